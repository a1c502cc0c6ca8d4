package org.precinct.table.chaos;

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.ThreadLoop;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.kit.World;
import org.precinct.table.link.TcpDoor;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/**
 * A host in a process of its own, to be killed: {@code journal port game option=value…}. Takes up
 * the table that the journal has, if any. Says {@code PORT n} when it is ready; deals game <i>n</i>
 * when told its number, unless it has been dealt. Bots take the seats that a game needs and nobody
 * has. Its time goes faster than that of the room: the sand of an hourglass would be a real wait.
 */
final class HostProgram {
  static final TableId TABLE = new TableId(ByteString.encodeUtf8("process."));
  static final JoinSecret SECRET = new JoinSecret(ByteString.encodeUtf8("killed but alive"));

  private static final int FASTER = 5;

  private HostProgram() {}

  public static void main(String[] args) throws Exception {
    ThreadLoop loop = new ThreadLoop("host");
    FileJournal journal = FileJournal.open(new File(args[0]));
    Loop fast = new FastLoop(loop);
    Limits limits = limits();
    Host host =
        journal.read().isEmpty()
            ? HostTable.open(
                fast,
                journal,
                Entropy.system(),
                World.SHELF,
                limits,
                new HostTable.Plan("test", "processes", args[2], TABLE, SECRET))
            : HostTable.resume(fast, journal, Entropy.system(), World.SHELF, limits, "test");
    Entrance entrance = host.entrance(false);
    TcpDoor door =
        TcpDoor.bind(
            List.of(InetAddress.getLoopbackAddress()),
            Integer.parseInt(args[1]),
            new TcpDoor.Limits(64, 64));
    Doorkeeper.Limits generous = new Doorkeeper.Limits(64, 64, 1000, 1000, 10_000);
    door.open(new Doorkeeper(loop, () -> entrance, generous, host::arrived));
    System.out.println("PORT " + door.port());
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    // Until the test has ended, or died. All other threads are daemons.
    for (String line; (line = in.readLine()) != null; ) {
      int wanted = Integer.parseInt(line);
      if (host.state().room().game < wanted) deal(host, args);
    }
  }

  private static void deal(Host host, String[] args) {
    Room room = host.state().room();
    if (room.phase == Phase.LOBBY) {
      for (int i = 3; i < args.length; i++) {
        host.option(args[i].split("=")[0], args[i].split("=")[1]);
      }
      int seats = World.SHELF.find(args[2]).orElseThrow().info().minSeats();
      for (int i = room.chairs.size(); i < seats; i++) host.addBot("Bot", BotLevel.EASY);
    }
    host.start();
  }

  /** Signs of life, and how long they are waited for, in the time of the room. */
  private static Limits limits() {
    Limits fast = Limits.STANDARD.fast();
    return new Limits(
        fast.members(),
        fast.knocks(),
        fast.unknown(),
        fast.framesPerSecond(),
        fast.actionsPerSecond(),
        fast.window(),
        fast.inbox(),
        FASTER * fast.beatMillis(),
        FASTER * fast.silentMillis(),
        FASTER * fast.helloMillis(),
        FASTER * fast.openMillis(),
        fast.botPauseMillis());
  }

  private record FastLoop(Loop loop) implements Loop {
    @Override
    public void execute(Runnable task) {
      loop.execute(task);
    }

    @Override
    public Timer after(long millis, Runnable task) {
      // A little more, so that it is due by this clock when it comes.
      return loop.after(millis / FASTER + 1, task);
    }

    @Override
    public void aside(Runnable task) {
      loop.aside(task);
    }

    @Override
    public long now() {
      return FASTER * loop.now();
    }
  }
}
