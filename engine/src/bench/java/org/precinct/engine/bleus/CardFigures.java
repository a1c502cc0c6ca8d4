package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.bleus.bot.NormalBot;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/**
 * What the cards are worth: in how many games NORMAL bots buy each, and how a NORMAL bot that buys
 * one copy of it as early as it can does against another one.
 */
final class CardFigures {
  /** Of games in which the bots buy a card of the rulebook. */
  private static final double LEAST_BOUGHT = 0.10;

  /** A fifth less than an even share of the wins between two. */
  private static final double LEAST_WON = 0.40;

  /** The cards that the rulebook names; all others are ours. */
  private static final List<String> RULEBOOK =
      List.of(
          "mediateur",
          "discours_securitaire",
          "promotion",
          "accident",
          "gli_f4",
          "dealer",
          "racaille",
          "malfaiteur",
          "gangster");

  private static final int EARLY = 8;

  private final AllezLesBleus game = new AllezLesBleus();
  private final Box box = game.box();
  private final Bot<Action, View> normal = new NormalBot(box);
  private final int games;

  CardFigures(int games) {
    this.games = games;
  }

  /**
   * Prints a line for each card, and a star where more than a fifth of the even share is lost.
   *
   * @return what is bought too seldom
   */
  List<String> print() throws Exception {
    double[] bought = bought();
    List<String> missed = new ArrayList<>();
    System.out.printf(
        "%nNORMAL bots, %d games: bought in %% of games (2 to 5 players); wins in %% of who buys"
            + " one early, of two players%n",
        games);
    for (Card card : box.cards()) {
      if (!card.isForSale()) continue;
      boolean printed = RULEBOOK.contains(card.id());
      double wins = early(card);
      System.out.printf(
          Locale.ROOT,
          "%-22s %s %6.1f %6.1f%s%n",
          card.id(),
          printed ? "rulebook" : "ours    ",
          100 * bought[card.number() - 1],
          100 * wins,
          printed && wins < LEAST_WON ? " *" : "");
      if (printed && bought[card.number() - 1] < LEAST_BOUGHT) missed.add(card.id() + " bought");
    }
    return missed;
  }

  private double[] bought() throws Exception {
    double[] share = new double[box.size()];
    for (int i = 0; i < games; i++) {
      boolean[] seen = new boolean[box.size()];
      Match<State, Action, View, Event> match =
          play(Collections.nCopies(2 + i % 4, normal), "cards " + i);
      for (Step<Action> step : match.steps()) {
        if (!(step instanceof Step.Move<Action> move) || move.action().buy == null) continue;
        seen[move.action().buy.card - 1] = true;
      }
      for (int card = 0; card < seen.length; card++) if (seen[card]) share[card] += 1.0 / games;
    }
    return share;
  }

  private double early(Card card) throws Exception {
    double wins = 0;
    for (int i = 0; i < games; i++) {
      boolean swapped = i % 2 == 1;
      Bot<Action, View> fond = fondOf(card);
      Match<State, Action, View, Event> match =
          play(swapped ? List.of(normal, fond) : List.of(fond, normal), "early " + i);
      Seats winners = game.outcome(match.state()).get().winners();
      if (winners.has(swapped ? 1 : 0)) wins += 1.0 / winners.size();
    }
    return wins / games;
  }

  /** NORMAL, but for one copy of a card that it buys as soon as it can in the first rounds. */
  private Bot<Action, View> fondOf(Card card) {
    return (view, choices, chance) -> {
      Action usual = normal.decide(view, choices, chance).get();
      boolean done = view.phase != View.Phase.MAIN || usual.buy == null && usual.end == null;
      if (done || view.round > EARLY || view.owned.get(card.number() - 1) > 0) {
        return Optional.of(usual);
      }
      Action buy = Actions.buy(view.seq, card.number());
      return Optional.of(choices.contains(buy) ? buy : usual);
    };
  }

  private Match<State, Action, View, Event> play(List<Bot<Action, View>> bots, String seed)
      throws Exception {
    Match<State, Action, View, Event> match =
        new Match<>(game, Setup.of(bots.size()), Chance.of(seed));
    Players.Driver<State, Action> players = Players.bots(game, bots);
    Chance luck = Chance.of("luck of " + seed);
    while (!match.isOver()) match.take(players.next(match.state(), luck));
    return match;
  }
}
