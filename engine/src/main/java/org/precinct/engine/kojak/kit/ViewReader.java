package org.precinct.engine.kojak.kit;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Arrest;
import org.precinct.engine.kojak.proto.Detective;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.View;

/** Reads what views keep as numbers. */
public final class ViewReader {
  private ViewReader() {}

  /** Whether the viewer has to decide something. */
  public static boolean asks(View view) {
    return view.viewer != null && view.viewer == view.current && view.phase != Phase.GAME_OVER;
  }

  /** The file of the mission that a detective is on. */
  public static Optional<Colour> file(Detective detective) {
    return Optional.ofNullable(detective.mission).map(card -> Catalogue.get().cards().file(card));
  }

  /** Where a criminal stands; see {@link Circle}. */
  public static int space(View view, Colour criminal) {
    return view.spaces.get(criminal.ordinal());
  }

  public static boolean isFree(View view, Colour criminal) {
    return space(view, criminal) != Circle.ARRESTED;
  }

  /** The seat that arrested a criminal. */
  public static OptionalInt arrestedBy(View view, Colour criminal) {
    for (Arrest arrest : view.arrests) {
      if (Colour.of(arrest.colour) == criminal) return OptionalInt.of(arrest.seat);
    }
    return OptionalInt.empty();
  }

  /** The key of the text that says what a move brings beside the driving. */
  public static Optional<String> effect(Offer offer) {
    if (offer.effect != Effect.DRIVES) {
      return Optional.of("effect." + offer.effect.name().toLowerCase(Locale.ROOT));
    }
    return offer.stops_short ? Optional.of("effect.stops_short") : Optional.empty();
  }

  /** The offer of a view that a move takes up. */
  public static Optional<Offer> offer(View view, Action.Move move) {
    for (Offer offer : view.moves) {
      boolean same =
          offer.car == move.car && offer.to == move.to && offer.direction == move.direction;
      if (same) return Optional.of(offer);
    }
    return Optional.empty();
  }
}
