package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Seat;
import org.precinct.table.fair.Verdict;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Taken;

/** Bots that search think beside the table's loop, and others go on meanwhile. */
public final class HardBotsTest {
  private static final ByteString HIDE_2 = ByteString.decodeHex("08010802");
  private static final int THINKING = 5_000;

  private final World world = new World(7);

  private World.Player begin(String name) throws Exception {
    world.open("pennies");
    World.Player player = world.player(name);
    world.seconds(1);
    world.host.addBot("Theo", BotLevel.HARD);
    world.host.start();
    world.seconds(1);
    return player;
  }

  private List<Taken> movesOfBots(World.Player player) {
    List<Taken> moves = new ArrayList<>();
    for (Taken step : player.state().record().get().steps) {
      if (step.kind == Kind.MOVE && step.member == 0) moves.add(step);
    }
    return moves;
  }

  @Test
  public void whatTheyDecideIsCheckedByEverybody() throws Exception {
    World.Player ana = begin("Ana");
    world.playOn(world.players);
    world.seconds(1);
    assertThat(ana.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    // Three rounds of hiding, and the roll of the second one.
    assertThat(movesOfBots(ana)).hasSize(4);
    for (Taken move : movesOfBots(ana)) assertThat(move.mind).isEqualTo(Mind.HARD_BOT);
  }

  @Test
  public void thePlayersGoOnWhileTheyThink() throws Exception {
    world.time.asideMillis = THINKING;
    World.Player ana = begin("Ana");
    List<Optional<Refused>> answers = new ArrayList<>();
    ana.guest.act(Seat.of(0), HIDE_2, answers::add);
    world.seconds(1);
    assertThat(answers).containsExactly(Optional.empty());
    world.playOn(world.players);
    world.seconds(10);
    // What others have sealed meanwhile changes nothing that it sees.
    assertThat(ana.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    assertThat(movesOfBots(ana)).hasSize(4);
  }

  /** The verdict then claims no more than is known. */
  @Test
  public void aGameThatIsPutAwayTooEarlyIsNotCheckedToTheEnd() throws Exception {
    World.Player ana = begin("Ana");
    List<Verdict> verdicts = new ArrayList<>();
    ana.guest.watch(state -> state.verdict().ifPresent(verdicts::add));
    world.time.asideMillis = 1_000;
    boolean[] away = new boolean[1];
    world.host.watch(
        state -> {
          if (away[0] || state.room().phase != Phase.OVER) return;
          away[0] = true;
          world.host.toLobby();
        });
    world.playOn(world.players);
    world.seconds(10);
    assertThat(verdicts).contains(new Verdict.Unchecked("fair.put_away"));
    assertThat(ana.state().verdict()).isEqualTo(Optional.empty());
  }

  @Test
  public void aChairThatIsTakenFromThemIsNotDecidedFor() throws Exception {
    world.time.asideMillis = THINKING;
    World.Player ana = begin("Ana");
    world.player("Ben");
    world.seconds(2);
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.seconds(20);
    world.playOn(world.players);
    world.seconds(10);
    for (Taken move : movesOfBots(ana)) assertThat(move.mind).isEqualTo(Mind.EASY_BOT);
    assertThat(ana.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }

  @Test
  public void theyDecideNothingWhileTheTableIsPaused() throws Exception {
    world.time.asideMillis = THINKING;
    World.Player ana = begin("Ana");
    world.seconds(2);
    world.host.pause();
    world.seconds(1);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PAUSED);
    int written = ((Notebook) world.journal).entries.size();
    world.seconds(60);
    assertThat(((Notebook) world.journal).entries).hasSize(written);
    world.host.goOn();
    world.playOn(world.players);
    world.seconds(10);
    assertThat(movesOfBots(ana)).hasSize(4);
    assertThat(ana.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }
}
