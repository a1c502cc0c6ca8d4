package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Claim;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;

/** Short cuts on the way to a view lead to the same view. */
public final class ViewsTest {
  private static final PoliceCity GAME = Scene.GAME;
  private static final Bot<Action, View> BOT = GAME.bot(BotLevel.NORMAL);

  /** Games of bots who play at random now and then, live and in turns: every state of them. */
  private static void everyState(Consumer<State> look) throws Exception {
    for (int game = 0; game < 8; game++) {
      Map<String, String> options = Map.of("placement", game % 2 == 0 ? "live" : "turns");
      State state = GAME.deal(new Setup(3 + game % 4, options), Chance.of("views " + game));
      look.accept(state);
      for (int step = 0; step < 1500 && !state.city().isOver(); step++) {
        state = next(state, Chance.of(game + " " + step));
        look.accept(state);
      }
    }
  }

  private static State next(State state, Chance chance) throws Exception {
    Seat seat = Seat.of(chance.below(state.city().seats));
    List<Action> choices = GAME.choices(state, seat);
    if (choices.isEmpty() || chance.below(40) == 0) {
      boolean stuck = GAME.waitingFor(state).isEmpty() || chance.below(40) == 0;
      return stuck ? GAME.timeUp(state, chance) : state;
    }
    if (chance.below(8) == 0) {
      return GAME.apply(state, seat, GAME.sample(state, seat, chance), chance);
    }
    View view = GAME.view(state, Viewer.bot(seat));
    Optional<Action> action = BOT.decide(view, choices, chance);
    return action.isPresent() ? GAME.apply(state, seat, action.get(), chance) : state;
  }

  /** The one before may be much older: not every state is shown. */
  @Test
  public void whatIsTakenOverFromTheViewBeforeIsWhatWouldBeBuiltAnew() throws Exception {
    int[] taken = {0};
    int[] states = {0};
    everyState(
        state -> {
          View before = state.city().shown;
          City same = state.city().copy(Chance.of("same"));
          City forgetful = state.city().copy(Chance.of("forgetful"));
          forgetful.shown = Views.NOTHING;
          View now = Views.common(same);
          assertThat(now).isEqualTo(Views.common(forgetful));
          for (int i = 0; i < before.players.size(); i++) {
            if (now.players.get(i) == before.players.get(i)) taken[0]++;
          }
          if (++states[0] % 100 < 50 || states[0] % 100 == 99) state.city().shown = now;
        });
    assertThat(taken[0]).isGreaterThan(states[0]);
  }

  @Test
  public void whatASeatMayDoIsSaidAsItIsListed() throws Exception {
    Set<String> met = new TreeSet<>();
    everyState(
        state -> {
          City c = state.city();
          for (int seat = 0; seat < c.seats && !c.isOver(); seat++) {
            List<Action> all = PoliceCity.choices(c, seat);
            May may = Possibilities.of(c, seat);
            List<Claim> claims = offered(all, action -> action.claim);
            claims.removeIf(claim -> claim.alt_token != 0);
            assertThat(may.claims).isEqualTo(claims);
            assertThat(may.combines).isEqualTo(offered(all, action -> action.combine));
            assertThat(may.file_in).isEqualTo(offered(all, action -> action.file_in));
            assertThat(may.file_out).isEqualTo(offered(all, action -> action.file_out));
            if (!may.claims.isEmpty()) met.add("claim");
            if (!may.combines.isEmpty()) met.add("combine");
            if (!may.file_in.isEmpty()) met.add("file in");
            if (!may.file_out.isEmpty()) met.add("file out");
            if (c.phase != Phase.NEGOTIATE && c.phase != Phase.STATEMENT) continue;
            met.add("negotiate");
            May.Builder sorted = new May.Builder();
            List<Action> listed = new ArrayList<>();
            Stages.of(c).choices(c, seat, listed);
            Possibilities.sort(listed, sorted);
            May.Builder said = new May.Builder();
            Stages.of(c).possibilities(c, seat, said);
            assertThat(said.build()).isEqualTo(sorted.build());
          }
        });
    assertThat(met).containsExactly("claim", "combine", "file in", "file out", "negotiate");
  }

  private static <T> List<T> offered(List<Action> all, Function<Action, T> what) {
    List<T> offered = new ArrayList<>();
    for (Action action : all) if (what.apply(action) != null) offered.add(what.apply(action));
    return offered;
  }
}
