package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.bot.Beliefs;
import org.precinct.engine.goodcop.bot.Insight;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.SeatView;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Waiting;

/**
 * A state that a bot's view may have been made of.
 *
 * <p>Hidden Integrity cards lie as {@link Beliefs} have it, Equipment that nobody has seen lies in
 * any hand or in the deck, and what others have answered in secret is still to be answered.
 */
final class Guess {
  private final View view;
  private final Mine mine;
  private final int me;
  private final int seats;
  private final Chance chance;

  private Guess(View view, Chance chance) {
    this.view = view;
    this.chance = chance;
    mine = view.mine;
    me = mine.seat;
    seats = view.seats.size();
  }

  static State of(View view, Chance chance) {
    return new Guess(view, chance).state();
  }

  private State state() {
    Insight sight = new Insight(view);
    Cards cards = cards(new Beliefs(sight).likely(chance));
    int alive = 0;
    int wounded = 0;
    int ready = 0;
    for (int seat = 0; seat < seats; seat++) {
      SeatView each = view.seats.get(seat);
      if (!each.eliminated) alive |= Bits.of(seat);
      if (each.wounded) wounded |= Bits.of(seat);
      if (each.ready || view.phase != Phase.ORDER_CARDS) ready |= Bits.of(seat);
    }
    List<Pending> pending = new ArrayList<>();
    for (Waiting each : view.memory.waiting) pending.add(new Pending(each.phase, each.seat));
    Guns guns = guns();
    return new State(
        rules(guns),
        view.phase,
        view.state_seq,
        alive,
        wounded,
        turn(),
        cards,
        guns,
        gear(),
        minds(cards),
        window(cards.size(me)),
        Ints.filled(seats, 0).with(me, mine.standing_pass.getValue()),
        ready,
        audit(),
        Collections.unmodifiableList(pending),
        view.memory.then,
        view.memory.deeds,
        new Result(Cause.NO_CAUSE, Side.NO_SIDE, 0),
        List.of());
  }

  private Rules rules(Guns guns) {
    return new Rules(
        seats,
        view.first_edition,
        guns.middle() + Bits.size(guns.holders()),
        -1,
        !view.without_equipment,
        view.memory.fixed_window,
        view.window_seconds,
        Rules.Timers.valueOf(view.memory.timers),
        !view.without_memory_aid,
        view.last_turn,
        view.quick_claims);
  }

  private Turn turn() {
    return new Turn(
        view.turn_no,
        view.turn_seat,
        view.counter_clockwise,
        view.extra_turn,
        view.announced,
        view.place - 1,
        view.locked,
        orNobody(view.banned),
        orNobody(view.vest),
        view.cameras);
  }

  private static int orNobody(Integer seat) {
    return seat == null ? -1 : seat;
  }

  private Cards cards(int[] deal) {
    Cards cards = new Cards(0, 0, 0, 0, CardType.fromValue(deal[Bits.ROW * seats]), 0, 0);
    int present = 0;
    int faceUp = 0;
    int tokens = 0;
    for (int seat = 0; seat < seats; seat++) {
      List<Integer> row = view.seats.get(seat).cards;
      for (int slot = 0; slot < row.size(); slot++) {
        int place = Bits.place(seat, slot);
        cards = cards.with(place, CardType.fromValue(deal[place]));
        present |= Bits.of(place);
        if (Places.isFaceUp(row.get(slot))) faceUp |= Bits.of(place);
        if (Places.hasToken(row.get(slot))) tokens |= Bits.of(place);
      }
    }
    int honest = Collections.frequency(view.removed, CardType.HONEST);
    int crooked = view.removed.size() - honest;
    return new Cards(cards.types(), present, faceUp, tokens, cards.leftOver(), honest, crooked);
  }

  private Guns guns() {
    Guns guns = Guns.inTheMiddle(view.guns);
    for (int seat = 0; seat < seats; seat++) {
      SeatView each = view.seats.get(seat);
      if (!each.armed) continue;
      guns = new Guns(guns.middle() + 1, guns.holders(), guns.aims()).taken(seat);
      if (each.aim != null) guns = guns.aimed(seat, each.aim);
    }
    return guns;
  }

