package org.precinct.table.carrier;

import static com.google.common.truth.Truth.assertThat;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.table.carrier.Condition.State;
import org.precinct.table.channel.TableId;

/** Doors and searches that come and go with the radios. */
public class WatchmanTest {
  private static final TableAdvert SIGN = new TableAdvert(TableId.random(), "The Crew", "kojak");

  private final SteppedLoop loop = new SteppedLoop();
  private final FakeRadios radios = new FakeRadios();
  private final FakeCarrier wifi = new FakeCarrier(Transport.WIFI, loop);
  private final FakeCarrier bluetooth = new FakeCarrier(Transport.BLUETOOTH, loop);
  private final LinkParts parts =
      new LinkParts(loop, Runnable::run, radios, List.of(wifi, bluetooth));
  private final List<Doors.State> heard = new ArrayList<>();

  private Doors open() {
    Doors doors = new OpenDoors(parts, SIGN, link -> {}, heard::add);
    loop.run();
    return doors;
  }

  private static State state(Doors doors, Transport transport) {
    return doors.state().conditions().get(transport).state();
  }

  @Test
  public void everyTransportWithoutAnObstacleIsOpened() {
    radios.block(Transport.BLUETOOTH, Obstacle.BLUETOOTH_OFF);
    Doors doors = open();
    assertThat(state(doors, Transport.WIFI)).isEqualTo(State.STARTING);
    assertThat(state(doors, Transport.BLUETOOTH)).isEqualTo(State.OFF);
    assertThat(state(doors, Transport.NEARBY)).isEqualTo(State.NOT_THERE);
    wifi.only().report.working();
    loop.run();
    assertThat(state(doors, Transport.WIFI)).isEqualTo(State.WORKING);
    assertThat(bluetooth.going).isEmpty();
    assertThat(heard.get(heard.size() - 1)).isEqualTo(doors.state());
    assertThat(heard).containsNoDuplicates();
  }

  @Test
  public void aRadioThatIsSwitchedOffAndOnOpensAgain() throws Exception {
    Doors doors = open();
    wifi.only().door().at(List.of(InetAddress.getByName("192.168.0.7")), 28117);
    wifi.only().report.working();
    bluetooth.only().door().discoverable(true);
    bluetooth.only().report.working();
    loop.run();
    assertThat(doors.state().discoverable()).isTrue();
    assertThat(doors.state().port()).isEqualTo(28117);

    FakeCarrier.FakeActivity before = bluetooth.only();
    radios.block(Transport.BLUETOOTH, Obstacle.BLUETOOTH_OFF);
    radios.block(Transport.WIFI, Obstacle.WIFI_OFF);
    loop.run();
    assertThat(bluetooth.going).isEmpty();
    assertThat(doors.state().discoverable()).isFalse();
    assertThat(doors.state().addresses()).isEmpty();
    assertThat(doors.state().port()).isEqualTo(0);
    // What the old one still has to say is of no interest.
    before.report.working();
    loop.run();
    assertThat(state(doors, Transport.BLUETOOTH)).isEqualTo(State.OFF);

    radios.free(Transport.BLUETOOTH);
    loop.run();
    assertThat(bluetooth.only()).isNotSameInstanceAs(before);
    before.report.failed(Obstacle.UNKNOWN);
    bluetooth.only().report.working();
    loop.run();
    assertThat(state(doors, Transport.BLUETOOTH)).isEqualTo(State.WORKING);
  }

