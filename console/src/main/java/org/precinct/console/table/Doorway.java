package org.precinct.console.table;

import java.io.IOException;
import java.net.BindException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.precinct.console.Problem;
import org.precinct.console.Surroundings;
import org.precinct.table.Loop;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.host.Host;
import org.precinct.table.link.PrivateAddresses;
import org.precinct.table.link.TcpDoor;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.JoinPhrase;
import org.precinct.table.net.TableNotice;

/** Lets phones and other computers of the local network in. */
public final class Doorway implements AutoCloseable {
  private final TcpDoor door;
  private final JoinPhrase phrase;
  private final JoinSecret secret;
  private Optional<Host> host = Optional.empty();
  private Optional<Discovery> discovery = Optional.empty();

  private Doorway(TcpDoor door, JoinPhrase phrase, JoinSecret secret) {
    this.door = door;
    this.phrase = phrase;
    this.secret = secret;
  }

  /**
   * Takes a port.
   *
   * @param port 0 for the usual one, or any other if that is taken
   */
  public static Doorway on(int port, JoinPhrase phrase) throws Problem {
    try {
      return new Doorway(bind(port), phrase, phrase.secret());
    } catch (BindException e) {
      throw new Problem("error.port_taken", "port", "" + port);
    } catch (IOException e) {
      throw new Problem("error.no_network");
    }
  }

  /** Takes the port that guests know, or any other if that is taken now. */
  public static Doorway again(int port, JoinPhrase phrase) throws Problem {
    try {
      return on(port, phrase);
    } catch (Problem taken) {
      return on(0, phrase);
    }
  }

  private static TcpDoor bind(int port) throws IOException {
    if (port != 0) return TcpDoor.bind(port);
    try {
      TcpDoor usual = TcpDoor.bind(JoinCode.USUAL_PORT);
      if (usual.addresses().size() == PrivateAddresses.here().size()) return usual;
      // Somebody else answers there at one of the addresses: guests could end up with them.
      usual.close();
    } catch (BindException taken) {
      // Any other will do.
    }
    return TcpDoor.bind(0);
  }

  public JoinSecret secret() {
    return secret;
  }

  /** Opens the door and shows the table on the network, as far as that is possible. */
  public void open(Loop loop, Host host, String name, String game, Surroundings.Network network) {
    this.host = Optional.of(host);
    TableId table = host.entrance(true).table();
    door.open(
        new Doorkeeper(loop, () -> host.entrance(true), Doorkeeper.Limits.USUAL, host::arrived));
    try {
      Discovery shown = network.open();
      discovery = Optional.of(shown);
      shown.announce(new TableNotice(table, name, game, door.port()));
    } catch (IOException | RuntimeException e) {
      // The code and the QR code lead here without it.
      discovery.ifPresent(Discovery::close);
      discovery = Optional.empty();
    }
  }

  /** The code for typing. */
  public String code() {
    JoinPhrase now = host.flatMap(one -> one.phrase(phrase)).orElse(phrase);
    return JoinCode.of(now, new InetSocketAddress(address(), door.port())).text();
  }

  /** Whether the invitation has been renewed, and has a code again. */
  public boolean isNew() {
    return host.flatMap(one -> one.phrase(phrase)).filter(now -> !now.equals(phrase)).isPresent();
  }

  /** The text of the QR code, once the door is open. */
  public String invitation() {
    if (!host.isPresent()) return "";
    Entrance now = host.get().entrance(true);
    return Invitation.of(now.table(), now.secret(), door.addresses(), door.port()).text();
  }

  /** The address that others most likely reach: one that fits into a code if there is any. */
  public InetAddress address() {
    for (InetAddress address : door.addresses()) {
      if (address instanceof Inet4Address && !address.isLoopbackAddress()) return address;
    }
    return door.addresses().get(0);
  }

  public int port() {
    return door.port();
  }

  /** The address and the port, as people write them. */
  public String place() {
    String address = address().getHostAddress().replaceAll("%.*", "");
    boolean colons = address.contains(":");
    return (colons ? "[" + address + "]" : address) + ":" + door.port();
  }

  @Override
  public void close() {
    door.close();
    discovery.ifPresent(Discovery::close);
  }
}
