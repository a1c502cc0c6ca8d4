package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Seat;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.SimulatedNet;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Bye;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Result;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;

/** A host and its guests, as a screen would see them. */
public final class HostTest {
  private static final String OWNED = "]0;ownedAna";
  private static final ByteString HIDE_2 = ByteString.decodeHex("08010802");
  private static final ByteString ROLL = ByteString.decodeHex("0802");

  private final World world = new World(7);

  private World pennies() throws Exception {
    return world.open("pennies");
  }

  private Room room() {
    return world.host.state().room();
  }

  private Optional<Refused> act(World.Player player, int seat, ByteString action) {
    List<Optional<Refused>> answers = new ArrayList<>();
    player.guest.act(Seat.of(seat), action, answers::add);
    assertThat(world.until(() -> !answers.isEmpty())).isTrue();
    return answers.get(0);
  }

  private void startWith(String... names) throws Exception {
    pennies();
    for (String name : names) {
      world.player(name);
      world.seconds(1);
    }
    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
  }

  private void playOn() {
    world.playOn(world.players);
  }

  @Test
  public void guestsJoinTheLobbyAndGetChairs() throws Exception {
    pennies();
    World.Player ana = world.player("Ana");
    world.seconds(1);
    World.Player ben = world.player("  Ben\u202e\n the   Great  and Terrible One ");
    world.seconds(1);
    World.Player board = world.add(Profile.board(World.APP, "tablet"));
    world.seconds(1);

    assertThat(room().chairs)
        .containsExactly(
            new Chair("Ana", 1, Mind.PERSON, ""),
            new Chair("Ben the Great and Terrib", 2, Mind.PERSON, ""))
        .inOrder();
    assertThat(ana.state().room()).hasValue(room());
    assertThat(board.state().room()).hasValue(room());
    assertThat(ben.state().member()).isEqualTo(2);
    assertThat(room().people).hasSize(3);
  }

  @Test
  public void theLobbyCanBeArranged() throws Exception {
    pennies();
    World.Player ana = world.player("Ana");
    world.seconds(1);
    world.player("Ben");
    world.seconds(1);
    ana.guest.addPlayer("Ana");
    world.seconds(1);
    world.host.addBot("Bot", BotLevel.EASY);
    world.host.moveChair(3, 0);
    world.host.option("rounds", "2");
    world.seconds(1);

    assertThat(room().chairs.stream().map(chair -> chair.name))
        .containsExactly("Bot", "Ana", "Ben", "Ana 2")
        .inOrder();
    assertThat(room().options).containsExactly("rounds", "2");

    ana.guest.renameChair(3, "Cleo");
    ana.guest.leaveChair(1);
    ana.guest.leaveChair(0);
    world.host.option("rounds", "7");
    world.seconds(1);
    assertThat(room().chairs.stream().map(chair -> chair.name))
        .containsExactly("Bot", "Ben", "Cleo")
        .inOrder();
    assertThat(world.host.state().trouble().get().key).isEqualTo("table.no_option");
  }

  @Test
  public void guestsSayWhenTheyAreReady() throws Exception {
    pennies();
    World.Player ana = world.player("Ana");
    world.seconds(1);
    World.Player ben = world.player("Ben");
    world.seconds(1);
    assertThat(ready()).isEmpty();

    ben.guest.ready(true);
    world.seconds(1);
    assertThat(ready()).containsExactly("Ben");
    assertThat(ana.state().room()).hasValue(room());

    ana.guest.ready(true);
    ben.guest.ready(false);
    ben.guest.renameChair(1, "Benno");
    world.seconds(1);
    assertThat(ready()).containsExactly("Ana");

    // They were ready for something else.
    world.host.option("rounds", "2");
    world.seconds(1);
    assertThat(ready()).isEmpty();
    ana.guest.ready(true);
    world.seconds(1);
    world.host.option("rounds", "2");
    world.seconds(1);
    assertThat(ready()).containsExactly("Ana");

    // Nobody has to be, and a game asks for it anew.
    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(ready()).isEmpty();
    ana.guest.ready(true);
    world.seconds(1);
    assertThat(ready()).isEmpty();
    world.host.toLobby();
    ben.guest.ready(true);
    world.seconds(1);
    assertThat(ready()).containsExactly("Ben");
  }

  @Test
  public void guestsSayAfterAGameThatTheyAreReadyForAnother() throws Exception {
    startWith("Ana", "Ben");
    playOn();
    assertThat(room().phase).isEqualTo(Phase.OVER);
    world.players.get(1).guest.ready(true);
    world.seconds(1);
    assertThat(ready()).containsExactly("Ben");

    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(ready()).isEmpty();
  }