  @Test
  public void afterAFailureItIsTriedAgainLessAndLessOften() {
    Doors doors = open();
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      wifi.only().report.failed(Obstacle.RADIO_FAILED);
      loop.run();
      assertThat(wifi.going).isEmpty();
      assertThat(doors.state().conditions().get(Transport.WIFI).obstacle())
          .hasValue(Obstacle.RADIO_FAILED);
      long begin = loop.now();
      while (wifi.going.isEmpty()) loop.pass(500);
      times.add(loop.now() - begin);
    }
    assertThat(times.subList(0, 3)).containsExactly(3_000L, 6_000L, 12_000L).inOrder();
    assertThat(times.get(5)).isAtMost(30_000L);
  }

  @Test
  public void aPermissionThatWasGivenShowsAfterARefresh() {
    radios.block(Transport.BLUETOOTH, Obstacle.PERMISSION);
    Doors doors = open();
    assertThat(state(doors, Transport.BLUETOOTH)).isEqualTo(State.NEEDS_PERMISSION);
    // The system does not say that it was given.
    radios.freeSilently(Transport.BLUETOOTH);
    loop.run();
    assertThat(bluetooth.going).isEmpty();
    doors.refresh();
    loop.run();
    assertThat(bluetooth.going).hasSize(1);
  }

  @Test
  public void nowAndThenEverythingIsLookedAtWithoutACause() {
    open();
    loop.pass(60_000);
    assertThat(wifi.refreshed).isEqualTo(3);
  }

  @Test
  public void aNewSignReachesAllDoors() {
    Doors doors = open();
    TableAdvert next = new TableAdvert(SIGN.table(), "The Crew", "police-city");
    doors.show(next);
    loop.run();
    assertThat(wifi.only().advert).isEqualTo(next);
    assertThat(bluetooth.only().advert).isEqualTo(next);
    // Also one that opens later.
    radios.block(Transport.WIFI, Obstacle.WIFI_OFF);
    loop.run();
    radios.free(Transport.WIFI);
    loop.run();
    assertThat(wifi.only().advert).isEqualTo(next);
  }

  @Test
  public void closingLeavesNothingBehind() {
    Doors doors = open();
    wifi.only().report.failed(Obstacle.UNKNOWN);
    loop.run();
    doors.close();
    doors.close();
    loop.run();
    int said = heard.size();
    assertThat(bluetooth.going).isEmpty();
    assertThat(radios.watchers()).isEqualTo(0);
    assertThat(loop.timers()).isEqualTo(0);
    doors.refresh();
    doors.show(SIGN);
    loop.pass(60_000);
    assertThat(wifi.going).isEmpty();
    assertThat(heard).hasSize(said);
  }

  @Test
  public void doorsClosedBeforeTheyOpenedNeverOpen() {
    Doors doors = new OpenDoors(parts, SIGN, link -> {}, heard::add);
    doors.close();
    loop.run();
    // Closing comes after opening on the loop, and undoes it.
    loop.pass(1_000);
    assertThat(wifi.going).isEmpty();
    assertThat(radios.watchers()).isEqualTo(0);
  }

  @Test
  public void aTableSeenByTwoTransportsIsOneTable() throws Exception {
    List<Finder.State> seen = new ArrayList<>();
    Finder finder = new LookAround(parts, seen::add);
    loop.run();
    TableAddress radio = new TableAddress.Bluetooth("00:11:22:33:44:55");
    TableAddress net = PathfinderTest.wifi(1);
    bluetooth
        .only()
        .search()
        .found("x", new Carrier.Sighting(SIGN, radio, Optional.of(Strength.FAIR)));
    TableAdvert other = new TableAdvert(TableId.random(), "Others", "");
    wifi.only().search().found("o", new Carrier.Sighting(other, net, Optional.empty()));
    loop.run();
    wifi.only().search().found("w", new Carrier.Sighting(SIGN, net, Optional.empty()));
    loop.run();

    List<FoundTable> tables = finder.state().tables();
    assertThat(tables).hasSize(2);
    FoundTable table =
        tables.stream().filter(one -> one.table().equals(SIGN.table())).findFirst().get();
    assertThat(table.transports()).containsExactly(Transport.WIFI, Transport.BLUETOOTH).inOrder();
    assertThat(table.name()).isEqualTo("The Crew");
    assertThat(table.strength()).hasValue(Strength.FAIR);

    wifi.only().search().lost("w");
    wifi.only().search().lost("o");
    wifi.only().search().lost("never seen");
    loop.run();
    assertThat(finder.state().tables()).hasSize(1);
    assertThat(finder.state().tables().get(0).transports()).containsExactly(Transport.BLUETOOTH);

    radios.block(Transport.BLUETOOTH, Obstacle.BLUETOOTH_OFF);
    loop.run();
    assertThat(finder.state().tables()).isEmpty();
    finder.close();
    loop.run();
    assertThat(loop.timers()).isEqualTo(0);
    assertThat(wifi.going).isEmpty();
    for (int i = 1; i < seen.size(); i++) assertThat(seen.get(i)).isNotEqualTo(seen.get(i - 1));
  }

  @Test
  public void tablesKeepTheirOrderAndMadeUpOnesRunOutOfRoom() {
    Finder finder = new LookAround(parts, state -> {});
    loop.run();
    List<TableId> ids = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      TableId id = TableId.random();
      ids.add(id);
      TableAdvert advert = new TableAdvert(id, "T" + i, "");
      wifi.only()
          .search()
          .found(
              "" + i,
              new Carrier.Sighting(advert, new TableAddress.Nearby("" + i), Optional.empty()));
    }
    loop.run();
    List<FoundTable> tables = finder.state().tables();
    assertThat(tables.stream().map(FoundTable::table).toList()).isEqualTo(ids.subList(0, 100));
    // The first one says something else of itself, and stays where it is.
    wifi.only()
        .search()
        .found(
            "0",
            new Carrier.Sighting(
                new TableAdvert(ids.get(0), "New", "kojak"),
                new TableAddress.Nearby("0"),
                Optional.empty()));
    loop.run();
    assertThat(finder.state().tables().get(0).name()).isEqualTo("New");
  }
}
