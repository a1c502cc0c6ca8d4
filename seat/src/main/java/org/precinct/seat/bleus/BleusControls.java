package org.precinct.seat.bleus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.DataFile;
import org.precinct.engine.Game;
import org.precinct.engine.Texts;
import org.precinct.engine.bleus.AllezLesBleus;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Permissions;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.bleus.proto.View.Phase;
import org.precinct.engine.bleus.proto.Why;
import org.precinct.seat.Button;
import org.precinct.seat.Button.Emphasis;
import org.precinct.seat.Controls;
import org.precinct.seat.Lesson;
import org.precinct.seat.Reaction;
import org.precinct.seat.Term;
import org.precinct.seat.Voice;
import org.precinct.seat.bleus.BleusTouch.Arrested;
import org.precinct.seat.bleus.BleusTouch.Give;
import org.precinct.seat.bleus.BleusTouch.HandCard;
import org.precinct.seat.bleus.BleusTouch.MarketCard;
import org.precinct.seat.bleus.BleusTouch.Opponent;
import org.precinct.seat.bleus.BleusTouch.Press;
import org.precinct.seat.bleus.BleusTouch.RowCard;

/**
 * One touch does it: a card of the hand is played, one of the row arrested, one of the market
 * bought. What was touched by mistake is taken back, as long as nothing was drawn or revealed. A
 * speech collects cards of the hand; a promotion takes a card of the hand and one that it becomes.
 *
 * <p>A card that cannot be played, arrested or bought is looked at and says why, to those who watch
 * as well.
 */
public final class BleusControls implements Controls<Action, View, Event, BleusDraft, BleusTouch> {
  private static final AllezLesBleus GAME = new AllezLesBleus();
  private static final Texts TEXTS =
      Texts.builder()
          .addAll(GAME.texts())
          .addAll(DataFile.resource(BleusControls.class, "bleus-seat.csv"))
          .build();

  /** For a small screen: the market is a drawer over the hand. */
  public static final BleusControls DRAWER = new BleusControls(true);

  /** For a face that shows hand and market side by side. */
  public static final BleusControls SPREAD = new BleusControls(false);

  private final boolean drawer;

  private BleusControls(boolean drawer) {
    this.drawer = drawer;
  }

  @Override
  public Game<?, Action, View, Event> game() {
    return GAME;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }

  @Override
  public BleusDraft begin(View view) {
    return BleusDraft.of(view);
  }

  @Override
  public BleusDraft revise(BleusDraft draft, View view) {
    return draft.at(view);
  }

  @Override
  public Reaction<BleusDraft, Action> touch(BleusTouch touch, BleusDraft draft, View view) {
    if (!open(draft, view).contains(touch)) return Reaction.nothing();
    if (touch == Press.MARKET) return Reaction.edit(draft.withMarket(!draft.market()));
    Optional<Action> action = action(touch, draft, view);
    return action.isPresent()
        ? Reaction.send(action.get(), draft)
        : Reaction.edit(picked(touch, draft, view));
  }

  private static BleusDraft picked(BleusTouch touch, BleusDraft draft, View view) {
    if (draft.has(touch)) return draft.without(touch);
    List<BleusTouch> picks = new ArrayList<>();
    // What is looked at on the side does not undo a speech or a promotion.
    boolean collects = view.phase == Phase.SPEECH;
    boolean pairs = view.phase == Phase.PROMOTE && !(touch instanceof HandCard);
    for (BleusTouch pick : draft.picks()) {
      if ((collects || pairs) && pick instanceof HandCard) picks.add(pick);
    }
    picks.add(touch);
    return draft.picking(picks);
  }

  @Override
  public List<BleusTouch> open(BleusDraft draft, View view) {
    List<BleusTouch> open = new ArrayList<>();
    boolean yours = Permissions.isYours(view);
    if (yours) for (int seat : view.offers.mediate) open.add(new Opponent(seat));
    int row = view.turn == null ? 0 : view.turn.row.size();
    for (int place = 1; place <= row; place++) open.add(new RowCard(place));
    int arrested = view.turn == null ? 0 : view.turn.arrested.size();
    for (int i = 0; i < arrested; i++) open.add(new Arrested(i));
    if (!yours) return open;
    boolean market = isMarketOpen(draft, view);
    if (!drawer || !market) hand(draft, view, open);
    if (view.phase == Phase.MAIN && (!drawer || market)) {
      for (Side side : Side.values()) {
        for (Card card : Box.standard().market(side)) open.add(new MarketCard(card.number()));
      }
    }
    for (int gain : gains(draft, view)) open.add(new MarketCard(gain));
    presses(draft, view, open);
    return open;
  }

  private static void hand(BleusDraft draft, View view, List<BleusTouch> open) {
    boolean full = isFull(draft, view);
    for (int slot = 0; slot < view.hand.size(); slot++) {
      HandCard card = new HandCard(slot);
      if (!full || draft.has(card)) open.add(card);
    }
  }

