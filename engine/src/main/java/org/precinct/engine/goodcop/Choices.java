package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.EquipmentRules.Targets;
import org.precinct.engine.goodcop.kit.Actions;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/**
 * What a seat may do.
 *
 * <p>Everything is listed but what may be done at any time (claims, and switching a standing pass
 * on outside a window) and Metal Detector's combinations beyond {@link #MOST_COMBINATIONS}.
 */
final class Choices {
  /** Up to seven cards, one of three for each of seven players: a sample is enough. */
  static final int MOST_COMBINATIONS = 300;

  private static final TurnAction[] PLAIN = {
    TurnAction.ARM, TurnAction.EQUIP, TurnAction.SHOOT, TurnAction.NOTHING
  };

  private Choices() {}

  static List<Action> of(Position at, int seat) {
    List<Action> list = new ArrayList<>();
    if (seat >= at.rules().seats() || !at.isAlive(seat) || at.phase() == Phase.GAME_OVER) {
      return list;
    }
    Inputs actions = Inputs.at(at);
    boolean asked = Bits.has(Umpire.waitingFor(at), seat);
    if (asked) addAsked(at, seat, actions, list);
    if (at.phase() == Phase.TURN_PASSES && seat == at.turn().seat()) addAims(at, seat, list);
    Targets targets = EquipmentRules.targets(at, seat);
    if (targets.why() == Why.POSSIBLE) {
      int size = at.cards().size(seat);
      for (Use use : uses(targets)) list.add(actions.play(use, size));
    }
    addStandingPass(at, seat, asked, actions, list);
    return list;
  }

  private static void addAsked(Position at, int seat, Inputs actions, List<Action> list) {
    Phase phase = at.phase();
    switch (phase) {
      case ORDER_CARDS -> {
        for (int order : Order.all(Bits.ROW)) list.add(actions.order(order));
      }
      case WINDOW -> list.add(actions.pass());
      case TURN_ACTION -> addAnnouncements(at, actions, list);
      case RECONSIDER -> {
        if (Announcements.stands(at)) list.add(actions.keep());
        addAnnouncements(at, actions, list);
      }
      case REVEAL, SERUM, AUDIT -> {
        for (int left = at.cards().hidden(seat); left != 0; left = Bits.withoutLowest(left)) {
          list.add(actions.chooseCard(Bits.lowest(left)));
        }
      }
      case AIM_NOW, RETARGET, STANDOFF -> {
        int aims = SubDecisions.aims(at, phase, seat);
        for (int left = aims; left != 0; left = Bits.withoutLowest(left)) {
          list.add(actions.chooseAim(Bits.lowest(left)));
        }
      }
      case DISCARD -> {
        list.add(actions.discard(at.gear().hand(seat)));
        list.add(actions.discard(Gear.card(at.gear().drawn())));
      }
      case TURN_END -> {
        if (SubDecisions.aims(at, phase, seat) == 0) list.add(actions.endTurn(-1));
        addAims(at, seat, list);
      }
      case TURN_PASSES, GAME_OVER, NO_PHASE -> {}
    }
  }

  private static void addAims(Position at, int seat, List<Action> list) {
    int aims = SubDecisions.aims(at, at.phase(), seat);
    for (int left = aims; left != 0; left = Bits.withoutLowest(left)) {
      list.add(Inputs.at(at).endTurn(Bits.lowest(left)));
    }
  }

  private static void addAnnouncements(Position at, Inputs actions, List<Action> list) {
    int places = Announcements.investigable(at);
    for (int left = places; left != 0; left = Bits.withoutLowest(left)) {
      list.add(actions.investigate(Bits.lowest(left)));
    }
    for (TurnAction action : PLAIN) {
      if (Announcements.whyNot(at, action, -1) == Why.POSSIBLE) list.add(actions.announce(action));
    }
  }

