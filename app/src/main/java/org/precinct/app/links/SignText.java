package org.precinct.app.links;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import okio.ByteString;
import org.precinct.table.channel.TableId;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.TableNotice;

/**
 * A table's sign as one line of text: {@code 1 0123456789abcdef kojak The Crew}. Nearby shows it as
 * a phone's name, Bluetooth tells it to those who ask. 112 bytes at most.
 */
final class SignText {

  private static final Pattern FORM =
      Pattern.compile("1 ([0-9a-f]{16}) ([a-z0-9-]{0,32}) (.*)", Pattern.DOTALL);

  private SignText() {}

  static String of(Sign sign) {
    Sign tidy = tidy(sign);
    return "1 " + tidy.table() + " " + tidy.game() + " " + tidy.name();
  }

  /** Empty if it is no sign, or one of another version. */
  static Optional<Sign> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) return Optional.empty();
    TableId table = new TableId(ByteString.decodeHex(form.group(1)));
    return Optional.of(tidy(new Sign(table, form.group(3), form.group(2))));
  }

  /** A sign whose name is neither too long nor disturbs a screen, as on the network. */
  static Sign tidy(Sign sign) {
    TableNotice notice = notice(sign, JoinCode.USUAL_PORT);
    return new Sign(notice.table(), notice.name(), notice.game());
  }

  static TableNotice notice(Sign sign, int port) {
    return new TableNotice(sign.table(), sign.name(), sign.game(), port);
  }
}
