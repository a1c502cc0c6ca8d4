package org.precinct.table.chaos;

import java.io.File;
import java.io.FileWriter;
import java.io.IOException;
import java.io.Writer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import okio.ByteString;
import org.precinct.engine.Seat;
import org.precinct.table.Entropy;
import org.precinct.table.ThreadLoop;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Channels;
import org.precinct.table.channel.Ticket;
import org.precinct.table.guest.Connector;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.kit.World;
import org.precinct.table.link.TcpLink;
import org.precinct.table.proto.Phase;

/**
 * A guest in a process of its own, to be killed: {@code folder name port}. Plays in haste. Says
 * {@code READY} when it is at the table, {@code DONE} for every acknowledged action, which it has
 * noted in {@code name.acks}, and {@code VERDICT game verdict} after every game.
 */
final class GuestProgram implements Guest.Watcher {
  private final Random random = new Random();
  private final Writer acks;
  private final Guest guest;
  private final ThreadLoop loop = new ThreadLoop("guest");
  private boolean busy;
  private boolean ready;
  private int judged;

  private GuestProgram(File folder, String name, int port) throws IOException {
    File keepsake = new File(folder, name + ".keepsake");
    acks = new FileWriter(new File(folder, name + ".acks"), StandardCharsets.UTF_8, true);
    Optional<ByteString> kept =
        keepsake.exists()
            ? Optional.of(ByteString.of(Files.readAllBytes(keepsake.toPath())))
            : Optional.empty();
    guest =
        GuestTable.join(
            loop,
            connector(port),
            Entropy.system(),
            World.SHELF,
            Profile.player("test", name).withChoices(),
            kept,
            bytes -> keep(keepsake, bytes));
    guest.watch(this);
  }

  public static void main(String[] args) throws Exception {
    new GuestProgram(new File(args[0]), args[1], Integer.parseInt(args[2]));
    // Until the test has ended, or died. All other threads are daemons.
    while (System.in.read() >= 0) continue;
  }

  /** All or nothing: the process may die while it writes. */
  private static void keep(File file, ByteString bytes) {
    try {
      File fresh = new File(file.getPath() + ".new");
      Files.write(fresh.toPath(), bytes.toByteArray());
      Files.move(fresh.toPath(), file.toPath(), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private Connector connector(int port) {
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    return (ticket, answer) ->
        Channels.connect(
            TcpLink.to(List.of(address), 5_000),
            loop,
            Ticket.invited(HostProgram.TABLE, HostProgram.SECRET),
            5_000,
            new Channels.Welcome() {
              @Override
              public void ready(Channel channel) {
                answer.connected(channel);
              }

              @Override
              public void refused(Channels.Refusal reason) {
                answer.failed();
              }
            });
  }

  @Override
  public void changed(Guest.State state) {
    if (!ready && state.status() == Guest.Status.AT_TABLE) {
      ready = true;
      System.out.println("READY");
    }
    if (state.status() == Guest.Status.GONE) System.out.println("GONE " + state.notice());
    int game = state.room().map(room -> room.game).orElse(0);
    if (state.verdict().isPresent() && judged < game) {
      judged = game;
      System.out.println("VERDICT " + game + " " + state.verdict().get());
    }
    act();
  }

  private void act() {
    Guest.State state = guest.state();
    boolean playing = state.room().map(room -> room.phase == Phase.PLAYING).orElse(false);
    if (busy || !playing) return;
    for (Sight sight : state.sights().values()) {
      List<ByteString> choices = sight.choices().map(all -> all.actions).orElse(List.of());
      if (choices.isEmpty()) continue;
      busy = true;
      ByteString action = Haste.choose(state.room().get().rules, choices, random);
      guest.act(
          Seat.of(sight.viewer() - 1),
          action,
          refused -> {
            busy = false;
            if (!refused.isPresent()) note(sight.game() + " " + action.hex());
            act();
          });
      return;
    }
  }

  private void note(String line) {
    try {
      acks.write(line + "\n");
      acks.flush();
      System.out.println("DONE");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
