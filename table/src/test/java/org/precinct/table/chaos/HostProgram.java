package org.precinct.table.chaos;

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import okio.ByteString;
import org.precinct.table.Entropy;
import org.precinct.table.Shelf;
import org.precinct.table.ThreadLoop;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.link.TcpDoor;

/**
 * A host in a process of its own, to be killed: {@code journal port game}. Takes up the table that
 * the journal has, if any. Says {@code PORT n} when it is ready; deals game <i>n</i> when told its
 * number, unless it has been dealt.
 */
final class HostProgram {
  static final TableId TABLE = new TableId(ByteString.encodeUtf8("process."));
  static final JoinSecret SECRET = new JoinSecret(ByteString.encodeUtf8("killed but alive"));

  private HostProgram() {}

  public static void main(String[] args) throws Exception {
    ThreadLoop loop = new ThreadLoop("host");
    FileJournal journal = FileJournal.open(new File(args[0]));
    Limits limits = Limits.STANDARD.fast();
    Host host =
        journal.read().isEmpty()
            ? HostTable.open(
                loop,
                journal,
                Entropy.system(),
                Shelf.HOUSE,
                limits,
                new HostTable.Plan("test", "processes", args[2], TABLE, SECRET))
            : HostTable.resume(loop, journal, Entropy.system(), Shelf.HOUSE, limits, "test");
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
    for (String line; (line = in.readLine()) != null; ) {
      int wanted = Integer.parseInt(line);
      if (host.state().room().game < wanted) host.start();
    }
    // The test has ended, or died: nobody needs this process any more.
    System.exit(0);
  }
}
