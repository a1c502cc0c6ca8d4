package org.precinct.table.net;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import okio.Buffer;
import okio.ByteString;
import org.precinct.engine.Sha256;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.channel.Ticket;
import org.precinct.table.link.PrivateAddresses;

/**
 * What a QR code holds: where a table is, which one it is, and the secret that lets one in.
 *
 * @param table the table
 * @param secret its join secret
 * @param addresses where it is, those to try first in front; none if another transport than the
 *     network leads there
 * @param port on each of these addresses; 0 if there are none
 */
public record Invitation(TableId table, JoinSecret secret, List<InetAddress> addresses, int port) {

  /** The most addresses that fit. */
  public static final int MOST_ADDRESSES = 8;

  private static final int VERSION = 1;
  private static final int CHECK = 4;
  private static final int LONGEST_TEXT = 512;
  private static final Pattern FORM =
      Pattern.compile("PRECINCT:([0-9]{1,3}):([0-9A-Z:]*)", Pattern.CASE_INSENSITIVE);

  public Invitation {
    addresses = List.copyOf(addresses);
    if (addresses.size() > MOST_ADDRESSES) {
      throw new IllegalArgumentException("An invitation has room for 8 addresses.");
    }
    if (port < 0 || port > 0xFFFF || addresses.isEmpty() != (port == 0)) {
      throw new IllegalArgumentException("An address needs a port, and a port an address.");
    }
    for (InetAddress address : addresses) {
      if (!fits(address)) {
        throw new IllegalArgumentException(address + " cannot be reached from other devices.");
      }
    }
  }

  /**
   * An invitation to a table at these addresses, leaving out those that mean nothing to another
   * device: loopback if there are others, and link-local ones of IPv6, which are only complete with
   * the name of the guest's own network interface.
   */
  public static Invitation of(
      TableId table, JoinSecret secret, Collection<InetAddress> addresses, int port) {
    List<InetAddress> useful = new ArrayList<>();
    List<InetAddress> loopback = new ArrayList<>();
    for (InetAddress address : addresses) {
      if (fits(address)) {
        (address.isLoopbackAddress() ? loopback : useful).add(address);
      }
    }
    useful = useful.isEmpty() ? loopback : useful;
    useful = useful.subList(0, Math.min(useful.size(), MOST_ADDRESSES));
    return new Invitation(table, secret, useful, useful.isEmpty() ? 0 : port);
  }

  private static boolean fits(InetAddress address) {
    return PrivateAddresses.allows(address)
        && (address instanceof Inet4Address || !address.isLinkLocalAddress());
  }

  /** The addresses with their port. */
  public List<InetSocketAddress> places() {
    List<InetSocketAddress> places = new ArrayList<>();
    for (InetAddress address : addresses) {
      places.add(new InetSocketAddress(address, port));
    }
    return places;
  }

  /** What the guest brings to the handshake. */
  public Ticket ticket() {
    return Ticket.invited(table, secret);
  }

  /** The invitation as a text: a URI, in capitals because QR codes store them best. */
  public String text() {
    Buffer content = new Buffer().write(table.bytes()).write(secret.key()).writeShort(port);
    for (InetAddress address : addresses) {
      byte[] bytes = address.getAddress();
      content.writeByte(bytes.length == 4 ? 4 : 6).write(bytes);
    }
    ByteString bytes = content.snapshot();
    content.write(Sha256.of(bytes).substring(0, CHECK));
    return "PRECINCT:" + VERSION + ":" + Base32.encode(content.readByteString());
  }

  /** Reads an invitation. */
  public static Invitation parse(String text) throws BadInvitation {
    Matcher form = FORM.matcher(text.length() > LONGEST_TEXT ? "" : text.trim());
    if (!form.matches()) {
      throw new BadInvitation(BadInvitation.Reason.SOMETHING_ELSE);
    }
    int version = Integer.parseInt(form.group(1));
    if (version != VERSION) {
      throw new BadInvitation(
          version > VERSION ? BadInvitation.Reason.NEWER : BadInvitation.Reason.SOMETHING_ELSE);
    }
    ByteString bytes = Base32.decode(form.group(2));
    int end = bytes.size() - CHECK;
    if (end < TableId.SIZE + JoinSecret.SIZE + 2
        || !Sha256.of(bytes.substring(0, end)).substring(0, CHECK).equals(bytes.substring(end))) {
      throw new BadInvitation(BadInvitation.Reason.MISTYPED);
    }
    ByteBuffer content = bytes.substring(0, end).asByteBuffer();
    TableId table = new TableId(ByteString.of(read(content, TableId.SIZE)));
    JoinSecret secret = new JoinSecret(ByteString.of(read(content, JoinSecret.SIZE)));
    int port = content.getShort() & 0xFFFF;
    List<InetAddress> addresses = new ArrayList<>();
    while (content.hasRemaining()) {
      int length = length(content.get());
      if (content.remaining() < length || addresses.size() == MOST_ADDRESSES) {
        throw new BadInvitation(BadInvitation.Reason.MISTYPED);
      }
      addresses.add(address(read(content, length)));
    }
    if (addresses.isEmpty() != (port == 0)) {
      throw new BadInvitation(BadInvitation.Reason.MISTYPED);
    }
    return new Invitation(table, secret, addresses, port);
  }

  private static int length(byte family) throws BadInvitation {
    return switch (family) {
      case 4 -> 4;
      case 6 -> 16;
      default -> throw new BadInvitation(BadInvitation.Reason.MISTYPED);
    };
  }

  private static InetAddress address(byte[] bytes) throws BadInvitation {
    try {
      InetAddress address = InetAddress.getByAddress(bytes);
      // Six bytes of zeros and four that look like IPv4 come out as IPv4 and would not go back.
      if (!fits(address) || address.getAddress().length != bytes.length) {
        throw new BadInvitation(BadInvitation.Reason.NOT_LOCAL);
      }
      return address;
    } catch (UnknownHostException e) {
      throw new IllegalStateException("Four or sixteen bytes are an address.", e);
    }
  }

  private static byte[] read(ByteBuffer content, int count) {
    byte[] bytes = new byte[count];
    content.get(bytes);
    return bytes;
  }
}
