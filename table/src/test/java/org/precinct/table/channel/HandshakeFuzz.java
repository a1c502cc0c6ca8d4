package org.precinct.table.channel;

import java.util.Arrays;
import java.util.List;
import okio.ByteString;

/**
 * Hostile bytes at a host's door, at a guest's, and on an open channel. Nobody is taken for
 * invited, no words agree, no message appears that was not sent, and every link ends with one
 * answer.
 */
public final class HandshakeFuzz {

  private static final TableId TABLE = new TableId(ByteString.decodeHex("0102030405060708"));
  private static final JoinSecret SECRET = new JoinSecret(ByteString.of(new byte[16]));
  private static final Entrance ENTRANCE = new Entrance(TABLE, SECRET, true);

  private HandshakeFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length == 0) {
      return;
    }
    ByteString rest = ByteString.of(data, 1, data.length - 1);
    switch (data[0] & 7) {
      case 0 -> atTheHostsDoor(rest);
      case 1 -> atTheGuestsDoor(rest, Ticket.invited(TABLE, SECRET));
      case 2 -> atTheGuestsDoor(rest, Ticket.stranger(TABLE));
      case 3 -> onAnOpenChannel(rest);
      case 4, 5 -> inTheMiddle(data, Ticket.invited(TABLE, SECRET));
      default -> inTheMiddle(data, Ticket.stranger(TABLE));
    }
  }

  private static void atTheHostsDoor(ByteString bytes) {
    ManualLoop loop = new ManualLoop();
    Wire wire = new Wire();
    Side host = new Side();
    Channels.accept(wire.host, loop, ENTRANCE, host);
    wire.injectToHost(bytes);
    finish(loop, host);
    require(host.channel == null, "Somebody came in without a handshake.");
  }

  private static void atTheGuestsDoor(ByteString bytes, Ticket ticket) {
    ManualLoop loop = new ManualLoop();
    Wire wire = new Wire();
    Side guest = new Side();
    Channels.connect(wire.guest, loop, ticket, 1000, guest);
    wire.host.send(bytes);
    finish(loop, guest);
    require(guest.channel == null, "A guest took noise for a host.");
  }

  private static void onAnOpenChannel(ByteString bytes) {
    ManualLoop loop = new ManualLoop();
    Wire wire = new Wire();
    Side host = new Side();
    Channels.accept(wire.host, loop, ENTRANCE, host);
    Channels.connect(wire.guest, loop, Ticket.invited(TABLE, SECRET), 1000, new Side());
    loop.run();
    wire.injectToHost(bytes);
    loop.run();
    require(host.messages.isEmpty(), "A message that nobody sent.");
  }

  /** A handshake whose frames are changed: which, where and how is in the data. */
  private static void inTheMiddle(byte[] data, Ticket ticket) {
    int target = data.length > 1 ? (data[1] & 0xFF) % 3 : 0;
    byte[] change = Arrays.copyOfRange(data, Math.min(2, data.length), data.length);
    boolean[] changed = new boolean[1];
    Wire wire =
        new Wire(
            (toHost, number, frame) -> {
              if (toHost == (target != 1) && number == target / 2) {
                byte[] bytes = frame.toByteArray();
                for (int i = 0; i < Math.min(bytes.length, change.length); i++) {
                  bytes[i] ^= change[i];
                  changed[0] |= change[i] != 0;
                }
                return List.of(ByteString.of(bytes));
              }
              return List.of(frame);
            });
    ManualLoop loop = new ManualLoop();
    Side host = new Side();
    Side guest = new Side();
    Channels.accept(wire.host, loop, ENTRANCE, host);
    Channels.connect(wire.guest, loop, ticket, 1000, guest);
    finish(loop, host);
    finish(loop, guest);
    require(
        changed[0] == (host.channel == null),
        "A changed handshake succeeded, or a good one failed.");
  }

  private static void finish(ManualLoop loop, Side side) {
    loop.pass(Channels.PATIENCE_MILLIS);
    require(side.endings == 1, "A handshake that ended " + side.endings + " times.");
  }

  private static void require(boolean condition, String complaint) {
    if (!condition) {
      throw new IllegalStateException(complaint);
    }
  }
}
