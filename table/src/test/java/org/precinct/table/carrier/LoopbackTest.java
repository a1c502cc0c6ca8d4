package org.precinct.table.carrier;

import static com.google.common.truth.Truth.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import okio.ByteString;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.precinct.table.ThreadLoop;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Guest;
import org.precinct.table.host.Host;
import org.precinct.table.link.Link;
import org.precinct.table.link.TcpLink;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.JoinPhrase;
import org.precinct.table.net.TableNotice;

/** Phones with a table between them, over real TCP on loopback. */
public class LoopbackTest {
  private final Signal signal = new Signal();
  private final Street street = new Street(signal::changed);
  private final List<AutoCloseable> open = new CopyOnWriteArrayList<>();
  private ThreadLoop loop;
  private Party party;
  private LoopbackLinks house;
  private Doors doors;

  @Before
  public void openATable() throws Exception {
    loop = new ThreadLoop("table of a test");
    party = new Party(loop, signal::changed);
    house = new LoopbackLinks(street);
    doors = house.host(party.advert(), party.doorkeeper(), state -> signal.changed());
    await("an open door", () -> condition(doors) == Condition.State.WORKING);
  }

  @After
  public void tidy() throws Exception {
    doors.close();
    party.close();
    for (AutoCloseable one : open) one.close();
    house.close();
    loop.close();
  }

  private void await(String what, BooleanSupplier condition) {
    signal.await(what, condition);
  }

  private static Condition.State condition(Doors doors) {
    return doors.state().conditions().get(Transport.WIFI).state();
  }

  private LoopbackLinks phone() {
    return phone(street);
  }

  private LoopbackLinks phone(Street where) {
    LoopbackLinks phone = new LoopbackLinks(where);
    open.add(phone);
    return phone;
  }

  private <T extends AutoCloseable> T opened(T one) {
    open.add(0, one);
    return one;
  }

  @Test
  public void guestsComeByQrCodeByTypedCodeAndByLookingAround() throws Exception {
    Doors.State state = doors.state();
    assertThat(state.addresses()).containsExactly(InetAddress.getLoopbackAddress());
    Invitation scanned = Invitation.parse(state.invitation(Party.SECRET).text());
    Journey byQr = opened(phone().to(scanned, "Ana", path -> signal.changed()));
    Guest ana = party.join(byQr, "Ana");
    await("Ana", () -> Party.isAtTable(ana));

    JoinCode typed = JoinCode.parse(state.code(Party.PHRASE).text());
    assertThat(typed.place())
        .hasValue(new InetSocketAddress(state.addresses().get(0), state.port()));
    Journey byCode = opened(phone().to(typed, "Bo", path -> signal.changed()));
    Guest bo = party.join(byCode, "Bo");
    await("Bo", () -> Party.isAtTable(bo));

    LoopbackLinks third = phone();
    Finder finder = opened(third.look(seen -> signal.changed()));
    await("a table", () -> !finder.state().tables().isEmpty());
    FoundTable found = finder.state().tables().get(0);
    assertThat(found.name()).isEqualTo("The Crew");
    assertThat(found.game()).isEqualTo("kojak");
    assertThat(found.transports()).containsExactly(Transport.WIFI);
    finder.close();
    Journey found3 = opened(third.to(found, "Cy", path -> signal.changed()));
    Guest cy = party.join(found3, "Cy");
    await("a knock", () -> !party.host.state().knocks().isEmpty());
    await("words", () -> cy.state().status() == Guest.Status.COMPARING);
    cy.confirmWords();
    Host.Knock knock = party.host.state().knocks().get(0);
    assertThat(cy.state().words()).isEqualTo(knock.words());
    party.host.letIn(knock.id());
    await("Cy", () -> Party.isAtTable(cy));
    assertThat(party.host.state().room().people).hasSize(3);
    assertThat(byCode.state().stage()).isEqualTo(Journey.Stage.CONNECTED);
    assertThat(byCode.state().transport()).hasValue(Transport.WIFI);
  }

