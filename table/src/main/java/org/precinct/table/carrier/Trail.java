package org.precinct.table.carrier;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import okio.ByteString;
import org.precinct.table.channel.TableId;
import org.precinct.table.link.PrivateAddresses;

/**
 * Where a table was when this phone was last there, so that it comes back without a search if
 * nothing has moved. Not a secret.
 *
 * @param addresses on the local network
 * @param bluetooth the host's phone, if it was reached by Bluetooth
 */
public record Trail(TableId table, List<InetSocketAddress> addresses, Optional<String> bluetooth) {

  private static final Pattern ID = Pattern.compile("[0-9a-f]{16}");
  private static final Pattern DEVICE = Pattern.compile("([0-9A-F]{2}:){5}[0-9A-F]{2}");
  private static final Pattern PLACE = Pattern.compile("([0-9a-f]{8}|[0-9a-f]{32})[.][0-9]{1,5}");

  public Trail {
    addresses = List.copyOf(addresses);
  }

  /** To a table of which nothing else is known. */
  public static Trail to(TableId table) {
    return new Trail(table, List.of(), Optional.empty());
  }

  /** The trail as a text, for storing. */
  public String text() {
    StringBuilder text = new StringBuilder(table.toString());
    for (InetSocketAddress place : addresses) {
      String address = ByteString.of(place.getAddress().getAddress()).hex();
      text.append(' ').append(address).append('.').append(place.getPort());
    }
    bluetooth.ifPresent(device -> text.append(' ').append(device));
    return text.toString();
  }

  /** Reads a stored trail; leaves out what it does not understand. Empty if it names no table. */
  public static Optional<Trail> parse(String text) {
    String[] words = text.trim().split(" +");
    if (!ID.matcher(words[0]).matches()) {
      return Optional.empty();
    }
    List<InetSocketAddress> addresses = new ArrayList<>();
    Optional<String> bluetooth = Optional.empty();
    for (String word : words) {
      if (DEVICE.matcher(word).matches()) {
        bluetooth = Optional.of(word);
      } else if (PLACE.matcher(word).matches()) {
        place(word).ifPresent(addresses::add);
      }
    }
    TableId table = new TableId(ByteString.decodeHex(words[0]));
    return Optional.of(new Trail(table, addresses, bluetooth));
  }

  private static Optional<InetSocketAddress> place(String word) {
    int dot = word.indexOf('.');
    int port = Integer.parseInt(word.substring(dot + 1));
    try {
      InetAddress address =
          InetAddress.getByAddress(ByteString.decodeHex(word.substring(0, dot)).toByteArray());
      return port > 0 && port <= 0xFFFF && PrivateAddresses.allows(address)
          ? Optional.of(new InetSocketAddress(address, port))
          : Optional.empty();
    } catch (UnknownHostException e) {
      throw new IllegalStateException("Four or sixteen bytes are an address.", e);
    }
  }
}
