package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.precinct.engine.Chance;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.EquipmentRules.Targets;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Deed;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** Another truth behind what a viewer sees. */
final class Rearranged {
  private final State state;
  private final Viewer viewer;
  private final int me;
  private final Chance chance;

  Rearranged(State state, Viewer viewer, Chance chance) {
    this.state = state;
    this.viewer = viewer;
    this.chance = chance;
    me = viewer.seat().map(seat -> seat.number()).orElse(-1);
  }

  State state() {
    State other = with(cards(), gear(), minds(), state.window(), state.standing(), audit());
    return with(
        other.cards(), other.gear(), other.minds(), window(other), standing(), other.audit());
  }

  private State with(
      Cards cards, Gear gear, Minds minds, Window window, Ints standing, Audit audit) {
    List<Told> told =
        state.news().stream().filter(each -> each.reaches(viewer)).collect(Collectors.toList());
    return new State(
        state.rules(),
        state.phase(),
        state.seq(),
        state.alive(),
        state.wounded(),
        state.turn(),
        cards,
        state.guns(),
        gear,
        minds,
        window,
        standing,
        state.ready(),
        audit,
        state.pending(),
        state.then(),
        state.deeds(),
        state.result(),
        told);
  }

  /** L1: every hidden card that the viewer does not track, the one left over included. */
  private Cards cards() {
    Cards cards = state.cards();
    int unknown = me < 0 ? cards.hidden() : cards.hidden() & ~state.minds().tracked(me, cards);
    List<CardType> pool = new ArrayList<>();
    for (int left = unknown; left != 0; left = Bits.withoutLowest(left)) {
      pool.add(cards.type(Bits.lowest(left)));
    }
    boolean leftOver = cards.leftOver() != CardType.UNKNOWN;
    if (leftOver) pool.add(cards.leftOver());
    for (int attempt = 0; attempt < 50; attempt++) {
      List<CardType> dealt = chance.shuffled(pool);
      int next = 0;
      Cards result = cards;
      for (int left = unknown; left != 0; left = Bits.withoutLowest(left)) {
        result = result.with(Bits.lowest(left), dealt.get(next++));
      }
      if (leftOver) {
        CardType last = dealt.get(next);
        if (Catalogue.isLeader(last)) continue;
        result = leaving(result, last);
      }
      if (!hasBothLeaders(result)) return result;
    }
    return cards;
  }

  private static Cards leaving(Cards cards, CardType leftOver) {
    return new Cards(
        cards.types(),
        cards.present(),
        cards.faceUp(),
        cards.tokens(),
        leftOver,
        cards.removedHonest(),
        cards.removedCrooked());
  }

  private boolean hasBothLeaders(Cards cards) {
    State other =
        with(cards, state.gear(), state.minds(), state.window(), state.standing(), Audit.NONE);
    for (int seat = 0; seat < state.rules().seats(); seat++) {
      if (!mayBeTorn() && other.side(seat) == Side.TORN) return true;
    }
    return false;
  }

  /** First edition: cards have changed places since nobody was dealt both leaders. */
  private boolean mayBeTorn() {
    return state.rules().first()
        && state.deeds().stream().anyMatch(deed -> deed.kind == Deed.Kind.CHANGED);
  }

  /** L2: the cards in other hands that the viewer cannot follow, and the deck. */
  private Gear gear() {
    Gear gear = state.gear();
    int followed = me < 0 ? 0 : state.minds().gear().get(me);
    List<Integer> pool = new ArrayList<>();
    for (int card : gear.deck().toArray()) pool.add(card);
    for (int seat = 0; seat < state.rules().seats(); seat++) {
      if (isOpen(gear.hands().get(seat), seat, followed)) pool.add(gear.hands().get(seat));
    }
    boolean second = gear.drawnBy() >= 0 && isOpen(gear.drawn(), gear.drawnBy(), followed);
    if (second) pool.add(gear.drawn());
    pool = chance.shuffled(pool);
    int next = 0;
    int[] deck = new int[gear.deck().size()];
    for (int i = 0; i < deck.length; i++) deck[i] = pool.get(next++);
    Ints hands = gear.hands();
    for (int seat = 0; seat < state.rules().seats(); seat++) {
      if (isOpen(gear.hands().get(seat), seat, followed))
        hands = hands.with(seat, pool.get(next++));
    }
    int drawn = second ? pool.get(next) : gear.drawn();
    return new Gear(hands, gear.drawnBy(), drawn, Ints.of(deck), gear.discard(), gear.plantedAt());
  }

