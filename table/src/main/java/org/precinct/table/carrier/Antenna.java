package org.precinct.table.carrier;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.UUID;
import org.precinct.table.link.StreamLink;

/** What {@link BluetoothCarrier} needs of the phone's Bluetooth. */
public interface Antenna {

  /** Listens for phones that ask for a service. */
  Listening listen(UUID service) throws IOException;

  /** A wire to a service of a phone, not connected yet. */
  StreamLink.Wire dial(String address, UUID service);

  /** The addresses of phones and computers that are paired with this one. */
  List<String> paired();

  /**
   * Starts one look around, which takes some twelve seconds and disturbs connections meanwhile.
   *
   * @return false if the phone does not want to
   */
  boolean scan(ScanListener listener);

  /** Ends a look around before its time. Its listener may still hear something. */
  void stopScan();

  /** Whether phones that were never paired with this one can find it now. */
  boolean discoverable();

  /** A service that listens. */
  interface Listening extends Closeable {
    /** The next phone that has come. Blocks until then; fails when closed. */
    Visit accept() throws IOException;
  }

  /**
   * A phone that has come.
   *
   * @param wire connected
   */
  record Visit(String address, StreamLink.Wire wire) {}

  /** Hears what a look around brings, on any thread. */
  interface ScanListener {
    /**
     * A phone or computer is there.
     *
     * @param dbm how strongly it is received
     */
    void found(String address, int dbm);

    /** It is over, by itself or because it was stopped. */
    void finished();
  }
}
