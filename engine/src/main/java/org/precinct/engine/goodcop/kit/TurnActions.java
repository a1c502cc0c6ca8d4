package org.precinct.engine.goodcop.kit;

import java.util.List;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.Why;

/** What a player may announce for a turn. */
public final class TurnActions {
  /** In the order of {@code Mine.announce}. */
  public static final List<TurnAction> ALL =
      List.of(
          TurnAction.INVESTIGATE,
          TurnAction.ARM,
          TurnAction.EQUIP,
          TurnAction.SHOOT,
          TurnAction.NOTHING);

  private TurnActions() {}

  /** Whether announcing something is up to this player. */
  public static boolean isAsked(Mine mine) {
    return !mine.announce.isEmpty();
  }

  /** Why this cannot be announced, or POSSIBLE. */
  public static Why why(Mine mine, TurnAction action) {
    int at = ALL.indexOf(action);
    return at >= 0 && at < mine.announce.size() ? mine.announce.get(at) : Why.NOT_NOW;
  }
}
