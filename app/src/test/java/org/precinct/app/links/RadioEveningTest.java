package org.precinct.app.links;

import static com.google.common.truth.Truth.assertWithMessage;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.app.AndroidsKt;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Some evenings; {@link RadioEveningSoak} has a thousand. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = AndroidsKt.NEWEST)
public class RadioEveningTest {
  @Test
  public void everybodySitsDownPlaysAndComesBack() throws Exception {
    for (long seed = 0; seed < 20; seed++) {
      assertWithMessage("seed %s", seed).that(new RadioEvening(seed).play()).isEmpty();
    }
  }
}
