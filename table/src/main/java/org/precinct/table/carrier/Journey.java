package org.precinct.table.carrier;

import java.util.Optional;
import org.precinct.table.guest.Connector;

/**
 * The way to one table, for its guest to take as often as needed: hand it to {@code
 * GuestTable.join} and close it when the guest is gone.
 *
 * <p>Each time it tries the places it knows, the transport that worked last in front, then the
 * best; one that does not answer at once is overtaken by the next. Meanwhile it looks around for
 * the table by all transports and tries what it finds. Whichever link first proves to lead to the
 * table is taken, and the others are dropped.
 */
public interface Journey extends Connector, AutoCloseable {

  /** The newest state. */
  State state();

  /**
   * What to keep beside the guest's keepsake, to come back after the app has been ended; empty
   * until the table has been reached.
   */
  Optional<Trail> trail();

  /** As {@link Doors#refresh}, for the search. */
  void refresh();

  /** Looks and tries no more. A channel that stands stays. */
  @Override
  void close();

  /** How far it has got. */
  enum Stage {
    /** Not asked to go anywhere yet. */
    IDLE,
    /** The table has not been found yet. */
    LOOKING,
    /** It knows at least one place and tries. */
    CONNECTING,
    /** The last attempt succeeded. */
    CONNECTED,
    /** The last attempt did not; the guest makes another one soon. */
    FAILED
  }

  /** Why an attempt failed. */
  enum Failure {
    /** Every transport has an obstacle: see the conditions. */
    NO_TRANSPORT,
    /** The table was not found by any transport. */
    NOT_FOUND,
    /** It has a place but does not answer there. */
    NO_ANSWER,
    /** The other side hangs up: a wrong or an old code, or a host that lets nobody in. */
    NOT_LET_IN
  }

  /**
   * How the search for the way is doing.
   *
   * @param transport by which it is connected, or is trying just now
   * @param failure why the last attempt failed; stays until one succeeds
   * @param digits what Nearby shows on both phones, while the way leads over it
   * @param finder the search that belongs to it: obstacles, and other tables that were seen
   */
  record State(
      Stage stage,
      Optional<Transport> transport,
      Optional<Failure> failure,
      Optional<String> digits,
      Finder.State finder) {}

  /** Hears every new state, and the first one, on a thread of the links' own. */
  @FunctionalInterface
  interface Listener {
    void changed(State state);
  }
}
