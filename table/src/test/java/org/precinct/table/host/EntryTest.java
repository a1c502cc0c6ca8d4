package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import com.squareup.wire.FieldEncoding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.Seat;
import org.precinct.table.CleanText;
import org.precinct.table.Version;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.RawGuest;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Beat;
import org.precinct.table.proto.Closed;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Seen;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;
import org.precinct.table.proto.Wish;

/** Who gets in, who does not, and what a save is worth. */
public final class EntryTest {
  private final World world = new World(3, 0);

  private RawGuest raw() {
    return new RawGuest(world, Channel.Entry.INVITED);
  }

  private void assertSentAway(RawGuest raw, String why, boolean forGood) {
    assertThat(raw.last().bye.why.key).isEqualTo(why);
    assertThat(raw.last().bye.final_).isEqualTo(forGood);
    assertThat(raw.closed).isTrue();
  }

  @Test
  public void buildsOfTheSameMajorVersionPlayTogether() throws Exception {
    world.open("pennies");
    RawGuest newer = raw().hello().join();
    assertThat(newer.heard.stream().anyMatch(frame -> frame.welcome != null)).isTrue();
    // A frame that this build does not know, and a known one that says more.
    ToHost.Builder unknown = new ToHost.Builder();
    unknown.addUnknownField(90, FieldEncoding.VARINT, 1L);
    newer.say(unknown);
    newer.say(
        new ToHost.Builder()
            .beat(new Beat.Builder().addUnknownField(91, FieldEncoding.VARINT, 2L).build()));
    assertThat(newer.closed).isFalse();
  }

