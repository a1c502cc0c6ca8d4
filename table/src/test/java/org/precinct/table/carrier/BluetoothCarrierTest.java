package org.precinct.table.carrier;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import okio.ByteString;
import org.junit.After;
import org.junit.Test;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Guest;
import org.precinct.table.link.Door;
import org.precinct.table.link.Link;
import org.precinct.table.link.StreamLink;
import org.precinct.table.net.Invitation;

/** Bluetooth with a room of phones, their threads and their radios, in invented time. */
public class BluetoothCarrierTest {
  private static final String HOST = "00:00:00:00:00:01";
  private static final String GUEST = "00:00:00:00:00:02";
  private static final String OTHER = "00:00:00:00:00:03";

  private final SteppedLoop loop = new SteppedLoop();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final AtomicInteger busy = new AtomicInteger();
  private final Ether ether = new Ether(() -> loop.execute(() -> {}));
  private final Phone host = new Phone(HOST);
  private final Phone guest = new Phone(GUEST);
  private final TableAdvert advert = new TableAdvert(TableId.random(), "The Crew", "kojak");
  private final List<AutoCloseable> open = new ArrayList<>();

  /** A phone with Bluetooth alone. */
  private final class Phone {
    final Ether.Phone antenna;
    final FakeRadios radios = new FakeRadios();
    final BluetoothCarrier carrier;
    final Links links;

    Phone(String address) {
      antenna = ether.phone(address);
      carrier = new BluetoothCarrier(loop, BluetoothCarrierTest.this::work, antenna);
      links =
          new CarrierLinks(
              new LinkParts(loop, BluetoothCarrierTest.this::work, radios, List.of(carrier)));
    }
  }

  @After
  public void tidy() throws Exception {
    for (AutoCloseable one : open) one.close();
    loop.run();
    host.antenna.off();
    guest.antenna.off();
    loop.pass(60_000);
    settle();
    threads.shutdown();
    assertThat(Ether.threadsLeft()).isEmpty();
  }

  private <T extends AutoCloseable> T opened(T one) {
    open.add(one);
    return one;
  }

  private static Condition bluetooth(Doors doors) {
    return doors.state().conditions().get(Transport.BLUETOOTH);
  }

  private Doors open(TableAdvert shown, Door.Visitors visitors) {
    Doors doors = opened(host.links.host(shown, visitors, state -> {}));
    loop.runUntil("open doors", () -> bluetooth(doors) == Condition.WORKING);
    return doors;
  }

  private Finder look() {
    Finder finder = opened(guest.links.look(state -> {}));
    loop.runUntil(
        "a search",
        () -> finder.state().conditions().get(Transport.BLUETOOTH) == Condition.WORKING);
    return finder;
  }

  /** Lets the look around come to its end, and the questions be answered. */
  private void ask(String phone) {
    int asked = asked(phone);
    for (int i = 0; i < 60 && asked(phone) == asked; i++) {
      loop.pass(1_000);
      settle();
    }
    settle();
    assertThat(asked(phone)).isGreaterThan(asked);
  }

  private long scans() {
    return guest.antenna.calls.stream().filter("scan"::equals).count();
  }

  private int asked(String phone) {
    return (int) guest.antenna.calls.stream().filter(("ask " + phone)::equals).count();
  }

  /** Lets the worker do what it can, and the loop what comes of it. */
  private void settle() {
    loop.runUntil("the worker", () -> busy.get() == ether.stuck());
    loop.run();
  }

  private void work(Runnable task) {
    busy.incrementAndGet();
    threads.execute(
        () -> {
          try {
            task.run();
          } finally {
            busy.decrementAndGet();
            loop.execute(() -> {});
          }
        });
  }

  @Test
  public void aTableIsFoundByAskingThePhonesAround() {
    ether.phone(OTHER);
    open(advert, link -> {});
    Finder finder = look();
    loop.pass(4_000);
    loop.runUntil("a table", () -> !finder.state().tables().isEmpty());
    FoundTable found = finder.state().tables().get(0);
    assertThat(found.table()).isEqualTo(advert.table());
    assertThat(found.name()).isEqualTo("The Crew");
    assertThat(found.strength()).hasValue(Strength.STRONG);
    assertThat(found.places().get(Transport.BLUETOOTH))
        .containsExactly(new TableAddress.Bluetooth(HOST));
  }

  @Test
  public void aPairedPhoneNeedsNotBeDiscoverable() {
    host.antenna.discoverable = false;
    guest.antenna.paired.add(HOST);
    Doors doors = open(advert, link -> {});
    assertThat(doors.state().discoverable()).isFalse();
    Finder finder = look();
    // Nobody is heard: the look around takes its whole time.
    loop.pass(15_000);
    loop.runUntil("a table", () -> !finder.state().tables().isEmpty());
    assertThat(finder.state().tables().get(0).strength()).isEmpty();
    // Made discoverable by the system's question, which the host's screen is told of.
    host.antenna.discoverable = true;
    host.radios.changed();
    loop.runUntil("discoverable", () -> doors.state().discoverable());
  }

