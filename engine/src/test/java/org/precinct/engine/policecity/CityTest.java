package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertWithMessage;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Setup;

/** A city has very many fields: none is forgotten in a copy, or when two are compared. */
public final class CityTest {
  /** What is no part of the truth, and what a copy begins anew. */
  private static final Set<String> NO_STATE = Set.of("shown", "luck");

  private static final String NEWS = "news";

  private static City city() throws Exception {
    return Scene.GAME.deal(Setup.of(4), Chance.of("copies")).city();
  }

  private static List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    for (Field field : City.class.getDeclaredFields()) {
      boolean state = !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic();
      if (state && !Modifier.isFinal(field.getModifiers()) && !NO_STATE.contains(field.getName())) {
        field.setAccessible(true);
        fields.add(field);
      }
    }
    return fields;
  }

  @Test
  public void aCopyHasEverything() throws Exception {
    for (Field field : fields()) {
      if (field.getName().equals(NEWS)) continue;
      City city = city().copy(Chance.of("luck"));
      Object changed = changed(field.get(city));
      field.set(city, changed);
      Object copied = field.get(city.copy(Chance.of("luck")));
      assertWithMessage("%s is copied", field.getName())
          .that(new Object[] {copied})
          .isEqualTo(new Object[] {changed});
    }
  }

  /** A step writes on its arrays: the state it began from must not see that. */
  @Test
  public void aStepLeavesTheStateBeforeAlone() throws Exception {
    State before = Scene.GAME.deal(Setup.of(4), Chance.of("copies"));
    State same = Scene.GAME.deal(Setup.of(4), Chance.of("copies"));
    City draft = before.draft(Chance.of("luck"));
    // Decks and what is counted for one conflict are replaced as a whole.
    Set<String> replaced =
        Set.of(
            "deck",
            "discard",
            "objectiveDeck",
            "objectiveDiscard",
            "gains",
            "conflictRanks",
            "hits");
    for (Field field : fields()) {
      Object value = field.get(draft);
      if (!value.getClass().isArray() || replaced.contains(field.getName())) continue;
      if (Array.getLength(value) > 0) Array.set(value, 0, other(Array.get(value, 0)));
      assertWithMessage("%s is shared", field.getName()).that(before).isEqualTo(same);
    }
  }

  @Test
  public void everyFieldCounts() throws Exception {
    for (Field field : fields()) {
      City one = city().copy(Chance.of("luck"));
      City other = city().copy(Chance.of("luck"));
      assertWithMessage("equal at first").that(one.sameAs(other)).isTrue();
      field.set(other, changed(field.get(other)));
      assertWithMessage("%s is compared", field.getName()).that(one.sameAs(other)).isFalse();
      assertWithMessage("%s is in the hash", field.getName())
          .that(one.hash())
          .isNotEqualTo(other.hash());
    }
  }

  /** Another value of the same type. */
  private static Object changed(Object value) {
    if (value instanceof List<?> list) {
      List<Object> longer = new ArrayList<>(list);
      longer.add(Optional.of("one more"));
      return longer;
    }
    if (!value.getClass().isArray()) return other(value);
    int length = Array.getLength(value);
    Object longer = Array.newInstance(value.getClass().getComponentType(), length + 1);
    System.arraycopy(value, 0, longer, 0, length);
    return longer;
  }

  private static Object other(Object value) {
    if (value instanceof Integer number) return number + 1;
    if (value instanceof Long number) return number + 1;
    if (value instanceof Boolean flag) return !flag;
    Object[] constants = value.getClass().getEnumConstants();
    return constants[(((Enum<?>) value).ordinal() + 1) % constants.length];
  }
}
