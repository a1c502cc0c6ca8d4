package org.precinct.console.table;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.Problem;
import org.precinct.table.Loop;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Channels;
import org.precinct.table.channel.TableId;
import org.precinct.table.channel.Ticket;
import org.precinct.table.guest.Connector;
import org.precinct.table.link.TcpLink;
import org.precinct.table.net.BadInvitation;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.TableNotice;

/**
 * The way to a table of the local network.
 *
 * <p>Remembers why it did not lead there, since a guest by itself would try for ever.
 */
public final class LanConnector implements Connector {
  private static final int TIMEOUT_MILLIS = 5_000;
  private static final long PATIENCE_MILLIS = 12_000;

  private final Loop loop;
  private final List<InetSocketAddress> places;
  private final Ticket ticket;
  private final String name;
  private volatile Optional<String> failure = Optional.empty();

  private LanConnector(Loop loop, List<InetSocketAddress> places, Ticket ticket, String name) {
    this.loop = loop;
    this.places = List.copyOf(places);
    this.ticket = ticket;
    this.name = name;
  }

  /** To a table that shows itself. Its host will have to let us in. */
  public static LanConnector to(Loop loop, TableNotice notice, List<InetAddress> addresses) {
    List<InetSocketAddress> places = places(addresses, notice.port());
    return new LanConnector(loop, places, Ticket.stranger(notice.table()), notice.instance());
  }

  /** Where a typed code or the text of a QR code leads; empty if it does not say where. */
  public static Optional<LanConnector> by(Loop loop, String code) throws Problem {
    try {
      if (code.regionMatches(true, 0, "PRECINCT:", 0, 9)) {
        Invitation invitation = Invitation.parse(code);
        return Optional.of(
            new LanConnector(
                loop, invitation.places(), invitation.ticket(), invitation.table().toString()));
      }
      JoinCode typed = JoinCode.parse(code);
      if (!typed.place().isPresent()) return Optional.empty();
      Ticket ticket = Ticket.invited(TableId.ANY, typed.phrase().secret());
      return Optional.of(
          new LanConnector(loop, List.of(typed.place().get()), ticket, typed.phrase().digits()));
    } catch (BadInvitation e) {
      throw new Problem(
          switch (e.reason()) {
            case SOMETHING_ELSE -> "error.code_other";
            case MISTYPED -> "error.code_mistyped";
            case NEWER -> "error.code_newer";
            case NOT_LOCAL -> "error.code_not_local";
          });
    }
  }

  /** To a table that shows itself, with a code that does not say where it is. */
  public static LanConnector by(
      Loop loop, String code, TableNotice notice, List<InetAddress> addresses) throws Problem {
    try {
      Ticket ticket = Ticket.invited(notice.table(), JoinCode.parse(code).phrase().secret());
      return new LanConnector(loop, places(addresses, notice.port()), ticket, notice.instance());
    } catch (BadInvitation e) {
      throw new Problem("error.code_mistyped");
    }
  }

  private static List<InetSocketAddress> places(List<InetAddress> addresses, int port) {
    List<InetSocketAddress> places = new ArrayList<>();
    for (InetAddress address : addresses) places.add(new InetSocketAddress(address, port));
    return places;
  }

  /** The same for the same table, to remember a seat by. */
  public String name() {
    return name.toLowerCase(java.util.Locale.ROOT);
  }

  /** Why the last attempt did not succeed: the key of a problem. */
  public Optional<String> failure() {
    return failure;
  }

  @Override
  public void connect(Optional<Ticket> given, Callback answer) {
    TcpLink link = TcpLink.to(places, TIMEOUT_MILLIS);
    Channels.connect(
        link,
        loop,
        given.orElse(ticket),
        PATIENCE_MILLIS,
        new Channels.Welcome() {
          @Override
          public void ready(Channel channel) {
            failure = Optional.empty();
            answer.connected(channel);
          }

          @Override
          public void refused(Channels.Refusal reason) {
            // A host hangs up without a word on those who do not know its secret.
            failure = Optional.of(link.reached() ? "error.code_wrong" : "error.nobody_there");
            answer.failed();
          }
        });
  }
}