  /** The buttons, the most usual one last. */
  private void presses(BleusDraft draft, View view, List<BleusTouch> open) {
    if (view.offers.undo) open.add(Press.UNDO);
    for (int seat : view.offers.mediate) open.add(new Give(seat));
    if (view.phase == Phase.PROMOTE || view.phase == Phase.ACCIDENT) open.add(Press.DECLINE);
    if (view.phase == Phase.SPEECH) open.add(Press.CONFIRM);
    if (view.phase != Phase.MAIN) return;
    if (drawer) open.add(Press.MARKET);
    open.add(Press.END_TURN);
    if (!view.offers.play_all.isEmpty()) open.add(Press.PLAY_ALL);
  }

  /** Whether no further card can be discarded for the speech. */
  private static boolean isFull(BleusDraft draft, View view) {
    return view.phase == Phase.SPEECH && draft.cards(view).size() >= view.offers.speech;
  }

  /** Whether the market lies over the hand, where it is a drawer. */
  public static boolean isMarketOpen(BleusDraft draft, View view) {
    return Permissions.isMain(view) && draft.market();
  }

  /** What the picked card of the hand may be promoted to; empty if none is picked. */
  public static List<Integer> gains(BleusDraft draft, View view) {
    if (view.phase != Phase.PROMOTE) return List.of();
    List<Integer> cards = draft.cards(view);
    return cards.size() == 1 ? Permissions.gains(view, cards.get(0)) : List.of();
  }

  /** The card that is looked at: the one touched last. */
  public static Optional<Card> looked(BleusDraft draft, View view) {
    BleusTouch last = draft.last().orElse(null);
    if (last instanceof HandCard one) return card(view.hand.get(one.slot()));
    if (last instanceof RowCard one) return card(view.turn.row.get(one.place() - 1));
    if (last instanceof Arrested one) return card(view.turn.arrested.get(one.index()));
    if (last instanceof MarketCard one) return card(one.card());
    return Optional.empty();
  }

  private static Optional<Card> card(int number) {
    return Optional.of(Box.standard().card(number));
  }

  /** What a touch sends, if anything. */
  private static Optional<Action> action(BleusTouch touch, BleusDraft draft, View view) {
    if (!Permissions.isYours(view)) return Optional.empty();
    int seq = view.seq;
    if (touch instanceof Give one) return Optional.of(Actions.mediate(seq, one.seat()));
    if (touch instanceof Opponent one) return Optional.of(Actions.mediate(seq, one.seat()));
    if (touch instanceof Press press) return action(press, draft, view);
    if (view.phase == Phase.PROMOTE && touch instanceof MarketCard one) {
      return Optional.of(Actions.promote(seq, draft.cards(view).get(0), one.card()));
    }
    if (view.phase == Phase.ACCIDENT && touch instanceof Arrested one) {
      return Optional.of(Actions.accident(seq, view.turn.arrested.get(one.index())));
    }
    if (whyNot(touch, view) != Why.POSSIBLE) return Optional.empty();
    if (touch instanceof HandCard one) {
      return Optional.of(Actions.play(seq, view.hand.get(one.slot())));
    }
    if (touch instanceof RowCard one) return Optional.of(Actions.arrest(seq, one.place()));
    return Optional.of(Actions.buy(seq, ((MarketCard) touch).card()));
  }

  private static Optional<Action> action(Press press, BleusDraft draft, View view) {
    int seq = view.seq;
    return switch (press) {
      case PLAY_ALL -> Optional.of(Actions.playAll(seq));
      case UNDO -> Optional.of(Actions.undo(seq));
      case END_TURN -> Optional.of(Actions.end(seq));
      case MARKET -> Optional.empty();
      case CONFIRM -> {
        List<Integer> cards = draft.cards(view);
        Collections.sort(cards);
        yield Optional.of(Actions.speech(seq, cards));
      }
      case DECLINE ->
          Optional.of(
              view.phase == Phase.PROMOTE ? Actions.promoteNobody(seq) : Actions.removeNobody(seq));
    };
  }

  private static Why whyNot(BleusTouch pick, View view) {
    if (pick instanceof HandCard one) return Permissions.whyNotPlay(view, one.slot());
    if (pick instanceof RowCard one) return Permissions.whyNotArrest(view, one.place());
    if (pick instanceof MarketCard one) return Permissions.whyNotBuy(view, one.card());
    return Why.DECIDE_FIRST;
  }

  /** Why the card that is looked at cannot be played, arrested or bought; empty if it can. */
  public static Optional<String> whyNotLooked(
      BleusDraft draft, View view, Voice<Action, View, Event> voice) {
    if (!Permissions.isMain(view) || !draft.last().isPresent()) return Optional.empty();
    Why why = whyNot(draft.last().get(), view);
    return why == Why.POSSIBLE ? Optional.empty() : Optional.of(text(why, voice));
  }

  private static String text(Why why, Voice<Action, View, Event> voice) {
    return voice.text("why." + why.name().toLowerCase(Locale.ROOT));
  }

