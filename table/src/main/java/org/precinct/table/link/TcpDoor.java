package org.precinct.table.link;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A door on the local network: one port on one or several of this device's private addresses.
 *
 * <p>Each address is bound by itself, never all of them at once, so that nothing listens on a
 * public one. A device that changes networks opens a new door.
 */
public final class TcpDoor implements Door {

  private static final int ATTEMPTS = 16;

  private final List<ServerSocket> sockets;
  private final Limits limits;

  // Guarded by this.
  private final Map<Socket, TcpLink> guests = new LinkedHashMap<>();
  private boolean opened;
  private boolean closed;

  private TcpDoor(List<ServerSocket> sockets, Limits limits) {
    this.sockets = sockets;
    this.limits = limits;
  }

  /**
   * How many connections there may be at once. Further ones are closed as they come, unless others
   * that are closed already, and only wait for the other side, can make room.
   *
   * @param connections in all
   * @param perAddress from one address
   */
  public record Limits(int connections, int perAddress) {

    /**
     * Enough for the largest table, its public boards, and phones that come back too early, while a
     * dozen neighbours hold all that they can get.
     */
    public static final Limits USUAL = new Limits(256, 16);
  }

  /** Binds all of this device's private addresses. */
  public static TcpDoor bind(int port) throws IOException {
    return bind(PrivateAddresses.here(), port, Limits.USUAL);
  }

  /**
   * Binds addresses. If some cannot be had, the others are enough.
   *
   * @param port 0 for a free one
   * @throws IOException if none can be had, for instance because the port is taken
   * @throws IllegalArgumentException if one is not private
   */
  public static TcpDoor bind(Collection<InetAddress> addresses, int port, Limits limits)
      throws IOException {
    return bind(addresses, port, limits, TcpDoor::listen);
  }

  /** How a socket is bound. */
  @FunctionalInterface
  interface Listening {
    ServerSocket listen(InetAddress address, int port) throws IOException;
  }

  static TcpDoor bind(
      Collection<InetAddress> addresses, int port, Limits limits, Listening listening)
      throws IOException {
    for (InetAddress address : addresses) {
      if (!PrivateAddresses.allows(address)) {
        throw new IllegalArgumentException(address + " is not an address of the local network.");
      }
    }
    // A port that is free on one address may be taken on another: then begin again elsewhere.
    for (int attempt = 1; ; attempt++) {
      List<ServerSocket> sockets = new ArrayList<>();
      IOException failure = new IOException("This device has no address on a local network.");
      boolean taken = false;
      int shared = port;
      for (InetAddress address : addresses) {
        try {
          ServerSocket socket = listening.listen(address, shared);
          shared = socket.getLocalPort();
          sockets.add(socket);
        } catch (IOException e) {
          failure = e;
          taken |= !sockets.isEmpty();
        }
      }
      if (!sockets.isEmpty() && (!taken || port != 0 || attempt == ATTEMPTS)) {
        return new TcpDoor(sockets, limits);
      }
      for (ServerSocket socket : sockets) {
        closeQuietly(socket);
      }
      if (!taken) {
        throw failure;
      }
    }
  }

  private static ServerSocket listen(InetAddress address, int port) throws IOException {
    ServerSocket socket = new ServerSocket();
    boolean bound = false;
    try {
      // A host that was killed finds its port again, whatever is left of its old connections.
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(address, port));
      bound = true;
      return socket;
    } finally {
      if (!bound) {
        closeQuietly(socket);
      }
    }
  }

  /** The port, the same on every address. */
  public int port() {
    return sockets.get(0).getLocalPort();
  }

  /** The addresses that were bound. */
  public List<InetAddress> addresses() {
    List<InetAddress> addresses = new ArrayList<>();
    for (ServerSocket socket : sockets) {
      addresses.add(socket.getInetAddress());
    }
    return addresses;
  }

  @Override
  public void open(Visitors visitors) {
    synchronized (this) {
      if (opened) {
        throw new IllegalStateException("A door is opened once.");
      }
      opened = true;
    }
    for (ServerSocket socket : sockets) {
      Thread thread = new Thread(() -> welcome(socket, visitors), "precinct-door-" + port());
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void welcome(ServerSocket door, Visitors visitors) {
    while (!isClosed()) {
      try {
        welcome(door.accept(), visitors);
      } catch (IOException e) {
        pause();
      }
    }
  }

  private void welcome(Socket socket, Visitors visitors) throws IOException {
    TcpLink link;
    try {
      link = TcpLink.over(socket, () -> left(socket));
    } catch (IOException e) {
      // It has gone already.
      socket.close();
      return;
    }
    InetAddress address = socket.getInetAddress();
    // Not under the lock: a link that ends asks for it.
    for (Optional<TcpLink> old = leaving(address); old.isPresent(); old = leaving(address)) {
      old.get().die();
    }
    if (admit(socket, link)) visitors.arrived(link);
    else socket.close();
  }

  /** Out of file handles, most likely, if not closed: some will be free again soon. */
  private synchronized void pause() {
    try {
      if (!closed) {
        wait(100);
      }
    } catch (InterruptedException e) {
      closed = true;
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Who has to go before somebody from this address can come: whoever has been turned away longest
   * ago. Those who knock in vain must not keep others out while they take their time to leave.
   */
  private synchronized Optional<TcpLink> leaving(InetAddress from) {
    boolean crowded = isCrowded(from);
    if (!crowded && guests.size() < limits.connections) return Optional.empty();
    for (Map.Entry<Socket, TcpLink> one : guests.entrySet()) {
      boolean counts = !crowded || one.getKey().getInetAddress().equals(from);
      if (counts && one.getValue().isClosing()) return Optional.of(one.getValue());
    }
    return Optional.empty();
  }

  private boolean isCrowded(InetAddress from) {
    long same = guests.keySet().stream().filter(s -> s.getInetAddress().equals(from)).count();
    return same >= limits.perAddress;
  }

  private synchronized boolean admit(Socket socket, TcpLink link) {
    InetAddress from = socket.getInetAddress();
    if (!PrivateAddresses.allows(from)
        || closed
        || guests.size() >= limits.connections
        || isCrowded(from)) {
      return false;
    }
    guests.put(socket, link);
    return true;
  }

  private synchronized void left(Socket socket) {
    guests.remove(socket);
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    for (ServerSocket socket : sockets) {
      closeQuietly(socket);
    }
  }

  private static void closeQuietly(ServerSocket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is gone either way.
    }
  }
}
