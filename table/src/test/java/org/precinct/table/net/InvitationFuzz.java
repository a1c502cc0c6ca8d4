package org.precinct.table.net;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import okio.Buffer;
import okio.ByteString;
import org.precinct.table.link.PrivateAddresses;

/**
 * Any text as an invitation, a code or a notice: it is refused with a reason, or it is read, leads
 * nowhere but to the local network, and is written as it was read.
 */
public final class InvitationFuzz {

  private InvitationFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    String text = new String(data, UTF_8);
    invitation(text);
    code(text);
    notice(text);
    // And with sums that check out, so that what lies behind them is reached too.
    ByteString content = ByteString.of(data);
    ByteString sealed =
        new Buffer().write(content).write(content.sha256().substring(0, 4)).readByteString();
    invitation("PRECINCT:1:" + Base32.encode(sealed));
    StringBuilder digits = new StringBuilder();
    int sum = 0;
    for (byte b : data) {
      digits.append(Base32.digit(b & 31));
      sum = (sum ^ b & 31) << 1;
      sum = sum >= 32 ? sum ^ 0b100101 : sum;
    }
    code(digits.append(Base32.digit(sum)).toString());
  }

  private static void invitation(String text) {
    try {
      Invitation invitation = Invitation.parse(text);
      for (InetAddress address : invitation.addresses()) {
        require(PrivateAddresses.allows(address), "An invitation out of the local network.");
      }
      require(Invitation.parse(invitation.text()).equals(invitation), "Read otherwise.");
    } catch (BadInvitation e) {
      require(!e.getMessage().isEmpty(), "A refusal without a reason.");
    }
  }

  private static void code(String text) {
    try {
      JoinCode code = JoinCode.parse(text);
      require(JoinCode.parse(code.text()).equals(code), "Read otherwise.");
      code.place()
          .ifPresent(
              place -> require(PrivateAddresses.allows(place.getAddress()), "Out of the network."));
    } catch (BadInvitation e) {
      require(!e.getMessage().isEmpty(), "A refusal without a reason.");
    }
  }

  private static void notice(String text) {
    Map<String, String> attributes = new HashMap<>();
    attributes.put("v", "1");
    attributes.put("id", "0123456789abcdef");
    for (String line : text.split("\n", -1)) {
      int at = line.indexOf('=');
      if (at >= 0) {
        attributes.put(line.substring(0, at), line.substring(at + 1));
      }
    }
    TableNotice.of(attributes, text.length())
        .ifPresent(
            notice -> {
              require(
                  notice.name().getBytes(UTF_8).length <= TableNotice.LONGEST_NAME, "Too long.");
              require(
                  TableNotice.of(notice.attributes(), notice.port()).get().equals(notice),
                  "Read otherwise.");
            });
  }

  private static void require(boolean condition, String complaint) {
    if (!condition) {
      throw new IllegalStateException(complaint);
    }
  }
}