  /** Either side says more than the other understands, from the first word to the verdict. */
  @Test
  public void aGameIsPlayedBetweenAnOlderAndANewerBuild() throws Exception {
    world.open("pennies");
    List<World.Player> players = new ArrayList<>();
    for (String name : List.of("Ana", "Ben")) {
      World.Player player = world.new Player(Profile.player("old", name).withChoices());
      player.tamper =
          frame -> {
            ToGuest.Builder newer = frame.newBuilder();
            newer.addUnknownField(90, FieldEncoding.VARINT, 1L);
            if (frame.hello != null) newer.hello(frame.hello.newBuilder().minor(9).build());
            if (frame.update != null) {
              newer.update(
                  frame.update.newBuilder().addUnknownField(91, FieldEncoding.VARINT, 2L).build());
            }
            return newer.build();
          };
      players.add(player);
      player.start();
      world.seconds(1);
    }
    world.host.start();
    world.seconds(1);
    world.playOn(players);
    for (World.Player player : players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void otherMajorVersionsAreToldOnBothSides() throws Exception {
    world.open("pennies");
    Hello hello = new Hello(Version.MAJOR + 1, 0, "9.9", "Eve", false);
    RawGuest other = raw().say(new ToHost.Builder().hello(hello));
    assertSentAway(other, "table.version", true);
    assertThat(other.last().bye.why.args).containsExactly("host", World.APP, "guest", "9.9");
    assertThat(world.host.state().trouble().get().key).isEqualTo("table.other_version");
    assertThat(world.host.state().trouble().get().args).containsEntry("name", "Eve");
  }

  @Test
  public void aGuestOfAnotherMajorVersionUnderstandsWhy() throws Exception {
    world.open("pennies");
    World.Player player = world.new Player(Profile.player("1", "Ana"));
    player.tamper =
        frame ->
            frame.hello == null
                ? frame
                : new ToGuest.Builder()
                    .hello(frame.hello.newBuilder().major(7).app("7.0").build())
                    .build();
    player.start();
    world.seconds(1);
    assertThat(player.state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(player.state().notice().get().key).isEqualTo("table.version");
  }

  @Test
  public void whoSaysNothingOrNonsenseIsSentAway() throws Exception {
    world.open("pennies");
    RawGuest silent = raw();
    RawGuest half = raw().hello();
    world.seconds(11);
    assertSentAway(silent, "table.silent", false);
    assertSentAway(half, "table.silent", false);

    RawGuest garbage = raw();
    garbage.pair.guest.send(ByteString.decodeHex("ffffffff"));
    world.seconds(1);
    assertSentAway(garbage, "table.garbage", false);
    RawGuest early = raw().say(new ToHost.Builder().beat(new Beat()));
    assertSentAway(early, "table.garbage", false);
    assertThat(world.host.state().room().people).isEmpty();
  }

  @Test
  public void aWrongTokenLearnsNothing() throws Exception {
    world.open("pennies");
    RawGuest thief = raw().hello();
    ByteString token = ByteString.of(new byte[32]);
    thief.say(new ToHost.Builder().join(new Join.Builder().name("Eve").token(token).build()));
    assertSentAway(thief, "table.refused", true);
    assertThat(thief.last().bye.why.args).isEmpty();
  }

  @Test
  public void lateWordsOfAnOldChannelDoNotCloseTheNewOne() throws Exception {
    world.open("pennies");
    RawGuest first = raw().hello().join();
    ByteString token = first.welcome().token;
    first.pair.cut();
    world.seconds(1);
    RawGuest old = raw().hello();
    RawGuest now = raw().hello().join(new Join.Builder().token(token));
    assertThat(now.welcome().member).isEqualTo(1);
    old.join(new Join.Builder().token(token));
    assertSentAway(old, "table.silent", false);
    assertThat(now.closed).isFalse();
    // A channel that came after it is the device's own newer one, or another device of its owner.
    RawGuest later = raw().hello().join(new Join.Builder().token(token));
    assertThat(later.welcome().member).isEqualTo(1);
    assertSentAway(now, "table.elsewhere", true);
  }

  @Test
  public void aStrangersEarlyWordsCountForNothing() throws Exception {
    world.open("pennies");
    RawGuest stranger = new RawGuest(world, Channel.Entry.STRANGER);
    stranger.hello().join();
    assertThat(world.host.state().room().people).isEmpty();
    assertThat(stranger.heard.get(0).hello.wait).isTrue();
    assertThat(world.host.state().knocks()).containsExactly(new Host.Knock(1, "Eve", "words"));
    List<RawGuest> more = new ArrayList<>();
    for (int i = 0; i < 4; i++) more.add(new RawGuest(world, Channel.Entry.STRANGER).hello());
    assertSentAway(more.get(3), "table.refused", false);
    stranger.pair.guest.close();
    world.seconds(1);
    assertThat(world.host.state().knocks()).hasSize(3);
    world.host.letIn(99);
    world.host.letIn(2);
    world.seconds(1);
    assertThat(more.get(0).last().admitted).isNotNull();
    more.get(0).join();
    assertThat(world.host.state().room().people).hasSize(1);
  }

  @Test
  public void theTableHasRoomForSoMany() throws Exception {
    world.open("pennies");
    for (int i = 0; i < 16; i++) world.player("P" + i);
    world.seconds(1);
    assertThat(world.host.state().room().people).hasSize(16);
    assertThat(world.host.state().room().chairs).hasSize(6);
    assertSentAway(raw().hello().join(), "table.full", true);

    List<RawGuest> waiting = new ArrayList<>();
    for (int i = 0; i < 17; i++) waiting.add(raw());
    world.seconds(1);
    // Who came first and has said nothing makes room.
    assertThat(waiting.get(0).closed).isTrue();
    assertThat(waiting.get(16).closed).isFalse();
  }

  @Test
  public void floodsAreCutOff() throws Exception {
    world.open("pennies");
    RawGuest flood = raw().hello().join();
    for (int i = 0; i < 500; i++) {
      flood.pair.guest.send(
          ToHost.ADAPTER.encodeByteString(new ToHost.Builder().seen(new Seen(0, true)).build()));
    }
    world.seconds(1);
    assertThat(flood.closed).isTrue();
  }

  /** Every change of a name is written to the disk. */
  @Test
  public void wishesAreFulfilledAtThePaceOfPeople() throws Exception {
    world.open("pennies");
    RawGuest fickle = raw().hello().join();
    int before = world.journal.read().size();
    for (int i = 0; i < 150; i++) {
      Wish wish = new Wish.Builder().rename_chair(1).name("Eve " + i).build();
      fickle.pair.guest.send(
          ToHost.ADAPTER.encodeByteString(new ToHost.Builder().wish(wish).build()));
      world.time.advance(6);
    }
    assertThat(fickle.closed).isFalse();
    assertThat(world.journal.read().size() - before).isAtMost(20);
    world.seconds(1);
    Wish last = new Wish.Builder().rename_chair(1).name("Eva").build();
    fickle.say(new ToHost.Builder().wish(last));
    assertThat(world.host.state().room().chairs.get(0).name).isEqualTo("Eva");
  }

  @Test
  public void tenInputsInASecondAreEnough() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    world.player("Ben");
    world.seconds(1);
    world.host.start();
    world.seconds(1);
    List<Optional<Refused>> answers = new ArrayList<>();
    for (int i = 0; i < 25; i++) {
      world.players.get(0).guest.act(Seat.of(0), ByteString.decodeHex("08010801"), answers::add);
    }
    world.seconds(1);
    long done = answers.stream().filter(answer -> !answer.isPresent()).count();
    assertThat(answers).hasSize(25);
    assertThat(done).isAtMost(20L);
    assertThat(done).isAtLeast(10L);
  }

  @Test
  public void oneWhoNeverReadsStopsNobody() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    RawGuest deaf = raw();
    deaf.pair.guest.deaf = true;
    deaf.hello().join();
    world.host.start();
    world.seconds(300);
    assertThat(world.host.state().room().phase).isNotEqualTo(Phase.LOBBY);
    assertThat(world.host.state().room().people.get(1).here).isFalse();
  }

  @Test
  public void actionsWithoutAGameAreRefused() throws Exception {
    world.open("pennies");
    RawGuest early = raw().hello().join();
    early.say(new ToHost.Builder().act(new Act(1, 1, 0, ByteString.EMPTY, ByteString.EMPTY)));
    assertThat(early.last().result.refused.key).isEqualTo("table.no_game");
  }

  // Saves.

  private void assertCannotResume(List<ByteString> entries, String why) {
    Notebook journal = new Notebook();
    journal.entries.addAll(entries);
    world.journal = journal;
    CannotResume refusal = assertThrows(CannotResume.class, world::resumeHost);
    assertThat(refusal.notice().key).isEqualTo(why);
  }

  private List<Entry> played() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    world.player("Ben");
    world.seconds(1);
    world.host.start();
    world.seconds(40);
    List<Entry> entries = new ArrayList<>();
    for (ByteString one : world.journal.read()) entries.add(Entry.ADAPTER.decode(one));
    return entries;
  }

