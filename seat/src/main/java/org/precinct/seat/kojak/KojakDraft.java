package org.precinct.seat.kojak;

import java.util.Optional;
import org.precinct.seat.kojak.KojakTouch.Route;

/**
 * What a detective has put together: the route that is looked at before it is driven.
 *
 * @param seq the decision that it was begun for
 * @param asks whether the player wants to be asked when only one way is left; that outlasts the
 *     decision
 */
public record KojakDraft(int seq, Optional<Route> picked, boolean asks) {

  KojakDraft picking(Route route) {
    return new KojakDraft(seq, Optional.of(route), asks);
  }

  KojakDraft asking(boolean wanted) {
    return new KojakDraft(seq, picked, wanted);
  }
}