  private boolean isOpen(int card, int holder, int followed) {
    return card != 0 && holder != me && !Bits.has(followed, card);
  }

  /** Other heads and notebooks. Who looked where is public and stays. */
  private Minds minds() {
    Minds minds = state.minds();
    Ints known = minds.known();
    Ints gear = minds.gear();
    List<Ints> notes = new ArrayList<>(minds.notes());
    for (int seat = 0; seat < state.rules().seats(); seat++) {
      if (seat == me) continue;
      known = known.with(seat, chance.below(1 << 24));
      gear = gear.with(seat, chance.below(1 << 20));
      if (chance.oneIn(2)) notes.set(seat, Ints.EMPTY);
    }
    return new Minds(known, minds.looked(), gear, notes);
  }

  private Ints standing() {
    Ints standing = state.standing();
    for (int seat = 0; seat < state.rules().seats(); seat++) {
      if (seat != me) standing = standing.with(seat, chance.below(3));
    }
    return standing;
  }

  /** Sealed answers, with the cards that the others hold now. */
  private Window window(State other) {
    Window window = state.window();
    List<Use> answers = new ArrayList<>(window.answers());
    List<Use> dropped = new ArrayList<>(window.dropped());
    for (int seat = 0; seat < state.rules().seats(); seat++) {
      if (seat == me) continue;
      dropped.set(seat, Use.PASS);
      if (state.phase() != Phase.WINDOW || !window.asks(seat)) continue;
      answers.set(seat, Use.UNANSWERED);
      if (chance.oneIn(3)) answers.set(seat, Use.PASS);
      State asked =
          with(
              other.cards(),
              other.gear(),
              other.minds(),
              sealed(window, answers, dropped),
              other.standing(),
              other.audit());
      Targets targets = EquipmentRules.targets(asked, seat);
      boolean plain = (targets.seats() | targets.fronts() | targets.picks() | targets.order()) == 0;
      if (targets.why() != Why.POSSIBLE || chance.oneIn(2)) continue;
      if (plain) answers.set(seat, Use.of(targets.card()));
      else if (targets.seats() != 0)
        answers.set(seat, Use.on(targets.card(), Bits.lowest(targets.seats())));
    }
    return sealed(window, answers, dropped);
  }

  /** Whom a window asks is public, and whether the sand waits, but not for whom. */
  private Window sealed(Window window, List<Use> answers, List<Use> dropped) {
    int composing = window.composing();
    int candidates = state.phase() == Phase.WINDOW ? window.asked() : holders();
    if (composing != 0 && (me < 0 || !Bits.has(composing, me))) {
      int others = me < 0 ? candidates : candidates & ~Bits.of(me);
      composing = Bits.of(Bits.nth(others, chance.below(Bits.size(others))));
    }
    return new Window(
        window.no(),
        window.seconds(),
        window.next(),
        window.asked(),
        composing,
        window.answered(),
        answers,
        dropped);
  }

  private int holders() {
    return state.gear().holders() & state.alive();
  }

  /** Others' choices in a Report Audit; somebody is still missing. */
  private Audit audit() {
    Audit audit = state.audit();
    if (audit.seats() == 0) return audit;
    int own = me < 0 ? 0 : audit.chosen() & Bits.row(me);
    Audit other = new Audit(audit.seats(), own);
    for (int left = audit.seats(); left != 0; left = Bits.withoutLowest(left)) {
      int seat = Bits.lowest(left);
      boolean last = Bits.size(other.missing()) == 1;
      if (seat == me || last || chance.oneIn(2)) continue;
      int hidden = state.cards().hidden(seat);
      other = other.with(Bits.nth(hidden, chance.below(Bits.size(hidden))));
    }
    return other;
  }
}
