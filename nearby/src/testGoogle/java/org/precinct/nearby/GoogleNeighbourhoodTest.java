package org.precinct.nearby;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;
import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import com.google.android.gms.common.api.Status;
import com.google.android.gms.nearby.connection.ConnectionInfo;
import com.google.android.gms.nearby.connection.ConnectionResolution;
import com.google.android.gms.nearby.connection.ConnectionType;
import com.google.android.gms.nearby.connection.DiscoveredEndpointInfo;
import com.google.android.gms.nearby.connection.Payload;
import com.google.android.gms.nearby.connection.PayloadTransferUpdate;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class GoogleNeighbourhoodTest {
  private final FakeConnections service = new FakeConnections();
  private final List<String> heard = new ArrayList<>();
  private final GoogleNeighbourhood neighbourhood =
      new GoogleNeighbourhood(service.client(), new Notebook(heard));

  @Test
  public void aHostIsFoundKnockedAtAndTalkedTo() {
    neighbourhood.discover();
    assertThat(service.calls).containsExactly("startDiscovery org.precinct.table");
    service.discovery.onEndpointFound("H", new DiscoveredEndpointInfo("org.precinct.table", "Ana"));
    neighbourhood.connect("H", "Bo");
    ConnectionInfo info = knock("H", "Ana", false);
    neighbourhood.accept("H");
    resolve("H", 0);
    neighbourhood.send("H", "hello".getBytes());
    service.payloads.onPayloadReceived("H", Payload.fromBytes("welcome".getBytes()));
    service.lifecycle.onDisconnected("H");

    assertThat(service.calls)
        .containsAtLeast("requestConnection Bo H", "acceptConnection H", "sendPayload H hello")
        .inOrder();
    assertThat(heard)
        .containsExactly(
            "found H Ana",
            "knocked H Ana " + info.getAuthenticationDigits() + " false",
            "connected H",
            "received H welcome",
            "disconnected H GONE")
        .inOrder();
  }

  @Test
  public void aHostLetsOneInAndRefusesAnother() {
    neighbourhood.advertise("Ana");
    assertThat(service.calls).containsExactly("startAdvertising Ana org.precinct.table");
    knock("B", "Bo", true);
    knock("C", "Cy", true);
    neighbourhood.accept("B");
    neighbourhood.refuse("C");
    resolve("B", 0);
    resolve("C", 8004);

    assertThat(service.calls).containsAtLeast("acceptConnection B", "rejectConnection C");
    assertThat(heard).containsAtLeast("connected B", "disconnected C REFUSED");
  }

  @Test
  public void nothingIsSentBeforeBothSidesAccepted() {
    neighbourhood.advertise("Ana");
    knock("B", "Bo", true);
    neighbourhood.send("B", "too early".getBytes());
    neighbourhood.accept("B");
    service.payloads.onPayloadReceived("B", Payload.fromBytes("too early".getBytes()));

    assertThat(service.calls).doesNotContain("sendPayload B too early");
    assertThat(heard).doesNotContain("received B too early");
  }

  @Test
  public void aConnectionEndsOnceHoweverOftenTheServiceSaysSo() {
    connected("B");
    service.payloads.onPayloadTransferUpdate("B", update(PayloadTransferUpdate.Status.FAILURE));
    service.lifecycle.onDisconnected("B");
    service.lifecycle.onDisconnected("B");

    assertThat(service.calls).contains("disconnectFromEndpoint B");
    assertThat(heard.stream().filter(word -> word.startsWith("disconnected")).toList())
        .containsExactly("disconnected B GONE");
  }

  @Test
  public void aMessageThatCannotBeSentEndsTheConnection() {
    connected("B");
    service.failures.put("sendPayload", 8012);
    neighbourhood.send("B", "lost".getBytes());
    idle();

    assertThat(heard).contains("disconnected B GONE");
  }

  @Test
  public void aMessageUnderWayChangesNothing() {
    connected("B");
    service.payloads.onPayloadTransferUpdate("B", update(PayloadTransferUpdate.Status.IN_PROGRESS));
    service.payloads.onPayloadTransferUpdate("B", update(PayloadTransferUpdate.Status.SUCCESS));

    assertThat(heard).doesNotContain("disconnected B GONE");
  }

  @Test
  public void aKnockThatFailsTellsWhatToDo() {
    for (var expected :
        List.of(
            "8011 GONE",
            "8012 STUCK",
            "8025 LOCATION",
            "8050 IN_USE",
            "17 NO_SERVICE",
            "8004 REFUSED",
            "8007 RADIO",
            "8039 PERMISSION",
            "8029 PERMISSION",
            "13 STUCK",
            "131 OTHER",
            "8009 OTHER")) {
      String[] words = expected.split(" ");
      heard.clear();
      service.failures.put("requestConnection", Integer.parseInt(words[0]));
      neighbourhood.connect("H", "Bo");
      idle();
      assertThat(heard).containsExactly("disconnected H " + words[1]);
    }
  }

  @Test
  public void advertisingAndLookingAroundSayWhenTheyHaveBegun() {
    neighbourhood.advertise("Ana");
    neighbourhood.discover();
    assertThat(heard).isEmpty();
    idle();
    assertThat(heard).containsExactly("advertising", "discovering").inOrder();
  }

  @Test
  public void doingEitherTwiceIsNoFailureButAMissingPermissionIs() {
    service.failures.put("startAdvertising", 8001);
    neighbourhood.advertise("Ana");
    service.failures.put("startDiscovery", 8002);
    neighbourhood.discover();
    idle();
    assertThat(heard).containsExactly("advertising", "discovering").inOrder();

    heard.clear();
    service.failures.put("startAdvertising", 8007);
    neighbourhood.advertise("Ana");
    service.failures.put("startDiscovery", 8034);
    neighbourhood.discover();
    idle();
    assertThat(heard).containsExactly("notAdvertising RADIO", "notDiscovering PERMISSION");
  }

  @Test
  public void hidingAndRestingAreTwoThings() {
    neighbourhood.hide();
    neighbourhood.rest();
    assertThat(service.calls).containsExactly("stopAdvertising", "stopDiscovery").inOrder();
  }

  @Test
  public void aNameThatTheServiceWouldCutIsAMistakeOfTheCaller() {
    neighbourhood.advertise("é".repeat(65) + "!");
    assertThrows(
        IllegalArgumentException.class, () -> neighbourhood.advertise("é".repeat(65) + "!!"));
  }

  @Test
  public void aMessageThatHasLeftIsReportedOnce() {
    connected("B");
    neighbourhood.send("B", "hello".getBytes());
    PayloadTransferUpdate gone =
        new PayloadTransferUpdate.Builder()
            .setPayloadId(service.lastPayload)
            .setStatus(PayloadTransferUpdate.Status.SUCCESS)
            .build();
    service.payloads.onPayloadTransferUpdate("B", gone);
    service.payloads.onPayloadTransferUpdate("B", gone);
    // The service tells of messages that arrive in the same way.
    service.payloads.onPayloadTransferUpdate("B", update(PayloadTransferUpdate.Status.SUCCESS));

    assertThat(heard.stream().filter(word -> word.startsWith("sent")).toList())
        .containsExactly("sent B 5");
  }

  @Test
  public void aConnectionThatOnlyTheServiceRemembersIsEnded() {
    service.failures.put("requestConnection", 8003);
    neighbourhood.connect("H", "Bo");
    idle();
    assertThat(service.calls).contains("disconnectFromEndpoint H");
    assertThat(heard).containsExactly("disconnected H GONE");
  }

  @Test
  public void whatCannotBeReadIsNoMessage() {
    connected("B");
    service.lifecycle.onConnectionResult("C", new ConnectionResolution(new Status(0)));
    service.payloads.onPayloadReceived("C", Payload.fromBytes("who is C?".getBytes()));
    assertThat(heard).doesNotContain("connected C");
    assertThat(heard).doesNotContain("received C who is C?");
  }

  @Test
  public void afterClosingNothingIsHeard() {
    connected("B");
    heard.clear();
    neighbourhood.close();
    service.lifecycle.onDisconnected("B");
    knock("C", "Cy", true);

    assertThat(service.calls)
        .containsAtLeast("stopAdvertising", "stopDiscovery", "stopAllEndpoints");
    assertThat(heard).isEmpty();
  }

  @Test
  public void aMessageBeyondTheLimitIsAMistakeOfTheCaller() {
    connected("B");
    assertThrows(
        IllegalArgumentException.class,
        () -> neighbourhood.send("B", new byte[Neighbourhood.MAX_MESSAGE + 1]));
  }

  @Test
  public void whatTheServiceDoesNotExplainIsTriedOnceMoreWithoutLookingAround() {
    neighbourhood.discover();
    idle();
    heard.clear();
    for (int code : new int[] {13, 8012}) {
      service.calls.clear();
      service.failNext("requestConnection", code);
      neighbourhood.connect("H" + code, "Bo");
      idle();
      assertThat(heard).doesNotContain("disconnected H" + code + " STUCK");
      assertThat(service.calls)
          .containsAtLeast("requestConnection Bo H" + code, "requestConnection Bo H" + code);
    }
    // Only the first of them found it looking around.
    assertThat(heard).containsExactly("notDiscovering OTHER");
  }

  @Test
  public void aKnockThatBreaksIsRepeatedOnceAndThenOver() {
    neighbourhood.connect("H", "Bo");
    knock("H", "Ana", false);
    resolve("H", 8012);
    assertThat(service.calls).containsExactly("requestConnection Bo H", "requestConnection Bo H");
    knock("H", "Ana", false);
    resolve("H", 8012);
    assertThat(service.calls).hasSize(2);
    assertThat(heard).contains("disconnected H STUCK");
  }

  @Test
  public void aKnockOfAnotherPhoneThatBreaksIsNotOursToRepeat() {
    neighbourhood.advertise("Ana");
    knock("B", "Bo", true);
    resolve("B", 8012);
    assertThat(service.calls).containsExactly("startAdvertising Ana org.precinct.table");
    assertThat(heard).contains("disconnected B STUCK");
  }

  @Test
  public void aStartThatFailsForNoReasonIsRepeatedUnlessItIsNotWantedAnyMore() {
    service.failNext("startAdvertising", 13);
    neighbourhood.advertise("Ana");
    idle();
    assertThat(heard).containsExactly("advertising");
    heard.clear();
    service.calls.clear();
    service.failNext("startDiscovery", 13);
    neighbourhood.discover();
    neighbourhood.rest();
    idle();
    assertThat(heard).isEmpty();
    assertThat(service.calls).containsExactly("startDiscovery org.precinct.table", "stopDiscovery");
    service.failures.put("startAdvertising", 13);
    neighbourhood.advertise("Ana");
    idle();
    assertThat(heard).containsExactly("notAdvertising STUCK");
  }

  @Test
  public void theRadiosAreLeftAsTheyAre() {
    neighbourhood.advertise("Ana");
    neighbourhood.connect("H", "Bo");
    assertThat(service.advertising.getConnectionType()).isEqualTo(ConnectionType.NON_DISRUPTIVE);
    assertThat(service.connecting.getConnectionType()).isEqualTo(ConnectionType.NON_DISRUPTIVE);
  }

  private static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }

  private void connected(String phone) {
    neighbourhood.advertise("Ana");
    knock(phone, "Bo", true);
    neighbourhood.accept(phone);
    resolve(phone, 0);
  }

  @SuppressWarnings("deprecation") // the service's own way is not public
  private ConnectionInfo knock(String phone, String name, boolean incoming) {
    ConnectionInfo info = new ConnectionInfo(name, "4711", incoming);
    service.lifecycle.onConnectionInitiated(phone, info);
    return info;
  }

  private void resolve(String phone, int code) {
    service.lifecycle.onConnectionResult(phone, new ConnectionResolution(new Status(code)));
  }

  private static PayloadTransferUpdate update(int status) {
    return new PayloadTransferUpdate.Builder().setStatus(status).build();
  }

  private record Notebook(List<String> heard) implements Neighbourhood.Listener {
    @Override
    public void found(String phone, String name) {
      heard.add("found " + phone + " " + name);
    }

    @Override
    public void lost(String phone) {
      heard.add("lost " + phone);
    }

    @Override
    public void knocked(String phone, String name, String digits, boolean incoming) {
      heard.add("knocked " + phone + " " + name + " " + digits + " " + incoming);
    }

    @Override
    public void connected(String phone) {
      heard.add("connected " + phone);
    }

    @Override
    public void received(String phone, byte[] message) {
      heard.add("received " + phone + " " + new String(message));
    }

    @Override
    public void disconnected(String phone, Trouble trouble) {
      heard.add("disconnected " + phone + " " + trouble);
    }

    @Override
    public void sent(String phone, int bytes) {
      heard.add("sent " + phone + " " + bytes);
    }

    @Override
    public void advertising() {
      heard.add("advertising");
    }

    @Override
    public void notAdvertising(Trouble trouble) {
      heard.add("notAdvertising " + trouble);
    }

    @Override
    public void discovering() {
      heard.add("discovering");
    }

    @Override
    public void notDiscovering(Trouble trouble) {
      heard.add("notDiscovering " + trouble);
    }
  }
}