  private Gear gear() {
    if (view.without_equipment) {
      return new Gear(Ints.filled(seats, 0), -1, 0, Ints.EMPTY, Ints.EMPTY, -1);
    }
    List<Integer> deck = new ArrayList<>(Catalogue.CARDS.equipment(view.first_edition));
    Ints discard = Ints.EMPTY;
    for (Equipment card : view.discard) {
      discard = discard.plus(card.getValue());
      deck.remove((Integer) card.getValue());
    }
    int planted = -1;
    for (int seat = 0; seat < seats; seat++) {
      for (Equipment card : known(seat)) deck.remove((Integer) card.getValue());
      if (view.seats.get(seat).front != Equipment.NO_EQUIPMENT) planted = seat;
    }
    if (planted >= 0) deck.remove((Integer) Equipment.PLANTED_EVIDENCE.getValue());
    deck = new ArrayList<>(chance.shuffled(deck));
    Ints hands = Ints.filled(seats, 0);
    int drawnBy = -1;
    int drawn = 0;
    for (int seat = 0; seat < seats; seat++) {
      int held = view.seats.get(seat).hand;
      List<Equipment> known = known(seat);
      if (held > 0) hands = hands.with(seat, card(known, 0, deck));
      if (held < 2) continue;
      drawnBy = seat;
      drawn = card(known, 1, deck);
    }
    int[] rest = new int[deck.size()];
    for (int i = 0; i < rest.length; i++) rest[i] = deck.get(i);
    return new Gear(hands, drawnBy, drawn, Ints.of(rest), discard, planted);
  }

  private List<Equipment> known(int seat) {
    return seat == me ? mine.hand : view.seats.get(seat).known_hand;
  }

  private static int card(List<Equipment> known, int index, List<Integer> deck) {
    return index < known.size() ? known.get(index).getValue() : deck.remove(deck.size() - 1);
  }

  /** Others know what they were seen to look at. */
  private Minds minds(Cards cards) {
    int[] known = new int[seats];
    int[] gear = new int[seats];
    List<Ints> notes = new ArrayList<>();
    int[] looked = looked();
    for (int seat = 0; seat < seats; seat++) {
      known[seat] = looked[seat];
      Ints lines = Ints.EMPTY;
      for (int left = looked[seat]; left != 0; left = Bits.withoutLowest(left)) {
        int place = Bits.lowest(left);
        lines = lines.plus(Notes.line(0, Note.How.INVESTIGATED, place, cards.type(place)));
      }
      notes.add(lines);
      if (seat == me) continue;
      for (Equipment card : view.seats.get(seat).known_hand) gear[me] |= Bits.of(card.getValue());
    }
    known[me] = seen(cards);
    Ints lines = Ints.EMPTY;
    for (Note note : mine.notebook) lines = lines.plus(Notes.read(note));
    notes.set(me, lines);
    return new Minds(
        Ints.of(known), Ints.of(looked), Ints.of(gear), Collections.unmodifiableList(notes));
  }

  private int[] looked() {
    int[] looked = new int[seats];
    for (int owner = 0; owner < seats; owner++) {
      List<Integer> seenBy = view.seats.get(owner).seen_by;
      for (int slot = 0; slot < seenBy.size(); slot++) {
        for (int left = seenBy.get(slot); left != 0; left = Bits.withoutLowest(left)) {
          looked[Bits.lowest(left)] |= Bits.of(Bits.place(owner, slot));
        }
      }
    }
    return looked;
  }

  /** Others' hidden cards that the viewer knows. */
  private int seen(Cards cards) {
    int seen = 0;
    for (int left = cards.hidden() & ~Bits.row(me); left != 0; left = Bits.withoutLowest(left)) {
      int place = Bits.lowest(left);
      int card = view.seats.get(Bits.seat(place)).cards.get(Bits.slot(place));
      if (Places.type(card) != CardType.UNKNOWN) seen |= Bits.of(place);
    }
    return seen;
  }

  private Window window(int rowSize) {
    boolean open = view.phase == Phase.WINDOW;
    Window none = Window.none(seats, view.window_seconds);
    List<Use> answers = new ArrayList<>(none.answers());
    List<Use> dropped = new ArrayList<>(none.dropped());
    if (open && mine.recorded) {
      Use play = mine.recorded_play == null ? Use.PASS : Inputs.use(mine.recorded_play, rowSize);
      answers.set(me, play);
    }
    if (mine.earlier != null) dropped.set(me, Inputs.use(mine.earlier, rowSize));
    return new Window(
        view.window_no,
        view.window_seconds,
        view.window_seconds,
        open ? view.asked : 0,
        composing(),
        view.memory.answered,
        Collections.unmodifiableList(answers),
        Collections.unmodifiableList(dropped));
  }

  /** For whom the sand waits, if not for the viewer, is anybody's guess. */
  private int composing() {
    if (mine.composing) return Bits.of(me);
    if (!view.memory.composing) return 0;
    int candidates = view.phase == Phase.WINDOW ? view.asked : 0;
    for (int seat = 0; seat < seats && view.phase != Phase.WINDOW; seat++) {
      if (view.seats.get(seat).hand > 0) candidates |= Bits.of(seat);
    }
    candidates &= ~Bits.of(me);
    return Bits.of(Bits.nth(candidates, chance.below(Bits.size(candidates))));
  }

  private Audit audit() {
    if (view.phase != Phase.AUDIT) return Audit.NONE;
    Audit audit = new Audit(view.asked, 0);
    return mine.recorded_place == 0 ? audit : audit.with(mine.recorded_place - 1);
  }
}
