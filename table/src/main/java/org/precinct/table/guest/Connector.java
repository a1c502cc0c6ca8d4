package org.precinct.table.guest;

import okio.ByteString;
import org.precinct.table.channel.Channel;

/** Finds the way to a table, as often as needed. */
@FunctionalInterface
public interface Connector {

  /**
   * Sets up a channel, which nobody has opened yet, and answers once, from any thread.
   *
   * @param secret what the host has given this device to get in without being asked; empty before
   */
  void connect(ByteString secret, Answer answer);

  /** What came of it. */
  interface Answer {
    void connected(Channel channel);

    void failed();
  }
}
