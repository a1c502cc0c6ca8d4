package org.precinct.seat.kojak;

import java.util.Optional;
import org.precinct.seat.kojak.KojakTouch.Route;

/**
 * What a detective has put together: the route that is looked at before it is driven.
 *
 * @param seq the decision that it was begun for
 */
public record KojakDraft(int seq, Optional<Route> picked) {

  KojakDraft picking(Route route) {
    return new KojakDraft(seq, Optional.of(route));
  }
}