  @Test
  public void aCodeWithoutAnAddressIsTriedAtTheTablesAround() throws Exception {
    JoinCode bare = new JoinCode(Party.PHRASE, Optional.empty());
    Journey path = opened(phone().to(bare, "Bo", state -> signal.changed()));
    Guest bo = party.join(path, "Bo");
    await("Bo", () -> Party.isAtTable(bo));
  }

  @Test
  public void aGuestWhoseConnectionBreaksIsSoonBack() throws Exception {
    Journey path =
        opened(phone().to(doors.state().invitation(Party.SECRET), "Bo", state -> signal.changed()));
    Guest bo = party.join(path, "Bo");
    await("Bo", () -> Party.isAtTable(bo));
    int member = bo.state().member();
    party.arrived().forEach(Link::close);
    await("another link", () -> party.arrived().size() >= 2);
    await("Bo again", () -> Party.isAtTable(bo) && bo.state().member() == member);
    assertThat(party.host.state().room().people).hasSize(1);
  }

  @Test
  public void aGuestComesBackByItsTrailAndKeepsakeAfterItsAppWasEnded() throws Exception {
    AtomicReference<ByteString> keepsake = new AtomicReference<>();
    LoopbackLinks before = phone();
    Journey path = before.to(doors.state().code(Party.PHRASE), "Bo", state -> signal.changed());
    Guest bo =
        party.join(
            path,
            "Bo",
            Optional.empty(),
            kept -> {
              keepsake.set(kept);
              signal.changed();
            });
    await("Bo", () -> Party.isAtTable(bo) && keepsake.get() != null);
    int member = bo.state().member();
    String trail = path.trail().get().text();
    bo.close();
    path.close();
    await("Bo gone", () -> bo.state().status() == Guest.Status.GONE);

    Journey back = opened(phone().to(Trail.parse(trail).get(), "Bo", state -> signal.changed()));
    Guest again = party.join(back, "Bo", Optional.of(keepsake.get()), Guest.Keeper.NONE);
    await("Bo again", () -> Party.isAtTable(again));
    assertThat(again.state().member()).isEqualTo(member);
  }

  @Test
  public void wifiSwitchedOffInMidGameAndOnAgain() throws Exception {
    Journey path =
        opened(phone().to(doors.state().invitation(Party.SECRET), "Bo", state -> signal.changed()));
    Guest bo = party.join(path, "Bo");
    await("Bo", () -> Party.isAtTable(bo));
    int port = doors.state().port();
    house.radios().block(Transport.WIFI, Obstacle.WIFI_OFF);
    await("a closed door", () -> condition(doors) == Condition.State.OFF);
    assertThat(doors.state().invitation(Party.SECRET).addresses()).isEmpty();
    await("nothing shown", () -> street.shown().isEmpty());
    party.arrived().forEach(Link::close);
    await("Bo looking", () -> bo.state().status() == Guest.Status.CONNECTING);
    await("a failure", () -> path.state().failure().isPresent());
    assertThat(path.state().failure()).hasValue(Journey.Failure.NO_ANSWER);
    house.radios().free(Transport.WIFI);
    await("Bo again", () -> Party.isAtTable(bo));
    assertThat(doors.state().port()).isEqualTo(port);
  }

  @Test
  public void aWrongCodeIsSaidToBeOne() throws Exception {
    JoinCode wrong =
        JoinCode.of(
            new JoinPhrase("0000000000"),
            new InetSocketAddress(InetAddress.getLoopbackAddress(), doors.state().port()));
    Journey path = opened(phone().to(wrong, "Bo", state -> signal.changed()));
    party.join(path, "Bo");
    await("a failure", () -> path.state().failure().isPresent());
    assertThat(path.state().failure()).hasValue(Journey.Failure.NOT_LET_IN);
  }

  @Test
  public void aNewSignIsShownInPlaceOfTheOld() {
    doors.show(new TableAdvert(party.table, "The Crew", "police-city"));
    await(
        "the new advert",
        () ->
            street.shown().stream().map(TableNotice::game).toList().equals(List.of("police-city")));
  }

