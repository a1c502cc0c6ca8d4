package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import org.junit.Test;
import org.precinct.table.fair.Verdict;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/** Options that the host changes while the game goes on. */
public final class SettingTest {
  private final World world = new World(43, 0);

  private Room room() {
    return world.host.state().room();
  }

  @Test
  public void aChangedOptionOutlivesTheHostAndTheGameIsFair() throws Exception {
    world.open("good-cop-bad-cop");
    for (String name : List.of("Ana", "Ben", "Cem", "Dee")) {
      world.player(name);
      world.seconds(1);
    }
    world.host.option("turn_limit_rounds", "15");
    world.host.start();
    world.time.advance(100);
    world.host.option("window_time", "30");
    world.seconds(1);
    assertThat(room().settings).containsExactly("window_time", "30");
    assertThat(room().options).containsEntry("window_time", "10");
    // What cannot be changed now is left as it is.
    world.host.option("window_time", "31");
    world.host.option("guns", "PLAYERS_MINUS_2");
    world.seconds(1);
    assertThat(world.host.state().trouble().get().key).isEqualTo("table.lobby_only");
    assertThat(room().settings).containsExactly("window_time", "30");
    world.killHost();
    world.resumeHost();
    world.seconds(8);
    assertThat(room().settings).containsExactly("window_time", "30");
    for (int i = 0; i < 10 && room().phase != Phase.OVER; i++) world.playOn(world.players);
    assertThat(room().phase).isEqualTo(Phase.OVER);
    for (World.Player player : world.players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }
}
