package org.precinct.table.carrier;

import static com.google.common.truth.Truth.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.table.carrier.Journey.Failure;
import org.precinct.table.carrier.Journey.Stage;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.channel.Ticket;
import org.precinct.table.guest.Connector;
import org.precinct.table.link.Door;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.JoinPhrase;

/** Which way a guest takes, in invented time. */
public class PathfinderTest {
  private static final TableId TABLE = TableId.random();
  private static final JoinPhrase PHRASE = Party.PHRASE;
  private static final JoinSecret SECRET = Party.SECRET;
  private static final TableAddress RADIO = new TableAddress.Bluetooth("00:11:22:33:44:55");
  private static final TableAddress AIR = new TableAddress.Nearby("E1");

  private final SteppedLoop loop = new SteppedLoop();
  private final FakeRadios radios = new FakeRadios();
  private final FakeCarrier wifi = new FakeCarrier(Transport.WIFI, loop);
  private final FakeCarrier nearby = new FakeCarrier(Transport.NEARBY, loop);
  private final FakeCarrier bluetooth = new FakeCarrier(Transport.BLUETOOTH, loop);
  private final LinkParts parts =
      new LinkParts(loop, Runnable::run, radios, List.of(bluetooth, wifi, nearby));
  private final Links links = new CarrierLinks(parts);
  private final List<Journey.State> states = new ArrayList<>();
  private final List<Channel> arrived = new ArrayList<>();

  static TableAddress wifi(int last) {
    try {
      InetAddress address = InetAddress.getByName("192.168.0." + last);
      return new TableAddress.Wifi(List.of(new InetSocketAddress(address, 28117)));
    } catch (UnknownHostException e) {
      throw new AssertionError(e);
    }
  }

  /** What came of one wish. */
  private final class Wish implements Connector.Callback {
    Channel channel;
    int answers;

    Wish(Journey path) {
      this(path, Optional.empty());
    }

    Wish(Journey path, Optional<Ticket> ticket) {
      path.connect(ticket, this);
      loop.run();
    }

    @Override
    public void connected(Channel found) {
      answers++;
      channel = found;
    }

    @Override
    public void failed() {
      answers++;
    }

    boolean succeeded() {
      return answers == 1 && channel != null;
    }

    boolean failedOnce() {
      return answers == 1 && channel == null;
    }
  }

  private Door.Visitors host(TableId table, JoinSecret secret) {
    return new Doorkeeper(
        loop, () -> new Entrance(table, secret, true), Doorkeeper.Limits.USUAL, arrived::add);
  }

  private Door.Visitors host() {
    return host(TABLE, SECRET);
  }

  private Journey invited(TableAddress... places) {
    List<TableAddress> known = List.of(places);
    Journey path =
        new Pathfinder(parts, TABLE, known, Optional.of(() -> SECRET), "Bo", states::add);
    loop.run();
    return path;
  }

  private void show(FakeCarrier carrier, TableId table, TableAddress place) {
    carrier
        .only()
        .search()
        .found(
            place.toString(),
            new Carrier.Sighting(new TableAdvert(table, "T", "kojak"), place, Optional.empty()));
    loop.run();
  }

  private Journey.State latest() {
    return states.get(states.size() - 1);
  }

  @Test
  public void theBestTransportIsTriedFirstAndNothingElseIfItWorks() {
    wifi.tables.put(wifi(1), host());
    bluetooth.tables.put(RADIO, host());
    Journey path = invited(RADIO, AIR, wifi(1));
    assertThat(latest().stage()).isEqualTo(Stage.IDLE);
    Wish wish = new Wish(path);
    assertThat(wish.succeeded()).isTrue();
    assertThat(wish.channel.entry()).isEqualTo(Channel.Entry.INVITED);
    assertThat(bluetooth.calls).isEmpty();
    assertThat(nearby.calls).isEmpty();
    assertThat(latest().stage()).isEqualTo(Stage.CONNECTED);
    assertThat(latest().transport()).hasValue(Transport.WIFI);
    // Nobody looked around for it.
    assertThat(wifi.going).isEmpty();
    assertThat(loop.timers()).isEqualTo(0);
  }

  @Test
  public void aSilentTableIsOvertaken() {
    wifi.silent.add(wifi(1));
    bluetooth.tables.put(RADIO, host());
    Journey path = invited(RADIO, wifi(1));
    Wish wish = new Wish(path);
    assertThat(wish.answers).isEqualTo(0);
    assertThat(latest().stage()).isEqualTo(Stage.CONNECTING);
    assertThat(latest().transport()).hasValue(Transport.WIFI);
    loop.pass(2_000);
    assertThat(wish.succeeded()).isTrue();
    assertThat(latest().transport()).hasValue(Transport.BLUETOOTH);
    assertThat(loop.timers()).isEqualTo(0);
  }

