package org.precinct.table.net;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertThrows;

import java.io.File;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import okio.Buffer;
import okio.ByteString;
import org.junit.Test;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;

public final class InvitationTest {

  private static final TableId TABLE = new TableId(ByteString.decodeHex("0102030405060708"));
  private static final JoinSecret SECRET =
      new JoinSecret(ByteString.decodeHex("000102030405060708090a0b0c0d0e0f"));
  private static final JoinPhrase PHRASE = new JoinPhrase("7Q2MK3XN9D");

  @Test
  public void anInvitationIsReadAsItWasWritten() throws Exception {
    List<List<String>> places =
        List.of(
            List.of(),
            List.of("192.168.1.20"),
            List.of("127.0.0.1"),
            List.of("10.0.0.7", "fd12:3456::1"),
            List.of(
                "10.0.0.1",
                "10.0.0.2",
                "10.0.0.3",
                "10.0.0.4",
                "10.0.0.5",
                "10.0.0.6",
                "fd00::7",
                "fd00::8"));
    for (List<String> addresses : places) {
      int port = addresses.isEmpty() ? 0 : 28117;
      Invitation invitation = new Invitation(TABLE, SECRET, addresses(addresses), port);
      String text = invitation.text();
      assertThat(text).matches("PRECINCT:1:[0-9A-Z]+");
      assertThat(Invitation.parse(text)).isEqualTo(invitation);
      assertThat(Invitation.parse(" " + text.toLowerCase(java.util.Locale.ROOT) + "\n"))
          .isEqualTo(invitation);
      assertThat(invitation.places()).hasSize(addresses.size());
      assertThat(invitation.ticket().secret()).isEqualTo(Optional.of(SECRET));
      assertThat(invitation.toString()).doesNotContain(SECRET.key().hex());
    }
  }

  @Test
  public void theExamplesOnThePageAreRight() throws Exception {
    String page = new String(Files.readAllBytes(new File("../docs/protocol.md").toPath()), UTF_8);
    Invitation invitation =
        new Invitation(TABLE, SECRET, addresses(List.of("192.168.1.20")), 28117);
    assertThat(page).contains(invitation.text());
    assertThat(page).contains(new JoinCode(PHRASE, Optional.empty()).text());
    assertThat(page).contains(code("192.168.1.20", 28117).text());
    assertThat(page).contains(code("10.1.2.3", 40000).text());
    assertThat(page).contains(PHRASE.secret().key().hex());
  }

  @Test
  public void aTypicalInvitationFitsASmallQrCode() throws Exception {
    // Version 4 with medium error correction holds 90 of such characters.
    assertThat(new Invitation(TABLE, SECRET, addresses(List.of("192.168.1.20")), 28117).text())
        .hasLength(67);
  }