  private static List<ByteString> bytes(List<Entry> entries) {
    List<ByteString> bytes = new ArrayList<>();
    for (Entry entry : entries) bytes.add(Entry.ADAPTER.encodeByteString(entry));
    return bytes;
  }

  @Test
  public void aSaveOfOtherRulesIsRefusedWithAMessage() throws Exception {
    List<Entry> entries = played();
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      if (entry.dealt == null) continue;
      entries.set(
          i, new Entry.Builder().dealt(entry.dealt.newBuilder().rules_version(9).build()).build());
    }
    assertCannotResume(bytes(entries), "save.rules");
    // What is over and done with does not matter any more.
    entries.add(new Entry.Builder().closed(new Closed()).build());
    Notebook journal = new Notebook();
    journal.entries.addAll(bytes(entries));
    world.journal = journal;
    world.resumeHost();
    assertThat(world.host.state().room().phase).isEqualTo(Phase.LOBBY);
  }

  @Test
  public void otherSavesAreRefusedWithAMessage() throws Exception {
    List<Entry> entries = played();
    assertCannotResume(List.of(), "save.unreadable");
    assertCannotResume(List.of(ByteString.decodeHex("ffff")), "save.unreadable");
    assertCannotResume(bytes(entries.subList(1, 3)), "save.unreadable");
    Entry newer =
        new Entry.Builder()
            .opened(entries.get(0).opened.newBuilder().format(3).app("3.0").build())
            .build();
    assertCannotResume(bytes(List.of(newer)), "save.newer");
    // Its luck was another one.
    Entry older =
        new Entry.Builder()
            .opened(entries.get(0).opened.newBuilder().format(1).app("0.1").build())
            .build();
    assertCannotResume(bytes(List.of(older)), "save.format");
    Entry other =
        new Entry.Builder()
            .company(entries.get(1).company.newBuilder().rules("chess").build())
            .build();
    assertCannotResume(bytes(List.of(entries.get(0), other)), "save.game");
    Entry step = entries.get(entries.size() - 1);
    assertThat(step.step).isNotNull();
    List<Entry> broken = new ArrayList<>(entries);
    broken.add(
        new Entry.Builder().step(step.step.newBuilder().kind(Kind.MOVE).seat(9).build()).build());
    assertCannotResume(bytes(broken), "save.unreadable");
  }

  @Test
  public void aSaveHoldsOnlyWhatIsNeeded() throws Exception {
    List<Entry> entries = played();
    int size = 0;
    for (Entry entry : entries) size += Entry.ADAPTER.encodedSize(entry);
    assertThat(size).isLessThan(1500);
    ByteString keepsake = world.players.get(0).keepsake.get();
    String token = Keepsake.ADAPTER.decode(keepsake).token.hex();
    assertThat(token).hasLength(64);
    for (ByteString entry : world.journal.read()) assertThat(entry.hex()).doesNotContain(token);
  }

  @Test
  public void aPauseAndItsClockOutliveTheHost() throws Exception {
    played();
    world.host.pause();
    world.seconds(2);
    world.killHost();
    world.seconds(100);
    world.resumeHost();
    world.seconds(10);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PAUSED);
    assertThat(world.players.get(0).state().sight(Seat.of(0)).get().glass().stopped).isTrue();
    world.host.goOn();
    world.seconds(1);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PLAYING);
  }

  @Test
  public void theHourglassGoesOnAfterARestartWhereItWasAtTheLastStep() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    world.player("Ben");
    world.seconds(1);
    world.host.start();
    world.seconds(12);
    world
        .players
        .get(0)
        .guest
        .act(Seat.of(0), ByteString.decodeHex("08010801"), Guest.Answer.IGNORED);
    world.seconds(3);
    world.killHost();
    world.resumeHost();
    world.seconds(1);
    long left = world.players.get(0).state().sight(Seat.of(0)).get().left(world.time.now());
    assertThat(left).isAtMost(18_500L);
    assertThat(left).isAtLeast(16_000L);
  }

  @Test
  public void namesAreCleaned() {
    assertThat(CleanText.name("  a\tb  c ")).isEqualTo("a b c");
    assertThat(CleanText.name("\u0000\u202e\u200b")).isEmpty();
    assertThat(CleanText.name("x".repeat(100))).hasLength(24);
    assertThat(CleanText.name("Zoé 🚓")).isEqualTo("Zoé 🚓");
    assertThat(CleanText.name("a".repeat(23) + " b")).hasLength(23);
  }
}