  @Test
  public void aTableThatRefusesIsPassedAtOnce() {
    bluetooth.tables.put(RADIO, host());
    Wish wish = new Wish(invited(wifi(1), AIR, RADIO));
    assertThat(wish.succeeded()).isTrue();
    assertThat(wifi.calls).hasSize(1);
    assertThat(nearby.calls).hasSize(1);
    assertThat(loop.now()).isEqualTo(0);
  }

  @Test
  public void whatWorkedLastIsTriedFirstTheNextTime() {
    bluetooth.tables.put(RADIO, host());
    Journey path = invited(wifi(1), RADIO);
    assertThat(new Wish(path).succeeded()).isTrue();
    wifi.calls.clear();
    bluetooth.calls.clear();
    assertThat(new Wish(path).succeeded()).isTrue();
    assertThat(wifi.calls).isEmpty();
    // And when Bluetooth goes away, Wi-Fi has its turn again.
    bluetooth.tables.clear();
    wifi.tables.put(wifi(1), host());
    assertThat(new Wish(path).succeeded()).isTrue();
    assertThat(latest().transport()).hasValue(Transport.WIFI);
  }

  @Test
  public void aTableThatHasMovedIsFoundAgain() {
    wifi.tables.put(wifi(1), host());
    Journey path = invited(wifi(1));
    assertThat(new Wish(path).succeeded()).isTrue();
    wifi.tables.clear();
    wifi.tables.put(wifi(2), host());

    Wish first = new Wish(path);
    loop.pass(1_000);
    assertThat(first.failedOnce()).isTrue();
    assertThat(latest().failure()).hasValue(Failure.NO_ANSWER);
    // The guest tries again; meanwhile the search has begun and goes on over attempts.
    wifi.silent.add(wifi(1));
    Wish second = new Wish(path);
    loop.pass(1_500);
    assertThat(wifi.going).hasSize(1);
    show(wifi, TableId.random(), wifi(7));
    show(wifi, TABLE, wifi(2));
    loop.pass(2_000);
    assertThat(second.succeeded()).isTrue();
    assertThat(wifi.calls).doesNotContain(wifi(7));
    assertThat(wifi.going).isEmpty();
    assertThat(bluetooth.going).isEmpty();
  }

  @Test
  public void anInvitationWithoutAnAddressLeadsThereByWhateverFindsTheTable() {
    nearby.tables.put(AIR, host());
    Journey path = links.to(new Invitation(TABLE, SECRET, List.of(), 0), "Bo", states::add);
    Wish wish = new Wish(path);
    assertThat(latest().stage()).isEqualTo(Stage.LOOKING);
    show(nearby, TABLE, AIR);
    assertThat(wish.succeeded()).isTrue();
    assertThat(wish.channel.entry()).isEqualTo(Channel.Entry.INVITED);
  }

  @Test
  public void aTypedCodeOpensTheRightOneOfAllTablesAround() {
    nearby.tables.put(AIR, host(TableId.random(), JoinSecret.random()));
    wifi.tables.put(wifi(3), host(TableId.random(), JoinSecret.random()));
    TableId right = TableId.random();
    bluetooth.tables.put(RADIO, host(right, SECRET));
    Journey path = links.to(new JoinCode(PHRASE, Optional.empty()), "Bo", states::add);
    Wish wish = new Wish(path);
    show(wifi, TableId.random(), wifi(3));
    show(nearby, TableId.random(), AIR);
    assertThat(wish.answers).isEqualTo(0);
    show(bluetooth, right, RADIO);
    loop.pass(2_000);
    assertThat(wish.succeeded()).isTrue();
    assertThat(latest().transport()).hasValue(Transport.BLUETOOTH);
    assertThat(path.trail().get().table()).isEqualTo(right);
  }

  @Test
  public void aTypedCodeWithAnAddressGoesThere() throws Exception {
    InetSocketAddress at = new InetSocketAddress(InetAddress.getByName("192.168.0.9"), 28117);
    wifi.tables.put(wifi(9), host());
    Journey path = links.to(JoinCode.of(PHRASE, at), "Bo", states::add);
    assertThat(new Wish(path).succeeded()).isTrue();
  }