  @Test
  public void whatCouldNotBeShownIsShownLater() throws Exception {
    Street foggy = new Street(signal::changed);
    foggy.failNext(1);
    LoopbackLinks phone = phone(foggy);
    Doors others = phone.host(party.advert(), link -> {}, state -> signal.changed());
    await("an open door", () -> condition(others) == Condition.State.WORKING);
    assertThat(foggy.shown()).isEmpty();
    others.refresh();
    await("a advert", () -> !foggy.shown().isEmpty());
    others.close();
    await("no advert", () -> foggy.shown().isEmpty());
  }

  @Test
  public void aSearchThatCouldNotBeginIsBegunLater() throws Exception {
    Street foggy = new Street(signal::changed);
    LoopbackLinks host = phone(foggy);
    Doors others = opened(host.host(party.advert(), link -> {}, state -> signal.changed()));
    await("an open door", () -> condition(others) == Condition.State.WORKING);
    foggy.failNext(1);
    LoopbackLinks phone = phone(foggy);
    Finder finder = opened(phone.look(state -> signal.changed()));
    await(
        "a failure",
        () -> finder.state().conditions().get(Transport.WIFI).state() == Condition.State.FAILED);
    finder.refresh();
    await("a table", () -> finder.state().tables().size() == 1);
    finder.close();
    phone.look(state -> signal.changed()).close();
  }

  /** A door in networks that come and go, and what it has said. */
  private final class Wandering implements Carrier.HostReport {
    final List<InetAddress> at = new CopyOnWriteArrayList<>();
    final List<String> reports = new ArrayList<>();
    final Carrier.OpenDoor door;

    Wandering(String first) throws Exception {
      at.add(InetAddress.getByName(first));
      WifiCarrier carrier =
          new WifiCarrier(
              Runnable::run,
              street.discovery(),
              new WifiCarrier.Network() {
                @Override
                public List<InetAddress> addresses() {
                  return List.copyOf(at);
                }

                @Override
                public TcpLink.Preparation preparation() {
                  return TcpLink.Preparation.NONE;
                }
              });
      door = carrier.host(new TableAdvert(TableId.random(), "Other", ""), link -> {}, this);
    }

    @Override
    public void working() {
      reports.add("working");
    }

    @Override
    public void failed(Obstacle obstacle) {
      reports.add("" + obstacle);
    }

    @Override
    public void at(List<InetAddress> addresses, int port) {
      List<String> places = addresses.stream().map(InetAddress::getHostAddress).toList();
      reports.add(String.join(" ", places) + " " + port);
    }

    @Override
    public void discoverable(boolean discoverable) {}

    @Override
    public void callers(List<Doors.Caller> callers) {}
  }

  @Test
  public void aPhoneThatChangesNetworksOpensThereAtTheSamePort() throws Exception {
    Wandering hosting = new Wandering("127.0.0.1");
    String port = hosting.reports.get(0).split(" ")[1];
    hosting.at.set(0, InetAddress.getByName("127.0.0.2"));
    hosting.door.refresh();
    hosting.at.clear();
    hosting.door.refresh();
    hosting.door.close();
    hosting.door.close();
    assertThat(hosting.reports)
        .containsExactly(
            "127.0.0.1 " + port, "working", "127.0.0.2 " + port, "working", "NO_NETWORK")
        .inOrder();
    // The other table's advert, and only that, is gone.
    assertThat(street.shown()).hasSize(1);
  }

  @Test
  public void anAddressThatComesAndGoesLeavesTheDoorAtTheOthersOpen() throws Exception {
    Wandering hosting = new Wandering("127.0.0.1");
    String port = hosting.reports.get(0).split(" ")[1];
    hosting.reports.clear();
    TableNotice shown = street.shown().get(1);
    hosting.at.add(InetAddress.getByName("127.0.0.2"));
    hosting.door.refresh();
    try (Socket second = new Socket("127.0.0.2", Integer.parseInt(port))) {
      assertThat(second.isConnected()).isTrue();
    }
    hosting.at.remove(1);
    hosting.door.refresh();
    assertThat(hosting.reports)
        .containsExactly("127.0.0.1 127.0.0.2 " + port, "working", "127.0.0.1 " + port, "working")
        .inOrder();
    // It was not taken down and put up again.
    assertThat(street.shown().get(1)).isSameInstanceAs(shown);
    hosting.door.close();
  }
}
