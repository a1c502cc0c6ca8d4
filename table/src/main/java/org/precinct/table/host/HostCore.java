package org.precinct.table.host;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Phase;

/** What the parts of a host need of each other. On the host's loop only. */
interface HostCore {
  Loop loop();

  Entropy entropy();

  Limits limits();

  /** The build, for people. */
  String app();

  List<Chair> chairs();

  Optional<Member> member(int id);

  Iterable<Member> members();

  /** All lines of members. */
  Iterable<DeviceLine> lines();

  /** Runs a task of the host after a time. */
  Loop.Timer after(long millis, Runnable task);

  /** Runs a task that takes long beside the loop, and what it returns as a task of the host. */
  void aside(Supplier<Runnable> task);

  /** Writes to the journal; on failure says so, will stop the game, and returns false. */
  boolean write(List<Entry> entries);

  /** Whether guests may still change people and chairs: each change is written down. */
  boolean takesWishes();

  /** Something that the host's player should know. */
  void trouble(Notice notice);

  /** What everybody knows of the table may have changed. */
  void roomChanged();

  Phase phase();

  /** No game is on the table, a finished one included: its seats are what it is checked against. */
  default boolean isLobby() {
    return phase() == Phase.LOBBY;
  }

  /** People, chairs or options have changed, which the journal has to know. */
  void companyChanged();

  /** Seats have other people in them: what is sent to whom follows. */
  void chairsChanged();
}
