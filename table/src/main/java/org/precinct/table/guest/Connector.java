package org.precinct.table.guest;

import java.util.Optional;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Ticket;

/** Finds the way to a table, as often as needed. */
@FunctionalInterface
public interface Connector {

  /**
   * Sets up a channel, which nobody has opened yet, and answers once, from any thread.
   *
   * @param ticket what the table has given this device to get in without being asked; empty before
   */
  void connect(Optional<Ticket> ticket, Callback answer);

  /** What came of it. */
  interface Callback {
    void connected(Channel channel);

    void failed();
  }
}
