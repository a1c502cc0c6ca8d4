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
import org.precinct.seat.bleus.BleusTouch.Give;
import org.precinct.seat.bleus.BleusTouch.HandCard;
import org.precinct.seat.bleus.BleusTouch.MarketCard;
import org.precinct.seat.bleus.BleusTouch.Opponent;
import org.precinct.seat.bleus.BleusTouch.Page;
import org.precinct.seat.bleus.BleusTouch.Press;
import org.precinct.seat.bleus.BleusTouch.RowCard;

/**
 * Pick, then confirm: a card of the hand, the row or the market is picked, which shows what it
 * does, and a button plays, arrests or buys it. A speech collects cards of the hand; a promotion
 * takes a card of the hand and one that it becomes.
 *
 * <p>Any card may be picked just to look at it, by those who watch as well.
 */
public final class BleusControls implements Controls<Action, View, Event, BleusDraft, BleusTouch> {
  private static final AllezLesBleus GAME = new AllezLesBleus();
  private static final Texts TEXTS =
      Texts.builder()
          .addAll(GAME.texts())
          .addAll(DataFile.resource(BleusControls.class, "bleus-seat.csv"))
          .build();

  /** For a small screen: hand and market are pages to be turned. */
  public static final BleusControls PAGED = new BleusControls(true);

  /** For a face that shows hand and market side by side. */
  public static final BleusControls SPREAD = new BleusControls(false);

  private final boolean paged;

  private BleusControls(boolean paged) {
    this.paged = paged;
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
    if (touch instanceof Page page) return Reaction.edit(draft.turnedTo(page));
    if (touch instanceof Give || touch instanceof Press) {
      return Reaction.send(action(touch, draft, view).get(), draft);
    }
    return Reaction.edit(picked(touch, draft, view));
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
    if (!yours) return open;
    Page shown = shown(draft, view);
    if (paged && view.phase == Phase.MAIN) {
      for (Page page : Page.values()) if (page != shown) open.add(page);
    }
    if (!paged || shown == Page.HAND) hand(draft, view, open);
    for (Page page : Page.values()) {
      if (view.phase != Phase.MAIN || !page.side().isPresent() || paged && page != shown) continue;
      for (Card card : Box.standard().market(page.side().get())) {
        open.add(new MarketCard(card.number()));
      }
    }
    for (int gain : gains(draft, view)) open.add(new MarketCard(gain));
    buttons(draft, view, open);
    return open;
  }

  private static void hand(BleusDraft draft, View view, List<BleusTouch> open) {
    boolean full = isFull(draft, view);
    for (int slot = 0; slot < view.hand.size(); slot++) {
      HandCard card = new HandCard(slot);
      if (!full || draft.has(card)) open.add(card);
    }
  }

  private static void buttons(BleusDraft draft, View view, List<BleusTouch> open) {
    if (view.phase == Phase.MAIN) open.add(Press.END_TURN);
    for (int seat : view.offers.mediate) open.add(new Give(seat));
    if (view.phase == Phase.PROMOTE || view.phase == Phase.ACCIDENT) open.add(Press.DECLINE);
    if (confirmed(draft, view).isPresent()) open.add(Press.CONFIRM);
  }

  /** Whether no further card can be discarded for the speech. */
  private static boolean isFull(BleusDraft draft, View view) {
    return view.phase == Phase.SPEECH && draft.cards(view).size() >= view.offers.speech;
  }

  /** The page that lies open; while a card asks something, the hand. */
  public static Page shown(BleusDraft draft, View view) {
    return Permissions.isMain(view) ? draft.page() : Page.HAND;
  }

  /** What the picked card of the hand may be promoted to; empty if none is picked. */
  public static List<Integer> gains(BleusDraft draft, View view) {
    List<Integer> cards = draft.cards(view);
    return cards.size() == 1 ? Permissions.gains(view, cards.get(0)) : List.of();
  }

  /** The card that is looked at: the one touched last. */
  public static Optional<Card> looked(BleusDraft draft, View view) {
    BleusTouch last = draft.last().orElse(null);
    if (last instanceof HandCard one) return card(view.hand.get(one.slot()));
    if (last instanceof RowCard one) return card(view.turn.row.get(one.place() - 1));
    if (last instanceof MarketCard one) return card(one.card());
    return Optional.empty();
  }

