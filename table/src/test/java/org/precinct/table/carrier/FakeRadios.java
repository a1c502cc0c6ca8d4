package org.precinct.table.carrier;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Radios that a test switches. */
public class FakeRadios implements Radios {
  private final Map<Transport, Obstacle> obstacles = new ConcurrentHashMap<>();
  private final List<Runnable> watchers = new ArrayList<>();

  /** Puts something in the way, and says so. */
  public void block(Transport transport, Obstacle obstacle) {
    obstacles.put(transport, obstacle);
    changed();
  }

  public void free(Transport transport) {
    freeSilently(transport);
    changed();
  }

  /** As when a person gives a permission. */
  public void freeSilently(Transport transport) {
    obstacles.remove(transport);
  }

  public void changed() {
    List<Runnable> all;
    synchronized (watchers) {
      all = List.copyOf(watchers);
    }
    all.forEach(Runnable::run);
  }

  /** How many are watching. */
  public int watchers() {
    synchronized (watchers) {
      return watchers.size();
    }
  }

  @Override
  public Optional<Obstacle> obstacle(Transport transport, Role role) {
    return Optional.ofNullable(obstacles.get(transport));
  }

  @Override
  public Watch watch(Runnable changed) {
    synchronized (watchers) {
      watchers.add(changed);
    }
    return () -> {
      synchronized (watchers) {
        watchers.remove(changed);
      }
    };
  }
}
