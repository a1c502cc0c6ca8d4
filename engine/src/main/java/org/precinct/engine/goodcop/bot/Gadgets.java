package org.precinct.engine.goodcop.bot;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;

/** When a NORMAL bot uses its Equipment: defence in windows, everything else on its own turn. */
final class Gadgets {
  private static final double SURE = 0.7;
  private static final double RATHER = 0.55;
  private static final double GAIN = 0.4;
  private static final double BAD_SHOT = -0.3;

  private final Insight sight;
  private final Suspicion suspicion;
  private final double threshold;
  private final List<Action> choices;
  private final Chance chance;
  private final Equipment card;

  Gadgets(
      Insight sight, Suspicion suspicion, double threshold, List<Action> choices, Chance chance) {
    this.sight = sight;
    this.suspicion = suspicion;
    this.threshold = threshold;
    this.choices = choices;
    this.chance = chance;
    List<Equipment> hand = sight.view.mine.hand;
    card = hand.isEmpty() ? Equipment.NO_EQUIPMENT : hand.get(0);
  }

  /** Before announcing an action. */
  Optional<Action> onMyTurn() {
    return switch (card) {
      case WIRETAP, METAL_DETECTOR -> mostUnknown();
      case POLYGRAPH, TRUTH_SERUM -> onMostDoubtful();
      case REPORT_AUDIT -> audit();
      case PLANTED_EVIDENCE -> onSeat(surest(this::flips));
      case EVIDENCE_BAG -> onSeat(surest(suspicion.enemy, RATHER));
      case DEFIBRILLATOR -> revive();
      case BLACKMAIL -> blackmail();
      case TASER -> taser();
      case FLASHBANG -> isExposed() ? any() : Optional.empty();
      case SMOKE_GRENADE -> isThreatenedByNext() ? any() : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** Before ending the turn. */
  Optional<Action> atTurnEnd() {
    int best = Suspicion.best(sight.others(), suspicion.shot);
    boolean armed = sight.seat(sight.me).armed;
    return switch (card) {
      case COFFEE -> armed && suspicion.shot[best] > threshold ? any() : Optional.empty();
      case SMOKE_GRENADE -> isThreatenedByNext() ? any() : Optional.empty();
      default -> Optional.empty();
    };
  }

  Optional<Action> inWindow() {
    boolean shooting = sight.view.announced == TurnAction.SHOOT && !sight.isMyTurn();
    return switch (card) {
      case BULLETPROOF_VEST -> any();
      case K9_UNIT -> shooting && isBadShot() ? onSeat(sight.view.turn_seat) : Optional.empty();
      case RESTRAINING_ORDER, STANDOFF -> shooting && isBadShot() ? any() : Optional.empty();
      case SURVEILLANCE_CAMERA ->
          Bits.has(sight.unknown, sight.view.place - 1) ? any() : Optional.empty();
      case BACKUP -> {
        int best = Suspicion.best(sight.others(), suspicion.shot);
        yield suspicion.shot[best] > threshold ? onSeat(best) : Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  /** The announced shot hits the bot or somebody it would rather keep. */
  private boolean isBadShot() {
    Integer target = sight.view.target;
    if (target == null) return false;
    if (target == sight.me) return true;
    return suspicion.shot[target] < BAD_SHOT;
  }

  /** The next player is armed and rather an enemy, the one on the other side is no such threat. */
  private boolean isThreatenedByNext() {
    int step = sight.view.counter_clockwise ? sight.seats - 1 : 1;
    return threat(neighbour(step)) > RATHER && threat(neighbour(sight.seats - step)) < RATHER;
  }

  private double threat(int seat) {
    if (sight.aim(seat) == sight.me) return 1;
    return sight.seat(seat).armed ? suspicion.enemy[seat] : 0;
  }

  private int neighbour(int step) {
    int seat = sight.me;
    do seat = (seat + step) % sight.seats;
    while (!Bits.has(sight.alive, seat));
    return seat;
  }

  /** Others have seen a leader of this bot that is not wounded yet, or most of its cards. */
  private boolean isExposed() {
    int leader = sight.myLeader();
    int seen = 0;
    List<Integer> seenBy = sight.seat(sight.me).seen_by;
    for (int left = sight.present & Bits.row(sight.me);
        left != 0;
        left = Bits.withoutLowest(left)) {
      int place = Bits.lowest(left);
      boolean peeked = !seenBy.isEmpty() && seenBy.get(Bits.slot(place)) != 0;
      if (!sight.isFaceUp(place) && !peeked || sight.hasToken(place)) continue;
      if (place == leader) return true;
      seen++;
    }
    return seen >= 2;
  }

  private Optional<Action> audit() {
    int concerned = 0;
    for (int left = sight.alive; left != 0; left = Bits.withoutLowest(left)) {
      int seat = Bits.lowest(left);
      boolean open = false;
      for (int card : sight.seat(seat).cards) open |= Places.isFaceUp(card);
      if (!open) concerned |= Bits.of(seat);
    }
    boolean worth = Bits.size(concerned & ~Bits.of(sight.me)) >= 2;
    boolean safe = !Bits.has(concerned, sight.me) || sight.myLeader() < 0;
    return worth && safe ? any() : Optional.empty();
  }

  /** The seat with the highest number, if it reaches the mark; otherwise −1. */
  private int surest(double[] by, double mark) {
    int best = Suspicion.best(offered(), by);
    return best >= 0 && by[best] >= mark ? best : -1;
  }

  private interface Judge {
    double of(int seat);
  }

  private int surest(Judge judge) {
    double[] by = new double[sight.seats];
    for (int seat = 0; seat < sight.seats; seat++) by[seat] = judge.of(seat);
    return surest(by, SURE);
  }

  /** How likely Planted Evidence makes this player an ally. */
  private double flips(int seat) {
    if (seat == sight.me) return 0;
    return suspicion.enemy[seat] - suspicion.enemyLeader[seat];
  }

  /** The seats on which the card may be used. */
  private int offered() {
    int seats = 0;
    for (Action choice : choices) {
      if (choice.kind == Kind.PLAY && choice.play.seat != null) seats |= Bits.of(choice.play.seat);
    }
    return seats;
  }

  private Optional<Action> onMostDoubtful() {
    int open = 0;
    for (int left = offered(); left != 0; left = Bits.withoutLowest(left)) {
      if (sight.unknownOf(Bits.lowest(left)) != 0) open |= Bits.of(Bits.lowest(left));
    }
    // A Polygraph shows the bot's own cards as well.
    if (card == Equipment.POLYGRAPH && sight.myLeader() >= 0) return Optional.empty();
    return onSeat(Suspicion.best(open, suspicion.doubt));
  }

  private Optional<Action> taser() {
    int best = Suspicion.best(sight.others(), suspicion.shot);
    if (suspicion.shot[best] <= threshold) return Optional.empty();
    return onSeat(Suspicion.best(offered(), suspicion.enemy));
  }

  /** A fallen player whom one card makes an ally. */
  private Optional<Action> revive() {
    CardType wanted = sight.mySide() == Side.HONEST_SIDE ? CardType.HONEST : CardType.CROOKED;
    for (Action choice : choices) {
      if (choice.kind != Kind.PLAY) continue;
      int place = choice.play.places.get(0) - 1;
      boolean planted = sight.seat(Bits.seat(place)).front != Equipment.NO_EQUIPMENT;
      boolean same = sight.types[place] == wanted.getValue();
      if (same != planted && sight.mySide() != Side.TORN) return Optional.of(choice);
    }
    return Optional.empty();
  }

  /**
   * New edition: the other leader for this bot wins at once. Otherwise a swap that gains allies.
   */
  private Optional<Action> blackmail() {
    Optional<Action> best = Optional.empty();
    double most = GAIN;
    for (Action choice : choices) {
      if (choice.kind != Kind.PLAY) continue;
      int a = choice.play.places.get(0) - 1;
      int b = choice.play.places.get(1) - 1;
      if (unitesLeaders(a, b)) return Optional.of(choice);
      if (Bits.has(sight.unknown, a) && Bits.has(sight.unknown, b)) continue;
      double gain = suspicion.swapGain(a, b);
      if (gain > most) {
        most = gain;
        best = Optional.of(choice);
      }
    }
    return best;
  }

  private boolean unitesLeaders(int a, int b) {
    if (sight.view.first_edition || sight.myLeader() < 0) return false;
    int mine = Bits.seat(a) == sight.me ? a : b;
    int theirs = mine == a ? b : a;
    if (Bits.seat(mine) != sight.me || mine == sight.myLeader()) return false;
    return Insight.isLeader(sight.types[theirs]);
  }

  /** Places to look at: as many unknown ones as possible, of the most doubtful players. */
  private Optional<Action> mostUnknown() {
    Optional<Action> best = Optional.empty();
    double most = 0;
    for (Action choice : choices) {
      if (choice.kind != Kind.PLAY) continue;
      double worth = 0;
      for (int number : choice.play.places) {
        int place = number - 1;
        if (Bits.has(sight.unknown, place)) worth += 0.01 + suspicion.doubt[Bits.seat(place)];
      }
      boolean better = worth > most || worth == most && best.isPresent() && chance.oneIn(3);
      if (better) {
        most = worth;
        best = Optional.of(choice);
      }
    }
    return best;
  }

  private Optional<Action> onSeat(int seat) {
    if (seat < 0) return Optional.empty();
    for (Action choice : choices) {
      if (choice.kind != Kind.PLAY) continue;
      Play play = choice.play;
      if (play.seat != null && play.seat == seat) return Optional.of(choice);
    }
    return Optional.empty();
  }

  /** The card as it is, or in any of its forms. */
  private Optional<Action> any() {
    int count = 0;
    Optional<Action> picked = Optional.empty();
    for (Action choice : choices) {
      if (choice.kind == Kind.PLAY && chance.oneIn(++count)) picked = Optional.of(choice);
    }
    return picked;
  }
}
