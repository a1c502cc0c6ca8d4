package org.precinct.table.channel;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.Assert.assertThrows;

import com.southernstorm.noise.protocol.CipherState;
import com.southernstorm.noise.protocol.Noise;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import okio.Buffer;
import okio.ByteString;
import org.junit.Test;
import org.precinct.table.link.Link;
import org.precinct.table.link.LocalLink;

public final class ChannelsTest {

  private static final TableId TABLE = TableId.random();
  private static final JoinSecret SECRET = JoinSecret.random();
  private static final Entrance ENTRANCE = new Entrance(TABLE, SECRET, true);
  private static final Ticket INVITED = Ticket.invited(TABLE, SECRET);
  private static final Ticket STRANGER = Ticket.stranger(TABLE);

  private final ManualLoop loop = new ManualLoop();
  private final Side host = new Side();
  private final Side guest = new Side();

  @Test
  public void theInvitedComeInWithoutWords() {
    for (TableId table : List.of(TABLE, TableId.ANY)) {
      meet(new Wire(), ENTRANCE, Ticket.invited(table, SECRET));
      assertThat(host.channel.entry()).isEqualTo(Channel.Entry.INVITED);
      assertThat(guest.channel.entry()).isEqualTo(Channel.Entry.INVITED);
      assertThat(host.channel.words()).isEmpty();
      assertThat(guest.channel.words()).isEmpty();
      assertThat(loop.timers()).isEqualTo(0);
      talk();
    }
  }

  @Test
  public void strangersSeeTheSameWordsOnBothScreens() {
    meet(new Wire(), ENTRANCE, STRANGER);
    assertThat(host.channel.entry()).isEqualTo(Channel.Entry.STRANGER);
    assertThat(guest.channel.entry()).isEqualTo(Channel.Entry.STRANGER);
    assertThat(host.channel.words()).isEqualTo(guest.channel.words());
    assertThat(SafetyWords.LIST).containsAtLeastElementsIn(host.channel.words().split(" "));
    assertThat(host.channel.words().split(" ")).hasLength(4);
    talk();
  }

  @Test
  public void somebodyInTheMiddleChangesTheWords() {
    // Two handshakes: one with the guest, one with the host, messages handed on in between.
    Side towardsGuest = new Side();
    Side towardsHost = new Side();
    LocalLink.Pair first = LocalLink.pair(Runnable::run);
    LocalLink.Pair second = LocalLink.pair(Runnable::run);
    Channels.accept(first.one(), loop, ENTRANCE, towardsGuest);
    Channels.connect(first.other(), loop, STRANGER, 1000, guest);
    Channels.accept(second.one(), loop, ENTRANCE, host);
    Channels.connect(second.other(), loop, STRANGER, 1000, towardsHost);
    loop.run();
    assertThat(guest.channel.words()).isNotEqualTo(host.channel.words());
  }

  @Test
  public void wordsAreTheSameInBothLanguagesAndHardToMistake() {
    assertThat(SafetyWords.LIST).hasSize(256);
    assertThat(SafetyWords.LIST).containsNoDuplicates();
    assertThat(SafetyWords.LIST).isInOrder();
    for (String word : SafetyWords.LIST) {
      assertThat(word).matches("[a-z]{5,8}");
      for (String other : SafetyWords.LIST) {
        if (!word.equals(other)) {
          assertThat(word.substring(0, 4)).isNotEqualTo(other.substring(0, 4));
          assertWithMessage("%s and %s", word, other).that(distance(word, other)).isAtLeast(3);
        }
      }
    }
  }

  @Test
  public void aWrongSecretIsRefusedWithoutAByte() {
    Wire wire = new Wire();
    meet(wire, ENTRANCE, Ticket.invited(TABLE, JoinSecret.random()));
    refusedSilently(wire);
  }

  @Test
  public void anotherTablesGuestsAreRefusedWithoutAByte() {
    for (Ticket ticket :
        List.of(Ticket.invited(TableId.random(), SECRET), Ticket.stranger(TableId.random()))) {
      Wire wire = new Wire();
      meet(wire, ENTRANCE, ticket);
      refusedSilently(wire);
    }
  }

