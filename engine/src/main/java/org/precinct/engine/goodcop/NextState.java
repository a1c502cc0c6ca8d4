package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Deed;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.View.Phase;

/** A state being changed by one step. Lives for that step only. */
final class NextState implements Position {
  /** The luck of this step. */
  final Chance chance;

  Phase phase;
  int alive;
  int wounded;
  Turn turn;
  Cards cards;
  Guns guns;
  Gear gear;
  Minds minds;
  Window window;
  Ints standing;
  int ready;
  Audit audit;
  List<Pending> pending;
  Phase then;
  List<Deed> deeds;
  Result result;

  private final State before;
  private final List<Told> news = new ArrayList<>(4);
  private boolean changed;

  NextState(State before, Chance chance) {
    this.before = before;
    this.chance = chance;
    phase = before.phase();
    alive = before.alive();
    wounded = before.wounded();
    turn = before.turn();
    cards = before.cards();
    guns = before.guns();
    gear = before.gear();
    minds = before.minds();
    window = before.window();
    standing = before.standing();
    ready = before.ready();
    audit = before.audit();
    pending = before.pending();
    then = before.then();
    deeds = before.deeds();
    result = before.result();
  }

  /** The state after the step. */
  State done() {
    tellSides();
    return new State(
        before.rules(),
        phase,
        changed ? before.seq() + 1 : before.seq(),
        alive,
        wounded,
        turn,
        cards,
        guns,
        gear,
        minds,
        window,
        standing,
        ready,
        audit,
        pending,
        then,
        deeds,
        result,
        Collections.unmodifiableList(news));
  }

  /**
   * R3, L8: a changed side is told with the public event that changed it, to its player, and to
   * everybody if no card of theirs is or was hidden (R58).
   */
  private void tellSides() {
    boolean same =
        cards.types() == before.cards().types() && cards.present() == before.cards().present();
    if (same && gear.plantedAt() == before.gear().plantedAt()) return;
    if (before.phase() == Phase.ORDER_CARDS || isOver()) return;
    for (int seat = 0; seat < rules().seats(); seat++) {
      Side side = side(seat);
      if (side == before.side(seat)) continue;
      tell(Bits.of(seat), Events.sideChanged(side));
      boolean open = cards.hidden(seat) == 0 && before.cards().hidden(seat) == 0;
      if (open) tell(Told.EVERYBODY & ~Bits.of(seat), Events.sideChanged(seat, side));
    }
  }

  boolean isOver() {
    return phase == Phase.GAME_OVER;
  }

  /** A public change: the next phase, or the same one anew. */
  void enter(Phase next) {
    phase = next;
    changed = true;
  }

  void tellAll(Event event) {
    changed = true;
    news.add(new Told(Told.EVERYBODY, event));
  }

  /** Tells some, without touching {@code stateSeq} (L4). */
  void tell(int to, Event event) {
    news.add(new Told(to, event));
  }

  /** Some are told one thing, everybody else another. */
  void tellApart(int insiders, Event inside, Event outside) {
    tell(insiders, inside);
    changed = true;
    news.add(new Told(Told.EVERYBODY & ~insiders, outside));
  }

  void push(Phase decision, int seat) {
    List<Pending> queue = new ArrayList<>(pending);
    queue.add(new Pending(decision, seat));
    pending = Collections.unmodifiableList(queue);
  }

  /** More decisions, after those that wait already. */
  void queue(List<Pending> more) {
    List<Pending> all = new ArrayList<>(pending);
    all.addAll(more);
    pending = Collections.unmodifiableList(all);
  }

  void pop() {
    pending = List.copyOf(pending.subList(1, pending.size()));
  }

  /** A card from the deck for a seat, which must discard if it then holds two (6.8). */
  void drawEquipment(int seat) {
    if (!rules().equipment()) return;
    gear = gear.drawn(seat);
    switchOffStandingPass(seat);
    Equipment card = gear.drawnBy() == seat ? Gear.card(gear.drawn()) : gear.hand(seat);
    tellApart(Bits.of(seat), Events.drawn(seat, card), Events.drawn(seat, Equipment.NO_EQUIPMENT));
    if (!rules().first() && gear.deck().isEmpty()) reshuffle();
    if (gear.count(seat) == 2) push(Phase.DISCARD, seat);
  }

  private void reshuffle() {
    int[] cardsLeft = gear.discard().toArray();
    for (int i = cardsLeft.length - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      int swap = cardsLeft[i];
      cardsLeft[i] = cardsLeft[j];
      cardsLeft[j] = swap;
    }
    gear = gear.withDeck(Ints.of(cardsLeft), Ints.EMPTY);
    tellAll(Events.reshuffled());
  }

  /** 6.6: a player who gets an Equipment card is asked again. */
  void switchOffStandingPass(int seat) {
    standing = standing.with(seat, StandingPass.OFF.getValue());
  }

  void end(Cause cause, Side side, int winners) {
    result = new Result(cause, side, winners);
    pending = List.of();
    enter(Phase.GAME_OVER);
    tellAll(Events.ended(result));
  }

  @Override
  public Rules rules() {
    return before.rules();
  }

  @Override
  public Phase phase() {
    return phase;
  }

  @Override
  public int seq() {
    return before.seq();
  }

  @Override
  public int alive() {
    return alive;
  }

  @Override
  public int wounded() {
    return wounded;
  }

  @Override
  public Turn turn() {
    return turn;
  }

  @Override
  public Cards cards() {
    return cards;
  }

  @Override
  public Guns guns() {
    return guns;
  }

  @Override
  public Gear gear() {
    return gear;
  }

  @Override
  public Minds minds() {
    return minds;
  }

  @Override
  public Window window() {
    return window;
  }

  @Override
  public Ints standing() {
    return standing;
  }

  @Override
  public int ready() {
    return ready;
  }

  @Override
  public Audit audit() {
    return audit;
  }

  @Override
  public List<Pending> pending() {
    return pending;
  }

  @Override
  public Phase then() {
    return then;
  }

  @Override
  public List<Deed> deeds() {
    return deeds;
  }

  @Override
  public Result result() {
    return result;
  }
}
