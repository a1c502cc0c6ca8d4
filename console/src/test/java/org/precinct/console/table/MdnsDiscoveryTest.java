package org.precinct.console.table;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.Test;
import org.precinct.engine.kit.Patience;
import org.precinct.table.channel.TableId;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.TableNotice;

public final class MdnsDiscoveryTest {

  private final TableNotice notice =
      new TableNotice(TableId.random(), "Chez Amélie", "kojak", 28117);

  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

  /** Hears of the one table: others may be open in the same network. */
  private final Discovery.Listener listener =
      new Discovery.Listener() {
        @Override
        public void found(TableNotice found, List<InetAddress> addresses) {
          if (found.table().equals(notice.table())) {
            events.add("found " + found + " at " + addresses);
          }
        }

        @Override
        public void lost(TableId table) {
          if (table.equals(notice.table())) {
            events.add("lost " + table);
          }
        }
      };

  @Test
  public void aTableIsFoundAndLost() throws Exception {
    InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    boolean multicast = hasMulticast(here);
    MdnsDiscovery host = MdnsDiscovery.open(List.of(here));
    try (MdnsDiscovery guest = MdnsDiscovery.open(List.of(here))) {
      guest.browse(listener);
      Discovery.Showing showing = host.announce(notice);
      if (!multicast) {
        // Nobody may hear anything there, and nothing else is wrong.
        showing.close();
        return;
      }
      assertThat(Patience.next(events, "a table"))
          .isEqualTo("found " + notice + " at [" + here + "]");
      showing.close();
      String event = Patience.next(events, "the end of the table");
      while (event.startsWith("found")) event = Patience.next(events, "the end of the table");
      assertThat(event).isEqualTo("lost " + notice.table());
    } finally {
      host.close();
    }
  }

  @Test
  public void withoutANetworkThereIsAMessage() {
    IOException failure = assertThrows(IOException.class, () -> MdnsDiscovery.open(List.of()));
    assertThat(failure).hasMessageThat().contains("no local network");
  }

  /** Some systems and containers have none on loopback. */
  private static boolean hasMulticast(InetAddress here) {
    try (MulticastSocket socket = new MulticastSocket(0)) {
      NetworkInterface network = NetworkInterface.getByInetAddress(here);
      InetAddress group = InetAddress.getByName("239.255.28.117");
      socket.setNetworkInterface(network);
      socket.joinGroup(new InetSocketAddress(group, socket.getLocalPort()), network);
      socket.setSoTimeout(5_000);
      socket.send(new DatagramPacket(new byte[1], 1, group, socket.getLocalPort()));
      socket.receive(new DatagramPacket(new byte[1], 1));
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
