package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Objective;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Claim;
import org.precinct.engine.policecity.proto.Combine;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/**
 * What may be claimed at any time: an objective for place cards, or a combination of tokens.
 *
 * @param cards the own cards that go for the objective
 * @param token the special action named instead of the printed one; 0 leaves it to the game
 */
public record ClaimDraft(
    OptionalInt objective, List<Integer> cards, int token, Optional<Combine> combine) {
  static final ClaimDraft EMPTY =
      new ClaimDraft(OptionalInt.empty(), List.of(), 0, Optional.empty());

  /** The sets of own cards with which an objective can be met now. */
  private static List<List<Integer>> sets(int objective, View view) {
    List<List<Integer>> sets = new ArrayList<>();
    for (Claim claim : view.mine.may.claims) {
      if (claim.objective == objective) sets.add(claim.cards);
    }
    return sets;
  }

  public boolean isFor(int number) {
    return objective.isPresent() && objective.getAsInt() == number;
  }

  Reaction<ClaimDraft, Action> touch(CityTouch touch, View view) {
    if (touch instanceof CityTouch.Objective one) return ofObjective(one.number(), view);
    if (touch instanceof CityTouch.Card card && usable(view).contains(card.number())) {
      return Reaction.edit(
          new ClaimDraft(objective, Picks.toggled(cards, card.number()), token, combine));
    }
    if (touch instanceof CityTouch.Token one) {
      boolean other = one.number() != token && tokens(view).contains(one.number());
      return other
          ? Reaction.edit(new ClaimDraft(objective, cards, one.number(), combine))
          : Reaction.nothing();
    }
    if (touch instanceof CityTouch.Combination one) return ofCombination(one.combine(), view);
    if (touch == CityTouch.Spot.CLAIM && action(view).isPresent()) {
      return Reaction.send(action(view).get(), EMPTY);
    }
    return Reaction.nothing();
  }

  private Reaction<ClaimDraft, Action> ofObjective(int number, View view) {
    if (isFor(number)) return Reaction.edit(EMPTY);
    List<List<Integer>> sets = sets(number, view);
    if (sets.isEmpty()) return Reaction.nothing();
    // Where there is nothing to choose, the cards are chosen already.
    List<Integer> chosen = sets.size() == 1 ? sets.get(0) : List.of();
    return Reaction.edit(new ClaimDraft(OptionalInt.of(number), chosen, 0, Optional.empty()));
  }

  private Reaction<ClaimDraft, Action> ofCombination(Combine one, View view) {
    if (!view.mine.may.combines.contains(one)) return Reaction.nothing();
    if (combine.equals(Optional.of(one))) return Reaction.edit(EMPTY);
    return Reaction.edit(new ClaimDraft(OptionalInt.empty(), List.of(), 0, Optional.of(one)));
  }

  /** What gives most ranks without anything else to choose, unless something is chosen already. */
  ClaimDraft ready(View view) {
    if (!equals(EMPTY)) return this;
    ClaimDraft best = EMPTY;
    int most = 0;
    for (Claim claim : view.mine.may.claims) {
      int ranks = Box.objectiveNumbered(claim.objective).ranks();
      if (ranks <= most || sets(claim.objective, view).size() > 1) continue;
      most = ranks;
      OptionalInt number = OptionalInt.of(claim.objective);
      best = new ClaimDraft(number, claim.cards, 0, Optional.empty());
    }
    for (Combine one : view.mine.may.combines) {
      int ranks = Box.combinationNumbered(one.combo).ranks();
      if (ranks <= most) continue;
      most = ranks;
      best = new ClaimDraft(OptionalInt.empty(), List.of(), 0, Optional.of(one));
    }
    return best;
  }

  /** The own cards that could go for the chosen objective. */
  public List<Integer> usable(View view) {
    TreeSet<Integer> usable = new TreeSet<>();
    if (objective.isPresent()) {
      for (List<Integer> set : sets(objective.getAsInt(), view)) usable.addAll(set);
    }
    return new ArrayList<>(usable);
  }

  /** Special actions to name, where the printed one is not in the supply; 0 names none. */
  public List<Integer> tokens(View view) {
    List<Integer> tokens = new ArrayList<>();
    if (!objective.isPresent()) return tokens;
    Objective printed = Box.objectiveNumbered(objective.getAsInt());
    boolean missing =
        printed.token().isPresent() && view.token_supply.get(printed.token().get().ordinal()) == 0;
    if (!missing || view.mine.may.alt_tokens.isEmpty()) return tokens;
    tokens.add(0);
    tokens.addAll(view.mine.may.alt_tokens);
    return tokens;
  }

  Optional<Action> action(View view) {
    if (combine.isPresent()) {
      Combine one = combine.get();
      return Optional.of(Actions.combine(one.combo, one.kind_a, one.kind_b));
    }
    if (!objective.isPresent() || !sets(objective.getAsInt(), view).contains(cards)) {
      return Optional.empty();
    }
    return Optional.of(Actions.claim(objective.getAsInt(), cards, token));
  }

  /** The text that says what is missing. */
  Optional<String> missing(View view) {
    if (!objective.isPresent() || action(view).isPresent()) return Optional.empty();
    for (List<Integer> set : sets(objective.getAsInt(), view)) {
      if (cards.size() > set.size() && cards.containsAll(set)) {
        return Optional.of("err_card_too_many");
      }
    }
    return Optional.of("err_objective_cards");
  }

  OptionalInt distance(Action action) {
    if (action.combine != null) {
      return OptionalInt.of(combine.equals(Optional.of(action.combine)) ? 1 : 2);
    }
    if (action.claim == null) return OptionalInt.empty();
    Claim claim = action.claim;
    int named = claim.alt_token == 0 ? 0 : 1;
    if (!isFor(claim.objective)) return OptionalInt.of(2 + claim.cards.size() + named);
    return OptionalInt.of(Picks.apart(cards, claim.cards) + (token == claim.alt_token ? 0 : 1) + 1);
  }

  ClaimDraft revised(View view) {
    if (combine.isPresent()) {
      return view.mine.may.combines.contains(combine.get()) ? this : EMPTY;
    }
    if (!objective.isPresent()) return this;
    if (sets(objective.getAsInt(), view).isEmpty()) return EMPTY;
    List<Integer> usable = usable(view);
    int named = tokens(view).contains(token) ? token : 0;
    return new ClaimDraft(
        objective,
        Picks.kept(cards, card -> usable.contains(card) ? 1 : 0),
        named,
        Optional.empty());
  }

  /** Everything that might react to a touch, in the order of reading. */
  List<CityTouch> touches(View view) {
    List<CityTouch> all = new ArrayList<>();
    for (int number : view.objectives) {
      if (number == 0) continue;
      all.add(new CityTouch.Objective(number));
      if (!isFor(number)) continue;
      for (int card : usable(view)) all.add(new CityTouch.Card(card));
      for (int one : tokens(view)) all.add(new CityTouch.Token(one));
    }
    for (Combine one : view.mine.may.combines) all.add(new CityTouch.Combination(one));
    all.add(CityTouch.Spot.CLAIM);
    return all;
  }
}
