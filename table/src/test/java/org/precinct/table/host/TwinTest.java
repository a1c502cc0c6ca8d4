package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.squareup.wire.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.kit.Kits;
import org.precinct.table.fair.Fair;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Sight;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.World;
import org.precinct.table.play.Audience;
import org.precinct.table.play.Course;
import org.precinct.table.play.Juncture;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Taken;

/**
 * Two tables that are the same in everything, until somebody decides otherwise in one of them. As
 * long as the rules say that another player cannot tell, the bytes sent to that player are the
 * same.
 */
public final class TwinTest {
  private static final int STEPS = 60;

  @Test
  public void whatTheRulesHideIsNotSent() throws Exception {
    Map<String, Integer> found = new HashMap<>();
    for (Game<?, ?, ?, ?> game : Kits.games()) {
      for (int seed = 1; seed <= 3; seed++) {
        found.merge(game.info().id(), compare(game, seed), Integer::sum);
      }
    }
    // Where players do something in secret, it was found and compared.
    assertWithMessage("%s", found).that(found.get("pennies")).isGreaterThan(20);
    assertWithMessage("%s", found)
        .that(found.values().stream().mapToInt(Integer::intValue).sum())
        .isGreaterThan(60);
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      int compare(Game<S, A, V, E> game, long seed) throws Exception {
    int compared = 0;
    Table one = new Table(game, seed);
    for (int i = 0; i < STEPS && one.next(); i++) {
      Rules<S, A, V, E> rules = new Rules<>(game, one.world);
      List<ByteString> choices = one.choices();
      ByteString chosen = one.choice();
      for (ByteString other : choices.subList(0, Math.min(3, choices.size()))) {
        List<Integer> unaware = rules.unaware(one.seat, chosen, other);
        if (other.equals(chosen) || unaware.isEmpty()) continue;
        Table twin = one.twin(other);
        if (twin.entries() != one.entries() + 1) continue;
        Table same = one.twin(chosen);
        for (int viewer : unaware) {
          assertWithMessage("%s, seed %s, step %s, viewer %s", game.info().id(), seed, i, viewer)
              .that(twin.sentTo(viewer))
              .isEqualTo(same.sentTo(viewer));
          compared++;
        }
      }
      one.act(chosen);
    }
    return compared;
  }

  /** A table where it is somebody's turn to decide. */
  private static final class Table {
    final Game<?, ?, ?, ?> game;
    final long seed;
    final World world;
    final List<ByteString> done = new ArrayList<>();
    int seat;

    Table(Game<?, ?, ?, ?> game, long seed) throws IOException {
      this.game = game;
      this.seed = seed;
      world = new World(seed, 0);
      world.open(game.info().id());
      int players = Math.max(3, game.info().minSeats());
      for (int i = 0; i < players; i++) {
        world.player("P" + i);
        world.time.advance(50);
        world.players.get(i).pair.host.keeps = true;
      }
      world.host.start();
      world.time.advance(50);
      assertThat(world.host.state().room().phase).isEqualTo(Phase.PLAYING);
    }

    int entries() {
      return ((Notebook) world.journal).entries.size();
    }

    /** Finds whose turn it is, another one each time where several may act. */
    boolean next() {
      for (int i = 0; i < world.players.size(); i++) {
        seat = (done.size() + i) % world.players.size();
        if (!choices().isEmpty()) return true;
      }
      return false;
    }

    List<ByteString> choices() {
      return world
          .players
          .get(seat)
          .state()
          .sight(Seat.of(seat))
          .flatMap(Sight::choices)
          .map(choices -> choices.actions)
          .orElse(List.of());
    }

    ByteString choice() {
      return choices().get((int) ((seed * 31 + done.size() * 7L) % choices().size()));
    }

    void act(ByteString action) {
      done.add(action);
      world.players.get(seat).guest.act(Seat.of(seat), action, Guest.Answer.IGNORED);
      world.time.advance(150);
    }

    /** The same table with another decision at the end. */
    Table twin(ByteString last) throws IOException {
      Table twin = new Table(game, seed);
      for (ByteString action : done) {
        twin.next();
        twin.act(action);
      }
      twin.next();
      assertThat(twin.seat).isEqualTo(seat);
      twin.act(last);
      return twin;
    }

    List<ByteString> sentTo(int viewer) {
      return world.players.get(viewer - 1).pair.host.sent;
    }
  }

  /** What the rules alone say of a step, from the journal. */
  private static final class Rules<
      S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {
    private final Game<S, A, V, E> game;
    private final Course<S, A, V, E> course;
    private final int seats;
    private final Juncture<S> position;

    Rules(Game<S, A, V, E> game, World world) throws Exception {
      this.game = game;
      List<Taken> steps = new ArrayList<>();
      Dealt dealt = null;
      for (ByteString bytes : ((Notebook) world.journal).entries) {
        Entry entry = Entry.ADAPTER.decode(bytes);
        if (entry.dealt != null) dealt = entry.dealt;
        if (entry.step != null) steps.add(entry.step);
      }
      seats = dealt.seats;
      course =
          new Course<>(
              game,
              new Setup(dealt.seats, dealt.options),
              Fair.seed(dealt.host_share, dealt.shared));
      Juncture<S> at = course.deal();
      for (Taken step : steps) at = course.after(at, step);
      position = at;
    }

    /** The other viewers for whom two decisions make no difference. */
    List<Integer> unaware(int seat, ByteString one, ByteString other) throws Exception {
      Taken.Builder taken = new Taken.Builder().seat(seat);
      S first = course.after(position, taken.action(one).build()).state();
      S second = course.after(position, taken.action(other).build()).state();
      List<Integer> unaware = new ArrayList<>();
      for (int viewer = 1; viewer <= seats; viewer++) {
        Viewer eyes = Audience.viewer(viewer);
        boolean same =
            viewer != 1 + seat
                && game.view(first, eyes).equals(game.view(second, eyes))
                && game.news(first, eyes).equals(game.news(second, eyes))
                && sand(first).equals(sand(second))
                && game.choices(first, Seat.of(viewer - 1))
                    .equals(game.choices(second, Seat.of(viewer - 1)));
        if (same) unaware.add(viewer);
      }
      return unaware;
    }

    /** The part of the hourglass that is shown. */
    private List<Integer> sand(S at) {
      return game.hourglass(at)
          .map(glass -> List.of(glass.id(), glass.limitMillis()))
          .orElse(List.of());
    }
  }
}
