package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Event.Kind;

/** Every race ends, wherever the cars stand when it begins and no matter who drives them. */
public class RaceTest {
  private static final Board BOARD = Scene.GAME.board();

  /** Far more than a race needs: random hands take some 140 steps. */
  private static final int MOST_STEPS = 20_000;

  int races() {
    return 400;
  }

  @Test
  public void everyRaceEnds() throws Exception {
    for (int i = 0; i < races(); i++) {
      Chance chance = Chance.of("race " + i);
      KojakState state = begun(chance);
      boolean random = i % 4 == 0;
      int steps = 0;
      while (!state.outcome().isPresent()) {
        assertWithMessage("race %s, step %s: %s", i, steps, state)
            .that(steps)
            .isLessThan(MOST_STEPS);
        Seat seat = Seat.of(state.current());
        Action action =
            random
                ? chance.pick(Scene.GAME.choices(state, seat))
                : Scene.GAME.fallback(state, seat, chance);
        state = Scene.GAME.apply(state, seat, action, chance);
        steps++;
      }
      assertThat(state.outcome().get().cause()).isEqualTo("RACE");
    }
  }

  /** The moment after the fourth arrest, which has made a tie. */
  private static KojakState begun(Chance chance) {
    int seats = 2 + chance.below(3);
    Scene scene = Scene.of(seats);
    boolean allTied = seats == 4 && chance.oneIn(2);
    List<Colour> files = chance.shuffled(Colour.ALL);
    scene
        .arrested(files.get(0), 1)
        .arrested(files.get(1), 2)
        .arrested(files.get(2), allTied ? 3 : 2);
    int arresting = allTied ? 4 : 1;
    Colour last = files.get(3);
    scene.chase(arresting, last, 1).criminal(last, 2).toMove(arresting);
    place(scene, seats, chance);
    int entrance = BOARD.entrance(last)[chance.below(2)];
    int before = BOARD.previous(entrance)[0];
    clear(scene, seats, entrance);
    clear(scene, seats, before);
    scene.car(arresting, 1, Scene.id(before));
    scene.roll(1 + chance.below(6)).move(1, Scene.id(entrance));
    assertThat(scene.news()).contains(Kind.RACE_BEGINS);
    return scene.state();
  }

  /** Anywhere, but in crowds: full squares are what could stop a race. */
  private static void place(Scene scene, int seats, Chance chance) {
    int middle = chance.below(BOARD.size());
    List<Integer> near = new ArrayList<>();
    for (int at = 0; at < BOARD.size(); at++) {
      if (!BOARD.type(at).isCircle() && at != BOARD.missionRoom()) near.add(at);
    }
    near.sort((a, b) -> Integer.compare(far(a, middle), far(b, middle)));
    List<Integer> crowd = near.subList(0, 6 + chance.below(near.size() - 6));
    for (int player = 1; player <= seats; player++) {
      for (int car = 1; car <= 2; car++) {
        int at = chance.pick(crowd);
        boolean full = BOARD.isStreet(at) && scene.state().cars().on(at) >= 2;
        scene.car(player, car, Scene.id(full ? BOARD.centrePark() : at));
      }
    }
  }

  private static int far(int a, int b) {
    int x = BOARD.square(a).x() - BOARD.square(b).x();
    int y = BOARD.square(a).y() - BOARD.square(b).y();
    return x * x + y * y;
  }

  private static void clear(Scene scene, int seats, int square) {
    for (int player = 1; player <= seats; player++) {
      for (int car = 1; car <= 2; car++) {
        boolean here = scene.state().cars().at(player - 1, car) == square;
        if (here) scene.car(player, car, "centre_park");
      }
    }
  }
}
