package org.precinct.seat.goodcop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.goodcop.kit.Actions;
import org.precinct.engine.goodcop.kit.Keys;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.Why;
import org.precinct.seat.Voice;

/** The names of cards and seats, and sentences about them. */
public record GoodCopWords(Voice<Action, View, Event> voice) {

  public String word(CardType type) {
    return voice.text(Keys.of(type));
  }

  /** A type in few letters. */
  public Optional<String> shortType(CardType type) {
    return switch (type) {
      case UNKNOWN -> Optional.empty();
      case AGENT -> Optional.of(voice.text("seat.short_agent"));
      case KINGPIN -> Optional.of(voice.text("seat.short_kingpin"));
      case HONEST -> Optional.of(voice.text("seat.short_honest"));
      case CROOKED -> Optional.of(voice.text("seat.short_crooked"));
    };
  }

  public String word(Equipment card) {
    return voice.text(Keys.of(card));
  }

  /** What a card does. */
  public String rules(Equipment card) {
    return voice.text(Keys.rules(card));
  }

  public String word(TurnAction action) {
    return voice.text(Keys.of(action));
  }

  public String word(Why why) {
    return voice.text(Keys.of(why));
  }

  public String word(Side side) {
    return side == Side.NO_SIDE ? "" : voice.text(Keys.of(side));
  }

  /** A side and what it is after. */
  public String goal(Side side) {
    return switch (side) {
      case HONEST_SIDE -> word(side) + " · " + voice.text("help.honest_goal");
      case CROOKED_SIDE -> word(side) + " · " + voice.text("help.crooked_goal");
      case TORN -> word(side) + " · " + voice.text("help.torn_goal");
      case NO_SIDE -> word(side);
    };
  }

  /** "Ana: Honest". */
  public String line(String name, String text) {
    return voice.text("seat.is", "name", name, "text", text);
  }

  /** "Ben, card 2". */
  public String place(int place) {
    String player = voice.name(Places.seat(place));
    return voice.text("seat.place", "player", player, "slot", "" + Places.slot(place));
  }

  public String slot(int slot) {
    return voice.text("seat.card", "slot", "" + slot);
  }

  public String inFront(Equipment card) {
    return voice.text("seat.in_front", "card", word(card));
  }

  /** What everybody may know of a player, besides name, turn and connection. */
  public String player(GoodCopBoard.Player player) {
    List<String> facts = new ArrayList<>();
    if (player.ready()) facts.add(voice.text("seat.ready"));
    for (GoodCopBoard.Card card : player.cards()) facts.add(card(card));
    if (player.wounded()) facts.add(voice.text("state.wounded"));
    gun(player).ifPresent(facts::add);
    if (player.hand() > 0) facts.add(voice.count("seat.hand", player.hand()));
    player.front().ifPresent(front -> facts.add(inFront(front)));
    if (player.lead()) facts.add(voice.text("thing.lead_investigator"));
    if (player.vest()) facts.add(word(Equipment.BULLETPROOF_VEST));
    if (player.camera()) facts.add(word(Equipment.SURVEILLANCE_CAMERA));
    if (player.banned()) facts.add(voice.text("seat.banned"));
    player.side().ifPresent(side -> facts.add(word(side)));
    return String.join(", ", facts);
  }

  /** Whom a player aims at; empty without a gun. */
  public Optional<String> gun(GoodCopBoard.Player player) {
    if (!player.armed()) return Optional.empty();
    if (!player.aim().isPresent()) {
      return Optional.of(voice.text("state.armed") + ", " + voice.text("state.aim_void"));
    }
    return Optional.of(voice.text("seat.armed_at", "player", voice.name(player.aim().get())));
  }

  /** A card as everybody may know it. */
  public String card(GoodCopBoard.Card card) {
    String state = card.shown() ? word(card.type()) : voice.text("state.hidden");
    String told = line(slot(card.slot()), state);
    return seenBy(card).map(seen -> told + ", " + seen).orElse(told);
  }

  /** Who openly looked at a card. */
  public Optional<String> seenBy(GoodCopBoard.Card card) {
    if (card.seenBy().isEmpty()) return Optional.empty();
    List<String> names = new ArrayList<>();
    for (int seat : card.seenBy()) names.add(voice.name(seat));
    return Optional.of(voice.text("state.seen_by", "seats", String.join(", ", names)));
  }

  /** When and how a card was seen, and where it is now if not where it was. */
  public String note(Note note) {
    String how = voice.text(Keys.of(note.how));
    String line = voice.text("seat.note", "turn", "" + note.turn_no, "how", how);
    boolean moved =
        note.status != Note.Status.FOLLOWED || note.place_now != note.place && note.place_now != 0;
    if (!moved) return line;
    int now = Math.max(1, note.place_now);
    return line
        + "\n"
        + voice.text(
            Keys.of(note.status),
            "slot",
            "" + Places.slot(now),
            "player",
            voice.name(Places.seat(now)));
  }

  /** Why the own Equipment cannot be used now, or what it is already put down for. */
  public Optional<String> equipmentState(View view) {
    Mine mine = view.mine;
    if (mine.recorded_play != null) {
      String play = voice.label(Actions.at(view).play(mine.recorded_play), view);
      return Optional.of(voice.text("prompt.recorded") + " " + play);
    }
    boolean open = mine.hand.isEmpty() || mine.play == null || mine.play.why == Why.POSSIBLE;
    return open ? Optional.empty() : Optional.of(word(mine.play.why));
  }

  /** What is to be touched next; what the game asks, the prompt says. */
  public Optional<String> step(GoodCopDraft draft, View view) {
    if (!draft.canGoBack(view)) return Optional.empty();
    if (draft.arranging().isPresent()) return Optional.of(voice.text("seat.ask_arrange"));
    return draft.choosing().map(choosing -> step(choosing, view));
  }

  private String step(Choosing choosing, View view) {
    if (choosing.closeUp().isPresent()) {
      return voice.text("seat.ask_card", "player", voice.name(choosing.closeUp().get()));
    }
    int picks = choosing.picks(view);
    if (picks == 0) return voice.text("seat.ask_player");
    if (picks == 1) return voice.text("seat.ask_place");
    String chosen = "" + choosing.places().size();
    return voice.text("seat.ask_cards", "chosen", chosen, "count", "" + picks);
  }

  /** Who has won. */
  public String verdict(GoodCopBoard board) {
    List<Integer> winners = board.winners();
    if (winners.isEmpty()) return voice.text("seat.nobody_wins");
    if (!board.own().isPresent()) {
      return voice.text(winners.size() == 1 ? "seat.winner" : "seat.winners");
    }
    return voice.text(winners.contains(board.own().get()) ? "seat.you_win" : "seat.you_lose");
  }
}
