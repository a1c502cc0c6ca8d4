package org.precinct.app.links;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.app.AndroidsKt.NEWEST;
import static org.precinct.app.AndroidsKt.OLDEST;
import static org.robolectric.Shadows.shadowOf;

import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import okio.Buffer;
import okio.ByteString;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.nearby.Air;
import org.precinct.nearby.NearbyCarrier;
import org.precinct.nearby.Neighbourhood;
import org.precinct.nearby.Trouble;
import org.precinct.table.carrier.CarrierLinks;
import org.precinct.table.carrier.Condition;
import org.precinct.table.carrier.Doors;
import org.precinct.table.carrier.FakeRadios;
import org.precinct.table.carrier.FieldNotes;
import org.precinct.table.carrier.Finder;
import org.precinct.table.carrier.FoundTable;
import org.precinct.table.carrier.Journey;
import org.precinct.table.carrier.LinkParts;
import org.precinct.table.carrier.Links;
import org.precinct.table.carrier.Obstacle;
import org.precinct.table.carrier.Party;
import org.precinct.table.carrier.SteppedLoop;
import org.precinct.table.carrier.TableAddress;
import org.precinct.table.carrier.TableAdvert;
import org.precinct.table.carrier.Transport;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Connector;
import org.precinct.table.guest.Guest;
import org.precinct.table.link.Link;
import org.precinct.table.net.Invitation;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Nearby, from the table down to Google's service, of which there is a fake in the room. */
@RunWith(RobolectricTestRunner.class)
@Config(minSdk = OLDEST, maxSdk = NEWEST)
public class NearbyCarrierTest {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private final SteppedLoop loop = new SteppedLoop(() -> shadowOf(Looper.getMainLooper()).idle());
  private final Air air = new Air();
  private final Phone host = new Phone();
  private final Phone guest = new Phone();
  private final TableAdvert advert = new TableAdvert(TableId.random(), "The Crew", "kojak");
  private final List<Link> visitors = new ArrayList<>();

  /** A phone with Nearby alone. */
  private final class Phone {
    final Air.Phone service = air.phone();
    final FakeRadios radios = new FakeRadios();
    final List<Neighbourhood> opened = new ArrayList<>();
    final FieldNotes notes = new FieldNotes(loop::now);
    final NearbyCarrier carrier = new NearbyCarrier(handler::post, loop, notes, this::open);
    final Links links =
        new CarrierLinks(new LinkParts(loop, Runnable::run, radios, List.of(carrier)));

    private Neighbourhood open(Neighbourhood.Listener listener) {
      Neighbourhood neighbourhood = service.neighbourhood(listener);
      opened.add(neighbourhood);
      return neighbourhood;
    }
  }

  /** What a link brings, in order. */
  private static final class Inbox implements Link.Receiver {
    final Buffer bytes = new Buffer();
    int ends;

    @Override
    public void received(ByteString piece) {
      bytes.write(piece);
    }

    @Override
    public void closed() {
      ends++;
    }
  }

  private static Condition nearby(Doors doors) {
    return doors.state().conditions().get(Transport.NEARBY);
  }

  private Doors open() {
    Doors doors = host.links.host(advert, visitors::add, state -> {});
    loop.run();
    return doors;
  }

  /** The place where the guest finds the host. */
  private TableAddress find() {
    Finder finder = guest.links.look(state -> {});
    loop.run();
    TableAddress place = finder.state().tables().get(0).places().get(Transport.NEARBY).get(0);
    finder.close();
    loop.run();
    return place;
  }

  /** A link from guest to host; the host's end is the last of the visitors. */
  private Link connect(Inbox inbox) {
    Link link = guest.carrier.call(find(), "Bo").link();
    link.open(inbox);
    loop.run();
    return link;
  }

  private static ByteString bytes(int count) {
    byte[] bytes = new byte[count];
    new Random(count).nextBytes(bytes);
    return ByteString.of(bytes);
  }

