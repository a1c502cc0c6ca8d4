package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.RawGuest;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Opening;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;

/** Before, between and after games: people, chairs and options. */
public final class LobbyTest {
  private final World world = new World(21, 0);

  private Room room() {
    return world.host.state().room();
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    for (Chair chair : room().chairs) names.add(chair.name);
    return names;
  }

  private void assertTrouble(String key) {
    world.seconds(1);
    assertThat(world.host.state().trouble().map(notice -> notice.key)).hasValue(key);
    assertThat(Wording.text(world.host.state().trouble().get(), Language.FRENCH)).isNotEqualTo(key);
  }

  private void gather(String... names) throws IOException {
    world.open("pennies");
    for (String name : names) {
      world.player(name);
      world.seconds(1);
    }
  }

  private void play(String... names) throws IOException {
    gather(names);
    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
  }

  @Test
  public void anotherGameIsChosenWithItsStandardOptions() throws Exception {
    gather("Ana");
    world.host.option("rounds", "2");
    world.host.choose("kojak");
    world.seconds(1);
    assertThat(room().rules).isEqualTo("kojak");
    assertThat(room().options).isEmpty();
    world.host.choose("chess");
    assertTrouble("save.game");
    assertThat(room().rules).isEqualTo("kojak");
    // The next wish that makes sense ends the trouble.
    world.host.choose("pennies");
    world.seconds(1);
    assertThat(world.host.state().trouble()).isEqualTo(Optional.empty());
  }

