package org.precinct.engine.goodcop;

import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** What is done for a player who does not decide: column "Default" of 6.2. */
final class Defaults {
  private Defaults() {}

  /** For a seat that is waited for. */
  static Action action(Position at, int seat, Chance chance) {
    Inputs actions = Inputs.at(at);
    Phase phase = at.phase();
    return switch (phase) {
      case ORDER_CARDS -> actions.order(Order.AS_IT_IS);
      case TURN_ACTION -> announce(at, actions, chance);
      case WINDOW -> actions.pass();
      case RECONSIDER -> Announcements.stands(at) ? actions.keep() : announce(at, actions, chance);
      case REVEAL, SERUM, AUDIT -> actions.chooseCard(reveal(at, seat, chance));
      case AIM_NOW, RETARGET, STANDOFF ->
          actions.chooseAim(at.next(seat, SubDecisions.aims(at, phase, seat)));
      case DISCARD -> actions.discard(Gear.card(at.gear().drawn()));
      case TURN_END -> actions.endTurn(aim(at, seat));
      case TURN_PASSES, GAME_OVER, NO_PHASE ->
          throw new IllegalArgumentException("nobody is waited for");
    };
  }

  private static Action announce(Position at, Inputs actions, Chance chance) {
    int places = Announcements.investigable(at);
    if (places != 0) {
      int target = at.next(at.turn().seat(), Bits.owners(places));
      return actions.investigate(any(places & Bits.row(target), chance));
    }
    boolean equip = Announcements.whyNot(at, TurnAction.EQUIP, -1) == Why.POSSIBLE;
    return actions.announce(equip ? TurnAction.EQUIP : TurnAction.NOTHING);
  }

  /** L6: chosen by chance, or a fixed rule would betray the leader by omission. */
  private static int reveal(Position at, int seat, Chance chance) {
    int hidden = at.cards().hidden(seat);
    int followers = hidden;
    for (int left = hidden; left != 0; left = Bits.withoutLowest(left)) {
      int place = Bits.lowest(left);
      if (Catalogue.isLeader(at.cards().type(place))) followers &= ~Bits.of(place);
    }
    return any(followers != 0 ? followers : hidden, chance);
  }

  private static int aim(Position at, int seat) {
    if (!at.guns().holds(seat)) return -1;
    int aim = at.guns().aim(seat);
    return aim >= 0 ? aim : at.next(seat, at.others(seat));
  }

  private static int any(int places, Chance chance) {
    return Bits.nth(places, chance.below(Bits.size(places)));
  }
}