  @Test
  public void aTableIsFoundByItsSignAndANewSignReplacesIt() {
    Doors doors = open();
    assertThat(nearby(doors)).isEqualTo(Condition.WORKING);
    Finder finder = guest.links.look(state -> {});
    loop.run();
    FoundTable found = finder.state().tables().get(0);
    assertThat(found.table()).isEqualTo(advert.table());
    assertThat(found.name()).isEqualTo("The Crew");
    assertThat(found.transports()).containsExactly(Transport.NEARBY);

    doors.show(new TableAdvert(advert.table(), "The Crew", "police-city"));
    loop.run();
    assertThat(finder.state().tables()).hasSize(1);
    assertThat(finder.state().tables().get(0).game()).isEqualTo("police-city");
    assertThat(finder.state().tables().get(0).places().get(Transport.NEARBY)).hasSize(1);

    doors.close();
    loop.run();
    assertThat(finder.state().tables()).isEmpty();
    assertThat(host.service.advertises()).isFalse();
    finder.close();
    loop.run();
    assertThat(guest.service.discovers()).isFalse();
    assertThat(guest.service.calls).doesNotContain("stopAllEndpoints");
    loop.pass(20_000);
    assertThat(guest.service.calls).contains("stopAllEndpoints");
  }

  @Test
  public void aPhoneThatIsNoTableIsNotShown() {
    Air.Phone stranger = air.phone();
    stranger.neighbourhood(new Deaf()).advertise("Somebody's television");
    open();
    Finder finder = guest.links.look(state -> {});
    loop.run();
    assertThat(finder.state().tables()).hasSize(1);
  }

  @Test
  public void aWholeTableOverNearby() throws Exception {
    Party party = new Party(loop, () -> {});
    Doors doors = host.links.host(party.advert(), party.doorkeeper(), state -> {});
    loop.run();
    Invitation invitation = doors.state().invitation(Party.SECRET);
    assertThat(invitation.addresses()).isEmpty();
    Journey path = guest.links.to(invitation, "Bo", state -> {});
    Guest bo = party.join(path, "Bo");
    loop.run();
    assertThat(Party.isAtTable(bo)).isTrue();
    assertThat(path.state().transport()).hasValue(Transport.NEARBY);
    // Both phones show the same digits, for those who like to compare them.
    assertThat(doors.state().callers())
        .containsExactly(new Doors.Caller("Bo", path.state().digits().get()));
    // The search is over; looking around disturbs what was found.
    assertThat(guest.service.discovers()).isFalse();

    // Bo's phone is carried away and comes back.
    int member = bo.state().member();
    guest.service.cut();
    loop.run();
    assertThat(doors.state().callers()).isEmpty();
    assertThat(bo.state().status()).isEqualTo(Guest.Status.CONNECTING);
    loop.pass(10_000);
    assertThat(Party.isAtTable(bo)).isTrue();
    assertThat(bo.state().member()).isEqualTo(member);
    assertThat(guest.service.connected()).isEqualTo(1);

    bo.close();
    path.close();
    doors.close();
    party.host.close();
    loop.pass(25_000);
    assertThat(host.service.connected()).isEqualTo(0);
    assertThat(host.service.calls).contains("stopAllEndpoints");
  }

  @Test
  public void aStrangerKnocksAndSeesTheSameWords() throws Exception {
    Party party = new Party(loop, () -> {});
    host.links.host(party.advert(), party.doorkeeper(), state -> {});
    Finder finder = guest.links.look(state -> {});
    loop.run();
    Journey path = guest.links.to(finder.state().tables().get(0), "Bo", state -> {});
    Guest bo = party.join(path, "Bo");
    loop.run();
    assertThat(bo.state().status()).isEqualTo(Guest.Status.COMPARING);
    bo.confirmWords();
    loop.run();
    assertThat(bo.state().status()).isEqualTo(Guest.Status.KNOCKING);
    assertThat(party.host.state().knocks().get(0).words()).isEqualTo(bo.state().words());
    party.host.letIn(party.host.state().knocks().get(0).id());
    loop.run();
    assertThat(Party.isAtTable(bo)).isTrue();
  }