  /** On as an answer in a window, off at any time: so games without other inputs end. */
  private static void addStandingPass(
      Position at, int seat, boolean asked, Inputs actions, List<Action> list) {
    if (at.standing().get(seat) != StandingPass.OFF.getValue()) {
      list.add(actions.standingPass(StandingPass.OFF));
    } else if (asked && at.phase() == Phase.WINDOW) {
      list.add(actions.standingPass(StandingPass.THIS_TURN));
      list.add(actions.standingPass(StandingPass.ON));
    }
  }

  /** Every way to use a card that can be used. */
  private static List<Use> uses(Targets targets) {
    List<Use> uses = new ArrayList<>();
    for (int left = targets.seats(); left != 0; left = Bits.withoutLowest(left)) {
      uses.add(Use.on(targets.card(), Bits.lowest(left)));
    }
    for (int left = targets.fronts(); left != 0; left = Bits.withoutLowest(left)) {
      uses.add(Use.on(targets.card(), Bits.lowest(left)).takenFromFront());
    }
    if (targets.picks() > 0) addPicks(targets, targets.places(), 0, targets.picks(), uses);
    if (targets.order() > 0) {
      for (int order : Order.all(targets.order())) uses.add(Use.laidOut(order));
    }
    if (uses.isEmpty()) uses.add(Use.of(targets.card()));
    return uses;
  }

  private static void addPicks(Targets targets, int from, int picked, int missing, List<Use> uses) {
    if (missing == 0) {
      uses.add(Use.at(targets.card(), picked));
      return;
    }
    for (int left = from; left != 0 && uses.size() < MOST_COMBINATIONS; ) {
      int place = Bits.lowest(left);
      left = Bits.withoutLowest(left);
      addPicks(
          targets, left & ~Bits.row(Bits.seat(place)), picked | Bits.of(place), missing - 1, uses);
    }
  }

  /** Any legal action; settings and words are rare. */
  static Action sample(Position at, int seat, List<Action> choices, Chance chance) {
    Inputs actions = Inputs.at(at);
    if (chance.oneIn(64)) {
      StandingPass setting = StandingPass.values()[chance.below(3)];
      boolean other = at.standing().get(seat) != setting.getValue();
      if (other && at.rules().equipment()) return actions.standingPass(setting);
    }
    if (at.rules().claims() && chance.oneIn(32)) return claim(at, actions, chance);
    Action action = Actions.anyOfAnySort(choices, chance);
    boolean setting = action.kind == Action.Kind.SET_STANDING_PASS;
    if (setting && !chance.oneIn(8)) action = Actions.anyOfAnySort(choices, chance);
    if (action.kind == Action.Kind.PLAY) {
      Targets targets = EquipmentRules.targets(at, seat);
      if (targets.picks() > 2) action = anyPicks(at, seat, targets, actions, chance);
    }
    return action;
  }

  private static Action claim(Position at, Inputs actions, Chance chance) {
    int place = Bits.nth(at.cards().present(), chance.below(Bits.size(at.cards().present())));
    if (chance.oneIn(2)) {
      return actions.claimCard(place, CardType.fromValue(1 + chance.below(4)));
    }
    int target = Bits.seat(place);
    if (at.gear().count(target) > 0 && chance.oneIn(2)) {
      return actions.claimGear(
          target, Gear.card(chance.pick(Catalogue.CARDS.equipment(at.rules().first()))));
    }
    int sides = at.rules().first() ? 3 : 2;
    return actions.claimSide(target, Side.fromValue(1 + chance.below(sides)));
  }

  /** Metal Detector: one card of each player concerned. */
  private static Action anyPicks(
      Position at, int seat, Targets targets, Inputs actions, Chance chance) {
    int picked = 0;
    for (int left = Bits.owners(targets.places()); left != 0; left = Bits.withoutLowest(left)) {
      int row = targets.places() & Bits.row(Bits.lowest(left));
      picked |= Bits.of(Bits.nth(row, chance.below(Bits.size(row))));
    }
    return actions.play(Use.at(targets.card(), picked), at.cards().size(seat));
  }
}
