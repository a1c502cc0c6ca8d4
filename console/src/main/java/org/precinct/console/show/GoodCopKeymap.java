package org.precinct.console.show;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.precinct.console.show.Keyboard.Misread;
import org.precinct.engine.goodcop.kit.Keys;
import org.precinct.engine.goodcop.kit.TurnActions;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.seat.Controls;
import org.precinct.seat.goodcop.Choosing;
import org.precinct.seat.goodcop.GoodCopBoard;
import org.precinct.seat.goodcop.GoodCopControls;
import org.precinct.seat.goodcop.GoodCopDraft;
import org.precinct.seat.goodcop.GoodCopDraft.FileSheet;
import org.precinct.seat.goodcop.GoodCopTouch;
import org.precinct.seat.goodcop.GoodCopTouch.Announce;
import org.precinct.seat.goodcop.GoodCopTouch.Card;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimCard;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimGear;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimSide;
import org.precinct.seat.goodcop.GoodCopTouch.Discard;
import org.precinct.seat.goodcop.GoodCopTouch.Hand;
import org.precinct.seat.goodcop.GoodCopTouch.Page;
import org.precinct.seat.goodcop.GoodCopTouch.Player;
import org.precinct.seat.goodcop.GoodCopTouch.Press;
import org.precinct.seat.goodcop.GoodCopTouch.Slot;
import org.precinct.seat.goodcop.GoodCopWords;

/** An action, then a player, then a card; at a small table all of it at once. */
final class GoodCopKeymap implements Keymap<Action, View, Event, GoodCopDraft, GoodCopTouch> {

  @Override
  public Controls<Action, View, Event, GoodCopDraft, GoodCopTouch> controls() {
    return GoodCopControls.CONTROLS;
  }

  /** Statements, and passes where nothing can be passed. */
  @Override
  public boolean isAside(Action action, View view) {
    return action.kind == Action.Kind.CLAIM
        || action.kind == Action.Kind.SET_STANDING_PASS && view.phase != View.Phase.WINDOW;
  }

  /** Rows in the order of their cards; all else as it is quickest to touch. */
  @Override
  public List<Action> ordered(List<Action> actions, View view) {
    List<Action> ordered = new ArrayList<>(actions);
    ordered.sort(Comparator.comparing(action -> action.order.toString()));
    return ordered;
  }

  @Override
  public boolean lasts(View before, View now) {
    return before.phase == now.phase
        && before.state_seq == now.state_seq
        && before.window_no == now.window_no;
  }

  @Override
  public Optional<String> label(
      GoodCopTouch touch, GoodCopDraft draft, View view, Viewpoint viewpoint) {
    GoodCopWords words = words(viewpoint);
    if (touch instanceof Announce one) return Optional.of(words.word(one.action()) + " …");
    if (touch instanceof Player one) return player(one.seat(), draft, view, viewpoint);
    if (touch instanceof Page one) return Optional.of(viewpoint.name(one.seat()) + " …");
    if (touch instanceof Card one) {
      boolean spoken = draft.sheet() instanceof FileSheet;
      return Optional.of(card(one.place(), view, viewpoint) + (spoken ? " …" : ""));
    }
    if (touch instanceof Slot one) {
      int from = draft.arranging().get().order().get(one.slot() - 1);
      GoodCopBoard.Player own = GoodCopBoard.of(view).ownPlayer().get();
      String lies = words.word(own.cards().get(from - 1).type());
      return Optional.of(words.line(words.slot(one.slot()), lies));
    }
    if (touch instanceof Discard one) return Optional.of(words.word(one.card()));
    return touch instanceof Press press ? press(press, draft, view, viewpoint) : Optional.empty();
  }

  private GoodCopWords words(Viewpoint viewpoint) {
    return new GoodCopWords(viewpoint.voice(controls()));
  }

  /** Somebody to be chosen, or to be spoken about. */
  private Optional<String> player(int seat, GoodCopDraft draft, View view, Viewpoint viewpoint) {
    Optional<Choosing> choosing = draft.choosing().filter(it -> it.asksTable(view));
    String name = viewpoint.name(seat);
    if (choosing.isEmpty()) {
      return GoodCopBoard.mayClaim(view)
          ? Optional.of(viewpoint.say("cop.speak", "name", name))
          : Optional.empty();
    }
    // The cards that lie close are to be chosen from; 0 goes back to the players.
    if (choosing.get().closeUp().isPresent()) return Optional.empty();
    return Optional.of(choosing.get().picks(view) > 0 ? name + " …" : name);
  }

  /** "Ben, card 2", and what it is as far as the player knows. */
  private String card(int place, View view, Viewpoint viewpoint) {
    GoodCopWords words = words(viewpoint);
    for (GoodCopBoard.Player player : GoodCopBoard.of(view).players()) {
      for (GoodCopBoard.Card card : player.cards()) {
        boolean known = card.place() == place && card.type() != CardType.UNKNOWN;
        if (known) return words.line(words.place(place), words.word(card.type()));
      }
    }
    return words.place(place);
  }