  @Test
  public void longMessagesAreCutAndArriveWhole() {
    open();
    Link link = connect(new Inbox());
    Inbox inbox = new Inbox();
    visitors.get(0).open(inbox);
    ByteString sent = bytes(300_000);
    link.send(sent);
    link.send(bytes(Neighbourhood.MAX_MESSAGE));
    loop.run();
    assertThat(inbox.bytes.readByteString())
        .isEqualTo(new Buffer().write(sent).write(bytes(Neighbourhood.MAX_MESSAGE)).snapshot());
    assertThat(guest.service.calls.stream().filter("sendPayload"::equals).count()).isEqualTo(11);
  }

  @Test
  public void whatIsSentBeforeTheConnectionStandsWaits() {
    open();
    TableAddress place = find();
    Inbox answers = new Inbox();
    Link link = guest.carrier.call(place, "Bo").link();
    link.send(bytes(10));
    link.open(answers);
    link.send(bytes(20));
    loop.run();
    Inbox inbox = new Inbox();
    visitors.get(0).open(inbox);
    loop.run();
    assertThat(inbox.bytes.readByteString())
        .isEqualTo(new Buffer().write(bytes(10)).write(bytes(20)).snapshot());
  }

  @Test
  public void closingSendsTheRestFirst() {
    open();
    Link link = connect(new Inbox());
    Inbox inbox = new Inbox();
    visitors.get(0).open(inbox);
    link.send(bytes(100_000));
    link.close();
    loop.run();
    assertThat(inbox.bytes.size()).isEqualTo(100_000);
    assertThat(inbox.ends).isEqualTo(1);
    assertThat(guest.service.connected()).isEqualTo(0);
  }

  @Test
  public void closingDoesNotWaitForEverForTheRest() {
    open();
    Link link = connect(new Inbox());
    guest.service.mute();
    link.send(bytes(100_000));
    link.close();
    loop.run();
    assertThat(guest.service.connected()).isEqualTo(1);
    loop.pass(2_000);
    assertThat(guest.service.connected()).isEqualTo(0);
    loop.pass(20_000);
    assertThat(loop.timers()).isEqualTo(1); // the doors' round
  }

  @Test
  public void aConnectionCutInMidMessageEndsBothSidesOnce() {
    open();
    Inbox guests = new Inbox();
    Link link = connect(guests);
    Inbox hosts = new Inbox();
    visitors.get(0).open(hosts);
    loop.run();
    link.send(bytes(200_000));
    guest.service.mute();
    loop.run();
    guest.service.cut();
    loop.run();
    link.send(bytes(5));
    link.close();
    visitors.get(0).close();
    loop.pass(5_000);
    assertThat(guests.ends).isEqualTo(1);
    assertThat(hosts.ends).isEqualTo(1);
    assertThat(hosts.bytes.size()).isLessThan(200_000);
  }

  @Test
  public void aLinkThatTheServiceDoesNotEmptyClosesItself() {
    open();
    Inbox inbox = new Inbox();
    Link link = connect(inbox);
    guest.service.mute();
    for (int i = 0; i < 32; i++) link.send(bytes(Neighbourhood.MAX_MESSAGE));
    loop.run();
    assertThat(inbox.ends).isEqualTo(0);
    link.send(bytes(1));
    loop.pass(2_000);
    assertThat(inbox.ends).isEqualTo(1);
    assertThat(guest.service.connected()).isEqualTo(0);
  }

  @Test
  public void whatTheServiceCannotSendEndsTheLink() {
    open();
    Inbox inbox = new Inbox();
    Link link = connect(inbox);
    guest.service.failures.put("sendPayload", 8012);
    link.send(bytes(100_000));
    loop.run();
    assertThat(inbox.ends).isEqualTo(1);
    assertThat(guest.service.connected()).isEqualTo(0);
  }

