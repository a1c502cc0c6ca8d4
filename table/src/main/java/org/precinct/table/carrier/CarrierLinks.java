package org.precinct.table.carrier;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.link.Door;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;

/** The links of a device with these parts. */
public class CarrierLinks implements Links {

  private final LinkParts parts;

  public CarrierLinks(LinkParts parts) {
    this.parts = parts;
  }

  @Override
  public Doors host(TableAdvert advert, Door.Visitors visitors, Doors.Listener listener) {
    return new OpenDoors(parts, advert, visitors, listener);
  }

  @Override
  public Finder look(Finder.Listener listener) {
    return new LookAround(parts, listener);
  }

  @Override
  public Journey to(FoundTable table, String me, Journey.Listener listener) {
    List<TableAddress> places = new ArrayList<>();
    table.places().values().forEach(places::addAll);
    return path(table.table(), places, Optional.empty(), me, listener);
  }

  @Override
  public Journey to(Invitation invitation, String me, Journey.Listener listener) {
    List<TableAddress> places = wifi(invitation.places());
    return path(invitation.table(), places, Optional.of(invitation::secret), me, listener);
  }

  @Override
  public Journey to(JoinCode code, String me, Journey.Listener listener) {
    List<TableAddress> places = wifi(code.place().map(List::of).orElse(List.of()));
    return path(TableId.ANY, places, Optional.of(() -> code.phrase().secret()), me, listener);
  }

  @Override
  public Journey to(Trail trail, String me, Journey.Listener listener) {
    List<TableAddress> places = new ArrayList<>(wifi(trail.addresses()));
    trail.bluetooth().ifPresent(device -> places.add(new TableAddress.Bluetooth(device)));
    return path(trail.table(), places, Optional.empty(), me, listener);
  }

  private Journey path(
      TableId table,
      List<TableAddress> places,
      Optional<Supplier<JoinSecret>> secret,
      String me,
      Journey.Listener listener) {
    return new Pathfinder(parts, table, places, secret, me, listener);
  }

  private static List<TableAddress> wifi(List<InetSocketAddress> addresses) {
    return addresses.isEmpty() ? List.of() : List.of(new TableAddress.Wifi(addresses));
  }
}