  @Test
  public void aWrongCodeIsToldFromNobodyThere() {
    wifi.tables.put(wifi(1), host(TABLE, JoinSecret.random()));
    Wish wish = new Wish(invited(wifi(1)));
    loop.pass(1_000);
    assertThat(wish.failedOnce()).isTrue();
    assertThat(latest().failure()).hasValue(Failure.NOT_LET_IN);
    assertThat(latest().stage()).isEqualTo(Stage.FAILED);
  }

  @Test
  public void nothingFoundIsToldFromNothingToLookWith() {
    Journey path = invited();
    Wish wish = new Wish(path);
    loop.pass(13_999);
    assertThat(wish.answers).isEqualTo(0);
    loop.pass(1);
    assertThat(wish.failedOnce()).isTrue();
    assertThat(latest().failure()).hasValue(Failure.NOT_FOUND);

    radios.block(Transport.WIFI, Obstacle.WIFI_OFF);
    radios.block(Transport.BLUETOOTH, Obstacle.BLUETOOTH_OFF);
    radios.block(Transport.NEARBY, Obstacle.PERMISSION);
    Wish other = new Wish(path);
    loop.pass(14_000);
    assertThat(other.failedOnce()).isTrue();
    assertThat(latest().failure()).hasValue(Failure.NO_TRANSPORT);
    assertThat(latest().finder().conditions().get(Transport.NEARBY).obstacle())
        .hasValue(Obstacle.PERMISSION);
  }

  @Test
  public void theSearchEndsWhenNobodyAsksAnyMore() {
    Wish wish = new Wish(invited());
    loop.pass(14_000);
    assertThat(wish.failedOnce()).isTrue();
    assertThat(wifi.going).hasSize(1);
    loop.pass(20_000);
    assertThat(wifi.going).isEmpty();
    assertThat(radios.watchers()).isEqualTo(0);
    assertThat(loop.timers()).isEqualTo(0);
  }

  @Test
  public void aNewWishEndsTheOneBefore() {
    wifi.silent.add(wifi(1));
    Journey path = invited(wifi(1));
    Wish first = new Wish(path);
    Wish second = new Wish(path);
    assertThat(first.failedOnce()).isTrue();
    assertThat(second.answers).isEqualTo(0);
    path.close();
    loop.run();
    assertThat(second.failedOnce()).isTrue();
    Wish third = new Wish(path);
    assertThat(third.failedOnce()).isTrue();
    assertThat(loop.timers()).isEqualTo(0);
  }

  @Test
  public void aChannelThatComesTooLateIsClosed() {
    // Both answer, but Wi-Fi's host takes its time.
    List<Runnable> later = new ArrayList<>();
    Door.Visitors slow = host();
    wifi.tables.put(wifi(1), link -> later.add(() -> slow.arrived(link)));
    bluetooth.tables.put(RADIO, host());
    Wish wish = new Wish(invited(wifi(1), RADIO));
    loop.pass(2_000);
    assertThat(wish.succeeded()).isTrue();
    later.forEach(Runnable::run);
    loop.run();
    assertThat(wish.answers).isEqualTo(1);
    assertThat(arrived).hasSize(1);
  }

  @Test
  public void aStrangerKnocksAndTheTicketOfTheTableComesLater() {
    nearby.tables.put(AIR, host());
    Journey path =
        links.to(
            new FoundTable(
                TABLE, "T", "kojak", Map.of(Transport.NEARBY, List.of(AIR)), Optional.empty()),
            "Bo",
            states::add);
    Wish wish = new Wish(path);
    assertThat(wish.succeeded()).isTrue();
    assertThat(wish.channel.entry()).isEqualTo(Channel.Entry.STRANGER);
    Wish back = new Wish(path, Optional.of(Ticket.invited(TABLE, SECRET)));
    assertThat(back.channel.entry()).isEqualTo(Channel.Entry.INVITED);
    // Ids of Nearby do not last, so they are no part of a trail.
    assertThat(path.trail()).hasValue(Trail.to(TABLE));
  }

  @Test
  public void aTrailLeadsBack() {
    wifi.tables.put(wifi(1), host());
    Journey path = invited(wifi(4), RADIO, wifi(1));
    loop.pass(100);
    assertThat(new Wish(path).succeeded()).isTrue();
    Trail trail = Trail.parse(path.trail().get().text()).get();
    assertThat(trail.addresses().get(0))
        .isEqualTo(((TableAddress.Wifi) wifi(1)).addresses().get(0));
    assertThat(trail.bluetooth()).hasValue("00:11:22:33:44:55");
    path.close();

    wifi.tables.clear();
    wifi.tables.put(new TableAddress.Wifi(trail.addresses()), host());
    Journey again = links.to(trail, "Bo", states::add);
    loop.run();
    Wish back = new Wish(again, Optional.of(Ticket.invited(TABLE, SECRET)));
    assertThat(back.succeeded()).isTrue();
    assertThat(bluetooth.calls).isEmpty();
  }

