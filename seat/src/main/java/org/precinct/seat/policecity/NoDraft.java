package org.precinct.seat.policecity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/** The phase asks for nothing that takes several touches. */
public record NoDraft() implements PhaseDraft {

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    return Reaction.nothing();
  }

  @Override
  public List<CityTouch> touches(View view) {
    return List.of();
  }

  @Override
  public Optional<Action> action(View view) {
    return Optional.empty();
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    return OptionalInt.empty();
  }
}
