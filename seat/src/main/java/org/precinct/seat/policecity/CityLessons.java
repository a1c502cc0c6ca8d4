package org.precinct.seat.policecity;

import java.util.Optional;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Lesson;

/** What a newcomer is told when a decision first comes up. */
final class CityLessons {
  private static final String CLAIMS = "claims";

  private CityLessons() {}

  /**
   * The lesson of this moment.
   *
   * @param asked whether the phase waits for the viewer
   */
  static Optional<Lesson> of(View view, boolean asked) {
    May may = view.mine.may;
    boolean claimable = !may.claims.isEmpty() || !may.combines.isEmpty();
    // Claims are possible at any time: told when one is, and nothing else is asked.
    if (!asked) return claimable ? Optional.of(new Lesson(CLAIMS)) : Optional.empty();
    return id(view, claimable).map(Lesson::new);
  }

  private static Optional<String> id(View view, boolean claimable) {
    May may = view.mine.may;
    return switch (view.phase) {
      case PEEK -> Optional.of("peek");
      case DEPLOY -> Optional.of(may.informants.isEmpty() ? "deploy" : "informant");
      case DEPLOY_TURN, ADJUST_TURN -> Optional.of("turns");
      case AFTER_DEPLOY, ANNOUNCED ->
          Optional.of(
              may.helicopter ? "helicopter" : may.counter_order ? "counter-order" : "special");
      case ROLL -> Optional.of("roll");
      case SECURE -> Optional.of("secure");
      case REROLL -> Optional.of("reroll");
      case OFFICER -> Optional.of("officer");
      case SOLO -> Optional.of("solo");
      case NEGOTIATE -> Optional.of("negotiate");
      case STATEMENT -> Optional.of("statement");
      case PICK -> Optional.of("pick");
      case C_ROLL -> Optional.of("conflict");
      case C_REROLL -> Optional.of("conflict-reroll");
      case C_POINT -> Optional.of("point");
      case C_REMOVE -> Optional.of("remove");
      case PLEDGE -> Optional.of("pledge");
      case MAFIA_DEAL -> Optional.of("deal");
      case TRADE -> Optional.of("trade");
      case OFFICE_KEEP -> Optional.of("office");
      case LAST_CLAIMS -> Optional.of(claimable ? CLAIMS : "last-claims");
      case PHASE_NONE, OVER -> Optional.empty();
    };
  }
}
