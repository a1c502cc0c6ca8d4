package org.precinct.table.carrier;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.table.channel.TableId;

/** Signs and trails as texts, and what does not fit together in conditions. */
public class TextsTest {
  /** Nearby Connections cuts names after so many bytes. */
  private static final int NEARBY_NAME = 131;

  private static final TableId TABLE = new TableId(ByteString.decodeHex("0123456789abcdef"));

  @Test
  public void aSignIsOneLine() {
    TableAdvert advert = new TableAdvert(TABLE, "L’équipe à Zoé", "good-cop-bad-cop");
    assertThat(AdvertText.of(advert))
        .isEqualTo("1 0123456789abcdef good-cop-bad-cop L’équipe à Zoé");
    assertThat(AdvertText.parse(AdvertText.of(advert))).hasValue(advert);
    TableAdvert bare = new TableAdvert(TABLE, "", "");
    assertThat(AdvertText.parse(AdvertText.of(bare))).hasValue(bare);
  }

  @Test
  public void theLongestSignFitsIntoANameOfNearby() {
    TableAdvert advert = new TableAdvert(TABLE, "🚓".repeat(50), "x".repeat(32));
    int bytes = AdvertText.of(advert).getBytes(StandardCharsets.UTF_8).length;
    assertThat(bytes).isAtMost(NEARBY_NAME);
    assertThat(AdvertText.parse(AdvertText.of(advert)).get().name()).isEqualTo("🚓".repeat(15));
  }

  @Test
  public void otherTextsAreNoSigns() {
    for (String text :
        List.of(
            "",
            "1",
            "Ana's phone",
            "2 0123456789abcdef kojak A",
            "1 0123456789abcde kojak A",
            "1 0123456789ABCDEF kojak A",
            "1 0123456789abcdef KOJAK A",
            "1 0123456789abcdef " + "x".repeat(33) + " A")) {
      assertThat(AdvertText.parse(text)).isEmpty();
    }
  }

  @Test
  public void aSignCannotDisturbAScreen() {
    assertThat(AdvertText.parse("1 0123456789abcdef kojak A\n\u202eB\u0007C").get().name())
        .isEqualTo("A BC");
  }

  @Test
  public void aTrailIsReadAsItWasWritten() throws Exception {
    Trail trail =
        new Trail(
            TABLE,
            List.of(
                new InetSocketAddress(InetAddress.getByName("192.168.1.20"), 28117),
                new InetSocketAddress(InetAddress.getByName("fd00::1"), 5)),
            Optional.of("00:11:22:AA:BB:CC"));
    assertThat(trail.text())
        .isEqualTo(
            "0123456789abcdef c0a80114.28117 fd000000000000000000000000000001.5 00:11:22:AA:BB:CC");
    assertThat(Trail.parse(trail.text())).hasValue(trail);
    assertThat(Trail.parse(Trail.to(TableId.ANY).text())).hasValue(Trail.to(TableId.ANY));
  }

  @Test
  public void whatATrailDoesNotUnderstandItLeavesOut() {
    assertThat(Trail.parse("nothing")).isEmpty();
    assertThat(Trail.parse("")).isEmpty();
    // An address of the internet, a port that is none, and something of a later version.
    assertThat(Trail.parse("0123456789abcdef 08080808.53 c0a80114.70000 c0a80114.0 later=1"))
        .hasValue(Trail.to(TABLE));
  }

  @Test
  public void aConditionHasAnObstacleOrWorks() {
    for (Obstacle obstacle : Obstacle.values()) {
      Condition condition = Condition.of(obstacle);
      assertThat(condition.state())
          .isNotIn(List.of(Condition.State.STARTING, Condition.State.WORKING));
      assertThat(condition.obstacle()).hasValue(obstacle);
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> new Condition(Condition.State.WORKING, Optional.of(Obstacle.WIFI_OFF)));
    assertThrows(
        IllegalArgumentException.class, () -> new Condition(Condition.State.OFF, Optional.empty()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Condition(Condition.State.FAILED, Optional.of(Obstacle.WIFI_OFF)));
  }

  @Test
  public void strengthGoesByDistance() {
    assertThat(Strength.of(-50)).isEqualTo(Strength.STRONG);
    assertThat(Strength.of(-70)).isEqualTo(Strength.FAIR);
    assertThat(Strength.of(-95)).isEqualTo(Strength.WEAK);
    assertThat(Strength.of(Short.MIN_VALUE)).isEqualTo(Strength.WEAK);
  }
}
