package org.precinct.seat.policecity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.DiePlace;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/**
 * Sending out dice: one is picked up, and goes where the next touch says.
 *
 * @param held the own die in the hand
 */
public record DeployDraft(OptionalInt held) implements PhaseDraft {
  private static final DeployDraft EMPTY = new DeployDraft(OptionalInt.empty());

  /** Once a die is on its way, the next one is in the hand; before, cards can be read. */
  static DeployDraft of(View view) {
    boolean begun = false;
    for (int at : view.players.get(view.mine.seat).dice) begun |= at > 0;
    return begun && !view.mine.decided ? next(view, 0) : EMPTY;
  }

  private static DeployDraft next(View view, int sent) {
    if (view.phase != Phase.DEPLOY) return EMPTY;
    for (int die : view.mine.may.dice) {
      boolean home = Dice.at(view, view.mine.seat, die) == DiePlace.HOME;
      if (home && die != sent) return new DeployDraft(OptionalInt.of(die));
    }
    for (Informant informant : view.informants) {
      boolean home = informant.at == DiePlace.HOME && informant.die != sent;
      if (home && view.mine.may.informants.contains(informant.die)) {
        return new DeployDraft(OptionalInt.of(informant.die));
      }
    }
    return EMPTY;
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    int die = Dice.ownDie(touch, view);
    if (die > 0) return ofDie(die, view);
    if (!held.isPresent()) return Reaction.nothing();
    Optional<Action> sent = Optional.empty();
    if (touch instanceof CityTouch.Slot slot) sent = onto(held.getAsInt(), slot.slot(), view);
    if (touch == CityTouch.Spot.HOME) sent = home(view);
    if (!sent.isPresent()) return Reaction.nothing();
    boolean placed = sent.get().take_back == null;
    return Reaction.send(sent.get(), placed ? next(view, held.getAsInt()) : EMPTY);
  }

  private Reaction<PhaseDraft, Action> ofDie(int die, View view) {
    if (held.isPresent()) {
      Optional<Action> ride = ride(held.getAsInt(), die, view);
      if (ride.isPresent()) return Reaction.send(ride.get(), next(view, held.getAsInt()));
      if (held.getAsInt() == die) return Reaction.edit(EMPTY);
    }
    if (!mayMove(die, view.mine.may)) return Reaction.nothing();
    return Reaction.edit(new DeployDraft(OptionalInt.of(die)));
  }

  private static boolean mayMove(int die, May may) {
    return may.dice.contains(die) || may.informants.contains(die) || may.take_back.contains(die);
  }

  /** An informant that is put on a card gets on the first of the own dice there. */
  private static Optional<Action> onto(int die, int slot, View view) {
    May may = view.mine.may;
    if (may.dice.contains(die)) {
      boolean elsewhere = Dice.at(view, view.mine.seat, die) != slot;
      return elsewhere && may.slots.contains(slot)
          ? Optional.of(Actions.place(view.phase_id, die, slot))
          : Optional.empty();
    }
    for (int carrier = 1; carrier <= Staff.OWN; carrier++) {
      if (Dice.at(view, view.mine.seat, carrier) != slot) continue;
      Optional<Action> ride = ride(die, carrier, view);
      if (ride.isPresent()) return ride;
    }
    return Optional.empty();
  }

  /** Takes the held die back. */
  Optional<Action> home(View view) {
    return held.isPresent() && view.mine.may.take_back.contains(held.getAsInt())
        ? Optional.of(Actions.takeBack(view.phase_id, held.getAsInt()))
        : Optional.empty();
  }

  private static Optional<Action> ride(int informant, int carrier, View view) {
    May may = view.mine.may;
    boolean possible =
        may.informants.contains(informant)
            && may.carriers.contains(carrier)
            && carrierOf(informant, view) != carrier;
    return possible
        ? Optional.of(Actions.ride(view.phase_id, informant, carrier))
        : Optional.empty();
  }

  private static int carrierOf(int die, View view) {
    for (Informant informant : view.informants) {
      if (informant.die == die) return informant.carrier;
    }
    return 0;
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> all = Dice.own(view);
    Dice.addSlots(view, all);
    all.add(CityTouch.Spot.HOME);
    return all;
  }

  @Override
  public boolean holds(CityTouch touch) {
    return touch instanceof CityTouch.Die die && held.isPresent() && die.die() == held.getAsInt();
  }

  @Override
  public Optional<Action> action(View view) {
    return Optional.empty();
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    int die =
        action.place != null
            ? action.place.die
            : action.ride != null
                ? action.ride.informant
                : action.take_back != null ? action.take_back.die : 0;
    if (die == 0) return OptionalInt.empty();
    if (!held.isPresent()) return OptionalInt.of(2);
    if (held.getAsInt() == die) return OptionalInt.of(1);
    // Touching the die would put the held informant on it, which has to be let go first.
    return OptionalInt.of(ride(held.getAsInt(), die, view).isPresent() ? 3 : 2);
  }

  @Override
  public PhaseDraft revised(View view) {
    boolean gone = held.isPresent() && !mayMove(held.getAsInt(), view.mine.may);
    return gone ? EMPTY : this;
  }
}
