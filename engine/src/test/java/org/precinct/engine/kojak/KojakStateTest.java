package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertWithMessage;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Arrest;
import org.precinct.engine.kojak.proto.Drive;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Phase;

/** No component of a state is forgotten when it is compared or copied. */
public final class KojakStateTest {
  /** A step has its own. */
  private static final Set<String> OF_THE_STEP = Set.of("seq", "news");

  private final KojakState base = dealt();

  @Test
  public void everyComponentCounts() throws Exception {
    for (RecordComponent component : components()) {
      KojakState other = changed(component);
      assertWithMessage(component.getName()).that(other).isNotEqualTo(base);
      assertWithMessage(component.getName()).that(changed(component)).isEqualTo(other);
    }
  }

  @Test
  public void aDraftKeepsEveryComponent() throws Exception {
    Catalogue box = Catalogue.get();
    for (RecordComponent component : components()) {
      KojakState other = changed(component);
      assertKept(other, new NextState(box.board(), box.cards(), other).finished());
    }
  }

  @Test
  public void aStepThatChangesNothingKeepsEveryComponent() throws Exception {
    for (RecordComponent component : components()) {
      KojakState other = changed(component);
      assertKept(other, other.withoutNews());
      assertWithMessage(component.getName()).that(States.with(other).build()).isEqualTo(other);
    }
  }

  private static void assertKept(KojakState before, KojakState after) throws Exception {
    for (RecordComponent component : components()) {
      if (OF_THE_STEP.contains(component.getName())) continue;
      assertWithMessage(component.getName())
          .that(component.getAccessor().invoke(after))
          .isEqualTo(component.getAccessor().invoke(before));
    }
  }

  private static RecordComponent[] components() {
    return KojakState.class.getRecordComponents();
  }

  /** The base with another value of one component. */
  private KojakState changed(RecordComponent changed) throws Exception {
    List<Class<?>> types = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    for (RecordComponent component : components()) {
      types.add(component.getType());
      boolean same = !component.getName().equals(changed.getName());
      values.add(same ? component.getAccessor().invoke(base) : other(component.getName()));
    }
    Constructor<KojakState> constructor =
        KojakState.class.getDeclaredConstructor(types.toArray(new Class<?>[0]));
    return constructor.newInstance(values.toArray());
  }

  private Object other(String component) {
    return switch (component) {
      case "options" -> new KojakOptions(true, true, true, true, 20, 20);
      case "phase" -> Phase.TRAP_CHOICE;
      case "moved" -> true;
      case "moves" -> List.of(new Move(1, false, 3, Path.then(Path.NONE, 3), Effect.PARKS, true));
      case "cars" -> base.cars().with(0, 1, 7);
      case "criminals" -> base.criminals().with(Colour.BLUE, 3);
      case "detectives" -> List.of(Detective.NEW, Detective.NEW.onMission(5, 2), Detective.NEW);
      case "traps" -> base.traps().rotated();
      case "missions" -> base.missions().withoutTop();
      case "racers" -> Seats.first(2);
      case "arrests" -> List.of(new Arrest.Builder().seat(1).build());
      case "last" -> Optional.of(new Drive.Builder().car(2).path(List.of(4)).build());
      case "news" -> List.of(new Event.Builder().number(6).build());
      case "outcome" ->
          Optional.of(new Outcome(Ending.RACE, "", Seats.of(Seat.of(1)), List.of(2, 1, 3)));
      default -> 99;
    };
  }

  private static KojakState dealt() {
    try {
      return new KojakGame().deal(Setup.of(3), Chance.of("components"));
    } catch (IllegalSetup e) {
      throw new AssertionError(e);
    }
  }
}
