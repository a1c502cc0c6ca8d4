package org.precinct.table.carrier;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Connector;
import org.precinct.table.net.Invitation;

public class FieldNotesTest {
  @Test
  public void onlyTheNewestAreKept() {
    FieldNotes notes = new FieldNotes(() -> 12_345);
    for (int i = 0; i < 250; i++) notes.add(Transport.NEARBY, "connection failed with " + i);
    assertThat(notes.lines()).hasSize(200);
    assertThat(notes.lines().get(199)).isEqualTo("12.3 NEARBY connection failed with 249");
    assertThat(notes.lines().get(0)).endsWith(" 50");
  }

  @Test
  public void whatTheLinksDidIsNotedWithoutNamesAndAddresses() {
    SteppedLoop loop = new SteppedLoop();
    FakeRadios radios = new FakeRadios();
    FakeCarrier nearby = new FakeCarrier(Transport.NEARBY, loop);
    LinkParts parts = new LinkParts(loop, Runnable::run, radios, List.of(nearby));
    TableAddress place = new TableAddress.Nearby("E77");
    nearby.deaf.add(place);
    TableId table = TableId.random();
    radios.block(Transport.NEARBY, Obstacle.LOCATION_OFF);
    Invitation invitation = Invitation.of(table, Party.SECRET, List.of(), 0);
    Journey path = new CarrierLinks(parts).to(invitation, "Bo the baker", state -> {});
    path.connect(Optional.empty(), new Unheard());
    loop.run();
    radios.free(Transport.NEARBY);
    loop.run();
    nearby
        .only()
        .search()
        .found(
            "E77",
            new Carrier.Sighting(
                new TableAdvert(table, "The Crew", "kojak"), place, Optional.empty()));
    loop.pass(12_000);
    path.close();
    loop.run();
    assertThat(parts.notes().lines())
        .containsExactly(
            "0.0 NEARBY JOIN OFF LOCATION_OFF", "12.0 NEARBY call not answered after 12000 ms")
        .inOrder();
  }

  private static final class Unheard implements Connector.Callback {
    @Override
    public void connected(Channel channel) {}

    @Override
    public void failed() {}
  }
}