  @Test
  public void aGuestAsksForAPauseAndTheHostAnswers() throws Exception {
    startWith("Ana", "Ben");
    World.Player board = world.add(Profile.board(World.APP, "tablet"));
    world.seconds(1);
    World.Player ben = world.players.get(1);

    ben.guest.askForPause();
    board.guest.askForPause();
    world.seconds(1);
    // It is asked only, and by those who play.
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(asking()).containsExactly("Ben");
    assertThat(ben.state().room()).hasValue(room());

    world.host.goOn();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(asking()).isEmpty();

    ben.guest.askForPause();
    world.seconds(1);
    world.host.pause();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PAUSED);
    assertThat(asking()).isEmpty();
    ben.guest.askForPause();
    world.seconds(1);
    assertThat(asking()).isEmpty();
  }

  @Test
  public void aPauseThatNobodyAnsweredIsForgottenWithItsGame() throws Exception {
    startWith("Ana", "Ben");
    world.players.get(1).guest.askForPause();
    world.seconds(1);
    assertThat(asking()).containsExactly("Ben");

    world.host.toLobby();
    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(asking()).isEmpty();
  }

  private List<String> asking() {
    return room().people.stream().filter(one -> one.pause).map(one -> one.name).toList();
  }

  private List<String> ready() {
    return room().people.stream().filter(one -> one.ready).map(one -> one.name).toList();
  }

  @Test
  public void aGameIsPlayedToItsEndAndEveryGuestFindsItFair() throws Exception {
    startWith("Ana", "Ben", "Cleo");
    playOn();

    assertThat(room().phase).isEqualTo(Phase.OVER);
    for (World.Player player : world.players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  /** The host does something in the same moment in which the game is over. */
  private void everyGuestChecksAGameThatEndsWith(Runnable end) throws Exception {
    startWith("Ana", "Ben", "Cleo");
    List<List<Verdict>> verdicts = new ArrayList<>();
    for (World.Player player : world.players) {
      List<Verdict> own = new ArrayList<>();
      verdicts.add(own);
      player.guest.watch(state -> state.verdict().ifPresent(own::add));
    }
    boolean[] over = new boolean[1];
    world.host.watch(
        state -> {
          if (over[0] || state.room().phase != Phase.OVER) return;
          over[0] = true;
          end.run();
        });
    playOn();

    assertThat(over[0]).isTrue();
    for (List<Verdict> own : verdicts) {
      assertThat(own).isNotEmpty();
      for (Verdict verdict : own) assertThat(verdict).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void aTableClosedRightAfterItsGameHasBeenCheckedByEveryGuest() throws Exception {
    everyGuestChecksAGameThatEndsWith(() -> world.host.close());
  }

  @Test
  public void aGamePutAwayRightAfterItsEndHasBeenCheckedByEveryGuest() throws Exception {
    everyGuestChecksAGameThatEndsWith(() -> world.host.toLobby());
  }

  @Test
  public void aRefusalGoesToItsSenderInTermsOfTheRules() throws Exception {
    startWith("Ana", "Ben");
    int changes = world.players.get(1).state().sight(Seat.of(1)).get().change();

    Refused refused = act(world.players.get(0), 0, ROLL).get();
    assertThat(refused.key).isEqualTo("action.not_your_turn");
    assertThat(world.players.get(0).state().refusal()).hasValue(refused);
    assertThat(act(world.players.get(0), 0, ByteString.encodeUtf8("?!")).get().key)
        .isEqualTo("action.unreadable");
    assertThat(act(world.players.get(0), 1, HIDE_2).get().key).isEqualTo("table.not_yours");
    assertThat(act(world.players.get(0), 9, HIDE_2).get().key).isEqualTo("table.not_yours");
    assertThat(world.players.get(1).state().sight(Seat.of(1)).get().change()).isEqualTo(changes);
  }

  @Test
  public void aSealedAnswerIsNotHeardOf() throws Exception {
    startWith("Ana", "Ben");
    World.Player ben = world.players.get(1);
    ben.pair.host.keeps = true;
    act(world.players.get(0), 0, HIDE_2);
    world.seconds(2);
    ByteString beat = ByteString.decodeHex("4200");
    assertThat(ben.pair.host.sent.stream().filter(frame -> !frame.equals(beat))).isEmpty();
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().change()).isEqualTo(2);
  }

  @Test
  public void theHourglassRunsOutOnTheHostsClock() throws Exception {
    startWith("Ana", "Ben");
    Sight sight = world.players.get(0).state().sight(Seat.of(0)).get();
    assertThat(sight.glass().limit).isEqualTo(30_000);
    assertThat(sight.left(world.time.now())).isAtLeast(28_000L);
    world.seconds(35);
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().change()).isEqualTo(2);
  }

  @Test
  public void whenAllHaveDecidedTheBeatIsWaitedFor() throws Exception {
    startWith("Ana", "Ben");
    act(world.players.get(0), 0, HIDE_2);
    act(world.players.get(1), 1, HIDE_2);
    world.seconds(3);
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().change()).isEqualTo(3);
  }

  @Test
  public void aPauseStopsTheSandAndRefusesActions() throws Exception {
    startWith("Ana", "Ben");
    world.host.pause();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PAUSED);
    assertThat(act(world.players.get(0), 0, HIDE_2).get().key).isEqualTo("table.paused");
    long left = world.players.get(0).state().sight(Seat.of(0)).get().left(world.time.now());
    world.seconds(100);
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().left(world.time.now()))
        .isEqualTo(left);

    world.host.goOn();
    world.seconds(1);
    assertThat(act(world.players.get(0), 0, HIDE_2)).isEqualTo(Optional.empty());
    playOn();
    assertThat(world.players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }

  @Test
  public void aLostPhoneMakesItsSeatAbsentAndComesBack() throws Exception {
    startWith("Ana", "Ben");
    world.players.get(1).kill();
    world.seconds(11);
    // Absent after ten seconds: everybody sees that, and two seconds later the default is taken.
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().change()).isEqualTo(2);
    act(world.players.get(0), 0, HIDE_2);
    world.seconds(8);
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().change()).isEqualTo(4);

    world.players.get(1).start();
    world.seconds(2);
    assertThat(world.players.get(1).state().status()).isEqualTo(Guest.Status.AT_TABLE);
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().change()).isEqualTo(5);
    playOn();
    for (World.Player player : world.players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void whenEverybodyHasGoneTheTableWaits() throws Exception {
    startWith("Ana", "Ben");
    for (World.Player player : world.players) player.kill();
    world.seconds(1000);
    world.players.get(0).start();
    world.seconds(2);
    Sight sight = world.players.get(0).state().sight(Seat.of(0)).get();
    assertThat(sight.left(world.time.now())).isGreaterThan(20_000L);
  }

  @Test
  public void botsFillChairsAndATableOfBotsPlaysForWatchers() throws Exception {
    pennies();
    world.host.addBot("A", BotLevel.EASY);
    world.host.addBot("B", BotLevel.NORMAL);
    World.Player board = world.add(Profile.board(World.APP, "tablet"));
    world.seconds(1);
    world.host.start();
    world.seconds(300);
    assertThat(room().phase).isEqualTo(Phase.OVER);
    assertThat(board.state().board().get().log()).hasSize(7);
    assertThat(board.state().sights().keySet()).containsExactly(0);
    assertThat(board.state().verdict().get()).isEqualTo(new Verdict.Unchecked("fair.no_share"));
  }

  @Test
  public void aSeatIsHandedToABotAndBack() throws Exception {
    startWith("Ana", "Ben");
    world.host.hand(1, Optional.of(BotLevel.NORMAL));
    world.seconds(1);
    assertThat(act(world.players.get(1), 1, HIDE_2).get().key).isEqualTo("table.bot_plays");
    world.seconds(6);
    act(world.players.get(0), 0, HIDE_2);
    world.seconds(3);
    act(world.players.get(0), 0, ROLL);
    world.host.hand(1, Optional.empty());
    world.seconds(1);
    assertThat(act(world.players.get(1), 1, HIDE_2)).isEqualTo(Optional.empty());
    playOn();
    for (World.Player player : world.players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void aKickedPlayerIsReplacedAndCannotComeBack() throws Exception {
    startWith("Ana", "Ben", "Cleo");
    world.host.kick(2);
    world.seconds(1);
    World.Player ben = world.players.get(1);
    assertThat(ben.state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(ben.state().notice().get().key).isEqualTo("table.kicked");
    assertThat(room().chairs.get(1).mind).isEqualTo(Mind.NORMAL_BOT);
    ben.start();
    world.seconds(2);
    assertThat(ben.state().notice().get().key).isEqualTo("table.refused");
    world.players.remove(ben);
    playOn();
    assertThat(room().phase).isEqualTo(Phase.OVER);
  }

  @Test
  public void aRematchHasTheSamePeopleAndAnotherSeed() throws Exception {
    startWith("Ana", "Ben");
    playOn();
    ByteString first = world.players.get(0).state().sight(Seat.of(0)).get().bytes();
    world.host.start();
    world.seconds(2);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(room().game).isEqualTo(2);
    playOn();
    for (World.Player player : world.players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().bytes()).isNotEqualTo(first);
    world.host.toLobby();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.LOBBY);
    assertThat(world.players.get(0).state().sights()).isEmpty();
  }

  @Test
  public void strangersWaitUntilTheyAreLetIn() throws Exception {
    world.entry = Channel.Entry.STRANGER;
    pennies();
    World.Player ana = world.player("Ana");
    World.Player eve = world.player("Eve");
    world.seconds(30);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.COMPARING);
    assertThat(ana.state().words()).isEqualTo("red blue");
    ana.guest.confirmWords();
    world.seconds(30);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.KNOCKING);
    assertThat(ana.state().words()).isEqualTo("red blue");
    assertThat(world.host.state().knocks())
        .containsExactly(new Host.Knock(1, "Ana", "red blue"), new Host.Knock(2, "Eve", "red blue"))
        .inOrder();
    world.host.letIn(1);
    world.host.turnAway(2);
    world.seconds(1);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    assertThat(eve.state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(eve.state().notice().get().key).isEqualTo("table.refused");
    assertThat(world.host.state().knocks()).isEmpty();

    ana.pair.cut();
    world.seconds(2);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
  }

  /** The host's player was quicker. */
  @Test
  public void aStrangersOwnPlayerHasToCompareTheWordsToo() throws Exception {
    world.entry = Channel.Entry.STRANGER;
    pennies();
    World.Player ana = world.player("Ana");
    world.seconds(1);
    world.host.letIn(1);
    world.seconds(1);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.COMPARING);
    assertThat(world.host.state().room().people).isEmpty();
    ana.guest.confirmWords();
    world.seconds(1);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
  }

  /** An impostor who says that nobody has to compare anything. */
  @Test
  public void noTableTalksAStrangerIntoSittingDown() throws Exception {
    world.entry = Channel.Entry.STRANGER;
    pennies();
    World.Player ana = world.new Player(Profile.player(World.APP, "Ana"));
    ana.tamper =
        frame ->
            frame.hello == null
                ? frame
                : new ToGuest.Builder().hello(frame.hello.newBuilder().wait(false).build()).build();
    ana.start();
    world.seconds(1);
    world.host.letIn(1);
    world.seconds(30);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.COMPARING);
    assertThat(ana.state().words()).isEqualTo("red blue");
    assertThat(world.host.state().room().people).isEmpty();
  }

  /** There may be somebody in between, whom the token of an old member would let in. */
  @Test
  public void aStrangerDoesNotJoinBeforeTheWordsHaveBeenCompared() throws Exception {
    pennies();
    SimulatedNet.Pair[] pair = {null};
    GuestTable.join(
        world.time.loop(),
        (ticket, answer) -> {
          pair[0] = world.net.connect(Channel.Entry.STRANGER, "red blue");
          pair[0].guest.keeps = true;
          world.host.arrived(pair[0].host);
          answer.connected(pair[0].guest);
        },
        world.entropy,
        World.SHELF,
        Profile.player(World.APP, "Ana"),
        Optional.empty(),
        kept -> {},
        256);
    world.seconds(1);
    world.host.letIn(1);
    world.seconds(30);
    assertThat(pair[0].guest.sent).isNotEmpty();
    for (ByteString said : pair[0].guest.sent) {
      assertThat(ToHost.ADAPTER.decode(said).join).isNull();
    }
  }

  @Test
  public void whatAHostAnswersIsCleanedAsWell() throws Exception {
    String evil = "\u001b]0;owned\u0007An\u202ea";
    pennies();
    for (String name : List.of("Ana", "Ben")) {
      World.Player player = world.new Player(Profile.player(World.APP, name));
      player.tamper =
          frame -> {
            if (frame.result == null) return frame;
            Refused refused = new Refused(evil, evil, Map.of("what", evil));
            return new ToGuest.Builder().result(new Result(frame.result.id, refused)).build();
          };
      world.players.add(player);
      player.start();
      world.seconds(1);
    }
    world.host.start();
    world.seconds(1);
    World.Player ana = world.players.get(0);
    ana.guest.act(Seat.of(0), HIDE_2, Guest.Answer.IGNORED);
    world.seconds(1);
    Refused refused = ana.state().refusal().get();
    assertThat(refused).isEqualTo(new Refused(OWNED, OWNED, Map.of("what", OWNED)));
    Notice notice = new Notice(evil, Map.of("what", evil));
    send(ana, new ToGuest.Builder().notice(notice));
    assertThat(ana.state().notice().get()).isEqualTo(new Notice(OWNED, Map.of("what", OWNED)));
    send(ana, new ToGuest.Builder().bye(new Bye(notice, true)));
    assertThat(ana.state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(ana.state().notice().get()).isEqualTo(new Notice(OWNED, Map.of("what", OWNED)));
  }

  private void send(World.Player player, ToGuest.Builder frame) {
    player.pair.host.send(ToGuest.ADAPTER.encodeByteString(frame.build()));
    world.seconds(1);
  }

  /** A hostile host's texts would otherwise set a terminal's title, or turn a line around. */
  @Test
  public void whatAHostWritesIsCleanedBeforeAnyScreenSeesIt() throws Exception {
    pennies();
    String evil = "\u001b]0;owned\u0007An\u202ea";
    World.Player ana = world.new Player(Profile.player(World.APP, "Ana"));
    ana.tamper =
        frame -> {
          if (frame.room != null) {
            List<Chair> chairs = new ArrayList<>();
            for (Chair chair : frame.room.chairs) {
              chairs.add(chair.newBuilder().name(evil).character(evil).build());
            }
            Room room = frame.room.newBuilder().name(evil).app(evil).chairs(chairs).build();
            return new ToGuest.Builder().room(room).build();
          }
          return frame;
        };
    ana.start();
    world.seconds(1);
    Room room = ana.state().room().get();
    Chair first = room.chairs.get(0);
    for (String text : List.of(room.name, room.app, first.name, first.character)) {
      assertThat(text).isEqualTo(OWNED);
    }
  }

  @Test
  public void aHostThatDiesResumesWithNothingLost() throws Exception {
    startWith("Ana", "Ben");
    act(world.players.get(0), 0, HIDE_2);
    world.seconds(5);
    Sight before = world.players.get(0).state().sight(Seat.of(0)).get();
    world.killHost();
    world.seconds(60);
    assertThat(world.players.get(0).state().status()).isEqualTo(Guest.Status.CONNECTING);
    world.resumeHost();
    world.seconds(8);
    Sight after = world.players.get(0).state().sight(Seat.of(0)).get();
    assertThat(after.change()).isEqualTo(before.change());
    assertThat(after.bytes()).isEqualTo(before.bytes());
    playOn();
    for (World.Player player : world.players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void aFullDiskPausesTheTableAndChangesNothing() throws Exception {
    startWith("Ana", "Ben");
    ((Notebook) world.journal).full = true;
    assertThat(act(world.players.get(0), 0, HIDE_2).get().key).isEqualTo("table.journal");
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PAUSED);
    assertThat(world.host.state().trouble().get().key).isEqualTo("table.journal_failed");
    world.host.goOn();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PAUSED);

    ((Notebook) world.journal).full = false;
    world.host.goOn();
    world.seconds(1);
    assertThat(world.host.state().trouble()).isEqualTo(Optional.empty());
    playOn();
    assertWithMessage("%s", world.players.get(0).state().verdict())
        .that(world.players.get(0).state().verdict().get())
        .isInstanceOf(Verdict.Fair.class);
  }

  @Test
  public void severalPlayersOnOnePhone() throws Exception {
    pennies();
    World.Player ana = world.player("Ana");
    world.seconds(1);
    ana.guest.addPlayer("Ben");
    world.seconds(1);
    world.host.start();
    world.seconds(1);
    assertThat(ana.state().sights().keySet()).containsExactly(1, 2);
    playOn();
    assertThat(ana.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }

  @Test
  public void theSamePlaceOnAnotherDeviceClosesTheFirst() throws Exception {
    startWith("Ana", "Ben");
    World.Player ana = world.players.get(0);
    World.Player tablet = world.new Player(ana.profile);
    tablet.keepsake = ana.keepsake;
    tablet.start();
    world.seconds(2);
    assertThat(tablet.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    assertThat(tablet.state().sights().keySet()).containsExactly(1);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(ana.state().notice().get().key).isEqualTo("table.elsewhere");
  }
}
