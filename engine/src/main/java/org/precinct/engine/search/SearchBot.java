package org.precinct.engine.search;

import com.squareup.wire.Message;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;

/**
 * A bot that searches. The same view, choices and chance give the same decision on every device,
 * unless it is told that it has thought enough.
 */
public final class SearchBot<S, A extends Message<A, ?>, V extends Message<V, ?>>
    implements Bot<A, V> {
  private final Game<S, A, V, ?> game;
  private final Judgement<A, V> judgement;
  private final int count;

  /** With as many tries for a decision as the judgement finds right. */
  public SearchBot(Game<S, A, V, ?> game, Judgement<A, V> judgement) {
    this(game, judgement, judgement.count());
  }

  private SearchBot(Game<S, A, V, ?> game, Judgement<A, V> judgement, int count) {
    this.game = game;
    this.judgement = judgement;
    this.count = count;
  }

  /** The same bot with another number of tries for a decision, if it searches at all. */
  public static <A extends Message<A, ?>, V extends Message<V, ?>> Bot<A, V> trying(
      Bot<A, V> bot, int times) {
    return bot instanceof SearchBot<?, A, V> search ? search.trying(times) : bot;
  }

  private SearchBot<S, A, V> trying(int times) {
    return new SearchBot<>(game, judgement, times);
  }

  @Override
  public Optional<A> decide(V view, List<A> choices, Chance chance) {
    return decide(view, choices, chance, () -> false);
  }

  @Override
  public Optional<A> decide(V view, List<A> choices, Chance chance, BooleanSupplier enough) {
    return new Search<>(game, judgement, view, chance).decide(choices, count, enough);
  }
}
