package org.precinct.seat.art;

import static com.google.common.truth.Truth.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Game;
import org.precinct.engine.GameCharacter;
import org.precinct.engine.Games;

public final class PortraitsTest {
  @Test
  public void noTwoCaptainsLookAlike() {
    Set<Sign> portraits = new HashSet<>();
    Game<?, ?, ?, ?> city = Games.find("police-city").get();
    for (GameCharacter captain : city.info().characters()) portraits.add(Portraits.of(captain));
    assertThat(portraits).hasSize(6);
  }

  @Test
  public void carsAreToldByTheirColours() {
    Set<Sign> portraits = new HashSet<>();
    Set<String> colours = new HashSet<>();
    for (GameCharacter car : Games.find("kojak").get().info().characters()) {
      portraits.add(Portraits.of(car));
      colours.add(car.colour());
    }
    assertThat(portraits).hasSize(1);
    assertThat(colours).hasSize(6);
  }
}