  @Test
  public void aWholeTableOverBluetoothWithTheRadioOffInMidGameAndOnAgain() throws Exception {
    Party party = opened(new Party(loop, () -> {}));
    Doors doors = open(party.advert(), party.doorkeeper());
    Invitation invitation = doors.state().invitation(Party.SECRET);
    Journey path = opened(guest.links.to(invitation, "Bo", state -> {}));
    Guest bo = party.join(path, "Bo");
    loop.runUntil("a scan", () -> guest.antenna.ear != null);
    // Time counts from when a phone was heard, which is a moment after the scan has begun.
    settle();
    loop.pass(4_000);
    loop.runUntil("Bo", () -> Party.isAtTable(bo));
    assertThat(path.state().transport()).hasValue(Transport.BLUETOOTH);
    assertThat(path.trail().get().bluetooth()).hasValue(HOST);
    int member = bo.state().member();

    host.antenna.off();
    host.radios.block(Transport.BLUETOOTH, Obstacle.BLUETOOTH_OFF);
    loop.runUntil("closed doors", () -> bluetooth(doors).state() == Condition.State.OFF);
    loop.runUntil("Bo lost", () -> bo.state().status() == Guest.Status.CONNECTING);
    loop.pass(500);
    loop.runUntil(
        "a failed call",
        () -> guest.antenna.calls.stream().filter(("call " + HOST)::equals).count() == 2);

    host.antenna.on();
    host.radios.free(Transport.BLUETOOTH);
    loop.runUntil("open doors", () -> bluetooth(doors) == Condition.WORKING);
    int answered = ether.answered();
    for (int i = 0; i < 120 && ether.answered() == answered; i++) {
      loop.pass(500);
      settle();
      loop.runUntil("an answer", () -> ether.dialling() == ether.stuck());
    }
    loop.runUntil("Bo again", () -> Party.isAtTable(bo));
    assertThat(bo.state().member()).isEqualTo(member);
  }

  @Test
  public void aConnectionCutInMidMessageIsMadeAgain() throws Exception {
    Party party = opened(new Party(loop, () -> {}));
    open(party.advert(), party.doorkeeper());
    Trail trail = new Trail(party.table, List.of(), Optional.of(HOST));
    Journey path = opened(guest.links.to(trail, "Bo", state -> {}));
    Guest bo = party.join(path, "Bo");
    loop.runUntil("a knock", () -> !party.host.state().knocks().isEmpty());
    loop.runUntil("words", () -> bo.state().status() == Guest.Status.COMPARING);
    bo.confirmWords();
    party.host.letIn(party.host.state().knocks().get(0).id());
    loop.runUntil("Bo", () -> Party.isAtTable(bo));
    // Bytes that are no whole message, and then nothing.
    host.antenna.cut();
    loop.runUntil("Bo lost", () -> bo.state().status() == Guest.Status.CONNECTING);
    loop.pass(1_000);
    loop.runUntil("Bo again", () -> Party.isAtTable(bo));
    assertThat(party.arrived()).hasSize(2);
    // A known address needs no search.
    assertThat(guest.antenna.calls).doesNotContain("scan");
  }

  @Test
  public void nobodyLooksAroundWhileAPhoneIsCalled() {
    List<Link> visitors = new ArrayList<>();
    open(advert, link -> loop.execute(() -> visitors.add(link)));
    look();
    loop.runUntil("a scan", () -> guest.antenna.ear != null);
    Carrier.Call call = guest.carrier.call(new TableAddress.Bluetooth(HOST), "Bo");
    Link link = call.link();
    link.open(new Deaf());
    loop.runUntil("a visitor", () -> visitors.size() == 1);
    loop.runUntil("the end of the call", call.reached());
    // The phone refuses calls while it looks around, so the scan was stopped; it begins again.
    loop.runUntil("no scan", () -> guest.antenna.ear == null);
    long scans = scans();
    for (int i = 0; i < 20 && scans() == scans; i++) {
      loop.pass(500);
      settle();
    }
    assertThat(scans()).isEqualTo(scans + 1);
    link.close();
  }

  @Test
  public void aPhoneThatIsAsleepIsGivenUpAndTheOthersAreAskedMeanwhile() {
    ether.phone(OTHER).asleep = true;
    guest.antenna.paired.add(OTHER);
    open(advert, link -> {});
    Finder finder = look();
    loop.pass(4_000);
    loop.runUntil("a question", () -> asked(OTHER) + asked(HOST) > 0);
    loop.runUntil("a question to the sleeper", () -> asked(OTHER) == 1);
    loop.pass(8_000);
    loop.runUntil("a table", () -> finder.state().tables().size() == 1);
    // It is asked less often from now on, the table every time.
    for (int i = 0; i < 3; i++) ask(HOST);
    assertThat(asked(OTHER)).isLessThan(asked(HOST));
  }

