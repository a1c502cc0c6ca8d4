package org.precinct.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a seat with a certain view has tried so far, and what came of it. */
final class Node<A> {
  /** The share of the weights that the choice of NORMAL has before anything is known. */
  private static final double TRUST = 0.5;

  /** How far a choice that has seldom been tried is given the benefit of the doubt. */
  private static final double CURIOSITY = 0.7;

  final int seat;
  private final List<Edge<A>> edges = new ArrayList<>();
  private int visits;
  private double gained;

  /** Something a seat may do; empty to leave it at what has been done. */
  static final class Edge<A> {
    final Optional<A> action;
    double weight;
    int visits;
    double gained;

    private Edge(Optional<A> action, double weight) {
      this.action = action;
      this.weight = weight;
    }

    double mean() {
      return gained / visits;
    }
  }

  /**
   * @param weights of the choices, in any scale
   * @param mayPass whether leaving it is a choice, too
   * @param normal the choice of the NORMAL bot, which comes first
   */
  Node(int seat, List<A> choices, double[] weights, boolean mayPass, Optional<A> normal) {
    this.seat = seat;
    double sum = 0;
    for (double weight : weights) sum += weight;
    for (int i = 0; i < choices.size(); i++) {
      if (weights[i] > 0) {
        edges.add(new Edge<>(Optional.of(choices.get(i)), (1 - TRUST) * weights[i] / sum));
      }
    }
    if (mayPass && normal.isPresent()) {
      edges.add(new Edge<>(Optional.empty(), (1 - TRUST) / (1 + edges.size())));
    }
    Edge<A> first = new Edge<>(normal, TRUST);
    for (Edge<A> edge : edges) if (edge.action.equals(normal)) first.weight += edge.weight;
    edges.removeIf(edge -> edge.action.equals(normal));
    edges.add(0, first);
  }

  boolean isForced() {
    return edges.size() == 1;
  }

  /** What to try next: what has done well, or is promising and has seldom been tried. */
  Edge<A> next() {
    double before = visits == 0 ? 0 : gained / visits;
    double doubt = CURIOSITY * Math.sqrt(1 + visits);
    Edge<A> best = edges.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (Edge<A> edge : edges) {
      double worth =
          (edge.visits == 0 ? before : edge.mean()) + doubt * edge.weight / (1 + edge.visits);
      if (worth > most) {
        most = worth;
        best = edge;
      }
    }
    return best;
  }

  /** What turned out to be best: what was tried most often. */
  Edge<A> best() {
    Edge<A> best = edges.get(0);
    for (Edge<A> edge : edges) {
      boolean better =
          edge.visits > best.visits
              || edge.visits == best.visits && edge.visits > 0 && edge.gained > best.gained;
      if (better) best = edge;
    }
    return best;
  }

  void learn(Edge<A> edge, double value) {
    visits++;
    gained += value;
    edge.visits++;
    edge.gained += value;
  }

  /** The rules refuse it in this world: it was no choice. */
  void drop(Edge<A> edge) {
    edges.remove(edge);
  }
}
