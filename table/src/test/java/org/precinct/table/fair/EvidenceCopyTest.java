package org.precinct.table.fair;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Choices;
import org.precinct.table.proto.Mind;

/** What is checked on another thread has everything, and nothing that still changes. */
public final class EvidenceCopyTest {
  private static final ByteString BYTES = ByteString.encodeUtf8("bytes");

  private static Evidence evidence() {
    Evidence evidence = new Evidence(3, 1, Optional.empty(), BYTES, true);
    evidence.forgot(2);
    evidence.begun(List.of(1, 2));
    evidence.begunInVain(4);
    evidence.cameLate();
    Chair own = new Chair("Ana", 1, Mind.PERSON, "");
    evidence.sits(List.of(own, own));
    evidence.sitsStill(List.of(own, new Chair("Ben", 2, Mind.HARD_BOT, "")), 5);
    evidence.saw(1, 1, BYTES, 1, 30_000, 10);
    evidence.offered(1, 1, new Choices(List.of(BYTES), false));
    evidence.heard(1, 1, BYTES);
    evidence.withheld(1, 2);
    evidence.acknowledged(0, BYTES, BYTES);
    evidence.refused(0, BYTES, 1, 20, 30);
    evidence.away(40);
    evidence.sitsStill(List.of(own, own), 50);
    evidence.silent(60, 70);
    evidence.suspect("fair.copy");
    return evidence;
  }

  @Test
  public void hasEverything() throws Exception {
    Evidence evidence = evidence();
    assertSame("evidence", evidence, evidence.copy());
  }

  @Test
  public void doesNotChangeWithTheOriginal() throws Exception {
    Evidence evidence = evidence();
    Evidence copy = evidence.copy();
    Chair other = new Chair("Ana", 2, Mind.EASY_BOT, "");
    evidence.sitsStill(List.of(other, other), 80);
    evidence.saw(1, 2, BYTES, 1, 30_000, 90);
    evidence.heard(1, 2, BYTES);
    evidence.away(100);
    assertSame("copy", evidence(), copy);
    assertThat(evidence.lastChange(0)).isGreaterThan(copy.lastChange(0));
  }

  /** The same values all the way down, in other objects wherever they can change. */
  private static void assertSame(String path, Object one, Object other) throws Exception {
    if (one instanceof Map<?, ?> map) {
      assertWithMessage(path).that(((Map<?, ?>) other).keySet()).isEqualTo(map.keySet());
      for (Object key : map.keySet()) {
        assertSame(path + "." + key, map.get(key), ((Map<?, ?>) other).get(key));
      }
    } else if (one instanceof Collection<?> all) {
      assertWithMessage(path).that((Collection<?>) other).hasSize(all.size());
      Iterator<?> others = ((Collection<?>) other).iterator();
      for (Object each : all) assertSame(path + "[]", each, others.next());
    } else if (isPlain(one)) {
      assertWithMessage(path).that(other).isEqualTo(one);
    } else {
      assertWithMessage("%s is shared", path).that(other).isNotSameInstanceAs(one);
      for (Field field : fields(one)) {
        assertSame(path + "." + field.getName(), field.get(one), field.get(other));
      }
    }
  }

  private static boolean isPlain(Object value) {
    return value == null
        || value.getClass().isRecord()
        || !value.getClass().getName().startsWith(Evidence.class.getName());
  }

  private static List<Field> fields(Object of) {
    List<Field> fields = new ArrayList<>();
    for (Field field : of.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) continue;
      field.setAccessible(true);
      fields.add(field);
    }
    return fields;
  }
}
