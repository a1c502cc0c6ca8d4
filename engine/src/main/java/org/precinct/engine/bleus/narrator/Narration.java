package org.precinct.engine.bleus.narrator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Texts;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.Result;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;

/** The game in sentences. */
public final class Narration implements Narrator<Action, View, Event> {
  private final Box box;
  private final Texts texts;

  public Narration(Box box, Texts texts) {
    this.box = box;
    this.texts = texts;
  }

  @Override
  public String event(Event event, Language language, Names names) {
    String key = "event." + event.kind.name().toLowerCase(Locale.ROOT);
    String[] args = {
      "name",
      names.of(Seat.of(event.seat)),
      "card",
      event.card > 0 ? card(event.card, language) : "",
      "cards",
      cards(event.cards, language),
      "count",
      "" + event.count,
      "points",
      "" + event.points,
      "gains",
      gains(event, language),
      "other",
      names.of(Seat.of(event.other)),
      "gain",
      event.gain > 0 ? card(event.gain, language) : ""
    };
    return texts.format(language, key + variant(event), args);
  }

  /** What the wording of an event depends on beside its kind. */
  private static String variant(Event event) {
    return switch (event.kind) {
      case DREW -> !event.cards.isEmpty() ? ".own" : number(event.count);
      case SHUFFLED_POLICE, SHUFFLED_SUBURB -> number(event.count);
      case REVEALED -> event.card == 0 ? ".start" : ".escalation";
      case GAINED -> event.card == 0 ? ".together" : "";
      case TURN_ENDED -> event.cards.isEmpty() ? ".none" : ".unplayed";
      default -> "";
    };
  }

  @Override
  public String action(Action action, View view, Language language, Names names) {
    if (action.play != null) {
      return say(language, "action.play", "card", card(action.play.card, language));
    }
    if (action.arrest != null) {
      Card card = box.card(view.turn.row.get(action.arrest.place - 1));
      String name = card(card.number(), language);
      return say(language, "action.arrest", "card", name, "count", "" + card.arrest());
    }
    if (action.buy != null) {
      Card card = box.card(action.buy.card);
      String key = card.side() == Side.POLICE ? "action.buy.police" : "action.buy.suburb";
      return say(language, key, "card", card(card.number(), language), "count", "" + card.cost());
    }
    if (action.end != null) return say(language, "action.end");
    if (action.undo != null) return say(language, "action.undo");
    if (action.play_all != null) {
      return say(language, "action.play_all", "count", "" + view.offers.play_all.size());
    }
    if (action.speech != null) {
      if (action.speech.cards.isEmpty()) return say(language, "action.speech.none");
      return say(language, "action.speech", "cards", cards(action.speech.cards, language));
    }
    if (action.promote != null) {
      if (action.promote.card == 0) return say(language, "action.promote.none");
      String card = card(action.promote.card, language);
      return say(
          language, "action.promote", "card", card, "gain", card(action.promote.gain, language));
    }
    if (action.mediate != null) {
      return say(language, "action.mediate", "name", names.of(Seat.of(action.mediate.seat)));
    }
    if (action.accident.card == 0) return say(language, "action.accident.none");
    return say(language, "action.accident", "card", card(action.accident.card, language));
  }

  @Override
  public String prompt(View view, Language language, Names names) {
    if (view.phase == View.Phase.GAME_OVER) {
      return result(view.result.cause, view.result.winners, language, names);
    }
    String phase = view.phase.name().toLowerCase(Locale.ROOT);
    boolean yours = view.you != null && view.you == view.seat;
    String key = (yours ? "prompt.you." : "prompt.") + phase;
    TurnView turn = view.turn;
    String line =
        say(
            language,
            key,
            "name",
            names.of(Seat.of(view.seat)),
            "card",
            turn.asking > 0 ? card(turn.asking, language) : "",
            "count",
            yours ? "" + Math.max(view.offers.speech, view.offers.accident_tension) : "");
    return view.last_round ? line + " " + say(language, "prompt.last_round") : line;
  }

  @Override
  public boolean asks(View view) {
    return view.you != null && view.you == view.seat && view.phase != View.Phase.GAME_OVER;
  }

  @Override
  public String topic(View view) {
    return switch (view.phase) {
      case MAIN -> "turn";
      case SPEECH, PROMOTE, ACCIDENT, MEDIATE -> "choices";
      case GAME_OVER -> "end";
    };
  }

  @Override
  public String outcome(Outcome outcome, Language language, Names names) {
    List<Integer> winners = new ArrayList<>();
    for (Seat seat : outcome.winners()) winners.add(seat.number());
    return result(Result.Cause.valueOf(outcome.cause()), winners, language, names);
  }

  private String result(Result.Cause cause, List<Integer> winners, Language language, Names names) {
    StringBuilder who = new StringBuilder();
    for (int i = 0; i < winners.size(); i++) {
      if (i > 0) who.append(i < winners.size() - 1 ? ", " : say(language, "list.and"));
      who.append(names.of(Seat.of(winners.get(i))));
    }
    String won = winners.size() == 1 ? "result.win" : "result.shared";
    return say(language, "result." + cause.name().toLowerCase(Locale.ROOT))
        + " "
        + say(language, won, "name", who.toString());
  }

  private String gains(Event event, Language language) {
    StringBuilder gains = new StringBuilder();
    gain(gains, language, "gain.points" + number(event.points), event.points);
    gain(gains, language, "gain.funding", event.funding);
    gain(gains, language, "gain.tension", event.tension);
    gain(gains, language, "gain.force", event.force);
    return gains.toString();
  }

  private void gain(StringBuilder gains, Language language, String key, int number) {
    if (number == 0) return;
    if (gains.length() > 0) gains.append(", ");
    gains.append(say(language, key, "count", "" + number));
  }

  private static String number(int count) {
    return count == 1 ? ".one" : ".many";
  }

  private String card(int card, Language language) {
    return texts.get(language, box.card(card).nameKey());
  }

  /** Names in the order of their first copy, with the number of copies. */
  private String cards(List<Integer> cards, Language language) {
    StringBuilder list = new StringBuilder();
    for (int i = 0; i < cards.size(); i++) {
      if (cards.indexOf(cards.get(i)) < i) continue;
      int copies = 0;
      for (Integer card : cards) if (card.equals(cards.get(i))) copies++;
      if (list.length() > 0) list.append(", ");
      if (copies > 1) list.append(copies).append(" × ");
      list.append(card(cards.get(i), language));
    }
    return list.toString();
  }

  private String say(Language language, String key, String... args) {
    return texts.format(language, key, args);
  }
}
