package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.show.Keyboard.Misread;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.seat.Controls;
import org.precinct.seat.bleus.BleusControls;
import org.precinct.seat.bleus.BleusDraft;
import org.precinct.seat.bleus.BleusTouch;
import org.precinct.seat.bleus.BleusTouch.Arrested;
import org.precinct.seat.bleus.BleusTouch.HandCard;
import org.precinct.seat.bleus.BleusTouch.MarketCard;
import org.precinct.seat.bleus.BleusTouch.RowCard;

/** A turn is listed whole: plays, arrests, purchases. A speech that is too long is picked. */
final class BleusKeymap implements Keymap<Action, View, Event, BleusDraft, BleusTouch> {
  /** More than any turn offers. */
  private static final int TURN = 500;

  private static final int SPEECHES = 16;

  @Override
  public Controls<Action, View, Event, BleusDraft, BleusTouch> controls() {
    return BleusControls.SPREAD;
  }

  @Override
  public int few(View view) {
    return view.phase == View.Phase.SPEECH ? SPEECHES : TURN;
  }

  @Override
  public boolean isChosen(BleusTouch touch, BleusDraft draft, View view) {
    return draft.has(touch);
  }

  @Override
  public Optional<String> label(
      BleusTouch touch, BleusDraft draft, View view, Viewpoint viewpoint) {
    if (touch instanceof HandCard one) return named(view.hand.get(one.slot()), viewpoint);
    if (touch instanceof MarketCard one) return named(one.card(), viewpoint);
    if (touch instanceof Arrested one && view.phase == View.Phase.ACCIDENT) {
      return named(view.turn.arrested.get(one.index()), viewpoint);
    }
    // While a card asks something, the row is only looked at.
    boolean takes = touch instanceof RowCard && view.phase == View.Phase.MAIN;
    return takes
        ? named(view.turn.row.get(((RowCard) touch).place() - 1), viewpoint)
        : Optional.empty();
  }

  private static Optional<String> named(int card, Viewpoint viewpoint) {
    return Optional.of(name(card, viewpoint));
  }

  private static String name(int card, Viewpoint viewpoint) {
    return BleusShow.name(Box.standard().card(card), viewpoint);
  }

  @Override
  public String detail(Action action, View view, Viewpoint viewpoint) {
    int card = action.play != null ? action.play.card : action.buy != null ? action.buy.card : 0;
    return card == 0 ? "" : " – " + viewpoint.game(Box.standard().card(card).textKey());
  }

  @Override
  public List<Action> ordered(List<Action> actions, View view) {
    List<Action> ordered = new ArrayList<>(actions);
    ordered.sort((one, other) -> compare(order(one), order(other)));
    return ordered;
  }

  /** Plays, arrests, purchases, the end; each by card or place, however the hand lies. */
  private static List<Integer> order(Action action) {
    if (action.play_all != null) return List.of(0);
    if (action.play != null) return List.of(0, action.play.card);
    if (action.arrest != null) return List.of(1, action.arrest.place);
    if (action.buy != null) return List.of(2, action.buy.card);
    if (action.end != null) return List.of(3);
    if (action.undo != null) return List.of(Integer.MAX_VALUE, 1);
    if (action.speech != null) return action.speech.cards;
    if (action.mediate != null) return List.of(action.mediate.seat);
    if (action.accident != null) return List.of(action.accident.card);
    int card = action.promote.card;
    return card == 0 ? List.of(Integer.MAX_VALUE) : List.of(card, action.promote.gain);
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int difference = Integer.compare(one.get(i), other.get(i));
      if (difference != 0) return difference;
    }
    return Integer.compare(one.size(), other.size());
  }

  /** A speech: {@code d patrol profiling}. */
  @Override
  public Optional<List<BleusTouch>> command(
      String typed, BleusDraft begun, View view, Viewpoint viewpoint) throws Misread {
    Tokens tokens = new Tokens(typed);
    boolean speech = view.phase == View.Phase.SPEECH;
    if (!speech || !tokens.isWord(viewpoint.words().typed("typed.discard"))) {
      return Optional.empty();
    }
    List<BleusTouch> touches = new ArrayList<>();
    while (tokens.hasMore()) {
      String word = tokens.next();
      Optional<BleusTouch> found = Optional.empty();
      for (int slot = 0; slot < view.hand.size(); slot++) {
        boolean named = Tokens.means(word, name(view.hand.get(slot), viewpoint));
        if (named && !touches.contains(new HandCard(slot))) found = Optional.of(new HandCard(slot));
      }
      touches.add(
          found.orElseThrow(() -> new Misread(viewpoint.say("bleus.not_in_hand", "typed", word))));
    }
    touches.add(BleusTouch.Press.CONFIRM);
    return Optional.of(touches);
  }
}
