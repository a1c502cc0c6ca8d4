package org.precinct.engine.goodcop.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;

/** The bot of 6.11: weighs what it has seen, shoots when it is sure enough, looks when not. */
public final class NormalBot implements Bot<Action, View> {
  private static final double LOWEST_THRESHOLD = 0.30;
  private static final double THRESHOLD_SPAN = 0.15;
  private static final double SINKS_PER_ROUND = 0.06;
  private static final int PATIENT_ROUNDS = 4;

  /** The more useful, the later it is discarded. */
  private static final List<Equipment> BEST_FIRST =
      List.of(
          Equipment.RESTRAINING_ORDER,
          Equipment.K9_UNIT,
          Equipment.BULLETPROOF_VEST,
          Equipment.TASER,
          Equipment.COFFEE,
          Equipment.BACKUP,
          Equipment.STANDOFF,
          Equipment.WIRETAP,
          Equipment.POLYGRAPH,
          Equipment.PLANTED_EVIDENCE,
          Equipment.EVIDENCE_BAG,
          Equipment.DEFIBRILLATOR,
          Equipment.BLACKMAIL,
          Equipment.TRUTH_SERUM,
          Equipment.SURVEILLANCE_CAMERA,
          Equipment.METAL_DETECTOR,
          Equipment.FLASHBANG,
          Equipment.REPORT_AUDIT,
          Equipment.SMOKE_GRENADE);

  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    Insight sight = new Insight(view);
    if (!sight.isAsked()) return Optional.empty();
    return Optional.of(
        switch (view.phase) {
          case ORDER_CARDS -> chance.pick(choices);
          case TURN_ACTION -> act(sight, choices, chance);
          case WINDOW -> react(sight, choices, chance);
          case RECONSIDER -> reconsider(sight, choices, chance);
          case REVEAL, SERUM, AUDIT -> turnUp(sight, choices, chance);
          case AIM_NOW, RETARGET, STANDOFF -> aim(sight, choices, chance);
          case DISCARD -> discard(choices);
          case TURN_END -> endTurn(sight, choices, chance);
          case TURN_PASSES, GAME_OVER, NO_PHASE -> chance.pick(choices);
        });
  }

  /** How much a shot must be worth: less and less as the game goes on. */
  private static double threshold(Insight sight, Chance chance) {
    int round = (sight.view.turn_no - 1) / sight.seats + 1;
    double drawn = LOWEST_THRESHOLD + THRESHOLD_SPAN * chance.below(1000) / 1000;
    return drawn - SINKS_PER_ROUND * Math.max(0, round - PATIENT_ROUNDS);
  }

  private static Action act(Insight sight, List<Action> choices, Chance chance) {
    Suspicion suspicion = new Suspicion(sight, chance);
    double threshold = threshold(sight, chance);
    Gadgets gadgets = new Gadgets(sight, suspicion, threshold, choices, chance);
    return gadgets
        .onMyTurn()
        .orElseGet(() -> announce(sight, suspicion, threshold, choices, chance));
  }

  private static Action announce(
      Insight sight, Suspicion suspicion, double threshold, List<Action> choices, Chance chance) {
    int aim = sight.aim(sight.me);
    boolean vested = sight.view.vest != null && sight.view.vest == aim;
    Optional<Action> shoot = announcement(choices, TurnAction.SHOOT);
    if (shoot.isPresent() && !vested && suspicion.shot[aim] > threshold) return shoot.get();
    Optional<Action> arm = announcement(choices, TurnAction.ARM);
    int best = Suspicion.best(sight.others(), suspicion.shot);
    if (arm.isPresent() && suspicion.shot[best] > threshold) return arm.get();
    Optional<Action> look = investigate(sight, suspicion, choices, chance);
    if (look.isPresent()) return look.get();
    // Nothing is left to learn: a gun is better than nothing, then a card.
    if (arm.isPresent()) return arm.get();
    Optional<Action> equip = announcement(choices, TurnAction.EQUIP);
    if (equip.isPresent()) return equip.get();
    Optional<Action> nothing = announcement(choices, TurnAction.NOTHING);
    if (nothing.isPresent()) return nothing.get();
    // A card it has seen before, sooner than a shot it does not want.
    return announcement(choices, TurnAction.INVESTIGATE).orElseGet(() -> chance.pick(choices));
  }

  private static Optional<Action> announcement(List<Action> choices, TurnAction action) {
    for (Action choice : choices) {
      if (choice.kind == Kind.ANNOUNCE && choice.announce == action) return Optional.of(choice);
    }
    return Optional.empty();
  }

  /** An unknown card of the most doubtful player. */
  private static Optional<Action> investigate(
      Insight sight, Suspicion suspicion, List<Action> choices, Chance chance) {
    int open = 0;
    for (int left = sight.others(); left != 0; left = Bits.withoutLowest(left)) {
      if (sight.unknownOf(Bits.lowest(left)) != 0) open |= Bits.of(Bits.lowest(left));
    }
    int target = Suspicion.best(open, suspicion.doubt);
    if (target < 0) return Optional.empty();
    List<Action> looks = new ArrayList<>();
    for (Action choice : choices) {
      boolean fits = choice.kind == Kind.ANNOUNCE && choice.announce == TurnAction.INVESTIGATE;
      if (fits && Bits.has(sight.unknownOf(target), choice.place - 1)) looks.add(choice);
    }
    return looks.isEmpty() ? Optional.empty() : Optional.of(chance.pick(looks));
  }

  private static Action react(Insight sight, List<Action> choices, Chance chance) {
    if (sight.view.mine.hand.isEmpty()) return pass(choices);
    Suspicion suspicion = new Suspicion(sight, chance);
    double threshold = threshold(sight, chance);
    return new Gadgets(sight, suspicion, threshold, choices, chance)
        .inWindow()
        .orElseGet(() -> pass(choices));
  }

  private static Action pass(List<Action> choices) {
    for (Action choice : choices) if (choice.kind == Kind.PASS) return choice;
    throw new IllegalArgumentException("asked in a window, but cannot pass");
  }

  private static Action reconsider(Insight sight, List<Action> choices, Chance chance) {
    Suspicion suspicion = new Suspicion(sight, chance);
    double threshold = threshold(sight, chance);
    for (Action choice : choices) {
      if (choice.kind != Kind.KEEP) continue;
      if (sight.view.announced != TurnAction.SHOOT) return choice;
      int aim = sight.aim(sight.me);
      boolean vested = sight.view.vest != null && sight.view.vest == aim;
      if (!vested && suspicion.shot[aim] > threshold - SINKS_PER_ROUND) return choice;
    }
    return announce(sight, suspicion, threshold, choices, chance);
  }

  /** Leaders are shown last. */
  private static Action turnUp(Insight sight, List<Action> choices, Chance chance) {
    List<Action> followers = new ArrayList<>();
    List<Action> all = new ArrayList<>();
    for (Action choice : choices) {
      if (choice.kind != Kind.CHOOSE_CARD) continue;
      all.add(choice);
      if (!Insight.isLeader(sight.types[choice.place - 1])) followers.add(choice);
    }
    return chance.pick(followers.isEmpty() ? all : followers);
  }

  private static Action aim(Insight sight, List<Action> choices, Chance chance) {
    return aimBest(choices, Kind.CHOOSE_AIM, new Suspicion(sight, chance));
  }

  private static Action aimBest(List<Action> choices, Kind kind, Suspicion suspicion) {
    Action best = null;
    for (Action choice : choices) {
      if (choice.kind != kind) continue;
      if (best == null || suspicion.shot[choice.seat] > suspicion.shot[best.seat]) best = choice;
    }
    if (best == null) throw new IllegalArgumentException("nobody to aim at");
    return best;
  }

  private static Action discard(List<Action> choices) {
    Action worst = null;
    for (Action choice : choices) {
      if (choice.kind != Kind.DISCARD) continue;
      boolean worse =
          worst == null || BEST_FIRST.indexOf(choice.card) > BEST_FIRST.indexOf(worst.card);
      if (worse) worst = choice;
    }
    if (worst == null) throw new IllegalArgumentException("nothing to discard");
    return worst;
  }

  private static Action endTurn(Insight sight, List<Action> choices, Chance chance) {
    boolean armed = sight.seat(sight.me).armed;
    boolean empty = sight.view.mine.hand.isEmpty();
    if (!armed && empty) return unaimed(choices);
    Suspicion suspicion = new Suspicion(sight, chance);
    double threshold = threshold(sight, chance);
    Optional<Action> gadget = new Gadgets(sight, suspicion, threshold, choices, chance).atTurnEnd();
    if (gadget.isPresent()) return gadget.get();
    return armed ? aimBest(choices, Kind.END_TURN, suspicion) : unaimed(choices);
  }

  private static Action unaimed(List<Action> choices) {
    for (Action choice : choices) if (choice.kind == Kind.END_TURN) return choice;
    throw new IllegalArgumentException("the turn cannot be ended");
  }
}