  @Test
  public void aTableIsLostWhenItsPhoneAnswersNoMore() throws Exception {
    Doors doors = open(advert, link -> {});
    Finder finder = look();
    loop.pass(4_000);
    loop.runUntil("a table", () -> !finder.state().tables().isEmpty());
    doors.close();
    loop.runUntil("closed services", () -> host.antenna.services() == 0);
    ask(HOST);
    assertThat(finder.state().tables()).hasSize(1);
    ask(HOST);
    loop.runUntil("no table", () -> finder.state().tables().isEmpty());
  }

  @Test
  public void aNewSignIsReadTheNextTime() {
    Doors doors = open(advert, link -> {});
    Finder finder = look();
    loop.pass(4_000);
    loop.runUntil("a table", () -> !finder.state().tables().isEmpty());
    doors.show(new TableAdvert(advert.table(), "The Crew", "police-city"));
    loop.run();
    ask(HOST);
    loop.runUntil(
        "the new advert", () -> finder.state().tables().get(0).game().equals("police-city"));
  }

  @Test
  public void anAnswerOfNonsenseIsNoTable() throws Exception {
    Ether.Phone other = ether.phone(OTHER);
    List<byte[]> nonsense =
        List.of(
            new byte[] {(byte) 0xff, (byte) 0xff, 1},
            new byte[] {0, 3, 'a', 'b', 'c'},
            new byte[0]);
    for (byte[] answer : nonsense) {
      Antenna.Listening service = other.listen(BluetoothCarrier.SIGN);
      Thread thread =
          new Thread(
              () -> {
                try {
                  StreamLink.Wire wire = service.accept().wire();
                  OutputStream out = wire.out();
                  out.write(answer);
                  out.flush();
                  wire.close();
                } catch (IOException e) {
                  // Hung up before it had said everything.
                }
              },
              "a stranger");
      thread.start();
      Finder finder = look();
      ask(OTHER);
      assertThat(finder.state().tables()).isEmpty();
      finder.close();
      loop.run();
      service.close();
      thread.join();
      guest.antenna.calls.clear();
    }
  }

  @Test
  public void aRadioThatDoesNotLookAroundIsSaidToFail() {
    guest.antenna.stubborn = true;
    Finder finder = opened(guest.links.look(state -> {}));
    loop.runUntil(
        "a failure",
        () ->
            finder
                .state()
                .conditions()
                .get(Transport.BLUETOOTH)
                .equals(Condition.of(Obstacle.RADIO_FAILED)));
    guest.antenna.stubborn = false;
    loop.pass(3_000);
    loop.runUntil(
        "a search",
        () -> finder.state().conditions().get(Transport.BLUETOOTH) == Condition.WORKING);
  }

  @Test
  public void aDoorWhoseServiceIsTakenFailsAndOpensLater() throws Exception {
    Antenna.Listening thief = host.antenna.listen(BluetoothCarrier.SIGN);
    Doors doors = opened(host.links.host(advert, link -> {}, state -> {}));
    loop.runUntil(
        "a failure", () -> bluetooth(doors).obstacle().equals(Optional.of(Obstacle.RADIO_FAILED)));
    // The half that was open is closed again.
    loop.runUntil("one service", () -> host.antenna.services() == 1);
    thief.close();
    loop.pass(3_000);
    loop.runUntil("open doors", () -> bluetooth(doors) == Condition.WORKING);
  }

  @Test
  public void morePhonesThanATableSeatsAreTurnedAway() {
    List<Link> visitors = new ArrayList<>();
    open(advert, link -> loop.execute(() -> visitors.add(link)));
    List<Deaf> guests = new ArrayList<>();
    for (int i = 0; i < 17; i++) {
      Deaf deaf = new Deaf();
      guests.add(deaf);
      Link link = guest.carrier.call(new TableAddress.Bluetooth(HOST), "Bo").link();
      link.open(deaf);
      int count = i + 1;
      loop.runUntil(
          "a visitor or a refusal",
          () -> visitors.size() == count || guests.stream().anyMatch(one -> one.ended));
    }
    assertThat(visitors).hasSize(16);
    // When one leaves, there is room for another.
    visitors.get(0).close();
    guest.carrier.call(new TableAddress.Bluetooth(HOST), "Bo").link().open(new Deaf());
    loop.runUntil("another visitor", () -> visitors.size() == 17);
    visitors.forEach(Link::close);
  }

  /** Hears only the end. */
  private final class Deaf implements Link.Receiver {
    volatile boolean ended;

    @Override
    public void received(ByteString bytes) {}

    @Override
    public void closed() {
      ended = true;
      loop.execute(() -> {});
    }
  }
}
