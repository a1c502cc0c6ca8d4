package org.precinct.table.guest;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Seat;
import org.precinct.engine.pennies.Pennies;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.Verdict;
import org.precinct.table.kit.SimulatedNet;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Bye;
import org.precinct.table.proto.Glass;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;

/** A guest whose way is bad, whose app is ended, or whose host is strange. */
public final class GuestTest {
  private static final ByteString HIDE_1 = ByteString.decodeHex("08010801");

  private final World world = new World(51, 0);

  private World.Player play() throws Exception {
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      world.player(name);
      world.seconds(1);
    }
    world.host.start();
    world.seconds(1);
    return world.players.get(0);
  }

  private static List<String> act(World.Player player, int times) {
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      player.guest.act(
          Seat.of(0), HIDE_1, refused -> answers.add(refused.map(why -> why.key).orElse("done")));
    }
    return answers;
  }

  /** What a guest has sent on its present channel. */
  private static List<ToHost> said(World.Player player) {
    List<ToHost> said = new ArrayList<>();
    try {
      for (ByteString bytes : player.pair.guest.sent) said.add(ToHost.ADAPTER.decode(bytes));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return said;
  }

  @Test
  public void itTriesAgainAtLongerAndLongerIntervals() throws Exception {
    List<Long> times = new ArrayList<>();
    Guest guest =
        GuestTable.join(
            world.time.loop(),
            (ticket, answer) -> {
              times.add(world.time.now());
              // A way that never answers is given up as well.
              if (times.size() != 3) answer.failed();
            },
            world.entropy,
            World.SHELF,
            Profile.player("1", "Ana"),
            Optional.empty(),
            Guest.Keeper.NONE);
    world.seconds(120);
    List<Long> waits = new ArrayList<>();
    for (int i = 1; i < times.size(); i++) waits.add(times.get(i) - times.get(i - 1));
    assertThat(waits.get(0)).isAtLeast(250L);
    assertThat(waits.get(0)).isAtMost(313L);
    assertThat(waits.get(1)).isAtLeast(500L);
    assertThat(waits.get(2)).isAtLeast(16_000L);
    assertThat(waits.get(3)).isAtLeast(2_000L);
    for (long wait : waits.subList(5, waits.size())) {
      assertThat(wait).isAtLeast(5_000L);
      assertThat(wait).isAtMost(6_250L);
    }
    assertThat(guest.state().status()).isEqualTo(Guest.Status.CONNECTING);
    guest.close();
    world.seconds(1);
    int before = times.size();
    world.seconds(100);
    assertThat(times).hasSize(before);
  }

  @Test
  public void withoutAGameThereIsNothingToDo() throws Exception {
    world.open("pennies");
    World.Player ana = world.player("Ana");
    world.seconds(1);
    List<String> answers = act(ana, 1);
    world.seconds(1);
    assertThat(answers).containsExactly("table.no_game");
    ana.guest.close();
    answers = act(ana, 1);
    world.seconds(1);
    assertThat(answers).containsExactly("table.no_game");
    assertThat(ana.state().notice().get().key).isEqualTo("table.hung_up");
  }

  @Test
  public void actionsWaitForTheConnectionAndAreDoneOnce() throws Exception {
    World.Player ana = play();
    ana.cut();
    List<String> answers = act(ana, 2);
    world.time.advance(10);
    assertThat(answers).isEmpty();
    assertThat(ana.state().unanswered()).isEqualTo(2);
    world.seconds(2);
    assertThat(answers).containsExactly("done", "done");
    assertThat(ana.state().unanswered()).isEqualTo(0);
  }

  @Test
  public void theSameActionIsSentAgainUntilItIsAnswered() throws Exception {
    World.Player ana = play();
    ana.pair.guest.keeps = true;
    ana.pair.guest.deaf = true;
    List<String> answers = act(ana, 1);
    world.time.advance(100);
    Act first = said(ana).get(0).act;
    ana.cut();
    world.time.advance(1);
    assertThat(world.until(() -> ana.pair.guest != null && !answers.isEmpty())).isTrue();
    assertThat(answers).containsExactly("done");
    assertThat(first.id).isEqualTo(1);
    // It was carried out the first time, and only then.
    assertThat(ana.state().sight(Seat.of(0)).get().log()).hasSize(2);
  }

  @Test
  public void soManyActionsMayWait() throws Exception {
    World.Player ana = play();
    ana.cut();
    List<String> answers = act(ana, 33);
    world.time.advance(10);
    assertThat(answers).containsExactly("table.too_fast");
    ana.guest.leave();
    world.seconds(1);
    assertThat(answers).hasSize(33);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(ana.state().unanswered()).isEqualTo(0);
  }

  @Test
  public void aGameThatEndsAnswersWhatWasOnItsWay() throws Exception {
    World.Player ana = play();
    ana.pair.guest.deaf = true;
    List<String> answers = act(ana, 3);
    world.host.toLobby();
    world.time.advance(100);
    ana.cut();
    world.seconds(2);
    assertThat(answers).hasSize(3);
    assertThat(answers).contains("table.no_game");
    assertThat(ana.state().room().get().phase).isEqualTo(Phase.LOBBY);
  }

  @Test
  public void aSilentHostIsLookedForAgain() throws Exception {
    World.Player ana = play();
    SimulatedNet.Pair before = ana.pair;
    ana.pair.guest.deaf = true;
    world.seconds(25);
    assertThat(ana.pair).isNotSameInstanceAs(before);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
  }

  @Test
  public void anUpdateThatCannotBeUsedIsAskedForWhole() throws Exception {
    world.open("pennies");
    world.player("Ben");
    world.seconds(1);
    World.Player ana = world.new Player(Profile.player("1", "Ana"));
    boolean[] lost = {false};
    ana.tamper =
        frame -> {
          boolean whole = frame.update != null && frame.update.view != null;
          if (!whole || lost[0]) return frame;
          lost[0] = true;
          // Neither a view nor a difference, and nothing to compare with.
          return new ToGuest.Builder().update(frame.update.newBuilder().view(null).build()).build();
        };
    ana.start();
    world.seconds(1);
    world.host.start();
    world.seconds(1);
    assertThat(lost[0]).isTrue();
    assertThat(ana.state().sight(Seat.of(1)).get().change()).isEqualTo(1);
    assertThat(ana.state().sight(Seat.of(1)).get().glass().limit).isEqualTo(30_000);
  }

  @Test
  public void nonsenseFromTheHostIsNeverShown() throws Exception {
    world.open("pennies");
    world.player("Ben");
    world.seconds(1);
    World.Player ana = world.new Player(Profile.player("1", "Ana"));
    int[] lies = {0};
    ana.tamper =
        frame -> {
          if (frame.update == null || lies[0] > 2) return frame;
          ByteString garbage = ByteString.decodeHex("0fff");
          ToGuest.Builder lie = new ToGuest.Builder();
          return switch (lies[0]++) {
            case 0 -> lie.update(frame.update.newBuilder().view(garbage).build()).build();
            case 1 -> lie.update(frame.update.newBuilder().viewer(77).build()).build();
            default -> lie.update(frame.update.newBuilder().news(List.of(garbage)).build()).build();
          };
        };
    List<String> notices = new ArrayList<>();
    ana.start();
    ana.guest.watch(
        state -> {
          state.notice().ifPresent(notice -> notices.add(notice.key));
          // As a screen would.
          for (Sight sight : state.sights().values()) sight.view(new Pennies());
        });
    world.seconds(1);
    world.host.start();
    world.seconds(20);
    assertThat(lies[0]).isEqualTo(3);
    assertThat(notices).contains("table.unreadable");
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    assertThat(ana.state().notice()).isEqualTo(Optional.empty());
    assertThat(ana.state().sight(Seat.of(1)).get().view(new Pennies())).isNotNull();
  }

  @Test
  public void aKeepsakeThatCannotBeReadIsAsGoodAsNone() throws Exception {
    world.open("pennies");
    World.Player ana = world.new Player(Profile.player("1", "Ana"));
    ana.keepsake = Optional.of(ByteString.decodeHex("ffff"));
    ana.start();
    world.seconds(1);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    assertThat(ana.state().member()).isEqualTo(1);
  }

  /**
   * What the first app did is not in its evidence; the host reminds it, and the check comes out.
   */
  @Test
  public void anAppStartedAnewGoesOnWithItsSaltsAndChecksTheGame() throws Exception {
    World.Player ana = play();
    List<String> answers = act(ana, 3);
    world.seconds(2);
    assertThat(answers).containsExactly("done", "done", "done");
    ana.kill();
    ana.start();
    world.seconds(2);
    world.playOn(world.players);
    for (World.Player player : world.players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void withoutItsSaltsItPlaysOnWithoutSalts() throws Exception {
    world.open("pennies");
    world.player("Ben");
    world.seconds(1);
    World.Player ana = world.player("Ana");
    world.seconds(1);
    ByteString early = ana.keepsake.get();
    world.host.start();
    world.seconds(1);
    // The keepsake of before the deal: token and all, but not what was promised for this game.
    ana.kill();
    ana.keepsake = Optional.of(early);
    ana.start();
    world.seconds(2);
    List<String> answers = new ArrayList<>();
    ana.guest.act(
        Seat.of(1), HIDE_1, refused -> answers.add(refused.map(why -> why.key).orElse("done")));
    world.seconds(1);
    assertThat(answers).containsExactly("done");
    world.playOn(world.players);
    assertThat(world.players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    assertThat(ana.state().verdict()).hasValue(new Verdict.Unchecked("fair.no_share"));
  }

  @Test
  public void rulesThatThisDeviceDoesNotHaveAreNotChecked() throws Exception {
    world.open("pennies");
    world.player("Ben");
    world.seconds(1);
    List<Guest> guests = new ArrayList<>();
    guests.add(
        GuestTable.join(
            world.time.loop(),
            (ticket, answer) -> {
              SimulatedNet.Pair pair = world.net.connect(Channel.Entry.INVITED, "");
              world.host.arrived(pair.host);
              answer.connected(pair.guest);
            },
            world.entropy,
            id -> Optional.empty(),
            Profile.player("1", "Ana").withChoices(),
            Optional.empty(),
            Guest.Keeper.NONE,
            64));
    world.seconds(1);
    world.host.start();
    world.seconds(1);
    assertThat(guests.get(0).state().sight(Seat.of(1)).get().bytes().size()).isGreaterThan(0);
    world.host.kick(1);
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.seconds(400);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.OVER);
    assertThat(guests.get(0).state().verdict()).hasValue(new Verdict.Unchecked("fair.other_rules"));
  }

  @Test
  public void aSightTellsWhatItHas() throws Exception {
    World.Player ana = play();
    act(ana, 1);
    world.seconds(1);
    Sight sight = ana.state().sight(Seat.of(0)).get();
    Pennies pennies = new Pennies();
    assertThat(sight.news(pennies)).hasSize(2);
    assertThat(sight.freshNews(pennies)).isEqualTo(sight.news(pennies).subList(1, 2));
    assertThat(sight.choices(pennies)).hasSize(4);
    assertThrows(IndexOutOfBoundsException.class, () -> sight.log().get(2));
    assertThrows(IndexOutOfBoundsException.class, () -> sight.log().get(-1));
    assertThat(ana.state().board()).isEqualTo(Optional.empty());
    Sight bad =
        new Sight(
            1,
            1,
            1,
            ByteString.decodeHex("0f"),
            Log.EMPTY,
            0,
            new Glass(0, 0, 0, false),
            0,
            Optional.empty(),
            new Recall());
    assertThrows(UncheckedIOException.class, () -> bad.view(pennies));
    assertThat(bad.left(5)).isEqualTo(0);
  }

  /** A table that says what it likes to a guest, as fast as it likes. */
  private SimulatedNet.Pair talkative(List<Guest> guests) {
    SimulatedNet.Pair[] pair = {null};
    guests.add(
        GuestTable.join(
            world.time.loop(),
            (ticket, answer) -> {
              if (pair[0] != null) return;
              pair[0] = world.net.connect(Channel.Entry.INVITED, "");
              pair[0].host.open(
                  new Channel.Receiver() {
                    @Override
                    public void received(ByteString message) {}

                    @Override
                    public void closed() {}
                  });
              answer.connected(pair[0].guest);
            },
            world.entropy,
            World.SHELF,
            Profile.player("1", "Ana"),
            Optional.empty(),
            Guest.Keeper.NONE,
            64));
    world.seconds(1);
    return pair[0];
  }

  private static ByteString bytes(ToGuest.Builder frame) {
    return ToGuest.ADAPTER.encodeByteString(frame.build());
  }

  @Test
  public void theLastWordIsHeardAfterAllOthersHoweverMany() throws Exception {
    List<Guest> guests = new ArrayList<>();
    SimulatedNet.Pair pair = talkative(guests);
    for (int i = 0; i < 1000; i++) {
      pair.host.send(bytes(new ToGuest.Builder().notice(Wording.notice("table.full"))));
    }
    Bye bye = new Bye(Wording.notice("table.kicked"), true);
    pair.host.send(bytes(new ToGuest.Builder().bye(bye)));
    pair.host.close();
    world.seconds(1);
    assertThat(guests.get(0).state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(guests.get(0).state().notice().get().key).isEqualTo("table.kicked");
  }

  /** Its own player comes first. */
  @Test
  public void aHostThatTalksWithoutEndIsNotListenedToForEver() throws Exception {
    List<Guest> guests = new ArrayList<>();
    SimulatedNet.Pair pair = talkative(guests);
    int[] said = {0};
    ByteString chatter = bytes(new ToGuest.Builder().notice(Wording.notice("table.full")));
    guests
        .get(0)
        .watch(
            state -> {
              // One more for every one that is heard.
              if (++said[0] == 10) guests.get(0).leave();
              if (said[0] < 100_000) pair.guest.deliverNow(chatter);
            });
    pair.host.send(chatter);
    world.seconds(1);
    assertThat(guests.get(0).state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(said[0]).isLessThan(1000);
  }

  /** Away for so long that the host no longer has everything that was told meanwhile. */
  @Test
  public void olderNewsMayBeMissingAndTheRestIsInItsPlace() throws Exception {
    world.open("pennies");
    World.Player ana = world.player("Ana");
    world.seconds(1);
    World.Player board = world.add(Profile.board("1", "Board"));
    world.host.addBot("Cyd", BotLevel.EASY);
    world.host.option("rounds", "20000");
    world.host.start();
    world.seconds(1);
    world.host.hand(0, Optional.of(BotLevel.EASY));
    ana.kill();
    world.seconds(10_000);
    int told = board.state().board().get().log().size();
    assertThat(told).isGreaterThan(1000);
    ana.start();
    world.seconds(1);
    List<ByteString> log = ana.state().sight(Seat.of(0)).get().log();
    assertThat(log.size()).isAtLeast(256);
    assertThat(log.size()).isLessThan(told);
    world.seconds(600);
    List<ByteString> longer = ana.state().sight(Seat.of(0)).get().log();
    assertThat(longer.subList(0, log.size())).isEqualTo(log);
    assertThat(longer.size()).isGreaterThan(log.size());
  }

  @Test
  public void aConnectionThatComesTooLateIsClosed() throws Exception {
    world.open("pennies");
    List<SimulatedNet.Pair> pairs = new ArrayList<>();
    Guest guest =
        GuestTable.join(
            world.time.loop(),
            (ticket, answer) -> {
              SimulatedNet.Pair pair = world.net.connect(Channel.Entry.INVITED, "");
              world.host.arrived(pair.host);
              pairs.add(pair);
              int wait = pairs.size() == 1 ? 20_000 : 0;
              world.time.loop().after(wait, () -> answer.connected(pair.guest));
            },
            world.entropy,
            World.SHELF,
            Profile.player("1", "Ana"),
            Optional.empty(),
            Guest.Keeper.NONE,
            64);
    world.seconds(30);
    assertThat(guest.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    assertThat(pairs).hasSize(2);
    assertThat(world.host.state().room().people).hasSize(1);
  }
}
