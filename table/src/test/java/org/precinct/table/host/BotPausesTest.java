package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Seat;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Sight;
import org.precinct.table.kit.World;

/** How long a table waits for its bots. */
public final class BotPausesTest {
  private static final int ROUNDS = 8;

  @Test
  public void fourCalmBotsTakeFifteenSecondsARoundAtMost() throws Exception {
    long calm = millisOfRound(BotPauses.CALM);
    assertWithMessage("milliseconds of a round").that(calm).isAtMost(15_000);
    assertWithMessage("milliseconds of a round").that(calm).isAtLeast(5_000);
    assertThat(millisOfRound(BotPauses.BRISK)).isAtMost(calm / 2);
  }

  @Test
  public void botsThatDecideAtOnceCostNoTime() {
    assertThat(Limits.STANDARD.with(BotPauses.AT_ONCE).botPauseMillis()).isEqualTo(0);
    assertThat(Limits.STANDARD.with(BotPauses.CALM)).isEqualTo(Limits.STANDARD);
  }

  /** What four bots add to a round of Allez les Bleus, in milliseconds of invented time. */
  private static long millisOfRound(BotPauses pace) throws Exception {
    World world = new World(7, 0);
    world.limits = Limits.STANDARD.with(pace);
    world.open("allez-les-bleus");
    World.Player person = world.player("Ana");
    world.seconds(1);
    for (int bot = 0; bot < 4; bot++) world.host.addBot("Bot " + bot, BotLevel.NORMAL);
    world.host.option("target", "40");
    world.host.start();
    assertThat(world.until(() -> end(person).isPresent())).isTrue();
    long begun = world.time.now();
    for (int round = 0; round < ROUNDS; round++) {
      person.guest.act(Seat.of(0), end(person).get(), Guest.Answer.IGNORED);
      assertThat(world.until(() -> end(person).isEmpty())).isTrue();
      assertThat(world.until(() -> end(person).isPresent())).isTrue();
    }
    return (world.time.now() - begun) / ROUNDS;
  }

  /** The end of the own turn, when it is on. */
  private static Optional<ByteString> end(World.Player person) {
    Sight sight = person.state().sights().get(1);
    if (sight == null || sight.choices().isEmpty()) return Optional.empty();
    for (ByteString bytes : sight.choices().get().actions) {
      if (isEnd(bytes)) return Optional.of(bytes);
    }
    return Optional.empty();
  }

  private static boolean isEnd(ByteString action) {
    try {
      return Action.ADAPTER.decode(action).end != null;
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }
}
