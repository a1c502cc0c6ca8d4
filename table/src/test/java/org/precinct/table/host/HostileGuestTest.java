package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.squareup.wire.FieldEncoding;
import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.Buffer;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Setup;
import org.precinct.engine.kit.Kits;
import org.precinct.table.channel.Channel;
import org.precinct.table.guest.Guest;
import org.precinct.table.kit.RawGuest;
import org.precinct.table.kit.World;
import org.precinct.table.net.JoinPhrase;
import org.precinct.table.play.Course;
import org.precinct.table.play.Juncture;
import org.precinct.table.play.RecordSize;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Company;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Taken;
import org.precinct.table.proto.ToHost;

/** What one guest or neighbour could do to everybody else's evening. */
public final class HostileGuestTest {
  /** Hides two pennies. */
  private static final ByteString HIDE = ByteString.decodeHex("08010802");

  private final World world = new World(21, 0);

  /** Two players, the second of whom says what it likes; the game has been dealt. */
  private RawGuest eveAtTheTable() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    RawGuest eve = new RawGuest(world, Channel.Entry.INVITED).hello().join();
    world.host.start();
    world.seconds(12);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PLAYING);
    if (eve.closed) {
      ByteString token = eve.welcome().token;
      eve = new RawGuest(world, Channel.Entry.INVITED).hello();
      eve.join(new Join.Builder().token(token));
    }
    return eve;
  }

  private static RawGuest act(RawGuest eve, int id, ByteString action) {
    return eve.say(new ToHost.Builder().act(new Act(1, id, 1, action, ByteString.EMPTY)));
  }

  private static Optional<Refused> answer(RawGuest eve, int id) {
    return eve.heard.stream()
        .filter(frame -> frame.result != null && frame.result.id == id)
        .reduce((a, b) -> b)
        .map(frame -> frame.result.refused);
  }

  private static boolean isAnswered(RawGuest eve, int id) {
    return eve.heard.stream().anyMatch(frame -> frame.result != null && frame.result.id == id);
  }

  private List<Taken> moves() throws Exception {
    List<Taken> moves = new ArrayList<>();
    for (ByteString bytes : world.journal.read()) {
      Entry entry = Entry.ADAPTER.decode(bytes);
      if (entry.step != null && entry.step.action.size() > 0) moves.add(entry.step);
    }
    return moves;
  }

  @Test
  public void whatAnActionHasBesideItsFieldsIsNotWrittenDown() throws Exception {
    RawGuest eve = eveAtTheTable();
    // A field that no schema has, with much in it.
    ByteString filler =
        new Buffer()
            .write(HIDE)
            .writeByte(0x7a)
            .writeByte(0x64)
            .write(new byte[100])
            .readByteString();
    act(eve, 1, filler);
    assertThat(isAnswered(eve, 1)).isTrue();
    assertThat(answer(eve, 1).isPresent()).isFalse();
    assertThat(moves().get(0).action).isEqualTo(HIDE);
  }

  @Test
  public void longActionsAreRefused() throws Exception {
    RawGuest eve = eveAtTheTable();
    Buffer filler = new Buffer().write(HIDE).writeByte(0x7a);
    filler.writeByte(0xe0).writeByte(0xd4).writeByte(3).write(new byte[60_000]);
    act(eve, 1, filler.readByteString());
    assertThat(answer(eve, 1).get().key).isEqualTo("table.too_long");
    assertThat(moves()).isEmpty();
    assertThat(eve.closed).isFalse();
  }

  @Test
  public void numbersOfActionsEndAtTwoToTheThirtyOne() throws Exception {
    RawGuest eve = eveAtTheTable();
    for (int id : new int[] {Integer.MIN_VALUE, -1, 0}) {
      act(eve, id, HIDE);
      assertThat(answer(eve, id).get().key).isEqualTo("table.garbage");
    }
    assertThat(moves()).isEmpty();
  }

  @Test
  public void nobodyFillsTheSaveWithWishes() throws Exception {
    world.open("pennies");
    World.Player ana = world.player("Ana");
    world.seconds(1);
    ana.guest.renameChair(0, "Ann");
    world.seconds(1);
    assertThat(world.host.state().room().chairs.get(0).name).isEqualTo("Ann");
    ByteString last = world.journal.read().get(world.journal.read().size() - 1);
    Company.Builder company = Entry.ADAPTER.decode(last).company.newBuilder();
    // As if it had gone on for hours.
    company.addUnknownField(99, FieldEncoding.LENGTH_DELIMITED, ByteString.of(new byte[16 << 20]));
    Entry entry = new Entry.Builder().company(company.build()).build();
    for (int i = 0; i < 2; i++)
      world.journal.append(List.of(Entry.ADAPTER.encodeByteString(entry)));
    world.killHost();
    world.resumeHost();
    world.seconds(8);
    int before = world.journal.read().size();
    ana.guest.renameChair(0, "Anna");
    RawGuest eve = new RawGuest(world, Channel.Entry.INVITED).hello().join();
    world.seconds(1);
    assertThat(world.journal.read()).hasSize(before);
    assertThat(eve.last().bye.why.key).isEqualTo("table.full");
    assertThat(world.host.state().room().chairs.get(0).name).isEqualTo("Ann");
  }

  /** How somebody takes places that others need. */
  private enum Attack {
    SILENT_STRANGERS(Channel.Entry.STRANGER, false),
    STRANGERS_WHO_KNOCK(Channel.Entry.STRANGER, true),
    SILENT_INVITED(Channel.Entry.INVITED, false),
    INVITED_WHO_DO_NOT_JOIN(Channel.Entry.INVITED, true),
    NEW_MEMBERS(Channel.Entry.INVITED, true) {
      @Override
      Join join() {
        return new Join.Builder().name("Eve").build();
      }
    },
    GUESSED_TOKENS(Channel.Entry.INVITED, true) {
      @Override
      Join join() {
        return new Join.Builder().token(ByteString.of(new byte[32])).build();
      }
    },
    FLOODS(Channel.Entry.INVITED, true) {
      @Override
      int times() {
        return 300;
      }
    };

    private final Channel.Entry entry;
    private final boolean speaks;

    Attack(Channel.Entry entry, boolean speaks) {
      this.entry = entry;
      this.speaks = speaks;
    }

    Join join() {
      return null;
    }

    int times() {
      return 1;
    }

    void once(World world, String place) {
      RawGuest eve = new RawGuest(world, entry, place);
      for (int i = 0; speaks && i < times(); i++) eve.sendHello();
      if (join() == null) return;
      eve.pair.guest.send(
          ToHost.ADAPTER.encodeByteString(new ToHost.Builder().join(join()).build()));
    }
  }

  /** All the time, from one place or from many: ten more of them every second. */
  @Test
  public void thoseWhoComeBackAreInWithinFiveSeconds() throws Exception {
    int tries = 0;
    int in = 0;
    for (Attack attack : Attack.values()) {
      for (int places : new int[] {1, 20}) {
        World world = new World(21, 40).open("pennies");
        World.Player ana = world.player("Ana");
        world.seconds(1);
        for (int round = 0; round < 10; round++) {
          ana.cut();
          for (int i = 0; i < 50; i++) {
            attack.once(world, "10.0.0." + (i % places));
            world.time.advance(100);
          }
          tries++;
          if (ana.state().status() == Guest.Status.AT_TABLE) in++;
          // Sixteen members, as many who have not joined, twelve strangers, and who is leaving.
          int most = 16 + 16 + 12 + 4;
          // Ana, four from one place, and who is leaving.
          if (places == 1 && attack.join() == null) most = 1 + 4 + 1;
          assertWithMessage("%s", attack).that(world.net.open().size()).isAtMost(most);
        }
      }
    }
    assertThat(tries).isEqualTo(140);
    assertThat(100 * in).isAtLeast(99 * tries);
  }

  @Test
  public void aKickHolds() throws Exception {
    world.encrypted = true;
    world.open("pennies");
    World.Player ana = world.player("Ana");
    World.Player ben = world.player("Ben");
    World.Player cleo = world.player("Cleo");
    world.seconds(2);
    cleo.kill();
    world.seconds(1);
    world.host.kick(ben.state().member());
    world.seconds(1);
    assertThat(ben.state().status()).isEqualTo(Guest.Status.GONE);
    // With the invitation that everybody had.
    World.Player again = world.player("Ben");
    ana.cut();
    cleo.start();
    world.seconds(20);
    assertThat(again.state().status()).isEqualTo(Guest.Status.GONE);
    assertThat(again.state().notice().get().key).isEqualTo("table.refused");
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    assertThat(cleo.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    Keepsake kept = Keepsake.ADAPTER.decode(ana.keepsake.get());
    assertThat(kept.secret).isEqualTo(world.host.entrance(false).secret().key());
    assertThat(kept.secret).isNotEqualTo(World.SECRET.key());
    world.killHost();
    world.resumeHost();
    assertThat(kept.secret).isEqualTo(world.host.entrance(false).secret().key());
  }

  @Test
  public void aRenewedInvitationHasAPhraseAgain() throws Exception {
    world.open("pennies");
    JoinPhrase first = new JoinPhrase("7Q2MK3XN9D");
    assertThat(world.host.phrase(first).get()).isEqualTo(first);
    world.player("Ana");
    world.seconds(1);
    world.host.kick(1);
    world.seconds(1);
    assertThat(world.host.phrase(first).isPresent()).isFalse();
    JoinPhrase next = new JoinPhrase("0123456789");
    world.host.invite(next);
    world.seconds(1);
    assertThat(world.host.phrase(first).get()).isEqualTo(next);
    assertThat(world.host.entrance(true).secret()).isEqualTo(next.secret());
  }

  @Test
  public void thoseWhoLeftWithoutAChairMakeRoom() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    for (int i = 0; i < 40; i++) {
      RawGuest watcher = new RawGuest(world, Channel.Entry.INVITED).hello();
      watcher.join(new Join.Builder().name("Eve").watcher(true));
      assertThat(watcher.welcome().member).isEqualTo(2 + i);
      watcher.pair.guest.close();
      world.seconds(1);
    }
    assertThat(world.host.state().room().people).hasSize(16);
    assertThat(world.host.state().room().people.get(0).name).isEqualTo("Ana");
  }

  private RawGuest at(String place, ByteString token) {
    RawGuest guest = new RawGuest(world, Channel.Entry.INVITED, place).hello();
    return guest.join(new Join.Builder().name("Ana").token(token));
  }

  @Test
  public void aCopiedTokenIsNoticedByItsOwnerAndByTheHost() throws Exception {
    world.open("pennies");
    RawGuest owner = at("10.0.0.1", ByteString.EMPTY);
    ByteString token = owner.welcome().token;
    owner = at("10.0.0.1", token);
    assertThat(owner.welcome().token).isEqualTo(token);
    RawGuest thief = at("10.0.0.9", token);
    assertThat(owner.last().bye.why.key).isEqualTo("table.elsewhere");
    ByteString changed = thief.welcome().token;
    assertThat(changed).isNotEqualTo(token);
    assertThat(world.host.state().trouble().get().key).isEqualTo("table.moved");
    // The owner takes it back and is told.
    owner = at("10.0.0.1", token);
    assertThat(owner.heard.stream().anyMatch(f -> f.notice != null)).isTrue();
    ByteString mine = owner.welcome().token;
    at("10.0.0.1", mine);
    assertThat(at("10.0.0.9", changed).last().bye.why.key).isEqualTo("table.refused");
    assertThat(at("10.0.0.9", token).last().bye.why.key).isEqualTo("table.token_used");
    assertThat(world.host.state().trouble().get().key).isEqualTo("table.used_twice");
  }

  /** The Welcome with the new token was lost on the way. */
  @Test
  public void aTokenThatChangedInVainIsStillGood() throws Exception {
    world.open("pennies");
    ByteString token = at("10.0.0.1", ByteString.EMPTY).welcome().token;
    for (int i = 2; i < 6; i++) at("10.0.0." + i, token);
    assertThat(at("10.0.0.7", token).welcome().member).isEqualTo(1);
    world.killHost();
    world.resumeHost();
    world.seconds(1);
    assertThat(at("10.0.0.7", token).welcome().member).isEqualTo(1);
  }

  /** Nobody who just plays is ever stopped by that, however long the game. */
  @Test
  public void aGameTenTimesAsLongHasRoomAndCanBeChecked() throws Exception {
    for (Game<?, ?, ?, ?> game : Kits.games()) {
      for (int seed = 0; seed < 3; seed++) assertRoomForTen(game, (byte) seed);
    }
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void assertRoomForTen(Game<S, A, V, E> game, byte seed) throws Exception {
    int seats = game.info().maxSeats();
    byte[] bytes = new byte[32];
    bytes[0] = seed;
    Course<S, A, V, E> course = new Course<>(game, Setup.of(seats), ByteString.of(bytes));
    Ledger ledger = new Ledger(seats);
    Juncture<S> at = course.deal();
    long all = 0;
    while (!game.outcome(at.state()).isPresent()) {
      Taken step = next(course, at, seats);
      at = course.after(at, step);
      for (int times = 0; times < 10 && step.kind == Kind.MOVE; times++) {
        assertWithMessage("%s", game.info().id()).that(ledger.hasRoom(step)).isTrue();
        ledger.note(step);
      }
      all += Taken.ADAPTER.encodedSize(step) + 4;
    }
    // Twice, since what had no effect is told to its owner once more.
    assertThat(2 * 10 * all).isLessThan((long) RecordSize.PART * RecordSize.MOST_PARTS);
  }

  /** What the first who wants to do something does, as if a person with a salt did it. */
  private static <S> Taken next(Course<S, ?, ?, ?> course, Juncture<S> at, int seats) {
    for (int seat = 0; seat < seats; seat++) {
      Optional<ByteString> thought = course.decide(at, seat, BotLevel.NORMAL);
      if (!thought.isPresent()) continue;
      return new Taken.Builder()
          .kind(Kind.MOVE)
          .seat(seat)
          .action(thought.get())
          .salt(ByteString.of(new byte[16]))
          .member(16)
          .build();
    }
    return new Taken.Builder().kind(Kind.TIME_UP).build();
  }

  @Test
  public void nobodyFillsTheRecordOfAGame() {
    for (int seats = 2; seats <= 8; seats++) {
      Ledger ledger = new Ledger(seats);
      long all = 0;
      for (int seat = 0; seat < seats; seat++) {
        Taken step =
            new Taken.Builder()
                .seat(seat)
                .action(ByteString.of(new byte[RecordSize.ACTION]))
                .salt(ByteString.of(new byte[16]))
                .member(16)
                .build();
        while (ledger.hasRoom(step)) {
          ledger.note(step);
          all += Taken.ADAPTER.encodedSize(step) + 4;
        }
      }
      // Twice, since what a member did without effect is told to it once more.
      assertThat(2 * all).isLessThan((long) RecordSize.PART * RecordSize.MOST_PARTS);
    }
  }
}
