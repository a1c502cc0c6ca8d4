package org.precinct.table.channel;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import okio.ByteString;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.precinct.engine.kit.Patience;
import org.precinct.table.link.TcpDoor;
import org.precinct.table.link.TcpLink;

/** Doors, links, handshakes and channels together, over real sockets on loopback. */
public final class ChannelsOverTcpTest {

  private static final TableId TABLE = TableId.random();
  private static final JoinSecret SECRET = JoinSecret.random();

  private static final int PATIENCE = (int) Patience.MILLIS;
  private static final Doorkeeper.Limits USUAL = new Doorkeeper.Limits(32, 16, 64, 16, PATIENCE);

  private final List<AutoCloseable> resources = new CopyOnWriteArrayList<>();
  private final ThreadLoop loop = new ThreadLoop();
  private TcpDoor door;

  @Before
  public void openTheDoor() throws Exception {
    resources.add(loop);
    door = TcpDoor.bind(List.of(InetAddress.getLoopbackAddress()), 0, new TcpDoor.Limits(64, 24));
    resources.add(door);
  }

  @After
  public void tidy() throws Exception {
    for (AutoCloseable resource : resources) {
      resource.close();
    }
  }

  @Test
  public void manyGuestsTalkAtOnce() throws Exception {
    door.open(echoing(USUAL));
    List<Guest> guests = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      Guest guest = guest(i % 3 == 0 ? Ticket.stranger(TABLE) : Ticket.invited(TABLE, SECRET));
      guests.add(guest);
    }
    Random random = new Random(11);
    List<List<ByteString>> sent = new ArrayList<>();
    for (Guest guest : guests) {
      Channel channel = guest.channel();
      List<ByteString> messages = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        byte[] message = new byte[random.nextInt(i % 25 == 0 ? Channel.LONGEST + 1 : 500)];
        random.nextBytes(message);
        messages.add(ByteString.of(message));
        channel.send(messages.get(i));
        if (i % 25 == 24) {
          // No more than the queues hold.
          guest.await(i + 1);
        }
      }
      sent.add(messages);
    }
    for (int i = 0; i < guests.size(); i++) {
      assertThat(guests.get(i).await(100)).isEqualTo(sent.get(i));
    }
  }

  @Test
  public void aSilentDeviceKeepsNobodyOut() throws Exception {
    Doorkeeper keeper = echoing(new Doorkeeper.Limits(32, 6, 10_000, 10_000, PATIENCE));
    TcpDoor wide =
        TcpDoor.bind(List.of(InetAddress.getLoopbackAddress()), 0, new TcpDoor.Limits(256, 256));
    resources.add(wide);
    door = wide;
    // Not every system has a second address to come from: the first hundred are said to be
    // somebody.
    AtomicInteger arrivals = new AtomicInteger();
    wide.open(
        link ->
            keeper.arrived(
                arrivals.incrementAndGet() > 100 ? link : ChannelsTest.from("them", link)));
    for (int i = 0; i < 100; i++) {
      Socket silent = new Socket();
      resources.add(silent);
      silent.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), wide.port()), PATIENCE);
    }
    Guest guest = guest(Ticket.invited(TABLE, SECRET));
    guest.channel().send(ByteString.encodeUtf8("still served"));
    assertThat(guest.await(1)).containsExactly(ByteString.encodeUtf8("still served"));
  }

  @Test
  public void garbageIsAnsweredWithNothing() throws Exception {
    door.open(echoing(new Doorkeeper.Limits(32, 32, 10_000, 10_000, PATIENCE)));
    Random random = new Random(4);
    List<byte[]> greetings = new ArrayList<>();
    greetings.add("GET / HTTP/1.1\r\nHost: table\r\n\r\n".getBytes("US-ASCII"));
    greetings.add(new byte[] {0x16, 3, 1, 2, 0, 1, 0, 1});
    for (int i = 0; i < 30; i++) {
      byte[] noise = new byte[1000];
      random.nextBytes(noise);
      noise[0] = 0;
      noise[1] = (byte) (i % 2 == 0 ? 61 : 77);
      greetings.add(noise);
    }
    for (byte[] greeting : greetings) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), door.port())) {
        socket.setSoTimeout(PATIENCE);
        int answer;
        try {
          socket.getOutputStream().write(greeting);
          answer = socket.getInputStream().read();
        } catch (java.net.SocketTimeoutException e) {
          throw new AssertionError("not closed", e);
        } catch (IOException e) {
          answer = -1;
        }
        assertThat(answer).isEqualTo(-1);
      }
    }
    Guest guest = guest(Ticket.invited(TABLE, SECRET));
    guest.channel().send(ByteString.encodeUtf8("still served"));
    guest.await(1);
  }

  @Test
  public void theWrongSecretAndNobodyThereLookDifferentToTheGuest() throws Exception {
    door.open(echoing(USUAL));
    TcpLink refused = link();
    Guest wrong = new Guest();
    Channels.connect(refused, loop, Ticket.invited(TABLE, JoinSecret.random()), PATIENCE, wrong);
    assertThat(wrong.refusal()).isEqualTo(Channels.Refusal.CLOSED);
    assertThat(refused.reached()).isTrue();

    TcpLink nobody = link();
    door.close();
    Guest alone = new Guest();
    Channels.connect(nobody, loop, Ticket.invited(TABLE, SECRET), PATIENCE, alone);
    assertThat(alone.refusal()).isEqualTo(Channels.Refusal.CLOSED);
    assertThat(nobody.reached()).isFalse();
  }

  private Doorkeeper echoing(Doorkeeper.Limits limits) {
    Entrance entrance = new Entrance(TABLE, SECRET, true);
    return new Doorkeeper(
        loop,
        () -> entrance,
        limits,
        channel -> {
          resources.add(channel);
          channel.open(
              new Channel.Receiver() {
                @Override
                public void received(ByteString message) {
                  channel.send(message);
                }

                @Override
                public void closed() {}
              });
        });
  }

  private TcpLink link() {
    return TcpLink.to(
        List.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), door.port())), PATIENCE);
  }

  private Guest guest(Ticket ticket) {
    Guest guest = new Guest();
    TcpLink link = link();
    Channels.connect(link, loop, ticket, PATIENCE, guest);
    return guest;
  }

  private static final class Guest implements Channels.Welcome, Channel.Receiver {
    private final BlockingQueue<Channel> channels = new LinkedBlockingQueue<>();
    private final BlockingQueue<Channels.Refusal> refusals = new LinkedBlockingQueue<>();
    private final BlockingQueue<ByteString> incoming = new LinkedBlockingQueue<>();
    private final List<ByteString> messages = new ArrayList<>();

    Channel channel() throws InterruptedException {
      return Patience.next(channels, "a channel");
    }

    Channels.Refusal refusal() throws InterruptedException {
      return Patience.next(refusals, "a refusal");
    }

    List<ByteString> await(int count) throws InterruptedException {
      while (messages.size() < count) {
        messages.add(Patience.next(incoming, "a message"));
      }
      return messages;
    }

    @Override
    public void ready(Channel channel) {
      channel.open(this);
      channels.add(channel);
    }

    @Override
    public void refused(Channels.Refusal reason) {
      refusals.add(reason);
    }

    @Override
    public void received(ByteString message) {
      incoming.add(message);
    }

    @Override
    public void closed() {}
  }
}
