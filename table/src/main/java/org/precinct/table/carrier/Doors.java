package org.precinct.table.carrier;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.JoinPhrase;

/**
 * All doors of a hosted table, one for each transport that the phone has. They open when the radio
 * is switched on, the permission is given or the network is there, and close when it goes; links
 * that are open stay open as long as their transport lets them.
 *
 * <p>Every method may be called from any thread and returns at once.
 */
public interface Doors extends AutoCloseable {

  /** The newest state. */
  State state();

  /** Says something else of the table from now on: another name, another game. */
  void show(TableAdvert advert);

  /**
   * Looks again at what the phone has. Changes of radios and networks are noticed anyway; the
   * answer to a request for a permission is not, and somebody may wish to try again.
   */
  void refresh();

  /** Lets nobody in any more and shows the table no more. Links that are open stay open. */
  @Override
  void close();

  /**
   * How the doors are doing.
   *
   * @param conditions of every transport
   * @param addresses where the table is on the local network; none while that door is closed
   * @param port on these addresses; 0 while that door is closed
   * @param discoverable whether phones that have never met this one can find it by Bluetooth now
   * @param callers who is connected by Nearby, for those who want to compare its digits
   */
  record State(
      TableId table,
      Map<Transport, Condition> conditions,
      List<InetAddress> addresses,
      int port,
      boolean discoverable,
      List<Caller> callers) {

    public State {
      Map<Transport, Condition> copy = new EnumMap<>(Transport.class);
      copy.putAll(conditions);
      conditions = Collections.unmodifiableMap(copy);
      addresses = List.copyOf(addresses);
      callers = List.copyOf(callers);
    }

    /** What the QR code holds just now. It leads to the table by the other transports as well. */
    public Invitation invitation(JoinSecret secret) {
      return Invitation.of(table, secret, addresses, port);
    }

    /** The code for typing, with an address if the table has one that fits. */
    public JoinCode code(JoinPhrase phrase) {
      for (InetAddress address : addresses) {
        if (address instanceof Inet4Address && !address.isLoopbackAddress()) {
          return JoinCode.of(phrase, new InetSocketAddress(address, port));
        }
      }
      return addresses.isEmpty()
          ? new JoinCode(phrase, Optional.empty())
          : JoinCode.of(phrase, new InetSocketAddress(addresses.get(0), port));
    }
  }

  /**
   * A phone that has come by Nearby.
   *
   * @param digits what Nearby shows on both phones. They prove the radio's connection; the table's
   *     own words prove the table
   */
  record Caller(String name, String digits) {}

  /** Hears every new state, and the first one, on a thread of the links' own. */
  @FunctionalInterface
  interface Listener {
    void changed(State state);
  }
}