  @Test
  public void strangersAreRefusedWithoutAByteIfTheHostWantsNone() {
    Wire wire = new Wire();
    meet(wire, new Entrance(TABLE, SECRET, false), STRANGER);
    refusedSilently(wire);
  }

  @Test
  public void aHostThatDoesNotKnowTheSecretIsNoticed() {
    // It lets any invited guest pass the hello by knowing nothing: it can only make its answer up.
    Wire wire =
        new Wire(
            (toHost, number, frame) ->
                toHost ? List.of(frame) : List.of(ByteString.of(new byte[frame.size()])));
    meet(wire, ENTRANCE, INVITED);
    assertThat(guest.refusal).isEqualTo(Channels.Refusal.INVALID);
    assertThat(host.refusal).isEqualTo(Channels.Refusal.CLOSED);
  }

  @Test
  public void aFlippedBitAnywhereInAHandshakeEndsIt() {
    for (Ticket ticket : List.of(INVITED, STRANGER)) {
      Wire honest = new Wire();
      meet(honest, ENTRANCE, ticket);
      int frames = 3;
      for (int target = 0; target < frames; target++) {
        boolean toHost = target != 1;
        int number = target / 2;
        int bits = 8 * (toHost ? honest.toHost : honest.toGuest).get(number).size();
        // Every bit of the first bytes, and then one of nearly each byte.
        for (int bit = 0; bit < bits; bit += bit < 40 ? 1 : 9) {
          int flipped = bit;
          Wire wire =
              new Wire(
                  (direction, count, frame) ->
                      List.of(
                          direction == toHost && count == number ? flip(frame, flipped) : frame));
          Side oldHost = new Side();
          Side oldGuest = new Side();
          Channels.accept(wire.host, loop, ENTRANCE, oldHost);
          Channels.connect(wire.guest, loop, ticket, 1000, oldGuest);
          loop.run();
          // The last bit of a Curve25519 key is not part of it, but of what both sides hash.
          assertWithMessage("frame %s bit %s", target, bit).that(oldHost.channel).isNull();
          assertThat(oldHost.endings).isEqualTo(1);
          assertThat(oldGuest.endings).isEqualTo(1);
          if (target < 2) {
            assertThat(oldGuest.channel).isNull();
          } else {
            assertThat(oldGuest.closings).isEqualTo(1);
          }
        }
      }
    }
  }

  @Test
  public void aGuestThatOpensAnotherNumberThanItCommittedToIsRefused() throws Exception {
    byte[] one = new byte[32];
    byte[] other = new byte[32];
    Arrays.fill(other, (byte) 1);
    Handshake cheat =
        Handshake.guest(STRANGER, new Handshake.Luck(one, java.util.Optional.empty()));
    Handshake honest = Handshake.host(ENTRANCE, Handshake.Luck.fresh());
    byte[] hello = cheat.begin().get();
    byte[] answer = honest.receive(hello).get();
    System.arraycopy(other, 0, one, 0, 32);
    byte[] proof = cheat.receive(answer).get();
    assertThrows(java.security.GeneralSecurityException.class, () -> honest.receive(proof));
    assertThat(honest.result().isPresent()).isFalse();
  }

  @Test
  public void replayedHandshakesGetNowhere() {
    for (Ticket ticket : List.of(INVITED, STRANGER)) {
      Wire recorded = new Wire();
      meet(recorded, ENTRANCE, ticket);
      Side again = new Side();
      Wire wire = new Wire();
      Channels.accept(wire.host, loop, ENTRANCE, again);
      for (ByteString frame : recorded.toHost) {
        wire.injectToHost(FrameReader.frame(frame.toByteArray()));
      }
      loop.run();
      assertThat(again.channel).isNull();
      assertThat(again.refusal).isEqualTo(Channels.Refusal.INVALID);
    }
  }

  @Test
  public void garbageClosesTheLinkAtItsFirstUnexpectedLength() {
    for (int length = 0; length < 0x10000; length += length < 100 ? 1 : 997) {
      if (length == 61 || length == 77) {
        continue;
      }
      Side answer = new Side();
      Wire wire = new Wire();
      Channels.accept(wire.host, loop, ENTRANCE, answer);
      wire.injectToHost(ByteString.of((byte) (length >> 8), (byte) length));
      loop.run();
      assertThat(answer.refusal).isEqualTo(Channels.Refusal.INVALID);
      assertThat(wire.hostClosed).isTrue();
      assertThat(wire.toGuest).isEmpty();
    }
  }