  @Test
  public void aFailedKnockIsNoAnswerAndTheNextOneSucceeds() throws Exception {
    Party party = new Party(loop, () -> {});
    host.links.host(party.advert(), party.doorkeeper(), state -> {});
    for (int code : new int[] {8012, 8011, 8003, 8007, 13, 131}) {
      guest.service.failures.put("requestConnection", code);
      Invitation invitation = new Invitation(party.table, Party.SECRET, List.of(), 0);
      Journey path = guest.links.to(invitation, "Bo", state -> {});
      Guest bo = party.join(path, "Bo" + code);
      loop.pass(3_000);
      assertThat(path.state().failure()).hasValue(Journey.Failure.NO_ANSWER);
      assertThat(Party.isAtTable(bo)).isFalse();
      guest.service.failures.clear();
      loop.pass(12_000);
      assertThat(Party.isAtTable(bo)).isTrue();
      assertThat(path.state().failure()).isEmpty();
      bo.leave();
      path.close();
      loop.pass(3_000);
      assertThat(guest.service.connected()).isEqualTo(0);
    }
  }

  @Test
  public void whatKeepsItFromAdvertisingIsSaidAndTriedAgain() {
    host.service.failures.put("startAdvertising", 8007);
    Doors doors = open();
    assertThat(nearby(doors).obstacle()).hasValue(Obstacle.RADIO_FAILED);
    host.service.failures.put("startAdvertising", 8034);
    loop.pass(3_000);
    assertThat(nearby(doors).obstacle()).hasValue(Obstacle.PERMISSION);
    host.service.failures.put("startAdvertising", 131);
    loop.pass(6_000);
    assertThat(nearby(doors).obstacle()).hasValue(Obstacle.UNKNOWN);
    host.service.failures.clear();
    doors.refresh();
    loop.run();
    assertThat(nearby(doors)).isEqualTo(Condition.WORKING);
    assertThat(host.service.advertises()).isTrue();
  }

  @Test
  public void whatKeepsItFromDiscoveringIsSaid() {
    guest.service.failures.put("startDiscovery", 8037);
    Finder finder = guest.links.look(state -> {});
    loop.run();
    assertThat(finder.state().conditions().get(Transport.NEARBY).obstacle())
        .hasValue(Obstacle.PERMISSION);
  }

  private long asked(Phone phone, String call) {
    return phone.service.calls.stream().filter(call::equals).count();
  }

  @Test
  public void itIsAskedToAdvertiseAndToDiscoverOnceAndNotAgainWhileItDoes() {
    Doors doors = open();
    Finder finder = guest.links.look(state -> {});
    loop.pass(120_000);
    doors.refresh();
    finder.refresh();
    loop.run();
    assertThat(asked(host, "startAdvertising")).isEqualTo(1);
    assertThat(asked(guest, "startDiscovery")).isEqualTo(1);
    // Bluetooth goes off, which the radios tell of, and on again.
    host.service.stopQuietly();
    host.radios.block(Transport.NEARBY, Obstacle.BLUETOOTH_OFF);
    loop.run();
    host.radios.free(Transport.NEARBY);
    loop.run();
    assertThat(asked(host, "startAdvertising")).isEqualTo(2);
    assertThat(host.service.advertises()).isTrue();
    assertThat(nearby(doors)).isEqualTo(Condition.WORKING);
  }