  @Test
  public void aPhoneThatHasOnlyTheTableFindsItByItsTicket() {
    bluetooth.tables.put(RADIO, host());
    Journey path = links.to(TableId.ANY, "Bo", states::add);
    Wish wish = new Wish(path, Optional.of(Ticket.invited(TABLE, SECRET)));
    show(nearby, TableId.random(), AIR);
    show(bluetooth, TABLE, RADIO);
    assertThat(wish.succeeded()).isTrue();
    assertThat(nearby.calls).isEmpty();
  }

  /** Who looks around now. */
  private List<Transport> looking() {
    List<Transport> looking = new ArrayList<>();
    for (FakeCarrier carrier : List.of(wifi, nearby, bluetooth)) {
      if (carrier.going.stream().anyMatch(one -> one.looking)) looking.add(carrier.transport());
    }
    return looking;
  }

  @Test
  public void whileALinkKnocksNothingSearches() {
    nearby.silent.add(AIR);
    Finder finder = links.look(state -> {});
    loop.run();
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.NEARBY);
    Journey path = invited(AIR);
    Wish wish = new Wish(path);
    assertThat(looking()).isEmpty();
    finder.close();
    // Its own search begins meanwhile, and rests.
    loop.pass(1_500);
    assertThat(wifi.going).hasSize(1);
    loop.pass(10_499);
    assertThat(looking()).isEmpty();
    loop.pass(1);
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.NEARBY);
    assertThat(wish.answers).isEqualTo(0);
    path.close();
    loop.run();
    assertThat(loop.timers()).isEqualTo(0);
  }

  @Test
  public void anAddressThatDoesNotAnswerKeepsNobodyFromSearching() {
    wifi.deaf.add(wifi(1));
    Wish wish = new Wish(invited(wifi(1)));
    loop.pass(1_999);
    assertThat(looking()).isEmpty();
    loop.pass(1);
    assertThat(looking()).isNotEmpty();
    nearby.tables.put(AIR, host());
    show(nearby, TABLE, AIR);
    assertThat(wish.succeeded()).isTrue();
    assertThat(loop.timers()).isEqualTo(0);
  }

  @Test
  public void aRadioHasLongerForACallThanANetwork() {
    nearby.silent.add(AIR);
    bluetooth.tables.put(RADIO, host());
    Wish wish = new Wish(invited(AIR, RADIO));
    loop.pass(5_999);
    assertThat(bluetooth.calls).isEmpty();
    loop.pass(1);
    assertThat(wish.succeeded()).isTrue();
  }

  @Test
  public void bluetoothByItselfLooksWhereNearbyDoesNotWork() {
    Finder finder = links.look(state -> {});
    loop.run();
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.NEARBY);
    assertThat(finder.state().conditions().get(Transport.BLUETOOTH)).isEqualTo(Condition.WORKING);
    radios.block(Transport.NEARBY, Obstacle.NO_GOOGLE_SERVICES);
    loop.run();
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.BLUETOOTH);
    radios.free(Transport.NEARBY);
    loop.run();
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.NEARBY);
    finder.close();
    loop.run();
    assertThat(loop.timers()).isEqualTo(0);
  }

  @Test
  public void whereNearbyFindsNothingTheyTakeTurns() {
    Finder finder = links.look(state -> {});
    loop.pass(19_999);
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.NEARBY);
    loop.pass(1);
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.BLUETOOTH);
    loop.pass(20_000);
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.NEARBY);
    show(nearby, TABLE, AIR);
    loop.pass(60_000);
    assertThat(looking()).containsExactly(Transport.WIFI, Transport.NEARBY);
    finder.close();
  }

  @Test
  public void aTransportThatBreaksInMidGameIsReplacedByAnother() {
    wifi.tables.put(wifi(1), host());
    bluetooth.tables.put(RADIO, host());
    Journey path = invited(wifi(1), RADIO);
    Wish first = new Wish(path);
    assertThat(first.succeeded()).isTrue();
    List<String> heard = new ArrayList<>();
    first.channel.open(
        new Channel.Receiver() {
          @Override
          public void received(ByteString message) {}

          @Override
          public void closed() {
            heard.add("closed");
          }
        });
    wifi.links.get(0).close();
    wifi.tables.clear();
    loop.run();
    assertThat(heard).containsExactly("closed");
    assertThat(new Wish(path).succeeded()).isTrue();
    assertThat(latest().transport()).hasValue(Transport.BLUETOOTH);
  }
}
