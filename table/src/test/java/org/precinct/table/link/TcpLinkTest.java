package org.precinct.table.link;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import okio.Buffer;
import okio.ByteString;
import org.junit.After;
import org.junit.Test;
import org.precinct.engine.kit.Patience;
import org.precinct.table.ThreadLoop;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Channels;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.channel.Ticket;

/** Over real sockets, on loopback. */
public final class TcpLinkTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();

  private final List<AutoCloseable> resources = new CopyOnWriteArrayList<>();
  private final BlockingQueue<Link> arrived = new LinkedBlockingQueue<>();

  @After
  public void tidy() throws Exception {
    for (AutoCloseable resource : resources) {
      resource.close();
    }
  }

  @Test
  public void carriesBytesBothWays() throws Exception {
    TcpLink guest = guest(door(TcpDoor.Limits.USUAL));
    Collector guestHears = new Collector();
    guest.send(ByteString.encodeUtf8("before it is open; "));
    guest.open(guestHears);
    Link host = arrival();
    Collector hostHears = new Collector();
    host.open(hostHears);
    assertThat(guest.peer()).isEqualTo(HERE.getHostAddress());
    assertThat(host.peer()).isEqualTo(HERE.getHostAddress());

    Random random = new Random(1);
    Buffer sent = new Buffer().writeUtf8("before it is open; ");
    for (int i = 0; i < 300; i++) {
      byte[] piece = new byte[random.nextInt(2000)];
      random.nextBytes(piece);
      sent.write(piece);
      guest.send(ByteString.of(piece));
    }
    assertThat(hostHears.await(sent.size())).isEqualTo(sent.snapshot());
    host.send(ByteString.encodeUtf8("last words"));
    host.close();
    guestHears.awaitClosed();
    hostHears.awaitClosed();
    assertThat(guestHears.bytes().utf8()).isEqualTo("last words");
    assertThat(guest.reached()).isTrue();
    guest.send(ByteString.encodeUtf8("nobody listens"));
    guest.close();
    assertThat(guestHears.closings()).isEqualTo(1);
    assertThrows(IllegalStateException.class, () -> guest.open(guestHears));
  }

  @Test
  public void whatWasQueuedBeforeClosingArrivesEvenIfTheOtherSideStillTalks() throws Exception {
    TcpLink guest = guest(door(TcpDoor.Limits.USUAL));
    Collector guestHears = new Collector();
    guest.open(guestHears);
    Link host = arrival();
    for (int i = 0; i < 50; i++) {
      guest.send(ByteString.of(new byte[1000]));
      host.send(ByteString.of(new byte[10_000]));
    }
    Collector hostHears = new Collector();
    host.open(hostHears);
    host.close();
    guestHears.awaitClosed();
    assertThat(guestHears.bytes().size()).isEqualTo(500_000);
    hostHears.awaitClosed();
  }

  @Test
  public void closesWhenTheOtherSideDoesNotRead() throws Exception {
    ServerSocket listener = new ServerSocket(0, 5, HERE);
    resources.add(listener);
    TcpLink link = TcpLink.to(List.of(address(listener.getLocalPort())), (int) Patience.MILLIS);
    Collector hears = new Collector();
    link.open(hears);
    Socket lazy = listener.accept();
    resources.add(lazy);
    // Whatever the system's buffers are, they and the queue have an end.
    ByteString piece = ByteString.of(new byte[64 * 1024]);
    for (int i = 0; i < 10_000 && hears.closings() == 0; i++) {
      link.send(piece);
    }
    hears.awaitClosed();
  }

  @Test
  public void closingALinkWhoseOtherSideDoesNotReadEndsAllTheSame() throws Exception {
    ServerSocket listener = new ServerSocket(0, 5, HERE);
    resources.add(listener);
    Socket eager = new Socket(HERE, listener.getLocalPort());
    resources.add(eager);
    Socket accepted = listener.accept();
    accepted.setSendBufferSize(4096);
    int[] ended = {0};
    TcpLink link = TcpLink.over(accepted, () -> ended[0]++);
    Collector hears = new Collector();
    link.open(hears);
    for (int i = 0; i < 15; i++) {
      link.send(ByteString.of(new byte[64 * 1024]));
    }
    link.close();
    hears.awaitClosed();
    assertThat(ended[0]).isEqualTo(1);
  }

  @Test
  public void triesOneAddressAfterTheOther() throws Exception {
    TcpDoor door = door(TcpDoor.Limits.USUAL);
    int dead = freePort();
    TcpLink link = TcpLink.to(List.of(address(dead), address(door.port())), (int) Patience.MILLIS);
    resources.add(link);
    Collector hears = new Collector();
    link.open(hears);
    Link host = arrival();
    host.open(new Collector());
    host.send(ByteString.encodeUtf8("welcome"));
    assertThat(hears.await(7).utf8()).isEqualTo("welcome");
  }

  @Test
  public void endsWhenNobodyAnswers() throws Exception {
    TcpLink link = TcpLink.to(List.of(address(freePort())), (int) Patience.MILLIS);
    Collector hears = new Collector();
    link.open(hears);
    hears.awaitClosed();
    assertThat(link.reached()).isFalse();
  }

  @Test
  public void neverConnectsToThePublicNetwork() throws Exception {
    InetSocketAddress far = new InetSocketAddress(InetAddress.getByName("192.0.2.1"), 80);
    InetSocketAddress unknown = InetSocketAddress.createUnresolved("example.org", 80);
    TcpLink link = TcpLink.to(List.of(far, unknown), (int) Patience.MILLIS);
    Collector hears = new Collector();
    link.open(hears);
    hears.awaitClosed();
    assertThat(link.peer()).isEmpty();
  }

  @Test
  public void closedBeforeItIsOpenedItEndsAsSoonAsItIs() throws Exception {
    TcpLink link = guest(door(TcpDoor.Limits.USUAL));
    link.close();
    Collector hears = new Collector();
    link.open(hears);
    hears.awaitClosed();
    assertThat(link.reached()).isFalse();
  }

  @Test
  public void theDoorKeepsItsLimits() throws Exception {
    TcpDoor door = door(new TcpDoor.Limits(3, 2));
    Collector first = new Collector();
    guest(door).open(first);
    Link host = arrival();
    Collector second = new Collector();
    guest(door).open(second);
    arrival();
    Collector third = new Collector();
    guest(door).open(third);
    third.awaitClosed();
    assertThat(arrived).isEmpty();

    // One leaves, so one may come.
    Collector hostHears = new Collector();
    host.open(hostHears);
    host.close();
    hostHears.awaitClosed();
    first.awaitClosed();
    guest(door).open(new Collector());
    arrival();
  }

  /**
   * Silent sockets from more addresses than a table has guests. They are turned away at once, but
   * take their time to leave; meanwhile somebody comes back.
   */
  @Test
  public void aFloodFromManyAddressesKeepsNobodyOut() throws Exception {
    int crowd = 20 * 16;
    ServerSocket faces = new ManyFaces(crowd);
    TcpDoor door = TcpDoor.bind(List.of(HERE), 0, TcpDoor.Limits.USUAL, (address, port) -> faces);
    resources.add(door);
    ThreadLoop loop = new ThreadLoop("table");
    resources.add(loop);
    TableId table = TableId.random();
    JoinSecret secret = JoinSecret.random();
    Entrance entrance = new Entrance(table, secret, true);
    BlockingQueue<Channel> guests = new LinkedBlockingQueue<>();
    Doorkeeper.Limits patient = new Doorkeeper.Limits(32, 16, 64, 16, Patience.MILLIS);
    door.open(new Doorkeeper(loop, () -> entrance, patient, guests::add));
    for (int i = 0; i < crowd; i++) {
      Socket silent = new Socket();
      resources.add(silent);
      silent.connect(address(door.port()), (int) Patience.MILLIS);
    }
    TcpLink phone = TcpLink.to(List.of(address(door.port())), (int) Patience.MILLIS);
    BlockingQueue<String> result = new LinkedBlockingQueue<>();
    Channels.connect(
        phone,
        loop,
        Ticket.invited(table, secret),
        Patience.MILLIS,
        new Channels.Welcome() {
          @Override
          public void ready(Channel channel) {
            resources.add(channel);
            result.add("ready");
          }

          @Override
          public void refused(Channels.Refusal reason) {
            result.add("refused: " + reason);
          }
        });
    assertThat(Patience.next(result, "an answer")).isEqualTo("ready");
    assertThat(Patience.next(guests, "the phone").peer()).isEqualTo(HERE.getHostAddress());
  }

  /** A port whose first visitors seem to come from sixteen addresses, in turns. */
  private static final class ManyFaces extends ServerSocket {
    private final int strangers;
    private int visitors;

    ManyFaces(int strangers) throws IOException {
      super(0, strangers, HERE);
      this.strangers = strangers;
    }

    @Override
    public Socket accept() throws IOException {
      InetAddress from = InetAddress.getByName("10.7.0." + (visitors % 16));
      boolean stranger = visitors++ < strangers;
      Socket socket =
          new Socket() {
            @Override
            public InetAddress getInetAddress() {
              return stranger ? from : super.getInetAddress();
            }
          };
      implAccept(socket);
      return socket;
    }
  }

  @Test
  public void aLinkThatIsNeverOpenedGivesItsPlaceBackWhenClosed() throws Exception {
    TcpDoor door = door(new TcpDoor.Limits(1, 1));
    for (int i = 0; i < 3; i++) {
      Collector hears = new Collector();
      guest(door).open(hears);
      arrival().close();
      hears.awaitClosed();
    }
  }

  @Test
  public void aClosedDoorLetsNobodyInAndOpenLinksStay() throws Exception {
    TcpDoor door = door(TcpDoor.Limits.USUAL);
    TcpLink guest = guest(door);
    guest.open(new Collector());
    Link host = arrival();
    Collector hostHears = new Collector();
    host.open(hostHears);
    door.close();
    Collector late = new Collector();
    guest(door).open(late);
    late.awaitClosed();
    guest.send(ByteString.encodeUtf8("still here"));
    assertThat(hostHears.await(10).utf8()).isEqualTo("still here");
    assertThrows(IllegalStateException.class, () -> door.open(arrived::add));
  }

  @Test
  public void bindsOnePortOnSeveralAddresses() throws Exception {
    SeveralAddresses addresses = new SeveralAddresses();
    TcpDoor door = addresses.bind();
    assertThat(door.addresses()).isEqualTo(addresses.all);
    assertThat(door.port()).isEqualTo(7_001);
    door.open(arrived::add);
    for (ServerSocket real : addresses.listening) {
      TcpLink link = TcpLink.to(List.of(address(real.getLocalPort())), (int) Patience.MILLIS);
      resources.add(link);
      link.open(new Collector());
      arrival();
    }
  }

  @Test
  public void aPortThatIsTakenOnOneAddressIsLeftForAnotherOne() throws Exception {
    SeveralAddresses addresses = new SeveralAddresses();
    addresses.taken.addAll(List.of(7_001, 7_002));
    TcpDoor door = addresses.bind();
    assertThat(door.addresses()).isEqualTo(addresses.all);
    assertThat(door.port()).isEqualTo(7_003);
    assertThat(addresses.listening).hasSize(4);
    for (ServerSocket given : addresses.listening.subList(0, 2)) {
      assertThat(given.isClosed()).isTrue();
    }
  }

  @Test
  public void anAddressThatCannotBeHadLeavesTheOthers() throws Exception {
    SeveralAddresses addresses = new SeveralAddresses();
    for (int port = 7_001; port < 7_100; port++) addresses.taken.add(port);
    assertThat(addresses.bind().addresses()).containsExactly(addresses.all.get(0));
  }

  @Test
  public void bindsAllAddressesOfThisDevice() throws Exception {
    TcpDoor all = TcpDoor.bind(0);
    resources.add(all);
    assertThat(all.port()).isNotEqualTo(0);
  }

  /** A device with two addresses, whatever this one has: both are its loopback in truth. */
  private final class SeveralAddresses {
    final List<InetAddress> all = new ArrayList<>();
    final List<ServerSocket> listening = new ArrayList<>();

    /** Ports that the second address does not have. */
    final List<Integer> taken = new ArrayList<>();

    private int last = 7_000;

    SeveralAddresses() throws IOException {
      all.add(InetAddress.getByName("192.168.7.1"));
      all.add(InetAddress.getByName("10.7.7.7"));
    }

    TcpDoor bind() throws IOException {
      TcpDoor door = TcpDoor.bind(all, 0, TcpDoor.Limits.USUAL, this::listen);
      resources.add(door);
      return door;
    }

    private ServerSocket listen(InetAddress address, int port) throws IOException {
      int own = port == 0 ? ++last : port;
      if (address.equals(all.get(1)) && taken.contains(own)) throw new IOException("taken");
      ServerSocket real = new ServerSocket(0, 5, HERE);
      listening.add(real);
      return new ServerSocket() {
        @Override
        public InetAddress getInetAddress() {
          return address;
        }

        @Override
        public int getLocalPort() {
          return own;
        }

        @Override
        public Socket accept() throws IOException {
          return real.accept();
        }

        @Override
        public void close() throws IOException {
          real.close();
        }
      };
    }
  }

  @Test
  public void neverBindsAPublicOrTakenAddress() throws Exception {
    for (String address : List.of("0.0.0.0", "::", "192.0.2.1")) {
      assertThrows(
          IllegalArgumentException.class,
          () -> TcpDoor.bind(List.of(InetAddress.getByName(address)), 0, TcpDoor.Limits.USUAL));
    }
    int taken = door(TcpDoor.Limits.USUAL).port();
    assertThrows(IOException.class, () -> TcpDoor.bind(List.of(HERE), taken, TcpDoor.Limits.USUAL));
    assertThrows(IOException.class, () -> TcpDoor.bind(List.of(), 0, TcpDoor.Limits.USUAL));
  }

  private TcpDoor door(TcpDoor.Limits limits) throws IOException {
    TcpDoor door = TcpDoor.bind(List.of(HERE), 0, limits);
    resources.add(door);
    door.open(arrived::add);
    return door;
  }

  private TcpLink guest(TcpDoor door) {
    TcpLink link = TcpLink.to(List.of(address(door.port())), (int) Patience.MILLIS);
    resources.add(link);
    return link;
  }

  private Link arrival() throws InterruptedException {
    Link link = Patience.next(arrived, "a link");
    resources.add(link);
    return link;
  }

  private static InetSocketAddress address(int port) {
    return new InetSocketAddress(HERE, port);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, HERE)) {
      return socket.getLocalPort();
    }
  }
}
