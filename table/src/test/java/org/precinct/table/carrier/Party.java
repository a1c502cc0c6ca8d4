package org.precinct.table.carrier;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.MemoryJournal;
import org.precinct.table.link.Door;
import org.precinct.table.link.Link;
import org.precinct.table.net.JoinPhrase;

/** A real table and its real guests, for links to carry. */
public final class Party implements AutoCloseable {
  public static final JoinPhrase PHRASE = new JoinPhrase("7Q2MK3XN9D");
  public static final JoinSecret SECRET = PHRASE.secret();

  public final TableId table = TableId.random();
  public final Host host;
  public final Loop loop;
  private final Runnable changed;
  private final List<Guest> guests = new ArrayList<>();
  private final List<Link> arrived = new ArrayList<>();

  /**
   * @param changed called whenever something has happened at the table
   */
  public Party(Loop loop, Runnable changed) throws IOException {
    this.loop = loop;
    this.changed = changed;
    host =
        HostTable.open(
            loop,
            new MemoryJournal(),
            Entropy.system(),
            Shelf.HOUSE,
            Limits.STANDARD.fast(),
            new HostTable.Plan("test", "The Crew", "kojak", table, SECRET));
    host.watch(state -> changed.run());
  }

  public TableAdvert advert() {
    return new TableAdvert(table, "The Crew", "kojak");
  }

  /** Answers doors as the app does, and keeps the links for tests that cut them. */
  public Door.Visitors doorkeeper() {
    Doorkeeper keeper =
        new Doorkeeper(loop, () -> host.entrance(true), Doorkeeper.Limits.USUAL, host::arrived);
    return link -> {
      synchronized (arrived) {
        arrived.add(link);
      }
      changed.run();
      keeper.arrived(link);
    };
  }

  /** The links that have come in, all of this party's time. */
  public List<Link> arrived() {
    synchronized (arrived) {
      return List.copyOf(arrived);
    }
  }

  public Guest join(Journey path, String name) {
    return join(path, name, Optional.empty(), Guest.Keeper.NONE);
  }

  public Guest join(Journey path, String name, Optional<ByteString> keepsake, Guest.Keeper keeper) {
    Guest guest =
        GuestTable.join(
            loop,
            path,
            Entropy.system(),
            Shelf.HOUSE,
            Profile.player("test", name),
            keepsake,
            keeper);
    guests.add(guest);
    guest.watch(state -> changed.run());
    return guest;
  }

  public static boolean isAtTable(Guest guest) {
    return guest.state().status() == Guest.Status.AT_TABLE && guest.state().room().isPresent();
  }

  @Override
  public void close() {
    guests.forEach(Guest::close);
    host.close();
  }
}
