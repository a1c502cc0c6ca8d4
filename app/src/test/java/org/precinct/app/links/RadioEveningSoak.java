package org.precinct.app.links;

import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.app.AndroidsKt;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A thousand evenings, and how long people take to sit down. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = AndroidsKt.NEWEST)
public class RadioEveningSoak {
  @Test
  public void everybodySitsDownPlaysAndComesBack() throws Exception {
    Map<String, List<Long>> took = new TreeMap<>();
    int knocks = 0;
    for (long seed = 1_000; seed < 2_000; seed++) {
      RadioEvening evening = new RadioEvening(seed);
      assertWithMessage("seed %s", seed).that(evening.play()).isEmpty();
      evening.seated.forEach(
          (guest, millis) ->
              took.computeIfAbsent(guest.split(" by ")[1], way -> new ArrayList<>()).add(millis));
      knocks += evening.knocks;
    }
    took.forEach(
        (way, all) -> {
          all.sort(null);
          System.out.printf(
              "%-10s half of them sit after %.1f s, all but one in twenty after %.1f s%n",
              way, all.get(all.size() / 2) / 1e3, all.get(all.size() * 19 / 20) / 1e3);
        });
    System.out.printf("%d connections were tried%n", knocks);
  }
}