  @Test
  public void tooFewOrTooManyCannotStart() throws Exception {
    gather("Ana");
    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.LOBBY);
    assertThat(world.host.state().trouble().isPresent()).isTrue();
    for (int i = 0; i < 6; i++) world.host.addBot("Bot", BotLevel.EASY);
    assertTrouble("table.no_chair");
    assertThat(names()).containsExactly("Ana", "Bot", "Bot 2", "Bot 3", "Bot 4", "Bot 5").inOrder();
  }

  @Test
  public void chairsAreTakenAwayAndGivenBack() throws Exception {
    gather("Ana", "Ben");
    world.host.removeChair(0);
    world.host.removeChair(7);
    world.host.moveChair(0, 7);
    world.seconds(1);
    assertThat(names()).containsExactly("Ben");
    assertThat(room().people).hasSize(2);
    world.host.seat(5, 1);
    world.host.seat(5, 99);
    world.seconds(1);
    assertThat(room().chairs.get(1)).isEqualTo(new Chair("Ana", 1, Mind.PERSON, ""));
    world.host.renameChair(1, "Zoé");
    world.host.renameChair(9, "nobody");
    world.seconds(1);
    assertThat(names()).containsExactly("Ben", "Zoé").inOrder();
  }

  private List<String> characters() {
    List<String> characters = new ArrayList<>();
    for (Chair chair : room().chairs) characters.add(chair.character);
    return characters;
  }

  @Test
  public void charactersAreChosenFirstComeFirstServed() throws Exception {
    gather("Ana", "Ben");
    world.host.choose("kojak");
    world.host.addBot("Bot", BotLevel.EASY);
    world.seconds(1);
    Guest ana = world.players.get(0).guest;
    ana.castChair(0, "red_car");
    world.seconds(1);
    assertThat(characters()).containsExactly("red_car", "", "").inOrder();
    assertThat(world.players.get(1).state().room()).hasValue(room());

    // Taken, unknown, somebody else's chair, a bot's, none.
    world.players.get(1).guest.castChair(1, "red_car");
    world.players.get(1).guest.castChair(1, "captain_chen");
    ana.castChair(1, "blue_car");
    ana.castChair(2, "blue_car");
    ana.castChair(7, "blue_car");
    world.seconds(1);
    assertThat(characters()).containsExactly("red_car", "", "").inOrder();
    world.host.castChair(1, "red_car");
    assertTrouble("table.not_cast");
    world.host.castChair(2, "blue_car");
    assertTrouble("table.not_cast");
    world.host.castChair(7, "blue_car");

    ana.castChair(0, "");
    world.seconds(1);
    assertThat(characters()).containsExactly("", "", "");
    world.players.get(1).guest.castChair(1, "red_car");
    world.seconds(1);
    world.host.castChair(0, "blue_car");
    world.seconds(1);
    assertThat(characters()).containsExactly("blue_car", "red_car", "").inOrder();
    world.host.moveChair(0, 1);
    world.host.renameChair(0, "Benno");
    world.seconds(1);
    assertThat(characters()).containsExactly("red_car", "blue_car", "").inOrder();
    world.host.choose("police-city");
    world.seconds(1);
    assertThat(characters()).containsExactly("", "", "");
  }

  @Test
  public void aSeatKeepsItsCharacterThroughStartRestartAndRematch() throws Exception {
    gather("Ana", "Ben");
    world.host.choose("kojak");
    world.players.get(1).guest.castChair(1, "green_car");
    world.seconds(1);
    world.host.start();
    world.seconds(2);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    world.players.get(1).guest.castChair(1, "blue_car");
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.seconds(1);
    world.host.hand(1, Optional.empty());
    world.seconds(1);
    world.killHost();
    world.resumeHost();
    world.seconds(8);
    assertThat(characters()).containsExactly("", "green_car").inOrder();
    world.host.castChair(0, "red_car");
    assertTrouble("table.lobby_only");
    world.host.toLobby();
    world.seconds(1);
    world.host.start();
    world.seconds(2);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(characters()).containsExactly("", "green_car").inOrder();
    world.players.get(1).guest.leave();
    world.seconds(1);
    assertThat(room().chairs.get(1)).isEqualTo(new Chair("Ben", 0, Mind.NORMAL_BOT, "green_car"));
  }

  @Test
  public void aBotsChairHasNobodyToGoBackTo() throws Exception {
    gather("Ana");
    world.host.addBot("Bot", BotLevel.EASY);
    world.host.hand(1, Optional.empty());
    assertTrouble("table.no_owner");
    world.host.hand(9, Optional.empty());
    world.host.seat(1, 1);
    world.seconds(1);
    assertThat(room().chairs.get(1)).isEqualTo(new Chair("Bot", 1, Mind.PERSON, ""));
  }

  @Test
  public void nothingIsRearrangedWhileAGameIsOnTheTable() throws Exception {
    play("Ana", "Ben");
    List<Chair> chairs = room().chairs;
    List<Runnable> wishes =
        List.of(
            () -> world.host.removeChair(0),
            () -> world.host.moveChair(0, 1),
            () -> world.host.addBot("Bot", BotLevel.EASY),
            () -> world.host.option("rounds", "2"),
            () -> world.host.choose("kojak"));
    for (Runnable wish : wishes) {
      wish.run();
      assertTrouble("table.lobby_only");
    }
    world.host.start();
    assertTrouble("table.in_game");
    world.host.seat(5, 1);
    assertTrouble("table.no_chair");
    world.playOn(world.players);
    assertThat(room().phase).isEqualTo(Phase.OVER);
    // A finished game is checked against its own seats, so they stay until it is put away.
    for (Runnable wish : wishes) {
      wish.run();
      assertTrouble("table.lobby_only");
    }
    world.players.get(0).guest.addPlayer("Ana too");
    world.players.get(0).guest.leaveChair(0);
    world.player("Late");
    world.seconds(1);
    assertThat(room().chairs).isEqualTo(chairs);
    assertThat(world.players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);

    world.host.toLobby();
    world.host.removeChair(0);
    world.seconds(1);
    assertThat(names()).containsExactly("Ben");
  }

  @Test
  public void whoLeavesAfterAGameSpoilsNothingForTheOthers() throws Exception {
    play("Ana", "Ben", "Cleo");
    world.playOn(world.players);
    world.players.get(1).guest.leave();
    world.seconds(1);
    assertThat(world.players.get(1).state().notice().get().key).isEqualTo("table.left");
    assertThat(room().people).hasSize(2);
    // Somebody who comes back now sees the end of the game as before.
    World.Player cleo = world.players.get(2);
    cleo.kill();
    cleo.start();
    world.seconds(3);
    assertThat(cleo.state().sights().keySet()).containsExactly(3);
    assertThat(cleo.state().verdict().get()).isInstanceOf(Verdict.Fair.class);

    world.killHost();
    world.resumeHost();
    world.seconds(10);
    assertThat(room().phase).isEqualTo(Phase.OVER);
    assertThat(cleo.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(room().chairs.get(1)).isEqualTo(new Chair("Ben", 0, Mind.NORMAL_BOT, ""));
  }

  @Test
  public void whoLeavesTheLobbyTakesTheChairAlong() throws Exception {
    gather("Ana", "Ben");
    world.players.get(0).guest.leave();
    world.seconds(1);
    assertThat(names()).containsExactly("Ben");
    world.host.kick(2);
    world.host.kick(2);
    world.seconds(1);
    assertThat(room().chairs).isEmpty();
    assertThat(room().people).isEmpty();
  }

  @Test
  public void aRematchThatDiesWhileItIsDealtLeavesTheLobby() throws Exception {
    play("Ana", "Ben");
    world.playOn(world.players);
    // Nobody answers, so the deal takes its time.
    for (World.Player player : world.players) player.pair.guest.deaf = true;
    world.host.start();
    world.time.advance(100);
    assertThat(room().phase).isEqualTo(Phase.DEALING);
    world.killHost();
    world.resumeHost();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.LOBBY);
    assertThat(room().game).isEqualTo(1);
    assertThat(names()).containsExactly("Ana", "Ben").inOrder();
  }

  @Test
  public void theDealIsCalledOff() throws Exception {
    gather("Ana", "Ben");
    for (World.Player player : world.players) player.pair.guest.deaf = true;
    world.host.start();
    world.time.advance(100);
    world.host.addBot("Bot", BotLevel.EASY);
    assertTrouble("table.lobby_only");
    world.host.toLobby();
    world.seconds(60);
    assertThat(room().phase).isEqualTo(Phase.LOBBY);
    assertThat(room().game).isEqualTo(0);
  }

  @Test
  public void aFullDiskKeepsTheLobbyAsItWas() throws Exception {
    gather("Ana");
    ((Notebook) world.journal).full = true;
    World.Player ben = world.player("Ben");
    world.seconds(1);
    assertThat(ben.state().notice().get().key).isEqualTo("table.journal");
    assertThat(room().people).hasSize(1);
    assertThat(names()).containsExactly("Ana");
    world.host.addBot("Bot", BotLevel.EASY);
    assertTrouble("table.journal_failed");
    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.LOBBY);

    ((Notebook) world.journal).full = false;
    world.seconds(10);
    assertThat(ben.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    // What could not be written before has been written now.
    List<ByteString> entries = world.journal.read();
    Entry last = Entry.ADAPTER.decode(entries.get(entries.size() - 1));
    assertThat(last.company.chairs).isEqualTo(room().chairs);
  }

  @Test
  public void aFullDiskKeepsTheFinishedGame() throws Exception {
    play("Ana", "Ben");
    world.playOn(world.players);
    ((Notebook) world.journal).full = true;
    world.host.toLobby();
    assertTrouble("table.journal_failed");
    world.host.start();
    world.seconds(1);
    assertThat(room().phase).isEqualTo(Phase.OVER);
    ((Notebook) world.journal).full = false;
    world.host.start();
    world.seconds(1);
    assertThat(room().game).isEqualTo(2);
  }

  @Test
  public void aClosedTableSaysSoAndItsJournalGoesOn() throws Exception {
    play("Ana", "Ben");
    World.Player ana = world.players.get(0);
    world.host.close();
    world.host.close();
    world.time.advance(100);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.CONNECTING);
    assertThat(ana.state().notice().get().key).isEqualTo("table.closed");
    world.host.toLobby();
    world.seconds(1);
    world.killHost();
    world.resumeHost();
    world.seconds(10);
    assertThat(room().phase).isEqualTo(Phase.PLAYING);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
  }

  @Test
  public void aWatcherHearsThePresentAndEveryNewState() throws Exception {
    gather("Ana");
    List<Host.State> states = new ArrayList<>();
    world.host.watch(states::add);
    world.seconds(1);
    assertThat(states).hasSize(1);
    world.host.addBot("Bot", BotLevel.EASY);
    world.seconds(1);
    assertThat(states).hasSize(2);
    // Nothing has changed, so there is nothing to draw.
    world.host.removeChair(17);
    world.seconds(1);
    assertThat(states).hasSize(2);
  }

  @Test
  public void theSameNameIsNotTheSamePlace() throws Exception {
    gather("Ana");
    World.Player other = world.player("Ana");
    world.seconds(1);
    assertThat(names()).containsExactly("Ana", "Ana 2").inOrder();
    assertThat(other.state().member()).isEqualTo(2);
    assertThat(world.players.get(0).state().status()).isEqualTo(Guest.Status.AT_TABLE);
  }

  @Test
  public void aSeatGoesToAnotherDeviceInTheMiddleOfAGame() throws Exception {
    play("Ana", "Ben");
    World.Player late = world.player("Cleo");
    world.seconds(1);
    assertThat(late.state().sights()).isEmpty();
    world.host.seat(1, 3);
    world.seconds(1);
    assertThat(late.state().sights().keySet()).containsExactly(2);
    assertThat(world.players.get(1).state().sights()).isEmpty();
    world.playOn(world.players);
    assertThat(late.state().verdict().get()).isEqualTo(new Verdict.Unchecked("fair.no_share"));
    assertThat(world.players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }

  /** It comes to nothing, so the record does not have it; but the new owner has seen it. */
  @Test
  public void whatTheFormerOwnerHadSealedIsNotHeldAgainstTheHost() throws Exception {
    play("Ana", "Ben");
    ByteString hideThree = ByteString.decodeHex("08010803");
    world.players.get(1).guest.act(Seat.of(1), hideThree, Guest.Answer.IGNORED);
    World.Player late = world.player("Cleo");
    world.seconds(1);
    world.host.seat(1, 3);
    world.seconds(1);
    world.playOn(world.players);
    assertThat(late.state().verdict()).hasValue(new Verdict.Unchecked("fair.taken_over"));
    for (World.Player other : world.players.subList(0, 2)) {
      assertThat(other.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void aWatcherMayStop() throws Exception {
    play("Ana", "Ben");
    List<String> heard = new ArrayList<>();
    Host.Watcher host = state -> heard.add("host");
    Guest.Watcher guest = state -> heard.add("guest");
    world.host.watch(host);
    world.players.get(0).guest.watch(guest);
    world.seconds(1);
    assertThat(heard).containsExactly("host", "guest");
    world.host.unwatch(host);
    world.players.get(0).guest.unwatch(guest);
    world.host.pause();
    world.seconds(1);
    assertThat(heard).hasSize(2);
  }

  @Test
  public void aBoardMayComeLate() throws Exception {
    play("Ana", "Ben");
    world.seconds(45);
    World.Player board = world.add(Profile.board(World.APP, "tablet"));
    world.seconds(1);
    assertThat(board.state().sights().keySet()).containsExactly(0);
    assertThat(board.state().board().get().log()).isNotEmpty();
    world.playOn(world.players);
    assertThat(board.state().verdict().get()).isEqualTo(new Verdict.Unchecked("fair.no_share"));
  }

  @Test
  public void longTalkDoesNotFitOnAScreen() throws Exception {
    world.open("pennies");
    RawGuest other = new RawGuest(world, Channel.Entry.STRANGER);
    String long60 = "9".repeat(60_000);
    other.say(new ToHost.Builder().hello(new Hello(7, 0, long60, "Eve", false)));
    assertThat(other.last().bye.why.key).isEqualTo("table.version");
    assertThat(other.last().bye.why.args.get("guest")).hasLength(24);
    assertThat(world.host.state().trouble().get().args.get("app")).hasLength(24);
  }

  @Test
  public void whoIsLetInAndDoesNotComeInLosesThePlace() throws Exception {
    world.open("pennies");
    RawGuest stranger = new RawGuest(world, Channel.Entry.STRANGER).hello();
    world.seconds(8);
    world.host.letIn(1);
    world.seconds(5);
    assertThat(stranger.closed).isFalse();
    world.seconds(6);
    assertThat(stranger.last().bye.why.key).isEqualTo("table.silent");
  }

  @Test
  public void aPromiseMayBeMadeAtAnyTime() throws Exception {
    gather("Ana");
    RawGuest eve = new RawGuest(world, Channel.Entry.INVITED).hello().join();
    Pledge pledge = new Pledge(ByteString.of(new byte[32]), ByteString.of(new byte[16]));
    eve.say(new ToHost.Builder().pledge(new Pledge(ByteString.EMPTY, ByteString.EMPTY)));
    eve.say(
        new ToHost.Builder()
            .opening(new Opening(0, 0, ByteString.EMPTY, ByteString.EMPTY, pledge)));
    world.host.start();
    world.time.advance(100);
    // Only what was well formed is known.
    List<Prepare> told = new ArrayList<>();
    for (ToGuest frame : eve.heard) if (frame.prepare != null) told.add(frame.prepare);
    assertThat(told.get(0).pledged.get(1).pledge).isEqualTo(pledge);
  }

  @Test
  public void anActionInNobodysSeatIsRefused() throws Exception {
    play("Ana", "Ben");
    List<String> refusals = new ArrayList<>();
    world
        .players
        .get(0)
        .guest
        .act(Seat.of(7), ByteString.EMPTY, refused -> refusals.add(refused.get().key));
    world.seconds(1);
    assertThat(refusals).containsExactly("table.not_yours");
  }
}
