package org.precinct.table.carrier;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import okio.ByteString;
import org.precinct.table.channel.TableId;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.TableNotice;

/**
 * A table's advert as one line of text: {@code 1 0123456789abcdef kojak The Crew}. Nearby shows it
 * as a phone's name, Bluetooth tells it to those who ask. 112 bytes at most.
 */
public final class AdvertText {

  private static final Pattern FORM =
      Pattern.compile("1 ([0-9a-f]{16}) ([a-z0-9-]{0,32}) (.*)", Pattern.DOTALL);

  private AdvertText() {}

  public static String of(TableAdvert advert) {
    TableAdvert tidy = tidy(advert);
    return "1 " + tidy.table() + " " + tidy.game() + " " + tidy.name();
  }

  /** Empty if it is no advert, or one of another version. */
  public static Optional<TableAdvert> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) return Optional.empty();
    TableId table = new TableId(ByteString.decodeHex(form.group(1)));
    return Optional.of(tidy(new TableAdvert(table, form.group(3), form.group(2))));
  }

  /** An advert whose name is neither too long nor disturbs a screen, as on the network. */
  public static TableAdvert tidy(TableAdvert advert) {
    TableNotice notice = notice(advert, JoinCode.USUAL_PORT);
    return new TableAdvert(notice.table(), notice.name(), notice.game());
  }

  public static TableNotice notice(TableAdvert advert, int port) {
    return new TableNotice(advert.table(), advert.name(), advert.game(), port);
  }
}
