package org.precinct.engine.search;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;

/**
 * The search for one decision.
 *
 * <p>The tree is a map from what a seat sees to what it has tried there, so it is one tree for all
 * seats, and ways that lead to the same view meet. The n-th try of each choice happens in the n-th
 * world: choices are compared by what they make of the same cards and the same dice.
 */
final class Search<S, A extends Message<A, ?>, V extends Message<V, ?>> {
  /** A try that has not ended by then tells nothing. */
  private static final int LONGEST = 4_000;

  /** How often a form is looked for of actions that are too many to list. */
  private static final int SAMPLES = 6;

  private static final int WORLD = 1;
  private static final int THOUGHT = 2;
  private static final byte[] NO_SALT = {};

  private final Game<S, A, V, ?> game;
  private final Judgement<A, V> judgement;
  private final V view;
  private final Chance chance;
  private final Map<V, Node<A>> tree = new HashMap<>();
  private int tries;

  private record Visit<A>(Node<A> node, Node.Edge<A> edge) {}

  Search(Game<S, A, V, ?> game, Judgement<A, V> judgement, V view, Chance chance) {
    this.game = game;
    this.judgement = judgement;
    this.view = view;
    this.chance = chance;
  }

  Optional<A> decide(List<A> choices, int count, BooleanSupplier enough) {
    Optional<A> normal = judgement.normal().decide(view, choices, thought(0));
    if (!isWorthAThought(view, normal)) return normal;
    World<S, A, V> world = world(0);
    Seat self = self(world);
    List<A> all = withSamples(world, self, choices);
    Node<A> root = node(self, view, all, world.waitsFor(self), normal);
    tree.put(view, root);
    while (tries < count && !root.isForced() && !enough.getAsBoolean()) tryOnce(root, self);
    return root.best().action;
  }

  private boolean isWorthAThought(V seen, Optional<A> normal) {
    return normal.isPresent() || judgement.actsUnasked(seen);
  }

  private Chance thought(int number) {
    return chance.at(THOUGHT, NO_SALT, number);
  }

  private World<S, A, V> world(int number) {
    return new World<>(game, view, chance.at(WORLD, NO_SALT, number));
  }

  /** Whose view it is. */
  private Seat self(World<S, A, V> world) {
    for (int i = 0; i < game.info().maxSeats(); i++) {
      Seat seat = Seat.of(i);
      if (!world.choices(seat).isEmpty() && world.view(seat).equals(view)) return seat;
    }
    throw new IllegalArgumentException("a view of nobody who may decide");
  }

  private List<A> withSamples(World<S, A, V> world, Seat self, List<A> choices) {
    List<A> all = new ArrayList<>(choices);
    Chance draw = thought(1);
    for (int i = 0; i < SAMPLES; i++) {
      A sample = world.sample(self, draw);
      if (!game.isWhisper(sample) && !all.contains(sample)) all.add(sample);
    }
    return all;
  }

  private Node<A> node(Seat seat, V seen, List<A> choices, boolean waitedFor, Optional<A> normal) {
    double[] weights = judgement.weights(seen, choices, normal);
    return new Node<>(seat.number(), choices, weights, !waitedFor, normal);
  }

  private void tryOnce(Node<A> root, Seat self) {
    Chance thoughts = thought(2 + tries++);
    Node.Edge<A> first = root.next();
    List<Visit<A>> path = new ArrayList<>();
    path.add(new Visit<>(root, first));
    try {
      World<S, A, V> world = world(first.visits);
      world.act(self, first.action);
      double[] values = playOn(world, path, thoughts);
      for (Visit<A> visit : path) visit.node.learn(visit.edge, values[visit.node.seat]);
    } catch (IllegalAction refused) {
      Visit<A> last = path.get(path.size() - 1);
      last.node.drop(last.edge);
    }
  }

  /** Plays on until somebody has won or can be judged; how likely each seat is to win then. */
  private double[] playOn(World<S, A, V> world, List<Visit<A>> path, Chance thoughts)
      throws IllegalAction {
    boolean inTree = true;
    while (world.decisions() < LONGEST) {
      Optional<Outcome> outcome = world.outcome();
      if (outcome.isPresent()) return shares(outcome.get());
      Optional<Seat> next = world.next(tries);
      if (!next.isPresent()) {
        world.timeUp();
        continue;
      }
      Seat seat = next.get();
      List<A> choices = world.choices(seat);
      boolean waitedFor = world.waitsFor(seat);
      if (choices.size() == 1 && waitedFor) {
        world.act(seat, Optional.of(choices.get(0)));
        continue;
      }
      V seen = world.view(seat);
      Optional<double[]> estimate = judgement.estimate(view, seen);
      if (estimate.isPresent()) return estimate.get();
      Node<A> node = inTree ? tree.get(seen) : null;
      if (node == null) {
        Optional<A> normal = judgement.normal().decide(seen, choices, thoughts);
        if (inTree && isWorthAThought(seen, normal)) {
          inTree = false;
          tree.put(seen, node(seat, seen, choices, waitedFor, normal));
        }
        world.act(seat, normal);
      } else {
        Node.Edge<A> edge = node.next();
        path.add(new Visit<>(node, edge));
        world.act(seat, edge.action);
      }
    }
    return new double[Seat.MOST];
  }

  /** A win that several share is worth as much in all as one that nobody shares. */
  private static double[] shares(Outcome outcome) {
    double[] shares = new double[Seat.MOST];
    for (Seat seat : outcome.winners()) shares[seat.number()] = 1.0 / outcome.winners().size();
    return shares;
  }
}