  @Test
  public void addressesThatMeanNothingElsewhereAreLeftOut() throws Exception {
    List<InetAddress> all = addresses(List.of("127.0.0.1", "fe80::1", "192.168.1.20", "::1"));
    assertThat(Invitation.of(TABLE, SECRET, all, 5000).addresses())
        .isEqualTo(addresses(List.of("192.168.1.20")));
    List<InetAddress> few = addresses(List.of("127.0.0.1", "fe80::1"));
    assertThat(Invitation.of(TABLE, SECRET, few, 5000).addresses())
        .isEqualTo(addresses(List.of("127.0.0.1")));
    assertThat(Invitation.of(TABLE, SECRET, List.of(), 5000).port()).isEqualTo(0);
    List<InetAddress> many = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      many.add(InetAddress.getByName("10.0.0." + i));
    }
    assertThat(Invitation.of(TABLE, SECRET, many, 5000).addresses()).hasSize(8);
    assertThrows(IllegalArgumentException.class, () -> new Invitation(TABLE, SECRET, many, 5000));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Invitation(TABLE, SECRET, addresses(List.of("fe80::1")), 5000));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Invitation(TABLE, SECRET, addresses(List.of("8.8.8.8")), 5000));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Invitation(TABLE, SECRET, addresses(List.of("10.0.0.1")), 0));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Invitation(TABLE, SECRET, addresses(List.of("10.0.0.1")), 70000));
    assertThrows(
        IllegalArgumentException.class, () -> new Invitation(TABLE, SECRET, List.of(), 5000));
  }

  @Test
  public void otherTextsAreRefusedWithAReason() throws Exception {
    String text = new Invitation(TABLE, SECRET, List.of(), 0).text();
    refused("", BadInvitation.Reason.SOMETHING_ELSE);
    refused("https://example.org/", BadInvitation.Reason.SOMETHING_ELSE);
    refused("WIFI:S:home;T:WPA;P:secret;;", BadInvitation.Reason.SOMETHING_ELSE);
    refused("PRECINCT:0:ABC", BadInvitation.Reason.SOMETHING_ELSE);
    refused("PRECINCT:2:SOMETHING:NEW", BadInvitation.Reason.NEWER);
    refused("PRECINCT:1:", BadInvitation.Reason.MISTYPED);
    refused("PRECINCT:1:ABCU", BadInvitation.Reason.MISTYPED);
    refused("PRECINCT:1:" + "0".repeat(1000), BadInvitation.Reason.SOMETHING_ELSE);
    refused(text.substring(0, text.length() - 1), BadInvitation.Reason.MISTYPED);
    refused(text + "0", BadInvitation.Reason.MISTYPED);
    BadInvitation newer = assertThrows(BadInvitation.class, () -> Invitation.parse("precinct:2:x"));
    assertThat(newer).hasMessageThat().contains("update");
  }

  @Test
  public void aWrongCharacterAnywhereIsNoticed() throws Exception {
    String text = new Invitation(TABLE, SECRET, addresses(List.of("10.0.0.1")), 80).text();
    for (int i = "PRECINCT:1:".length(); i < text.length(); i++) {
      for (char digit : "0123456789ABCDEFGHJKMNPQRSTVWXYZ".toCharArray()) {
        if (digit != text.charAt(i)) {
          String wrong = text.substring(0, i) + digit + text.substring(i + 1);
          assertThrows(wrong, BadInvitation.class, () -> Invitation.parse(wrong));
        }
      }
    }
  }

  @Test
  public void wellFormedInvitationsThatLieAreRefused() throws Exception {
    refused(forged(80, 4, 8, 8, 8, 8), BadInvitation.Reason.NOT_LOCAL);
    refused(forged(80, 4, 100, 64, 0, 1), BadInvitation.Reason.NOT_LOCAL);
    refused(
        forged(80, 6, 0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
        BadInvitation.Reason.NOT_LOCAL);
    // An IPv4 address in the clothes of IPv6.
    refused(
        forged(80, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 10, 0, 0, 1),
        BadInvitation.Reason.NOT_LOCAL);
    refused(forged(80, 5, 10, 0, 0, 1), BadInvitation.Reason.MISTYPED);
    refused(forged(80, 4, 10, 0, 0), BadInvitation.Reason.MISTYPED);
    refused(forged(0, 4, 10, 0, 0, 1), BadInvitation.Reason.MISTYPED);
    refused(forged(80), BadInvitation.Reason.MISTYPED);
    int[] nine = new int[45];
    for (int i = 0; i < 9; i++) {
      nine[5 * i] = 4;
      nine[5 * i + 1] = 10;
    }
    refused(forged(80, nine), BadInvitation.Reason.MISTYPED);
  }

  @Test
  public void aCodeIsReadAsItWasWrittenAndAsPeopleTypeIt() throws Exception {
    List<JoinCode> codes = new ArrayList<>();
    codes.add(new JoinCode(PHRASE, Optional.empty()));
    Random random = new Random(5);
    for (String address :
        List.of(
            "192.168.0.0",
            "192.168.255.255",
            "10.0.0.1",
            "10.255.255.255",
            "172.16.0.1",
            "172.31.255.255",
            "169.254.3.4",
            "127.0.0.1")) {
      for (int port : List.of(28117, 1, 65535, 1 + random.nextInt(65535))) {
        codes.add(code(address, port));
      }
    }
    for (JoinCode code : codes) {
      String text = code.text();
      assertThat(text).matches("([0-9A-HJKMNP-TV-Z]{4}-)+[0-9A-HJKMNP-TV-Z]{1,4}");
      assertThat(text.length()).isAtMost(24);
      for (String typed :
          List.of(
              text,
              text.replace("-", ""),
              text.replace('-', ' ') + " ",
              text.toLowerCase(java.util.Locale.ROOT),
              text.replace('0', 'O').replace('1', 'l'),
              text.replace('0', 'o').replace('1', 'I'))) {
        assertWithMessage(typed).that(JoinCode.parse(typed)).isEqualTo(code);
      }
    }
    assertThat(codes.get(0).text()).hasLength(14);
    assertThat(code("192.168.1.20", 28117).text()).hasLength(18);
  }

  @Test
  public void everyWrongOrExchangedDigitOfACodeIsNoticed() throws Exception {
    for (JoinCode code : List.of(new JoinCode(PHRASE, Optional.empty()), code("10.1.2.3", 77))) {
      String text = code.text().replace("-", "");
      for (int i = 0; i < text.length(); i++) {
        for (char digit : "0123456789ABCDEFGHJKMNPQRSTVWXYZ".toCharArray()) {
          if (digit != text.charAt(i)) {
            String wrong = text.substring(0, i) + digit + text.substring(i + 1);
            assertThrows(wrong, BadInvitation.class, () -> JoinCode.parse(wrong));
          }
        }
        for (int j = i + 1; j < text.length(); j++) {
          if (text.charAt(i) != text.charAt(j)) {
            StringBuilder swapped = new StringBuilder(text);
            swapped.setCharAt(i, text.charAt(j));
            swapped.setCharAt(j, text.charAt(i));
            assertThrows(BadInvitation.class, () -> JoinCode.parse(swapped.toString()));
          }
        }
      }
    }
  }

  @Test
  public void otherCodesAreRefusedWithAReason() {
    codeRefused("", BadInvitation.Reason.SOMETHING_ELSE);
    codeRefused("ABCD-EFGH", BadInvitation.Reason.SOMETHING_ELSE);
    codeRefused("0".repeat(200), BadInvitation.Reason.SOMETHING_ELSE);
    codeRefused("ABCD-EFGH-!!!!", BadInvitation.Reason.MISTYPED);
    codeRefused("ABCD-EFGH-UUUU", BadInvitation.Reason.MISTYPED);
    // Zeros check out; these have more of them than a code without a place, or a port of zero.
    codeRefused("0000-0000-0000-0000", BadInvitation.Reason.MISTYPED);
    codeRefused(checked("0000000000" + "4" + "000" + "8000"), BadInvitation.Reason.MISTYPED);
    codeRefused(checked("0000000000" + "T"), BadInvitation.Reason.NEWER);
    codeRefused(checked("0000000000" + "4"), BadInvitation.Reason.MISTYPED);
  }

  @Test
  public void aPlaceThatDoesNotFitIsLeftOut() throws Exception {
    InetSocketAddress six = new InetSocketAddress(InetAddress.getByName("fd00::1"), 80);
    assertThat(JoinCode.of(PHRASE, six).place().isPresent()).isFalse();
    assertThat(JoinCode.of(PHRASE, new InetSocketAddress("10.0.0.1", 80)).place().isPresent())
        .isTrue();
    assertThrows(IllegalArgumentException.class, () -> new JoinCode(PHRASE, Optional.of(six)));
    assertThrows(IllegalArgumentException.class, () -> code("8.8.8.8", 80));
    assertThrows(IllegalArgumentException.class, () -> code("10.0.0.1", 0));
  }

  @Test
  public void phrasesKeepTheirSecret() {
    assertThat(PHRASE.toString()).isEqualTo("JoinPhrase");
    assertThat(PHRASE).isEqualTo(new JoinPhrase("7Q2MK3XN9D"));
    assertThat(PHRASE.hashCode()).isEqualTo(new JoinPhrase("7Q2MK3XN9D").hashCode());
    assertThat(PHRASE).isNotEqualTo(JoinPhrase.random());
    assertThat(PHRASE.secret()).isNotEqualTo(JoinPhrase.random().secret());
    assertThrows(IllegalArgumentException.class, () -> new JoinPhrase("short"));
    assertThrows(IllegalArgumentException.class, () -> new JoinPhrase("ILOVEYOU!!"));
  }

  private static String checked(String digits) {
    for (char digit : "0123456789ABCDEFGHJKMNPQRSTVWXYZ".toCharArray()) {
      try {
        JoinCode.parse(digits + digit);
        return digits + digit;
      } catch (BadInvitation e) {
        if (e.reason() == BadInvitation.Reason.NEWER) {
          return digits + digit;
        }
      }
    }
    // One of them checked out and was refused for what it says; find it by the sum itself.
    int sum = 0;
    for (char digit : digits.toCharArray()) {
      sum = (sum ^ Base32.value(digit)) << 1;
      sum = sum >= 32 ? sum ^ 0b100101 : sum;
    }
    return digits + Base32.digit(sum);
  }

  private static String forged(int port, int... rest) {
    Buffer content = new Buffer().write(TABLE.bytes()).write(SECRET.key()).writeShort(port);
    for (int value : rest) {
      content.writeByte(value);
    }
    content.write(content.snapshot().sha256().substring(0, 4));
    return "PRECINCT:1:" + Base32.encode(content.readByteString());
  }

  private static void refused(String text, BadInvitation.Reason reason) {
    BadInvitation refusal = assertThrows(BadInvitation.class, () -> Invitation.parse(text));
    assertWithMessage(text).that(refusal.reason()).isEqualTo(reason);
  }

  private static void codeRefused(String text, BadInvitation.Reason reason) {
    BadInvitation refusal = assertThrows(text, BadInvitation.class, () -> JoinCode.parse(text));
    assertWithMessage(text).that(refusal.reason()).isEqualTo(reason);
  }

  private static JoinCode code(String address, int port) throws Exception {
    return new JoinCode(
        PHRASE, Optional.of(new InetSocketAddress(InetAddress.getByName(address), port)));
  }

  private static List<InetAddress> addresses(List<String> texts) throws Exception {
    List<InetAddress> addresses = new ArrayList<>();
    for (String text : texts) {
      addresses.add(InetAddress.getByName(text));
    }
    return addresses;
  }
}