  @Test
  public void helloesOfOtherProtocolsAndVersionsAreRefusedWithoutAByte() {
    Random random = new Random(3);
    Wire honest = new Wire();
    meet(honest, ENTRANCE, INVITED);
    for (int i = 0; i < 200; i++) {
      byte[] hello = new byte[i % 2 == 0 ? 61 : 77];
      random.nextBytes(hello);
      if (i % 3 == 0) {
        ByteString real = honest.toHost.get(0);
        real.copyInto(0, hello, 0, 13);
        hello[4] = (byte) (i / 3);
      }
      if (hello[4] == 2 && hello[0] == 'P') {
        continue;
      }
      Side answer = new Side();
      Wire wire = new Wire();
      Channels.accept(wire.host, loop, ENTRANCE, answer);
      wire.injectToHost(FrameReader.frame(hello));
      loop.run();
      assertThat(answer.refusal).isEqualTo(Channels.Refusal.INVALID);
      assertThat(wire.toGuest).isEmpty();
    }
  }

  @Test
  public void silenceEndsInATimeout() {
    Wire mute = new Wire((toHost, number, frame) -> List.of());
    meet(mute, ENTRANCE, INVITED);
    loop.pass(999);
    assertThat(guest.endings).isEqualTo(0);
    loop.pass(1);
    assertThat(guest.refusal).isEqualTo(Channels.Refusal.TIMEOUT);
    assertThat(host.refusal).isEqualTo(Channels.Refusal.CLOSED);

    Side patient = new Side();
    Channels.accept(new Wire().host, loop, ENTRANCE, patient);
    loop.pass(Channels.PATIENCE_MILLIS);
    assertThat(patient.refusal).isEqualTo(Channels.Refusal.TIMEOUT);
  }

  @Test
  public void anyTamperingWithMessagesClosesTheChannel() {
    ByteString[] kept = new ByteString[1];
    List<Wire.Tamper> attacks =
        List.of(
            // A flipped bit, at the beginning and in the tag.
            (toHost, number, frame) -> List.of(number == 4 ? flip(frame, 3) : frame),
            (toHost, number, frame) ->
                List.of(number == 4 ? flip(frame, frame.size() * 8 - 1) : frame),
            // Repeated, lost, exchanged, shortened, made longer, empty.
            (toHost, number, frame) -> number == 4 ? List.of(frame, frame) : List.of(frame),
            (toHost, number, frame) -> number == 4 ? List.of() : List.of(frame),
            (toHost, number, frame) -> {
              if (number == 4) {
                kept[0] = frame;
                return List.of();
              }
              return number == 5 ? List.of(frame, kept[0]) : List.of(frame);
            },
            (toHost, number, frame) ->
                List.of(number == 4 ? frame.substring(0, frame.size() - 1) : frame),
            (toHost, number, frame) ->
                List.of(
                    number == 4 ? new Buffer().write(frame).writeByte(0).readByteString() : frame),
            (toHost, number, frame) -> List.of(number == 4 ? frame.substring(0, 15) : frame));
    for (Wire.Tamper attack : attacks) {
      Side host = new Side();
      Side guest = new Side();
      Wire wire =
          new Wire(
              (toHost, number, frame) ->
                  toHost ? attack.frame(true, number, frame) : List.of(frame));
      Channels.accept(wire.host, loop, ENTRANCE, host);
      Channels.connect(wire.guest, loop, INVITED, 1000, guest);
      loop.run();
      for (int i = 2; i < 10; i++) {
        guest.channel.send(ByteString.encodeUtf8("message " + i));
      }
      assertThat(host.closings).isEqualTo(1);
      assertThat(guest.closings).isEqualTo(1);
      // What came before is as it was sent; nothing after.
      assertThat(host.messages.size()).isAtMost(3);
      for (int i = 0; i < host.messages.size(); i++) {
        assertThat(host.messages.get(i).utf8()).isEqualTo("message " + (i + 2));
      }
    }
  }

