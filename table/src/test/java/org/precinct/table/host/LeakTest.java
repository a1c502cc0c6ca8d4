package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.Seat;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.ToGuest;

/** Two tables that differ in a secret only send the same bytes at the same moments to others. */
public final class LeakTest {

  /** Everything sent to Ben and to the board, with the times, while Ana seals her answers. */
  private static List<String> sentToOthers(List<String> sealed) throws Exception {
    World world = new World(5, 0);
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      world.player(name);
      world.seconds(1);
    }
    World.Player board = world.add(Profile.board(World.APP, "board"));
    world.seconds(1);
    world.host.start();
    world.seconds(1);
    List<World.Player> others = List.of(world.players.get(1), board);
    for (World.Player other : others) other.pair.host.keeps = true;
    List<String> sent = new ArrayList<>();
    int[] known = new int[2];
    for (int i = 0; i < 20; i++) {
      if (i < sealed.size() && !sealed.get(i).isEmpty()) {
        world
            .players
            .get(0)
            .guest
            .act(Seat.of(0), ByteString.decodeHex(sealed.get(i)), Guest.Answer.IGNORED);
      }
      world.time.advance(500);
      for (int o = 0; o < 2; o++) {
        List<ByteString> frames = others.get(o).pair.host.sent;
        while (known[o] < frames.size()) sent.add(i + " " + o + " " + frames.get(known[o]++).hex());
      }
    }
    return sent;
  }

  @Test
  public void whatIsSealedShowsNowhere() throws Exception {
    List<String> one = sentToOthers(List.of("08010801"));
    List<String> three = sentToOthers(List.of("08010803"));
    assertThat(three).isEqualTo(one);
  }

  @Test
  public void whetherAndHowOftenSomethingIsSealedShowsNowhere() throws Exception {
    List<String> never = sentToOthers(List.of());
    List<String> often =
        sentToOthers(List.of("08010801", "", "08010802", "08010803", "", "08010800", "0809"));
    assertThat(often).isEqualTo(never);
    assertThat(never).isNotEmpty();
  }

  @Test
  public void tokensGoToTheirOwnersAndNowhereElse() throws Exception {
    World world = new World(6, 0);
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      World.Player player = world.new Player(Profile.player(World.APP, name).withChoices());
      player.keepsFrames = true;
      world.players.add(player);
      player.start();
      world.seconds(1);
    }
    world.host.start();
    world.seconds(1);
    world.players.get(0).cut();
    world.seconds(2);
    world.playOn(world.players);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.OVER);
    for (World.Player owner : world.players) {
      ByteString token = Keepsake.ADAPTER.decode(owner.keepsake.get()).token;
      assertThat(token.size()).isEqualTo(32);
      for (World.Player player : world.players) {
        for (ByteString bytes : player.frames) {
          boolean own = player == owner && ToGuest.ADAPTER.decode(bytes).welcome != null;
          assertThat(bytes.indexOf(token) >= 0).isEqualTo(own);
        }
        assertThat(player.state().toString()).doesNotContain(token.hex());
      }
      for (ByteString entry : world.journal.read()) assertThat(entry.indexOf(token)).isEqualTo(-1);
      assertThat(world.host.state().toString()).doesNotContain(token.hex());
    }
  }
}
