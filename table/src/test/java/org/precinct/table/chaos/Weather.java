package org.precinct.table.chaos;

import java.util.Map;
import java.util.TreeMap;

/** What happened to tables, for those who wonder whether it did. */
final class Weather {
  /** Everything that may happen to a table. */
  enum Trouble {
    /**
     * A link breaks; what was on its way is lost, or comes late, after the device has come back.
     */
    LINK_CUT,
    ALL_LINKS_CUT,
    /** A device says everything twice for a while, on the same channel. */
    REPEATED,
    /** Below the encryption a piece is lost, repeated, changed or overtaken. */
    ACCIDENT,
    GUEST_KILLED,
    ALL_GUESTS_GONE,
    HOST_KILLED,
    /** In the middle of a write, which is then there or not. */
    HOST_KILLED_WRITING,
    PAUSED,
    /** To a bot, or back. */
    SEAT_HANDED,
    /** A player's device stops reading. */
    DEAF,
    /** A player's device talks without end. */
    FLOOD,
    /** A player's device talks nonsense. */
    GARBAGE,
    /** A player's device plays in another's seat. */
    THEFT,
    /** Somebody else at the door. */
    INTRUDER
  }

  private final Map<Trouble, int[]> troubles = new TreeMap<>();
  int games;
  int calm;
  int steps;
  int encrypted;
  int looks;

  synchronized void happened(Trouble trouble) {
    int[] count = troubles.computeIfAbsent(trouble, t -> new int[2]);
    count[0]++;
    count[1] = 1;
  }

  /** Adds another table's, or those of several. */
  synchronized void add(Weather other) {
    games += other.games;
    calm += other.calm;
    steps += other.steps;
    encrypted += other.encrypted;
    looks += other.looks;
    other.troubles.forEach(
        (trouble, count) -> {
          int[] all = troubles.computeIfAbsent(trouble, t -> new int[2]);
          all[0] += count[0];
          all[1] += count[1];
        });
  }

  /** Nothing has gone wrong. */
  synchronized boolean isCalm() {
    return troubles.isEmpty();
  }

  /** At how many tables it happened. */
  synchronized int tables(Trouble trouble) {
    return troubles.getOrDefault(trouble, new int[2])[1];
  }

  @Override
  public synchronized String toString() {
    StringBuilder text = new StringBuilder();
    text.append(games)
        .append(" games to the end, ")
        .append(calm)
        .append(" in calm, ")
        .append(steps)
        .append(" steps, ");
    text.append(encrypted).append(" encrypted, ").append(looks).append(" looked at midway");
    troubles.forEach(
        (trouble, count) ->
            text.append(String.format(", %s %d (%d)", trouble, count[0], count[1])));
    return text.toString();
  }
}
