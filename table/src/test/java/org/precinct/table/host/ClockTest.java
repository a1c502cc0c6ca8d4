package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Seat;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Sight;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.Taken;

/** What is due: sand, beats, absence, and what a pause or a restart leaves of them. */
public final class ClockTest {
  private static final ByteString HIDE_1 = ByteString.decodeHex("08010801");
  private static final ByteString ROLL = ByteString.decodeHex("0802");

  private final World world = new World(41, 0);

  private World.Player play() throws Exception {
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      world.player(name);
      world.seconds(1);
    }
    world.host.start();
    world.time.advance(100);
    return world.players.get(0);
  }

  private Room room() {
    return world.host.state().room();
  }

  private Sight sight(int player) {
    return world.players.get(player).state().sight(Seat.of(player)).get();
  }

  private long left() {
    return sight(0).left(world.time.now());
  }

  private List<Kind> kinds() throws Exception {
    List<Kind> kinds = new ArrayList<>();
    for (ByteString bytes : world.journal.read()) {
      Taken step = Entry.ADAPTER.decode(bytes).step;
      if (step != null) kinds.add(step.kind);
    }
    return kinds;
  }

  private void restart() throws Exception {
    world.killHost();
    world.resumeHost();
    world.seconds(8);
  }

  private void assertFinishedAndFair() {
    world.playOn(world.players);
    assertThat(room().phase).isEqualTo(Phase.OVER);
    for (World.Player player : world.players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void timeUpIsInTheJournal() throws Exception {
    play();
    world.seconds(29);
    assertThat(kinds()).isEmpty();
    world.seconds(1);
    assertThat(kinds()).containsExactly(Kind.TIME_UP);
    assertFinishedAndFair();
  }

  @Test
  public void guestsShowTheSameSandAsTheHostHas() throws Exception {
    play();
    world.seconds(10);
    assertThat(left()).isIn(Range.closed(19_800L, 20_000L));
    // Somebody who comes back later is told what is left.
    world.players.get(0).cut();
    world.seconds(5);
    assertThat(left()).isIn(Range.closed(14_800L, 15_000L));
  }

  /** A phone in a pocket, or a process that the system stopped. */
  @Test
  public void aHostThatSleptHasNotLetTheSandRun() throws Exception {
    play();
    world.seconds(10);
    world.freezeHost(45_000);
    world.seconds(45);
    assertThat(kinds()).isEmpty();
    // Nobody can have answered yet; then the rest of the sand is there again.
    world.seconds(12);
    assertThat(kinds()).isEmpty();
    world.seconds(25);
    assertThat(kinds()).containsExactly(Kind.TIME_UP);
    assertFinishedAndFair();
  }

  @Test
  public void aHostThatSleptWaitsForThePhones() throws Exception {
    play();
    world.seconds(28);
    // Connected, but nothing of them gets through for a while.
    for (World.Player player : world.players) player.hush(14_000);
    world.freezeHost(9_000);
    world.seconds(9 + 4);
    assertThat(kinds()).isEmpty();
    world.seconds(20);
    assertThat(kinds()).containsExactly(Kind.TIME_UP);
  }

  @Test
  public void aPauseOfAnyLengthLeavesTheSandAsItWas() throws Exception {
    play();
    world.seconds(10);
    long before = left();
    world.host.pause();
    world.seconds(3600);
    world.host.goOn();
    world.time.advance(10);
    assertThat(Math.abs(left() - before)).isLessThan(50L);
    world.seconds(19);
    assertThat(kinds()).isEmpty();
    world.seconds(1);
    assertThat(kinds()).containsExactly(Kind.TIME_UP);
  }

  @Test
  public void aPauseAndItsSandOutliveARestart() throws Exception {
    play();
    world.seconds(10);
    long before = left();
    world.host.pause();
    world.seconds(1);
    restart();
    assertThat(room().phase).isEqualTo(Phase.PAUSED);
    assertThat(Math.abs(left() - before)).isLessThan(50L);
    world.host.goOn();
    world.seconds(19);
    assertThat(kinds()).isEmpty();
    world.seconds(1);
    assertThat(kinds()).containsExactly(Kind.TIME_UP);
  }

  /** Who comes and goes is written down in a pause too, and does not end it. */
  @Test
  public void aPauseOutlivesARestartEvenIfSomebodyWasDeclaredAbsentMeanwhile() throws Exception {
    play();
    world.seconds(10);
    long before = left();
    world.host.pause();
    world.host.declareAbsent(1);
    world.host.declareAbsent(1);
    world.host.declareAbsent(7);
    world.seconds(1);
    assertThat(kinds()).containsExactly(Kind.GONE);
    restart();
    assertThat(room().phase).isEqualTo(Phase.PAUSED);
    assertThat(Math.abs(left() - before)).isLessThan(50L);
    world.host.goOn();
    world.seconds(1);
    // The phone was there all the time: doing something ends the absence.
    world.players.get(1).guest.act(Seat.of(1), HIDE_1, Guest.Answer.IGNORED);
    world.seconds(1);
    assertThat(kinds()).containsExactly(Kind.GONE, Kind.BACK, Kind.MOVE).inOrder();
    assertFinishedAndFair();
  }

  @Test
  public void forSomebodyAbsentTheDefaultIsTaken() throws Exception {
    play();
    world.players.get(1).kill();
    world.host.declareAbsent(1);
    world.seconds(3);
    assertThat(kinds()).containsExactly(Kind.GONE, Kind.DEFAULT).inOrder();
    world.players.get(1).start();
    world.seconds(1);
    world.playOn(world.players);
    assertThat(world.players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }

  @Test
  public void absenceOutlivesARestart() throws Exception {
    play();
    world.players.get(1).kill();
    world.seconds(11);
    assertThat(kinds()).containsExactly(Kind.GONE);
    restart();
    world.seconds(3);
    assertThat(kinds()).containsExactly(Kind.GONE, Kind.DEFAULT).inOrder();
    world.players.get(1).start();
    world.seconds(1);
    assertThat(kinds().get(2)).isEqualTo(Kind.BACK);
    assertFinishedAndFair();
  }

  @Test
  public void whatIsDueWaitsForTheDisk() throws Exception {
    play();
    world.players.get(1).kill();
    world.seconds(5);
    ((Notebook) world.journal).full = true;
    world.seconds(10);
    assertThat(room().phase).isEqualTo(Phase.PAUSED);
    assertThat(world.host.state().trouble().get().key).isEqualTo("table.journal_failed");
    ((Notebook) world.journal).full = false;
    world.host.goOn();
    world.seconds(1);
    assertThat(kinds()).containsExactly(Kind.GONE);
    ((Notebook) world.journal).full = true;
    world.players.get(1).start();
    world.seconds(2);
    assertThat(room().phase).isEqualTo(Phase.PAUSED);
    ((Notebook) world.journal).full = false;
    world.host.goOn();
    world.players.get(1).guest.act(Seat.of(1), HIDE_1, Guest.Answer.IGNORED);
    world.seconds(1);
    assertThat(kinds()).containsAtLeast(Kind.GONE, Kind.BACK, Kind.MOVE).inOrder();
    assertFinishedAndFair();
  }

  @Test
  public void aBotTakesOverAndThePersonComesBackToTheSameGame() throws Exception {
    World.Player ana = play();
    world.host.hand(0, Optional.of(BotLevel.NORMAL));
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.seconds(20);
    assertThat(kinds()).contains(Kind.MOVE);
    assertThat(ana.state().sights().keySet()).containsExactly(1);
    world.host.hand(0, Optional.empty());
    world.host.hand(1, Optional.empty());
    world.seconds(1);
    assertFinishedAndFair();
  }

  @Test
  public void anActionAtTheEndOfTheGameIsRefused() throws Exception {
    World.Player ana = play();
    world.playOn(world.players);
    List<String> refusals = new ArrayList<>();
    ana.guest.act(Seat.of(0), ROLL, refused -> refusals.add(refused.get().key));
    world.seconds(1);
    assertThat(refusals).containsExactly("action.game_over");
    // Nothing is due any more.
    int steps = kinds().size();
    world.host.pause();
    world.host.declareAbsent(0);
    world.seconds(1000);
    assertThat(kinds()).hasSize(steps);
    assertThat(room().phase).isEqualTo(Phase.OVER);
  }
}
