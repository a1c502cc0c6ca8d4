package org.precinct.app.storage;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Outcome;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.table.fair.Fair;
import org.precinct.table.play.Course;
import org.precinct.table.play.Juncture;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.Taken;

/**
 * A finished game, played again from its record.
 *
 * @param states all of them, the deal first
 */
public record PlayedAgain<
    S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>(
    Game<S, A, V, E> game, List<S> states, Outcome outcome) {

  /**
   * One picture that a viewer saw.
   *
   * @param step the last step that led to it; 0 for the deal
   * @param news what the viewer was told with it
   */
  public record PastView<V, E>(int step, V view, List<E> news) {}

  /** Empty if this phone's rules do not lead to an end by these steps. */
  public static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Optional<PlayedAgain<S, A, V, E>> of(Game<S, A, V, E> game, Record record) {
    boolean readable =
        game.info().rulesVersion() == record.rules_version && !record.begun.isEmpty();
    if (!readable) return Optional.empty();
    try {
      Course<S, A, V, E> course =
          new Course<>(
              game,
              new Setup(record.seats, record.options),
              Fair.seed(record.host_share, record.shared));
      Juncture<S> at = course.deal();
      List<S> states = new ArrayList<>();
      states.add(at.state());
      for (Taken step : record.steps) {
        at = course.after(at, step);
        states.add(at.state());
      }
      return game.outcome(at.state())
          .map(outcome -> new PlayedAgain<>(game, List.copyOf(states), outcome));
    } catch (IllegalAction | IllegalSetup | RuntimeException broken) {
      return Optional.empty();
    }
  }

  /** What a viewer saw, from the deal to the end; what they could not notice is no picture. */
  public List<PastView<V, E>> moments(Viewer viewer) {
    List<PastView<V, E>> moments = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      V view = game.view(states.get(i), viewer);
      List<E> news = game.news(states.get(i), viewer);
      boolean same = i > 0 && moments.get(moments.size() - 1).view().equals(view);
      if (!same || !news.isEmpty()) moments.add(new PastView<>(i, view, List.copyOf(news)));
    }
    return moments;
  }
}
