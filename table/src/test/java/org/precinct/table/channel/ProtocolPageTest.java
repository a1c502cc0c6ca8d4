package org.precinct.table.channel;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.table.link.Link;
import org.precinct.table.link.LocalLink;

/**
 * A guest written from docs/protocol.md without the library that the table uses meets a host, and
 * both agree with the bytes that the page gives as examples.
 */
public final class ProtocolPageTest {

  private static final byte[] GUEST_KEY = filled(0x11);
  private static final byte[] HOST_KEY = filled(0x22);
  private static final byte[] GUEST_NUMBER = filled(0x33);
  private static final byte[] HOST_NUMBER = filled(0x44);
  private static final TableId TABLE = new TableId(ByteString.decodeHex("0102030405060708"));
  private static final JoinSecret SECRET =
      new JoinSecret(ByteString.decodeHex("000102030405060708090a0b0c0d0e0f"));
  private static final Entrance ENTRANCE = new Entrance(TABLE, SECRET, true);

  @Test
  public void anInvitedGuest() throws Exception {
    byte[] opening = ByteString.decodeHex("50435402" + "01" + "0102030405060708").toByteArray();
    byte[] psk =
        PlainNoise.sha256(
            PlainNoise.concat("precinct join".getBytes(UTF_8), SECRET.key().toByteArray()));
    PlainNoise noise =
        new PlainNoise(
            "NoisePSK_NN_25519_ChaChaPoly_SHA256",
            PlainNoise.concat("precinct".getBytes(UTF_8), opening),
            psk,
            GUEST_KEY);
    Handshake host = host();

    byte[] hello = PlainNoise.concat(opening, noise.writeE(new byte[0]));
    byte[] answer = host.receive(hello).get();
    assertThat(noise.readEee(answer)).isEmpty();
    PlainNoise.Key[] keys = noise.split();
    byte[] proof = keys[0].encrypt(new byte[0], new byte[0]);
    assertThat(host.receive(proof).isPresent()).isFalse();
    Handshake.Result result = host.result().get();
    assertThat(result.entry()).isEqualTo(Channel.Entry.INVITED);
    byte[] message = message(keys, result);

    page("invited hello", hello);
    page("invited answer", answer);
    page("invited proof", proof);
    page("invited message", message);
    // And the table's own guest says the same.
    Handshake guest =
        Handshake.guest(
            Ticket.invited(TABLE, SECRET),
            new Handshake.Luck(GUEST_NUMBER, Optional.of(GUEST_KEY)));
    assertThat(guest.begin().get()).isEqualTo(hello);
    assertThat(guest.receive(answer).get()).isEqualTo(proof);
  }

  /** It comes through the handshake, so that it can be told in words that it has to be updated. */
  @Test
  public void aGuestOfVersionOneUnderstandsWhatItIsTold() throws Exception {
    byte[] opening = ByteString.decodeHex("50435401" + "01" + "0102030405060708").toByteArray();
    byte[] psk =
        PlainNoise.sha256(
            PlainNoise.concat("precinct join".getBytes(UTF_8), SECRET.key().toByteArray()));
    PlainNoise noise =
        new PlainNoise(
            "NoisePSK_NN_25519_ChaChaPoly_SHA256",
            PlainNoise.concat("precinct".getBytes(UTF_8), opening),
            psk,
            GUEST_KEY);
    Handshake host = host();
    byte[] answer = host.receive(PlainNoise.concat(opening, noise.writeE(new byte[0]))).get();
    assertThat(noise.readEee(answer)).isEmpty();
    PlainNoise.Key[] keys = noise.split();
    host.receive(keys[0].encrypt(new byte[0], new byte[0]));
    Handshake.Result result = host.result().get();
    assertThat(result.padded()).isFalse();
    Wire wire = new Wire();
    new NoiseChannel(wire.host, result).send(ByteString.encodeUtf8("please update"));
    // Its length is not hidden: that guest would take the filling for a part of the message.
    assertThat(wire.toGuest.get(0).size()).isEqualTo("please update".length() + 16);
  }

