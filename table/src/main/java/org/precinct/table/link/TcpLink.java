package org.precinct.table.link;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import okio.ByteString;

/** A link over TCP. */
public final class TcpLink implements Link {

  private final StreamLink link;

  private TcpLink(StreamLink link) {
    this.link = link;
  }

  /** Does something to a socket before it connects, such as to choose its network. */
  @FunctionalInterface
  public interface Preparation {
    Preparation NONE = (socket, to) -> {};

    void prepare(Socket socket, InetSocketAddress to) throws IOException;
  }

  /**
   * A link to the first of several addresses that answers. It connects when it is opened; what is
   * sent before waits. If none answers, it ends.
   *
   * @param timeoutMillis for each address
   */
  public static TcpLink to(List<InetSocketAddress> addresses, int timeoutMillis) {
    return to(addresses, timeoutMillis, Preparation.NONE);
  }

  /** The same with sockets that need to be prepared. */
  public static TcpLink to(
      List<InetSocketAddress> addresses, int timeoutMillis, Preparation preparation) {
    List<StreamLink.Wire> wires = new ArrayList<>();
    String peer = "";
    for (InetSocketAddress address : addresses) {
      if (!address.isUnresolved() && PrivateAddresses.allows(address.getAddress())) {
        peer = wires.isEmpty() ? address.getAddress().getHostAddress() : peer;
        wires.add(new SocketWire(new Socket(), address, timeoutMillis, preparation));
      }
    }
    return new TcpLink(StreamLink.to(peer, wires));
  }

  /** A link over a connected socket. */
  static TcpLink over(Socket socket, Runnable ended) throws IOException {
    socket.setTcpNoDelay(true);
    SocketWire wire = new SocketWire(socket, null, 0, Preparation.NONE);
    return new TcpLink(StreamLink.over(socket.getInetAddress().getHostAddress(), wire, ended));
  }

  /**
   * Whether the other device has answered at all. If it has and the link ended nevertheless, the
   * other device did not want it.
   */
  public boolean reached() {
    return link.reached();
  }

  /** Whether it has been closed, although the other side may still have a moment. */
  boolean isClosing() {
    return link.isClosing();
  }

  /** Ends it, whatever is still to be sent. */
  void die() {
    link.die();
  }

  @Override
  public String peer() {
    return link.peer();
  }

  @Override
  public void open(Receiver receiver) {
    link.open(receiver);
  }

  @Override
  public void send(ByteString bytes) {
    link.send(bytes);
  }

  @Override
  public void close() {
    link.close();
  }

  private record SocketWire(
      Socket socket, InetSocketAddress address, int timeoutMillis, Preparation preparation)
      implements StreamLink.Wire {

    @Override
    public void connect() throws IOException {
      preparation.prepare(socket, address);
      socket.setTcpNoDelay(true);
      socket.connect(address, timeoutMillis);
    }

    @Override
    public InputStream in() throws IOException {
      return socket.getInputStream();
    }

    @Override
    public OutputStream out() throws IOException {
      return socket.getOutputStream();
    }

    @Override
    public void finish() throws IOException {
      socket.shutdownOutput();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