  @Override
  public Optional<String> why(
      BleusTouch touch, BleusDraft draft, View view, Voice<Action, View, Event> voice) {
    boolean tooMany =
        touch instanceof HandCard
            && Permissions.isYours(view)
            && isFull(draft, view)
            && !draft.has(touch);
    return tooMany ? Optional.of(text(Why.SPEECH_TOO_MANY, voice)) : Optional.empty();
  }

  @Override
  public List<Button<BleusTouch>> buttons(
      BleusDraft draft, View view, Voice<Action, View, Event> voice) {
    if (!Permissions.isYours(view)) return List.of();
    List<BleusTouch> open = new ArrayList<>();
    presses(draft, view, open);
    List<Button<BleusTouch>> buttons = new ArrayList<>();
    for (BleusTouch touch : open) {
      String label = label(touch, draft, view, voice);
      Button<BleusTouch> button = Button.of(touch, label, emphasis(touch, view));
      buttons.add(touch == Press.END_TURN ? asking(button, view, voice) : button);
    }
    return buttons;
  }

  private static String label(
      BleusTouch touch, BleusDraft draft, View view, Voice<Action, View, Event> voice) {
    if (touch == Press.MARKET) {
      if (isMarketOpen(draft, view)) return voice.text("seat.market.close");
      int open = view.offers.buy.size();
      return open == 0
          ? voice.text("seat.market.open")
          : voice.text("seat.market.open.some", "count", "" + open);
    }
    return voice.label(action(touch, draft, view).get(), view);
  }

  private static Emphasis emphasis(BleusTouch touch, View view) {
    if (touch == Press.UNDO) return Emphasis.QUIET;
    boolean stands =
        touch == Press.CONFIRM
            || touch == Press.PLAY_ALL
            || touch == Press.END_TURN && !left(view).isPresent();
    return stands ? Emphasis.PRIMARY : Emphasis.USUAL;
  }

  /** The end of a turn asks first if it gives something up. */
  private static Button<BleusTouch> asking(
      Button<BleusTouch> button, View view, Voice<Action, View, Event> voice) {
    Optional<String> left = left(view);
    if (!left.isPresent()) return button;
    String text =
        voice.text(
            "seat.end_early." + left.get(),
            "funding",
            "" + view.turn.funding,
            "tension",
            "" + view.turn.tension,
            "force",
            "" + view.turn.force);
    return button.asking(voice.text("seat.end_early"), Optional.of(text));
  }

  /** The first thing that could still be done before the turn ends; empty if there is nothing. */
  private static Optional<String> left(View view) {
    if (view.offers.play.contains(Why.POSSIBLE)) return Optional.of("play");
    if (view.offers.arrest.contains(Why.POSSIBLE)) return Optional.of("arrest");
    return view.offers.buy.isEmpty() ? Optional.empty() : Optional.of("buy");
  }

  @Override
  public OptionalInt distance(Action action, BleusDraft draft, View view) {
    if (!Permissions.isYours(view) || action.seq != view.seq) return OptionalInt.empty();
    return OptionalInt.of(touches(action, draft, view));
  }

  private int touches(Action action, BleusDraft draft, View view) {
    boolean market = drawer && isMarketOpen(draft, view);
    if (action.play != null) return market ? 2 : 1;
    if (action.buy != null) return drawer && !market ? 2 : 1;
    if (action.speech != null) return 1 + apart(action.speech.cards, draft.cards(view));
    if (action.promote != null && action.promote.card != 0) {
      return draft.cards(view).equals(List.of(action.promote.card)) ? 1 : 2;
    }
    return 1;
  }

  /** How many cards are in one of two sets and not in the other. */
  private static int apart(List<Integer> one, List<Integer> two) {
    List<Integer> left = new ArrayList<>(one);
    int apart = 0;
    for (Integer card : two) if (!left.remove(card)) apart++;
    return apart + left.size();
  }

  @Override
  public Optional<Lesson> lesson(View view) {
    if (!Permissions.isYours(view)) return Optional.empty();
    String moment = moment(view);
    return Optional.of(new Lesson(moment, thing(moment, view)));
  }

  /** What is touched at such a moment, where it is one thing. */
  private static Optional<BleusTouch> thing(String moment, View view) {
    return switch (moment) {
      case "arrest" -> Optional.of(new RowCard(1 + view.offers.arrest.indexOf(Why.POSSIBLE)));
      case "turn", "speech", "promote" -> Optional.of(new HandCard(0));
      case "accident" -> Optional.of(new Arrested(0));
      default -> Optional.empty();
    };
  }

  /** The kind of decision; the parts of a turn as each becomes possible. */
  private static String moment(View view) {
    if (view.phase != Phase.MAIN) return view.phase.name().toLowerCase(Locale.ROOT);
    if (view.offers.arrest.contains(Why.POSSIBLE)) return "arrest";
    return view.offers.buy.isEmpty() ? "turn" : "buy";
  }

  @Override
  public List<Term> glossary() {
    return CardSigns.glossary();
  }
}
