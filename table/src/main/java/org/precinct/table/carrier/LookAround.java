package org.precinct.table.carrier;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.precinct.table.Loop;
import org.precinct.table.channel.TableId;

/** A search. Everything on the loop, except {@link #state}. */
final class LookAround implements Finder {

  /** More tables than any room holds: somebody makes them up. */
  private static final int MOST_TABLES = 100;

  /** Of one table on one transport. */
  private static final int MOST_PLACES = 4;

  private final Loop loop;
  private final Listener listener;
  private final Map<Transport, Map<String, Carrier.Sighting>> seen = new EnumMap<>(Transport.class);

  /** Tables in the order in which they were found. */
  private final List<TableId> order = new ArrayList<>();

  private Watchman<Carrier.Activity> watchman;
  private boolean closed;
  private boolean told;
  private volatile State state;

  LookAround(LinkParts parts, Listener listener) {
    this.loop = parts.loop();
    this.listener = listener;
    Map<Transport, Condition> starting = new EnumMap<>(Transport.class);
    for (Transport transport : Transport.values()) {
      starting.put(transport, Condition.STARTING);
      seen.put(transport, new LinkedHashMap<>());
    }
    state = new State(starting, List.of());
    loop.execute(
        () -> {
          if (closed) return;
          watchman = new Watchman<>(parts, Role.JOIN, this::begin, this::changed);
          changed();
        });
  }

  private Carrier.Activity begin(Carrier carrier, Watchman<Carrier.Activity>.Duty duty) {
    return carrier.search(new Finds(duty, duty.shift()));
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public void refresh() {
    loop.execute(
        () -> {
          if (!closed) watchman.refresh();
        });
  }

  @Override
  public void close() {
    loop.execute(
        () -> {
          closed = true;
          if (watchman != null) watchman.close();
        });
  }

  private void changed() {
    if (closed || watchman == null) return;
    Map<Transport, Condition> conditions = watchman.conditions();
    conditions.forEach(
        (transport, condition) -> {
          if (condition.obstacle().isPresent()) seen.get(transport).clear();
        });
    State next = new State(conditions, tables());
    if (told && next.equals(state)) return;
    told = true;
    state = next;
    listener.changed(next);
  }

  private List<FoundTable> tables() {
    Map<TableId, List<Carrier.Sighting>> byTable = new LinkedHashMap<>();
    order.forEach(table -> byTable.put(table, new ArrayList<>()));
    for (Map<String, Carrier.Sighting> finds : seen.values()) {
      for (Carrier.Sighting sighting : finds.values()) {
        TableId table = sighting.advert().table();
        if (byTable.size() < MOST_TABLES || byTable.containsKey(table)) {
          byTable.computeIfAbsent(table, unknown -> new ArrayList<>()).add(sighting);
        }
      }
    }
    byTable.values().removeIf(List::isEmpty);
    order.clear();
    order.addAll(byTable.keySet());
    List<FoundTable> tables = new ArrayList<>();
    byTable.values().forEach(sightings -> tables.add(table(sightings)));
    return tables;
  }

  private static FoundTable table(List<Carrier.Sighting> sightings) {
    Map<Transport, List<TableAddress>> places = new EnumMap<>(Transport.class);
    Optional<Strength> strength = Optional.empty();
    for (Carrier.Sighting sighting : sightings) {
      List<TableAddress> list =
          places.computeIfAbsent(sighting.place().transport(), none -> new ArrayList<>());
      list.add(0, sighting.place());
      if (list.size() > MOST_PLACES) list.remove(MOST_PLACES);
      if (sighting.strength().isPresent()) strength = sighting.strength();
    }
    // The best transport's word counts: it is also the one that is renewed the soonest.
    TableAdvert advert = sightings.get(0).advert();
    return new FoundTable(advert.table(), advert.name(), advert.game(), places, strength);
  }

  private final class Finds implements Carrier.SearchReport {
    private final Watchman<Carrier.Activity>.Duty duty;
    private final int shift;

    Finds(Watchman<Carrier.Activity>.Duty duty, int shift) {
      this.duty = duty;
      this.shift = shift;
    }

    @Override
    public void working() {
      duty.working(shift);
    }

    @Override
    public void failed(Obstacle obstacle) {
      duty.failed(shift, obstacle);
    }

    @Override
    public void found(String key, Carrier.Sighting sighting) {
      duty.during(
          shift,
          () -> {
            Map<String, Carrier.Sighting> finds = seen.get(duty.transport());
            if (finds.size() >= MOST_TABLES && !finds.containsKey(key)) return;
            finds.put(key, sighting);
            changed();
          });
    }

    @Override
    public void lost(String key) {
      duty.during(
          shift,
          () -> {
            if (seen.get(duty.transport()).remove(key) != null) changed();
          });
    }
  }
}
