package org.precinct.console.table;

import java.io.IOException;
import java.util.Optional;
import okio.ByteString;
import org.precinct.console.terminal.Pulse;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.channel.LocalChannel;
import org.precinct.table.guest.Connector;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.host.CannotResume;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.Journal;

/** A table in this process, and the way to sit down at it from here. */
public final class HomeTable implements AutoCloseable {
  private final Loop loop;
  private final Entropy entropy;
  private final Shelf shelf;
  private final Host host;

  private HomeTable(Loop loop, Entropy entropy, Shelf shelf, Host host) {
    this.loop = loop;
    this.entropy = entropy;
    this.shelf = shelf;
    this.host = host;
  }

  /**
   * A new table.
   *
   * @param limits with or without the bots' pauses
   */
  public static HomeTable open(
      Pulse pulse,
      Journal journal,
      Entropy entropy,
      Shelf shelf,
      Limits limits,
      HostTable.Plan plan)
      throws IOException {
    Loop loop = pulse.loop();
    return new HomeTable(
        loop, entropy, shelf, HostTable.open(loop, journal, entropy, shelf, limits, plan));
  }

  /** A table as its journal remembers it. */
  public static HomeTable resume(
      Pulse pulse, Journal journal, Entropy entropy, Shelf shelf, Limits limits, String app)
      throws IOException, CannotResume {
    Loop loop = pulse.loop();
    return new HomeTable(
        loop, entropy, shelf, HostTable.resume(loop, journal, entropy, shelf, limits, app));
  }

  public Host host() {
    return host;
  }

  /** Somebody at this computer. */
  public Guest sit(Profile profile, Optional<ByteString> keepsake, Guest.Keeper keeper) {
    Connector connector =
        (ticket, answer) -> {
          LocalChannel.Pair pair = LocalChannel.pair(loop::execute);
          host.arrived(pair.one());
          answer.connected(pair.other());
        };
    return GuestTable.join(loop, connector, entropy, shelf, profile, keepsake, keeper);
  }

  @Override
  public void close() {
    host.close();
  }
}