  @Test
  public void aClientThatHasLostItsWayIsClosedAndOpenedAnew() {
    open();
    Finder finder = guest.links.look(state -> {});
    loop.run();
    TableAddress place = finder.state().tables().get(0).places().get(Transport.NEARBY).get(0);
    guest.service.failures.put("requestConnection", 13);
    Inbox inbox = new Inbox();
    guest.carrier.call(place, "Bo").link().open(inbox);
    loop.run();
    assertThat(inbox.ends).isEqualTo(1);
    assertThat(asked(guest, "requestConnection")).isEqualTo(2);
    assertThat(guest.opened).hasSize(2);
    assertThat(guest.service.calls).contains("stopAllEndpoints");
    assertThat(guest.notes.lines()).contains("0.0 NEARBY connection failed with 13");
    // What was found is found again.
    loop.pass(5_000);
    assertThat(guest.service.discovers()).isTrue();
    assertThat(finder.state().tables()).hasSize(1);
  }

  @Test
  public void whatKeepsNearbyAwayIsSaidByItsCode() {
    Map<Integer, Obstacle> expected =
        Map.of(
            8007, Obstacle.RADIO_FAILED,
            8025, Obstacle.LOCATION_OFF,
            8050, Obstacle.NEARBY_IN_USE,
            17, Obstacle.NO_GOOGLE_SERVICES,
            13, Obstacle.UNKNOWN);
    expected.forEach(
        (code, obstacle) -> {
          guest.service.failures.put("startDiscovery", code);
          Finder finder = guest.links.look(state -> {});
          loop.run();
          assertThat(finder.state().conditions().get(Transport.NEARBY).obstacle())
              .hasValue(obstacle);
          finder.close();
          loop.run();
        });
  }

  @Test
  public void whileNothingIsHostedNobodyIsLetIn() {
    Doors doors = open();
    TableAddress place = find();
    Inbox inbox = new Inbox();
    Link link = guest.carrier.call(place, "Bo").link();
    doors.close();
    loop.run();
    link.open(inbox);
    loop.run();
    assertThat(visitors).isEmpty();
    assertThat(inbox.ends).isEqualTo(1);
  }

  @Test
  public void linksOutliveTheDoor() {
    Doors doors = open();
    Link link = connect(new Inbox());
    Inbox inbox = new Inbox();
    visitors.get(0).open(inbox);
    doors.close();
    loop.run();
    link.send(bytes(9));
    loop.run();
    assertThat(inbox.bytes.size()).isEqualTo(9);
    assertThat(inbox.ends).isEqualTo(0);
    link.close();
    loop.pass(20_000);
    assertThat(host.service.calls).contains("stopAllEndpoints");
  }

  @Test
  public void lookingAroundRestsWhileAPhoneKnocks() {
    open();
    Finder finder = guest.links.look(state -> {});
    loop.run();
    FoundTable found = finder.state().tables().get(0);
    host.service.slowToAnswer = true;
    Journey path = guest.links.to(found, "Bo", state -> {});
    path.connect(Optional.empty(), new Unanswered());
    // Longer than what is known is tried alone.
    loop.pass(5_000);
    assertThat(asked(guest, "requestConnection")).isEqualTo(1);
    assertThat(guest.service.discovers()).isFalse();
    path.close();
    loop.run();
    assertThat(guest.service.discovers()).isTrue();
    assertThat(finder.state().tables()).hasSize(1);
  }

  private static final class Unanswered implements Connector.Callback {
    @Override
    public void connected(Channel channel) {
      throw new AssertionError("nobody answers here");
    }

    @Override
    public void failed() {}
  }

  /** Hears nothing. */
  private static final class Deaf implements Neighbourhood.Listener {
    @Override
    public void found(String phone, String name) {}

    @Override
    public void lost(String phone) {}

    @Override
    public void knocked(String phone, String name, String digits, boolean incoming) {}

    @Override
    public void connected(String phone) {}

    @Override
    public void received(String phone, byte[] message) {}

    @Override
    public void sent(String phone, int bytes) {}

    @Override
    public void disconnected(String phone, Trouble trouble) {}

    @Override
    public void advertising() {}

    @Override
    public void notAdvertising(Trouble trouble) {}

    @Override
    public void discovering() {}

    @Override
    public void notDiscovering(Trouble trouble) {}
  }
}