  @Test
  public void aStranger() throws Exception {
    byte[] opening = ByteString.decodeHex("50435402" + "02" + "0102030405060708").toByteArray();
    PlainNoise noise =
        new PlainNoise(
            "Noise_NN_25519_ChaChaPoly_SHA256",
            PlainNoise.concat("precinct".getBytes(UTF_8), opening),
            new byte[0],
            GUEST_KEY);
    Handshake host = host();

    byte[] commitment =
        PlainNoise.sha256(PlainNoise.concat("precinct commitment".getBytes(UTF_8), GUEST_NUMBER));
    byte[] hello = PlainNoise.concat(opening, noise.writeE(commitment));
    byte[] answer = host.receive(hello).get();
    assertThat(noise.readEee(answer)).isEqualTo(HOST_NUMBER);
    byte[] hash =
        PlainNoise.sha256(
            PlainNoise.concat(
                "precinct words".getBytes(UTF_8), noise.hash(), GUEST_NUMBER, HOST_NUMBER));
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      words.append(i == 0 ? "" : " ").append(SafetyWords.LIST.get(hash[i] & 0xFF));
    }
    PlainNoise.Key[] keys = noise.split();
    byte[] proof = keys[0].encrypt(new byte[0], GUEST_NUMBER);
    host.receive(proof);
    Handshake.Result result = host.result().get();
    assertThat(result.entry()).isEqualTo(Channel.Entry.STRANGER);
    assertThat(result.words()).isEqualTo(words.toString());
    message(keys, result);

    page("stranger hello", hello);
    page("stranger answer", answer);
    page("stranger proof", proof);
    assertWithMessage("words on the page").that(pageText()).contains("`" + words + "`");
    Handshake guest =
        Handshake.guest(
            Ticket.stranger(TABLE), new Handshake.Luck(GUEST_NUMBER, Optional.of(GUEST_KEY)));
    assertThat(guest.begin().get()).isEqualTo(hello);
    assertThat(guest.receive(answer).get()).isEqualTo(proof);
    assertThat(guest.result().get().words()).isEqualTo(words.toString());
  }

  @Test
  public void thePageListsTheWords() throws Exception {
    assertThat(pageText().replaceAll("\\s+", " ")).contains(String.join(" ", SafetyWords.LIST));
  }

  /** A message each way; the bytes of the guest's, with its frame. */
  private static byte[] message(PlainNoise.Key[] keys, Handshake.Result host) throws Exception {
    byte[] text = Arrays.copyOf("\0\5hello".getBytes(UTF_8), 128);
    byte[] sent = keys[0].encrypt(new byte[0], text);
    LocalLink.Pair links = LocalLink.pair(Runnable::run);
    List<ByteString> back = new ArrayList<>();
    links.other().open(new Collected(back));
    NoiseChannel channel = new NoiseChannel(links.one(), host);
    List<ByteString> read = new ArrayList<>();
    channel.open(new Heard(read));
    assertThat(channel.frame(sent.clone())).isTrue();
    assertThat(read).containsExactly(ByteString.encodeUtf8("hello"));
    channel.send(ByteString.encodeUtf8("hello"));
    byte[] frame = back.get(0).substring(2).toByteArray();
    assertThat(keys[1].decrypt(new byte[0], frame)).isEqualTo(text);
    return FrameReader.frame(sent).toByteArray();
  }

  private record Heard(List<ByteString> messages) implements Channel.Receiver {
    @Override
    public void received(ByteString message) {
      messages.add(message);
    }

    @Override
    public void closed() {}
  }

  private record Collected(List<ByteString> pieces) implements Link.Receiver {
    @Override
    public void received(ByteString bytes) {
      pieces.add(bytes);
    }

    @Override
    public void closed() {}
  }

  private static Handshake host() {
    return Handshake.host(ENTRANCE, new Handshake.Luck(HOST_NUMBER, Optional.of(HOST_KEY)));
  }

  private static void page(String name, byte[] bytes) throws Exception {
    assertWithMessage("%s on the page", name)
        .that(pageText().replaceAll("\\s+", ""))
        .contains(ByteString.of(bytes).hex());
  }

  private static String pageText() throws Exception {
    File page = new File("../docs/protocol.md");
    return new String(Files.readAllBytes(page.toPath()), UTF_8);
  }

  private static byte[] filled(int value) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) value);
    return bytes;
  }
}
