package org.precinct.table.channel;

import org.precinct.table.Loop;
import org.precinct.table.link.Link;

/** Makes channels of links. */
public final class Channels {

  /** How long a host waits for a guest's handshake. */
  public static final long PATIENCE_MILLIS = 10_000;

  private Channels() {}

  /** Hears how a handshake ends: one call, on the loop. */
  public interface Welcome {
    /** The other side has proved what it had to. The channel waits to be opened. */
    void ready(Channel channel);

    /** There is no channel, and the link is closed. */
    void refused(Refusal reason);
  }

  /** Why there is no channel. */
  public enum Refusal {
    /** The link ended: nobody there, or they did not want us; a wrong secret looks like this. */
    CLOSED,
    /** The other side did not answer in time. */
    TIMEOUT,
    /** The other side is not what it should be: it does not know the secret, or is no table. */
    INVALID
  }

  /** The host's side of a link that has come in. */
  public static void accept(Link link, Loop loop, Entrance entrance, Welcome welcome) {
    accept(link, loop, entrance, PATIENCE_MILLIS, welcome);
  }

  static void accept(
      Link link, Loop loop, Entrance entrance, long patienceMillis, Welcome welcome) {
    Handshake handshake = Handshake.host(entrance, Handshake.Luck.fresh());
    new HandshakeDriver(link, loop, handshake, welcome).begin(patienceMillis);
  }

  /**
   * The guest's side of a link.
   *
   * @param patienceMillis for connecting and for the handshake together
   */
  public static void connect(
      Link link, Loop loop, Ticket ticket, long patienceMillis, Welcome welcome) {
    Handshake handshake = Handshake.guest(ticket, Handshake.Luck.fresh());
    new HandshakeDriver(link, loop, handshake, welcome).begin(patienceMillis);
  }
}