  @Test
  public void messagesThrownBackAreNotAccepted() {
    Wire[] wire = new Wire[1];
    wire[0] = new Wire();
    meet(wire[0], ENTRANCE, INVITED);
    host.channel.send(ByteString.encodeUtf8("your cards"));
    wire[0].injectToHost(FrameReader.frame(wire[0].toGuest.get(1).toByteArray()));
    assertThat(host.messages).isEmpty();
    assertThat(host.closings).isEqualTo(1);
  }

  @Test
  public void bytesMayBeSplitAndJoinedAnyhow() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      LocalLink.Pair one = LocalLink.pair(Runnable::run);
      LocalLink.Pair other = LocalLink.pair(Runnable::run);
      Buffer toHost = new Buffer();
      Buffer toGuest = new Buffer();
      one.other().open(into(toHost));
      other.other().open(into(toGuest));
      Side host = new Side();
      Side guest = new Side();
      Channels.accept(other.one(), loop, ENTRANCE, host);
      Channels.connect(one.one(), loop, seed % 2 == 0 ? INVITED : STRANGER, 1000, guest);
      List<ByteString> sent = new ArrayList<>();
      for (int i = 0; i < 1500; i++) {
        pour(toHost, other.other(), random);
        pour(toGuest, one.other(), random);
        loop.run();
        if (guest.channel != null && random.nextInt(20) == 0) {
          byte[] message = new byte[random.nextInt(200)];
          random.nextBytes(message);
          sent.add(ByteString.of(message));
          guest.channel.send(ByteString.of(message));
        }
      }
      while (!toHost.exhausted()) {
        pour(toHost, other.other(), random);
        loop.run();
      }
      assertThat(sent).isNotEmpty();
      assertThat(host.messages).isEqualTo(sent);
    }
  }

  @Test
  public void messagesMayBeEmptyOrAsLongAsNoiseAllows() {
    meet(new Wire(), ENTRANCE, INVITED);
    ByteString longest = ByteString.of(new byte[Channel.LONGEST]);
    guest.channel.send(ByteString.EMPTY);
    guest.channel.send(longest);
    assertThat(host.messages).containsExactly(ByteString.EMPTY, longest).inOrder();
    ByteString longer = ByteString.of(new byte[Channel.LONGEST + 1]);
    assertThrows(IllegalArgumentException.class, () -> guest.channel.send(longer));
    LocalChannel.Pair local = LocalChannel.pair(Runnable::run);
    assertThrows(IllegalArgumentException.class, () -> local.one().send(longer));
  }

  @Test
  public void closingEndsBothSidesOnce() {
    meet(new Wire(), ENTRANCE, INVITED);
    guest.channel.send(ByteString.encodeUtf8("bye"));
    guest.channel.close();
    guest.channel.close();
    guest.channel.send(ByteString.encodeUtf8("late"));
    host.channel.send(ByteString.encodeUtf8("late"));
    host.channel.close();
    assertThat(host.messages).containsExactly(ByteString.encodeUtf8("bye"));
    assertThat(host.closings).isEqualTo(1);
    assertThat(guest.closings).isEqualTo(1);
    assertThat(guest.messages).isEmpty();
  }

  @Test
  public void aChannelThatNobodyOpensKeepsSomeMessagesAndThenCloses() {
    Channel[] unopened = new Channel[1];
    Wire wire = new Wire();
    Channels.accept(
        wire.host,
        loop,
        ENTRANCE,
        new Channels.Welcome() {
          @Override
          public void ready(Channel channel) {
            unopened[0] = channel;
          }

          @Override
          public void refused(Channels.Refusal reason) {
            throw new AssertionError(reason);
          }
        });
    Channels.connect(wire.guest, loop, INVITED, 1000, guest);
    loop.run();
    guest.channel.send(ByteString.encodeUtf8("first"));
    Side late = new Side();
    unopened[0].open(late);
    assertThat(late.messages).containsExactly(ByteString.encodeUtf8("first"));

    Wire other = new Wire();
    Channels.accept(
        other.host,
        loop,
        ENTRANCE,
        new Channels.Welcome() {
          @Override
          public void ready(Channel channel) {
            unopened[0] = channel;
          }

          @Override
          public void refused(Channels.Refusal reason) {
            throw new AssertionError(reason);
          }
        });
    Side flood = new Side();
    Channels.connect(other.guest, loop, INVITED, 1000, flood);
    loop.run();
    for (int i = 0; i < 10 && flood.closings == 0; i++) {
      flood.channel.send(ByteString.of(new byte[60_000]));
    }
    assertThat(flood.closings).isEqualTo(1);
    assertThat(other.hostClosed).isTrue();
  }

  @Test
  public void aChannelWhoseNoncesAreUsedUpCloses() throws Exception {
    CipherState sender = Noise.createCipher("ChaChaPoly");
    CipherState receiver = Noise.createCipher("ChaChaPoly");
    sender.initializeKey(new byte[32], 0);
    receiver.initializeKey(new byte[32], 0);
    sender.setNonce(-2);
    receiver.setNonce(-1);
    LocalLink.Pair pair = LocalLink.pair(Runnable::run);
    NoiseChannel channel =
        new NoiseChannel(
            pair.one(), new Handshake.Result(sender, receiver, Channel.Entry.INVITED, "", true));
    assertThat(channel.frame(new byte[20])).isFalse();
    Side side = new Side();
    channel.open(side);
    channel.send(ByteString.encodeUtf8("the last one"));
    assertThat(side.closings).isEqualTo(0);
    channel.send(ByteString.encodeUtf8("one too many"));
    assertThat(side.closings).isEqualTo(1);
  }

  @Test
  public void theDoorkeeperLimitsHandshakesUnderWay() {
    List<Channel> guests = new ArrayList<>();
    Doorkeeper keeper =
        new Doorkeeper(
            loop, () -> ENTRANCE, new Doorkeeper.Limits(3, 2, 100, 100, 5_000), guests::add);
    List<Wire> wires = new ArrayList<>();
    for (String peer : List.of("a", "a", "a", "b", "c")) {
      Wire wire = new Wire();
      wires.add(wire);
      keeper.arrived(from(peer, wire.host));
    }
    // The third of a is one too many of a; for c the first of those who come most makes room.
    assertThat(wires.stream().map(wire -> wire.hostClosed))
        .containsExactly(true, false, true, false, false)
        .inOrder();
    Channels.connect(wires.get(3).guest, loop, INVITED, 1000, guest);
    loop.run();
    assertThat(guests).hasSize(1);
    Wire next = new Wire();
    keeper.arrived(from("c", next.host));
    assertThat(next.hostClosed).isFalse();
    // Those who say nothing are gone after a while.
    loop.pass(5_000);
    assertThat(wires.get(1).hostClosed).isTrue();
    assertThat(wires.get(3).hostClosed).isFalse();
    Wire later = new Wire();
    keeper.arrived(from("a", later.host));
    Side third = new Side();
    Channels.connect(later.guest, loop, INVITED, 1000, third);
    loop.run();
    assertThat(guests).hasSize(2);
  }

  /** Those who begin handshakes and never end them, from as many addresses as they like. */
  @Test
  public void guestsGetThroughADoorFullOfIdlers() {
    List<Channel> guests = new ArrayList<>();
    Doorkeeper keeper = new Doorkeeper(loop, () -> ENTRANCE, Doorkeeper.Limits.USUAL, guests::add);
    for (int i = 0; i < 60; i++) {
      for (int idler = 0; idler < 8; idler++) {
        keeper.arrived(from("idler " + (8 * i + idler), new Wire().host));
      }
      Wire wire = new Wire();
      keeper.arrived(from("phone", wire.host));
      keeper.arrived(from("idler at last " + i, new Wire().host));
      Channels.connect(wire.guest, loop, INVITED, 1000, new Side());
      loop.run();
      assertThat(guests).hasSize(i + 1);
      loop.pass(200);
    }
  }

  /** A listener sees how long frames are, and nothing else: pass and play must look alike. */
  @Test
  public void framesHideHowLongMessagesAre() {
    assertThat(NoiseChannel.paddedSize(4)).isEqualTo(NoiseChannel.paddedSize(8));
    assertThat(NoiseChannel.paddedSize(0)).isEqualTo(NoiseChannel.paddedSize(126));
    int before = 0;
    for (int size = 0; size <= Channel.LONGEST; size++) {
      int padded = NoiseChannel.paddedSize(size);
      assertThat(padded).isAtLeast(Math.max(before, size + 2));
      assertThat(padded)
          .isAtMost(Math.min(65_519, Math.max(128, size + 2 + Math.max(127, size / 8))));
      before = padded;
    }
  }

  /** More or fewer zeros than all others send would tell a listener something. */
  @Test
  public void aFrameThatIsNotFilledUpAsItShouldBeEndsTheChannel() throws Exception {
    for (int size : new int[] {4, 126, 127, 2000}) {
      int right = NoiseChannel.paddedSize(size);
      for (int length : new int[] {right, size + 2, right - 1, right + 1, right + 128}) {
        if (length < size + 2) continue;
        boolean good = length == right;
        Side side = new Side();
        Wire wire = new Wire();
        CipherState sender = guestsKey(wire, side);
        byte[] frame = new byte[length + 16];
        frame[0] = (byte) (size >> 8);
        frame[1] = (byte) size;
        sender.encryptWithAd(null, frame, 0, frame, 0, length);
        wire.injectToHost(FrameReader.frame(frame));
        assertWithMessage("%s bytes in %s", size, length).that(wire.hostClosed).isEqualTo(!good);
        assertThat(side.messages).hasSize(good ? 1 : 0);
      }
    }
  }

  /** What a guest of somebody else's making has after the handshake. */
  private CipherState guestsKey(Wire wire, Side side) throws Exception {
    Handshake stranger = Handshake.guest(INVITED, Handshake.Luck.fresh());
    Channels.accept(wire.host, loop, ENTRANCE, side);
    wire.injectToHost(FrameReader.frame(stranger.begin().get()));
    byte[] proof = stranger.receive(wire.toGuest.get(0).toByteArray()).get();
    wire.injectToHost(FrameReader.frame(proof));
    loop.run();
    assertThat(side.channel.entry()).isEqualTo(Channel.Entry.INVITED);
    return stranger.result().get().sender();
  }

  @Test
  public void theDoorkeeperLimitsThePaceOfEachPeer() {
    List<Channel> guests = new ArrayList<>();
    Doorkeeper keeper =
        new Doorkeeper(
            loop, () -> ENTRANCE, new Doorkeeper.Limits(100, 100, 5, 2, 5_000), guests::add);
    assertThat(guesses(keeper, "a", 20)).isEqualTo(5);
    assertThat(guesses(keeper, "b", 20)).isEqualTo(5);
    loop.pass(1_000);
    assertThat(guesses(keeper, "a", 20)).isEqualTo(2);
    loop.pass(60_000);
    assertThat(guesses(keeper, "a", 20)).isEqualTo(5);
    // A transport that cannot tell its peers apart has no such limit.
    assertThat(guesses(keeper, "", 20)).isEqualTo(20);
    for (int i = 0; i < 3_000; i++) {
      assertThat(guesses(keeper, "peer " + i, 1)).isEqualTo(1);
    }
  }

  /** Somebody who holds most of the places makes room, and not the one who was there first. */
  @Test
  public void theDoorkeeperMakesRoomAtTheExpenseOfWhoeverHoldsMost() {
    Doorkeeper keeper =
        new Doorkeeper(
            loop, () -> ENTRANCE, new Doorkeeper.Limits(4, 16, 64, 16, 5_000), channel -> {});
    List<Wire> wires = new ArrayList<>();
    for (String peer : new String[] {"guest", "crowd", "crowd", "crowd", "another"}) {
      Wire wire = new Wire();
      wires.add(wire);
      keeper.arrived(from(peer, wire.host));
    }
    loop.run();
    assertThat(wires.get(0).hostClosed).isFalse();
    assertThat(wires.get(1).hostClosed).isTrue();
    assertThat(wires.get(4).hostClosed).isFalse();
  }

  private int guesses(Doorkeeper keeper, String peer, int count) {
    int answered = 0;
    for (int i = 0; i < count; i++) {
      Wire wire = new Wire();
      keeper.arrived(from(peer, wire.host));
      if (!wire.hostClosed) {
        answered++;
        wire.injectToHost(ByteString.of((byte) 0, (byte) 0));
        loop.run();
      }
      assertThat(wire.hostClosed).isTrue();
    }
    return answered;
  }

  @Test
  public void aChannelWithinOneDevice() {
    LocalChannel.Pair pair = LocalChannel.pair(Runnable::run);
    pair.one().open(host);
    pair.other().open(guest);
    assertThat(pair.one().entry()).isEqualTo(Channel.Entry.LOCAL);
    assertThat(pair.one().words()).isEmpty();
    pair.one().send(ByteString.EMPTY);
    pair.one().send(ByteString.encodeUtf8("two"));
    assertThat(guest.messages)
        .containsExactly(ByteString.EMPTY, ByteString.encodeUtf8("two"))
        .inOrder();
    pair.other().close();
    assertThat(host.closings).isEqualTo(1);
    assertThat(guest.closings).isEqualTo(1);
  }

  @Test
  public void secretsAndIdsAreChecked() {
    assertThat(SECRET.toString()).isEqualTo("JoinSecret");
    assertThat(INVITED.toString()).doesNotContain(SECRET.key().hex());
    assertThat(new JoinSecret(SECRET.key())).isEqualTo(SECRET);
    assertThat(new JoinSecret(SECRET.key()).hashCode()).isEqualTo(SECRET.hashCode());
    assertThat(SECRET).isNotEqualTo(JoinSecret.random());
    assertThat(TABLE.toString()).hasLength(16);
    assertThat(TableId.random()).isNotEqualTo(TableId.ANY);
    assertThrows(
        IllegalArgumentException.class, () -> new JoinSecret(ByteString.encodeUtf8("short")));
    assertThrows(IllegalArgumentException.class, () -> new TableId(ByteString.encodeUtf8("short")));
  }

  private void meet(Wire wire, Entrance entrance, Ticket ticket) {
    Channels.accept(wire.host, loop, entrance, host);
    Channels.connect(wire.guest, loop, ticket, 1000, guest);
    loop.run();
  }

  private void talk() {
    host.messages.clear();
    guest.messages.clear();
    for (int i = 0; i < 50; i++) {
      host.channel.send(ByteString.encodeUtf8("to the guest " + i));
      guest.channel.send(ByteString.encodeUtf8("to the host " + i));
    }
    assertThat(host.messages).hasSize(50);
    assertThat(guest.messages).hasSize(50);
    assertThat(host.messages.get(49).utf8()).isEqualTo("to the host 49");
    assertThat(guest.messages.get(49).utf8()).isEqualTo("to the guest 49");
  }

  private void refusedSilently(Wire wire) {
    assertThat(wire.toGuest).isEmpty();
    assertThat(wire.hostClosed).isTrue();
    assertThat(host.channel).isNull();
    assertThat(host.refusal).isEqualTo(Channels.Refusal.INVALID);
    assertThat(guest.refusal).isEqualTo(Channels.Refusal.CLOSED);
  }

  private static ByteString flip(ByteString frame, int bit) {
    byte[] bytes = frame.toByteArray();
    bytes[bit / 8] ^= (byte) (1 << bit % 8);
    return ByteString.of(bytes);
  }

  private static Link.Receiver into(Buffer buffer) {
    return new Link.Receiver() {
      @Override
      public void received(ByteString bytes) {
        buffer.write(bytes);
      }

      @Override
      public void closed() {}
    };
  }

  private static void pour(Buffer from, Link to, Random random) {
    if (!from.exhausted()) {
      long most = Math.min(from.size(), random.nextBoolean() ? 3 : 100);
      byte[] piece = new byte[1 + random.nextInt((int) most)];
      int count = from.read(piece);
      to.send(ByteString.of(piece, 0, count));
    }
  }

  /** The same link, as if from somewhere else. */
  static Link from(String peer, Link link) {
    return new Link() {
      @Override
      public void open(Receiver receiver) {
        link.open(receiver);
      }

      @Override
      public void send(ByteString bytes) {
        link.send(bytes);
      }

      @Override
      public void close() {
        link.close();
      }

      @Override
      public String peer() {
        return peer;
      }
    };
  }

  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int above = row[j];
        int same = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + same);
        diagonal = above;
      }
    }
    return row[other.length()];
  }
}