  private Optional<String> press(Press press, GoodCopDraft draft, View view, Viewpoint viewpoint) {
    return switch (press) {
      case EQUIPMENT -> Optional.of(viewpoint.say("cop.equipment"));
      case USE -> {
        String card = words(viewpoint).word(view.mine.play.card);
        yield Optional.of(viewpoint.say("cop.use", "card", card));
      }
      // Where players are chosen, statements about them are made from the notebook.
      case NOTEBOOK ->
          GoodCopBoard.mayClaim(view) && draft.choosing().isPresent()
              ? Optional.of(viewpoint.say("cop.speak_of"))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  @Override
  public boolean isChosen(GoodCopTouch touch, GoodCopDraft draft, View view) {
    if (touch instanceof Discard one) return draft.discarding().equals(Optional.of(one.card()));
    if (draft.choosing().isPresent() && draft.isBare()) {
      Choosing choosing = draft.choosing().get();
      if (touch instanceof Card one) return choosing.places().contains(one.place());
      if (touch instanceof Player one) {
        return choosing.seat().equals(Optional.of(one.seat()))
            || cards(one.seat(), view).stream().anyMatch(choosing.places()::contains);
      }
    }
    return controls().holds(touch, draft);
  }

  private static List<Integer> cards(int seat, View view) {
    return GoodCopBoard.of(view).players().get(seat).cards().stream()
        .map(GoodCopBoard.Card::place)
        .toList();
  }

  @Override
  public List<GoodCopTouch> expected(GoodCopDraft draft, View view) {
    List<GoodCopTouch> expected = new ArrayList<>();
    for (TurnAction action : TurnActions.ALL) expected.add(new Announce(action));
    expected.add(Press.PASS);
    boolean chooses = draft.choosing().filter(it -> it.asksTable(view)).isPresent();
    for (int seat = 0; chooses && seat < view.seats.size(); seat++) expected.add(new Player(seat));
    return expected;
  }

  @Override
  public String question(GoodCopDraft draft, View view, Viewpoint viewpoint) {
    if (!draft.isBare() || draft.choosing().isEmpty()) return "";
    Choosing choosing = draft.choosing().get();
    if (choosing.closeUp().isPresent()) {
      return words(viewpoint).step(draft, view).orElse("");
    }
    int picks = choosing.picks(view);
    if (picks == 0) return viewpoint.say("cop.whom");
    if (picks == 1) return viewpoint.say("cop.whose");
    String chosen = "" + choosing.places().size();
    return viewpoint.say("cop.whose_cards", "chosen", chosen, "count", "" + picks);
  }

  @Override
  public Optional<List<GoodCopTouch>> command(
      String typed, GoodCopDraft begun, View view, Viewpoint viewpoint) throws Misread {
    if (view.mine == null) return Optional.empty();
    Tokens tokens = new Tokens(typed);
    if (tokens.isWord(viewpoint.words().typed("typed.use"))) {
      return Optional.of(use(tokens, view, viewpoint));
    }
    if (tokens.isWord(viewpoint.words().typed("typed.say"))) {
      return Optional.of(say(tokens, begun, view, viewpoint));
    }
    return Optional.empty();
  }

  /** Metal Detector and the like: {@code use 2.1 3.3}. */
  private static List<GoodCopTouch> use(Tokens tokens, View view, Viewpoint viewpoint)
      throws Misread {
    if (view.mine.play == null) throw new Misread(viewpoint.say("cop.nothing_to_use"));
    List<GoodCopTouch> touches = new ArrayList<>(List.of(Press.EQUIPMENT, Press.USE));
    if (!tokens.hasMore()) throw new Misread(viewpoint.say("cop.command.use"));
    while (tokens.hasMore()) {
      String one = tokens.next();
      touches.add(new Player(seat(one.split("\\.")[0], view, viewpoint)));
      touches.add(new Card(place(one, view, viewpoint)));
    }
    touches.add(Press.DONE);
    return touches;
  }

  /** A statement that nobody checks: {@code say 2.1 agent} or {@code say 2 honest}. */
  private List<GoodCopTouch> say(Tokens tokens, GoodCopDraft begun, View view, Viewpoint viewpoint)
      throws Misread {
    String whom = tokens.next();
    String what = tokens.next();
    if (!GoodCopBoard.mayClaim(view)) throw new Misread(viewpoint.say("cop.no_statements"));
    int seat = seat(whom.split("\\.")[0], view, viewpoint);
    List<GoodCopTouch> touches = new ArrayList<>();
    boolean chooses = begun.choosing().filter(it -> it.asksTable(view)).isPresent();
    if (chooses) touches.add(Press.NOTEBOOK);
    touches.add(chooses ? new Page(seat) : new Player(seat));
    if (whom.contains(".")) {
      int place = place(whom, view, viewpoint);
      touches.add(new Card(place));
      for (CardType type : GoodCopControls.TYPES) {
        if (!Tokens.means(what, viewpoint.game(Keys.of(type)))) continue;
        touches.add(new ClaimCard(place, type));
        return touches;
      }
    } else {
      for (Equipment card : GoodCopControls.equipment(view, seat)) {
        if (!Tokens.means(what, viewpoint.game(Keys.of(card)))) continue;
        touches.add(new Hand(seat));
        touches.add(new ClaimGear(seat, card));
        return touches;
      }
      for (Side side : GoodCopControls.sides(view)) {
        if (!Tokens.means(what, viewpoint.game(Keys.of(side)))) continue;
        touches.add(new ClaimSide(seat, side));
        return touches;
      }
    }
    throw new Misread(viewpoint.say("cop.command.say"));
  }

  private static int place(String typed, View view, Viewpoint viewpoint) throws Misread {
    String[] parts = typed.split("\\.", 2);
    List<Integer> row = cards(seat(parts[0], view, viewpoint), view);
    int slot = parts.length < 2 ? 0 : Tokens.number(parts[1]);
    if (slot < 1 || slot > row.size()) {
      throw new Misread(viewpoint.say("cop.bad_place", "typed", typed));
    }
    return row.get(slot - 1);
  }

  private static int seat(String typed, View view, Viewpoint viewpoint) throws Misread {
    int seat = Tokens.number(typed);
    if (seat >= 1 && seat <= view.seats.size()) return seat - 1;
    throw new Misread(
        viewpoint.say("show.bad_player", "typed", typed, "count", "" + view.seats.size()));
  }
}
