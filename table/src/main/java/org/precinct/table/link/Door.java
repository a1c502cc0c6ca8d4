package org.precinct.table.link;

/** Where links come in: a listening socket, an advertised Nearby or Bluetooth service. */
public interface Door extends AutoCloseable {

  /** Starts letting links in, once. */
  void open(Visitors visitors);

  /** Lets nobody in any more. Links that are open stay open. */
  @Override
  void close();

  /** The one who answers the door. */
  @FunctionalInterface
  interface Visitors {
    /** A link has come in; it has not been opened. May be called from any thread. */
    void arrived(Link link);
  }
}
