package org.precinct.table.carrier;

import java.net.InetAddress;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.precinct.table.Loop;
import org.precinct.table.link.Door;

/** The doors of one table. Everything on the loop, except {@link #state}. */
final class OpenDoors implements Doors {

  private final Loop loop;
  private final Door.Visitors visitors;
  private final Listener listener;
  private TableAdvert advert;
  private Watchman<Carrier.OpenDoor> watchman;
  private List<InetAddress> addresses = List.of();
  private int port;
  private boolean discoverable;
  private List<Caller> callers = List.of();
  private boolean told;
  private boolean closed;
  private volatile State state;

  OpenDoors(LinkParts parts, TableAdvert advert, Door.Visitors visitors, Listener listener) {
    this.loop = parts.loop();
    this.advert = advert;
    this.visitors = visitors;
    this.listener = listener;
    Map<Transport, Condition> starting = new EnumMap<>(Transport.class);
    for (Transport transport : Transport.values()) {
      starting.put(transport, Condition.STARTING);
    }
    state = new State(advert.table(), starting, addresses, port, discoverable, callers);
    loop.execute(
        () -> {
          if (closed) return;
          watchman = new Watchman<>(parts, Role.HOST, this::begin, this::changed);
          changed();
        });
  }

  private Carrier.OpenDoor begin(Carrier carrier, Watchman<Carrier.OpenDoor>.Duty duty) {
    return carrier.host(advert, visitors, new DoorNews(duty, duty.shift()));
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public void show(TableAdvert next) {
    loop.execute(
        () -> {
          if (closed || next.equals(advert)) return;
          advert = next;
          watchman.each((transport, door) -> door.show(next));
          changed();
        });
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
    if (conditions.get(Transport.WIFI).obstacle().isPresent()) {
      addresses = List.of();
      port = 0;
    }
    if (conditions.get(Transport.BLUETOOTH).obstacle().isPresent()) discoverable = false;
    if (conditions.get(Transport.NEARBY).obstacle().isPresent()) callers = List.of();
    State next = new State(advert.table(), conditions, addresses, port, discoverable, callers);
    if (told && next.equals(state)) return;
    told = true;
    state = next;
    listener.changed(next);
  }

  private final class DoorNews implements Carrier.HostReport {
    private final Watchman<Carrier.OpenDoor>.Duty duty;
    private final int shift;

    DoorNews(Watchman<Carrier.OpenDoor>.Duty duty, int shift) {
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
    public void at(List<InetAddress> where, int at) {
      tell(
          () -> {
            addresses = where;
            port = at;
          });
    }

    @Override
    public void discoverable(boolean now) {
      tell(() -> discoverable = now);
    }

    @Override
    public void callers(List<Caller> now) {
      tell(() -> callers = now);
    }

    private void tell(Runnable change) {
      duty.during(
          shift,
          () -> {
            change.run();
            changed();
          });
    }
  }
}
