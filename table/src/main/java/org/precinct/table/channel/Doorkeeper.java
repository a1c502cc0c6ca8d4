package org.precinct.table.channel;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.precinct.table.Loop;
import org.precinct.table.link.Door;
import org.precinct.table.link.Link;

/**
 * Answers a host's doors, all of them together: lets links through the handshake, so many at a time
 * and so many in a second, and hands over the channels that come out of it. Everybody else finds
 * the link closed and learns nothing.
 */
public final class Doorkeeper implements Door.Visitors {

  /** Peers remembered for their rate; the one quiet for the longest time is forgotten first. */
  private static final int REMEMBERED = 1024;

  private final Loop loop;
  private final Supplier<Entrance> entrance;
  private final Limits limits;
  private final Consumer<Channel> guests;

  // Guarded by this.
  private final Map<Link, String> halfOpen = new LinkedHashMap<>();
  private final Map<String, Allowance> allowances = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * @param halfOpen handshakes under way at once; then one that has been long at it is given up
   * @param halfOpenPerPeer of these from one peer, if the transport tells peers apart
   * @param burst handshakes of one peer in quick succession
   * @param perSecond and after those, in a second
   * @param patienceMillis for one handshake
   */
  public record Limits(
      int halfOpen, int halfOpenPerPeer, int burst, int perSecond, long patienceMillis) {

    /**
     * Twenty phones that come back at once pass. Somebody who guesses join codes tries sixteen a
     * second, of 2⁵⁰.
     */
    public static final Limits USUAL = new Limits(32, 16, 64, 16, Channels.PATIENCE_MILLIS);
  }

  /**
   * @param entrance asked for each link, from any thread
   * @param guests gets each channel, on the loop
   */
  public Doorkeeper(
      Loop loop, Supplier<Entrance> entrance, Limits limits, Consumer<Channel> guests) {
    this.loop = loop;
    this.entrance = entrance;
    this.limits = limits;
    this.guests = guests;
  }

  @Override
  public void arrived(Link link) {
    String peer = link.peer();
    if (!admit(link, peer)) {
      link.close();
      return;
    }
    Channels.accept(
        link,
        loop,
        entrance.get(),
        limits.patienceMillis,
        new Channels.Welcome() {
          @Override
          public void ready(Channel channel) {
            done(link);
            guests.accept(channel);
          }

          @Override
          public void refused(Channels.Refusal reason) {
            done(link);
          }
        });
  }

  private boolean admit(Link link, String peer) {
    Optional<Link> oldest;
    synchronized (this) {
      long same = halfOpen.values().stream().filter(peer::equals).count();
      if (!peer.isEmpty() && (same >= limits.halfOpenPerPeer || !allowance(peer).take())) {
        return false;
      }
      oldest = halfOpen.size() >= limits.halfOpen ? longestAtTheDoor() : Optional.empty();
      oldest.ifPresent(halfOpen::remove);
      halfOpen.put(link, peer);
    }
    oldest.ifPresent(Link::close);
    return true;
  }

  /**
   * Who has to make room: of those who come most often the one that has been at it for the longest
   * time. A guest needs a moment; those who only hold places hold them to the end.
   */
  private Optional<Link> longestAtTheDoor() {
    Map<String, Integer> counts = new HashMap<>();
    for (String peer : halfOpen.values()) counts.merge(peer, 1, Integer::sum);
    int most = Collections.max(counts.values());
    for (Map.Entry<Link, String> one : halfOpen.entrySet()) {
      if (counts.get(one.getValue()) == most) return Optional.of(one.getKey());
    }
    return Optional.empty();
  }

  private synchronized void done(Link link) {
    halfOpen.remove(link);
  }

  private Allowance allowance(String peer) {
    Allowance allowance = allowances.computeIfAbsent(peer, key -> new Allowance());
    if (allowances.size() > REMEMBERED) {
      allowances.remove(allowances.keySet().iterator().next());
    }
    return allowance;
  }

  /** A peer's handshakes, counted in thousandths. */
  private final class Allowance {
    private long left = limits.burst * 1000L;
    private long asOf = loop.now();

    boolean take() {
      long now = loop.now();
      left = Math.min(limits.burst * 1000L, left + (now - asOf) * limits.perSecond);
      asOf = now;
      if (left < 1000) {
        return false;
      }
      left -= 1000;
      return true;
    }
  }
}
