package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.Why;

/** What is done for a player who is absent or out of time (6.7). */
final class Absence {
  private Absence() {}

  /** The next action: cards that only add to pools, arrests, then the end; nothing is chosen. */
  static Action fallback(Box box, State state) {
    int seq = state.seq();
    return switch (state.turn().phase()) {
      case SPEECH -> Actions.speech(seq, List.of());
      case PROMOTE -> Actions.promoteNobody(seq);
      case ACCIDENT -> Actions.removeNobody(seq);
      case MEDIATE -> Actions.mediate(seq, leadingOpponent(state));
      default -> main(box, state);
    };
  }

  /** The whole rest of the turn. */
  static State finishTurn(Box box, State state, Chance chance) {
    List<Event> news = new ArrayList<>();
    news.add(new Event.Builder().kind(Event.Kind.TIME_UP).seat(state.seat()).build());
    State now = state;
    while (!now.isOver() && now.turns() == state.turns()) {
      try {
        now = Referee.apply(box, now, now.seat(), fallback(box, now), chance);
      } catch (IllegalAction e) {
        throw new AssertionError("the default is always legal", e);
      }
      news.addAll(now.news());
    }
    return now.withNews(Collections.unmodifiableList(news));
  }

  private static Action main(Box box, State state) {
    Turn turn = state.turn();
    if (!MainPhase.together(box, turn).isEmpty()) return Actions.playAll(state.seq());
    for (int i = 0; i < turn.hand().size(); i++) {
      int card = turn.hand().get(i);
      if (box.card(card).onlyAddsToPools()
          && MainPhase.whyNotPlay(box, state, card) == Why.POSSIBLE) {
        return Actions.play(state.seq(), card);
      }
    }
    int dearest = 0;
    for (int place = 1; place <= turn.row().size(); place++) {
      if (MainPhase.whyNotArrest(box, state, place) != Why.POSSIBLE) continue;
      if (dearest == 0 || isDearer(box, turn.row(), place, dearest)) dearest = place;
    }
    return dearest > 0 ? Actions.arrest(state.seq(), dearest) : Actions.end(state.seq());
  }

  /** More Strike force, then a higher price. */
  private static boolean isDearer(Box box, Pile row, int place, int than) {
    Card one = box.card(row.get(place - 1));
    Card two = box.card(row.get(than - 1));
    if (one.arrest() != two.arrest()) return one.arrest() > two.arrest();
    return one.cost() > two.cost();
  }

  private static int leadingOpponent(State state) {
    int leader = (state.seat() + 1) % state.seats();
    for (int i = 2; i < state.seats(); i++) {
      int seat = (state.seat() + i) % state.seats();
      if (state.players().get(seat).points() > state.players().get(leader).points()) leader = seat;
    }
    return leader;
  }
}
