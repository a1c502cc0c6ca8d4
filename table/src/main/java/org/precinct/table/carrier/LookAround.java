package org.precinct.table.carrier;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.precinct.table.Loop;
import org.precinct.table.channel.TableId;

/**
 * A search. Everything on the loop, except {@link #state}.
 *
 * <p>It rests while one of this phone's links knocks. Nearby searches by Bluetooth as well, and two
 * at a time spoil each other's; so Bluetooth by itself looks where Nearby does not work. Where
 * Nearby works but finds no table, there may be one on a phone that has no Nearby: then they take
 * turns.
 */
final class LookAround implements Finder {

  /** More tables than any room holds: somebody makes them up. */
  private static final int MOST_TABLES = 100;

  /** Of one table on one transport. */
  private static final int MOST_PLACES = 4;

  /**
   * How long Nearby looks before it counts as finding nothing, and how long Bluetooth does then.
   */
  private static final long TURN_MILLIS = 20_000;

  private final Loop loop;
  private final Gate gate;
  private final Listener listener;
  private final Map<Transport, Map<String, Carrier.Sighting>> seen = new EnumMap<>(Transport.class);

  /** Tables in the order in which they were found. */
  private final List<TableId> order = new ArrayList<>();

  private Watchman<Carrier.Search> watchman;
  private Gate.Hold gateWatch = () -> {};
  private Optional<Loop.Timer> turn = Optional.empty();
  private boolean bluetoothsTurn;
  private boolean closed;
  private boolean told;
  private volatile State state;

  LookAround(LinkParts parts, Listener listener) {
    this.loop = parts.loop();
    this.gate = parts.gate();
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
          gateWatch = gate.watch(this::direct);
          changed();
        });
  }

  private Carrier.Search begin(Carrier carrier, Watchman<Carrier.Search>.Duty duty) {
    Finds finds = new Finds(duty, duty.shift());
    Carrier.Search search = carrier.search(finds);
    // Resting, it will not say so itself; nothing is wrong with it.
    if (!looking().contains(carrier.transport())) finds.working();
    return search;
  }

  /** Says who looks around now, and whether Nearby and Bluetooth take turns. */
  private void direct() {
    Map<Transport, Condition> conditions = watchman.conditions();
    boolean turns =
        works(conditions, Transport.NEARBY)
            && works(conditions, Transport.BLUETOOTH)
            && seen.get(Transport.NEARBY).isEmpty();
    if (!turns) {
      turn.ifPresent(Loop.Timer::cancel);
      turn = Optional.empty();
      bluetoothsTurn = false;
    } else if (!turn.isPresent()) {
      turn = Optional.of(loop.after(TURN_MILLIS, this::nextTurn));
    }
    Set<Transport> looking = looking();
    // Who stops makes room for who begins.
    for (boolean around : new boolean[] {false, true}) {
      watchman.each(
          (transport, search) -> {
            if (looking.contains(transport) == around) search.look(around);
          });
    }
  }

  private Set<Transport> looking() {
    if (!gate.isOpen()) return Set.of();
    boolean nearby = works(watchman.conditions(), Transport.NEARBY) && !bluetoothsTurn;
    return Set.of(Transport.WIFI, nearby ? Transport.NEARBY : Transport.BLUETOOTH);
  }

  private static boolean works(Map<Transport, Condition> conditions, Transport transport) {
    return !conditions.get(transport).obstacle().isPresent();
  }

  private void nextTurn() {
    turn = Optional.empty();
    bluetoothsTurn = !bluetoothsTurn;
    direct();
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
          turn.ifPresent(Loop.Timer::cancel);
          gateWatch.end();
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
    direct();
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
    private final Watchman<Carrier.Search>.Duty duty;
    private final int shift;

    Finds(Watchman<Carrier.Search>.Duty duty, int shift) {
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
