package org.precinct.engine.bleus.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Primitive;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.View;

/**
 * Plays Reinforcement first, then Escalation, then the rest as {@link HandPlan} finds it best;
 * arrests for points and for what can be bought; buys what improves its average turn most for the
 * turns that are left ({@link Shopping}); sends the Mediator to the leader (6.8).
 */
public final class NormalBot implements Bot<Action, View> {
  private final Box box;
  private final Taste taste;

  public NormalBot(Box box) {
    this(box, Taste.NORMAL);
  }

  NormalBot(Box box, Taste taste) {
    this.box = box;
    this.taste = taste;
  }

  @Override
  public Optional<Action> decide(View view, List<Action> all, Chance chance) {
    List<Action> choices = new ArrayList<>(all);
    choices.removeIf(action -> action.undo != null);
    return Optional.of(
        switch (view.phase) {
          case SPEECH -> {
            HandPlan plan = plan(view);
            yield best(choices, action -> plan.speech(action.speech.cards));
          }
          case PROMOTE -> {
            HandPlan plan = plan(view);
            yield best(choices, action -> plan.promote(action.promote.card, action.promote.gain));
          }
          case ACCIDENT -> {
            HandPlan plan = plan(view);
            int gain = view.offers.accident_tension;
            yield best(
                choices,
                action ->
                    action.accident.card == 0 ? 0 : plan.accident(action.accident.card, gain));
          }
          case MEDIATE -> best(choices, action -> view.players.get(action.mediate.seat).points);
          default -> main(view, choices);
        });
  }

  private Action main(View view, List<Action> choices) {
    Action draws = first(choices, Primitive.REINFORCE);
    if (draws != null) return draws;
    Action reveals = first(choices, Primitive.ESCALATE);
    if (reveals != null) return reveals;
    Action mediator = first(choices, Primitive.GIVE_QUIET_DAY);
    if (mediator != null) return mediator;
    boolean asks = false;
    for (int card : view.hand) asks |= HandPlan.asks(box.card(card));
    if (!asks) {
      Action plain = plain(choices);
      if (plain != null) return plain;
    }
    HandPlan plan = plan(view);
    for (Action action : choices) {
      if (action.play == null || !HandPlan.asks(box.card(action.play.card))) continue;
      if (plan.begins(action.play.card)) return action;
    }
    Action plain = plain(choices);
    if (plain != null) return plain;
    List<Integer> arrests = plan.arrests();
    if (!arrests.isEmpty()) return Actions.arrest(view.seq, arrests.get(0));
    for (Action action : choices) {
      if (action.play != null && box.card(action.play.card).plays(Primitive.ACCIDENT) > 0) {
        return action;
      }
    }
    for (Side side : Side.values()) {
      Pile basket = plan.basket(side);
      if (!basket.isEmpty()) return Actions.buy(view.seq, basket.get(0));
    }
    return Actions.end(view.seq);
  }

  private HandPlan plan(View view) {
    Worth worth = Worth.in(box, view, taste);
    return new HandPlan(box, view, new Shopping(box, view, new Forecast(box, worth), worth));
  }

  /** The cards that only add to pools, or the only one. */
  private Action plain(List<Action> choices) {
    Action plain = null;
    for (Action action : choices) {
      if (action.play_all != null) return action;
      if (action.play != null && box.card(action.play.card).onlyAddsToPools()) plain = action;
    }
    return plain;
  }

  /** A card to play that has this effect; an Accident waits for the arrests. */
  private Action first(List<Action> choices, Primitive primitive) {
    for (Action action : choices) {
      if (action.play == null) continue;
      Card card = box.card(action.play.card);
      if (card.plays(primitive) > 0 && card.plays(Primitive.ACCIDENT) == 0) return action;
    }
    return null;
  }

  private static Action best(List<Action> choices, ToDoubleFunction<Action> value) {
    Action best = choices.get(0);
    double most = value.applyAsDouble(best);
    for (Action action : choices) {
      double worth = value.applyAsDouble(action);
      if (worth > most) {
        best = action;
        most = worth;
      }
    }
    return best;
  }
}