  private static Optional<Card> card(int number) {
    return Optional.of(Box.standard().card(number));
  }

  private static Optional<Action> action(BleusTouch touch, BleusDraft draft, View view) {
    if (touch instanceof Give give) return Optional.of(Actions.mediate(view.seq, give.seat()));
    if (touch == Press.END_TURN) return Optional.of(Actions.end(view.seq));
    if (touch == Press.CONFIRM) return confirmed(draft, view);
    return Optional.of(
        view.phase == Phase.PROMOTE
            ? Actions.promoteNobody(view.seq)
            : Actions.removeNobody(view.seq));
  }

  /** What the picks amount to, if that can be done. */
  private static Optional<Action> confirmed(BleusDraft draft, View view) {
    int seq = view.seq;
    List<Integer> cards = draft.cards(view);
    if (view.phase == Phase.SPEECH) {
      Collections.sort(cards);
      return Optional.of(Actions.speech(seq, cards));
    }
    if (view.phase == Phase.PROMOTE) {
      Optional<Integer> gain = draft.marketCard();
      return gain.isPresent() && gains(draft, view).contains(gain.get())
          ? Optional.of(Actions.promote(seq, cards.get(0), gain.get()))
          : Optional.empty();
    }
    BleusTouch pick = draft.last().orElse(null);
    if (pick instanceof Opponent one) return Optional.of(Actions.mediate(seq, one.seat()));
    if (pick instanceof RowCard one && view.offers.accident.contains(one.place())) {
      return Optional.of(Actions.accident(seq, one.place()));
    }
    if (pick == null || whyNot(pick, view) != Why.POSSIBLE) return Optional.empty();
    if (pick instanceof HandCard) return Optional.of(Actions.play(seq, cards.get(0)));
    if (pick instanceof RowCard one) return Optional.of(Actions.arrest(seq, one.place()));
    return Optional.of(Actions.buy(seq, ((MarketCard) pick).card()));
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
    buttons(draft, view, open);
    List<Button<BleusTouch>> buttons = new ArrayList<>();
    for (BleusTouch touch : open) {
      String label = voice.label(action(touch, draft, view).get(), view);
      boolean stands = touch == Press.CONFIRM || touch == Press.END_TURN && isIdle(view);
      Button<BleusTouch> button =
          Button.of(touch, label, stands ? Emphasis.PRIMARY : Emphasis.USUAL);
      buttons.add(
          touch == Press.END_TURN && isEarly(view)
              ? button.asking(
                  voice.text("seat.end_early"), Optional.of(voice.text("seat.end_early.text")))
              : button);
    }
    return buttons;
  }

  /** Whether the turn could go on without buying. */
  private static boolean isEarly(View view) {
    return view.offers.play.contains(Why.POSSIBLE) || view.offers.arrest.contains(Why.POSSIBLE);
  }

  /** Whether nothing is left but to end the turn. */
  private static boolean isIdle(View view) {
    return !isEarly(view) && view.offers.buy.isEmpty();
  }

  @Override
  public OptionalInt distance(Action action, BleusDraft draft, View view) {
    if (!Permissions.isYours(view) || action.seq != view.seq) return OptionalInt.empty();
    return OptionalInt.of(touches(action, draft, view));
  }

  private int touches(Action action, BleusDraft draft, View view) {
    if (confirmed(draft, view).filter(action::equals).isPresent()) return 1;
    if (action.play != null) return 2 + turning(Page.HAND, draft, view);
    if (action.arrest != null) return 2;
    if (action.buy != null) {
      return 2 + turning(Page.of(Box.standard().card(action.buy.card).side()), draft, view);
    }
    if (action.speech != null) return 1 + apart(action.speech.cards, draft.cards(view));
    if (action.promote != null) {
      if (action.promote.card == 0) return 1;
      return draft.cards(view).equals(List.of(action.promote.card)) ? 2 : 3;
    }
    if (action.accident != null) return action.accident.place == 0 ? 1 : 2;
    return 1;
  }

  private int turning(Page page, BleusDraft draft, View view) {
    return paged && page != shown(draft, view) ? 1 : 0;
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
    return Permissions.isYours(view) ? Optional.of(new Lesson(moment(view))) : Optional.empty();
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
