package org.precinct.console;

import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.precinct.console.text.Words;

/** A simulation can tell why games ended. */
public final class EndsTest {
  @Test
  public void everyEndHasWords() {
    List<String> ends = new ArrayList<>();
    for (Enum<?> one : org.precinct.engine.goodcop.proto.Cause.values()) {
      if (one.ordinal() > 0) ends.add("good-cop-bad-cop.cause." + one.name());
    }
    for (Enum<?> one : org.precinct.engine.policecity.proto.Cause.values()) {
      if (one.ordinal() > 0) ends.add("police-city.cause." + one.name());
    }
    for (Enum<?> one : org.precinct.engine.bleus.proto.Result.Cause.values()) {
      ends.add("allez-les-bleus.cause." + one.name());
    }
    for (String end : ends) {
      String key = "sim." + end.toLowerCase(Locale.ROOT);
      assertWithMessage(key).that(Words.texts().has(key)).isTrue();
    }
  }
}
