package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.show.Keyboard.Misread;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Controls;
import org.precinct.seat.policecity.CityButtons;
import org.precinct.seat.policecity.CityControls;
import org.precinct.seat.policecity.CityDraft;
import org.precinct.seat.policecity.CityDraft.Sheet;
import org.precinct.seat.policecity.CityTouch;
import org.precinct.seat.policecity.CityTouch.Spot;
import org.precinct.seat.policecity.ClaimDraft;
import org.precinct.seat.policecity.DealDraft;
import org.precinct.seat.policecity.DeployDraft;
import org.precinct.seat.policecity.OfferDraft;
import org.precinct.seat.policecity.PickDraft;
import org.precinct.seat.policecity.SoloDraft;

/**
 * Dice, gains, tokens and captains one after the other, and short commands for those in a hurry.
 */
final class CityKeymap implements Keymap<Action, View, Event, CityDraft, CityTouch> {
  static final CityControls CONTROLS = new CityControls();
  private static final int FEW = 12;

  @Override
  public Controls<Action, View, Event, CityDraft, CityTouch> controls() {
    return CONTROLS;
  }

  /** Dice are always sent out in the same way, however many of them are left. */
  @Override
  public int few(View view) {
    return CONTROLS.begin(view).part() instanceof DeployDraft ? 0 : FEW;
  }

  /** What may be claimed at any time, but for the moment that is for it. */
  @Override
  public boolean isAside(Action action, View view) {
    boolean claims =
        action.claim != null
            || action.combine != null
            || action.file_in != null
            || action.file_out != null;
    return claims && view.phase != Phase.LAST_CLAIMS;
  }

  /** What is open over the table is all that is listed, or where the die in the hand may go. */
  @Override
  public boolean inSight(CityTouch touch, CityDraft draft, View view) {
    boolean special = touch instanceof CityTouch.Announce || touch instanceof CityTouch.Take;
    boolean claim =
        touch instanceof CityTouch.Objective
            || touch instanceof CityTouch.Card
            || touch instanceof CityTouch.Token
            || touch instanceof CityTouch.Combination
            || touch instanceof CityTouch.FileIn
            || touch instanceof CityTouch.FileOut
            || touch == Spot.CLAIM;
    boolean moves = isHeld(draft) && touch instanceof CityTouch.Say;
    if (moves) return false;
    return switch (draft.sheet()) {
      case CLAIMS -> claim || touch == Spot.FILE;
      case SPECIALS -> special || touch instanceof CityTouch.Say;
      case NONE -> true;
    };
  }

  @Override
  public Optional<String> label(CityTouch touch, CityDraft draft, View view, Viewpoint viewpoint) {
    // 0 puts the die in the hand down again.
    if (touch instanceof CityTouch.Die && isHeld(draft)) return Optional.empty();
    if (touch instanceof Spot spot) return spot(spot, draft, view, viewpoint);
    return Optional.of(new CityTouchNames(draft, view, viewpoint).of(touch));
  }

  private static boolean isHeld(CityDraft draft) {
    return draft.part() instanceof DeployDraft deploy && deploy.held().isPresent();
  }

  /** Doors to where there is nothing are left out. */
  private static Optional<String> spot(Spot spot, CityDraft draft, View view, Viewpoint viewpoint) {
    May may = view.mine.may;
    CityButtons buttons = new CityButtons(draft, view, viewpoint.voice(CONTROLS));
    boolean there =
        switch (spot) {
          case CLAIMS ->
              draft.sheet() != Sheet.CLAIMS
                  && view.phase != Phase.LAST_CLAIMS
                  && !isHeld(draft)
                  && !(may.claims.isEmpty()
                      && may.combines.isEmpty()
                      && may.file_in.isEmpty()
                      && may.file_out.isEmpty());
          case SPECIALS -> draft.sheet() != Sheet.SPECIALS && !buttons.specials().isEmpty();
          case FILE -> true;
          default -> false;
        };
    if (!there) return Optional.empty();
    return Optional.of(
        switch (spot) {
          case CLAIMS -> viewpoint.say("city.claims");
          case SPECIALS -> viewpoint.say("city.specials");
          default -> buttons.file().label();
        });
  }

  @Override
  public boolean isChosen(CityTouch touch, CityDraft draft, View view) {
    ClaimDraft claim = draft.claim();
    if (touch instanceof CityTouch.Slot slot) return draft.part().goesTo(slot.slot());
    if (touch instanceof CityTouch.Objective one) return claim.isFor(one.number());
    if (touch instanceof CityTouch.Card one) return claim.cards().contains(one.number());
    if (touch instanceof CityTouch.Token one) return claim.token() == one.number();
    if (touch instanceof CityTouch.Combination one) {
      return claim.combine().equals(Optional.of(one.combine()));
    }
    if (touch instanceof CityTouch.Gain gain && draft.part() instanceof SoloDraft solo) {
      return solo.left().contains(gain.position());
    }
    if (touch instanceof CityTouch.Kind kind && draft.part() instanceof PickDraft pick) {
      return pick.kind().isPresent() && pick.kind().getAsInt() == kind.kind();
    }
    return draft.part().holds(touch);
  }

  /** Captains with what is theirs. */
  @Override
  public Optional<String> group(CityTouch touch, CityDraft draft, View view, Viewpoint viewpoint) {
    if (touch instanceof CityTouch.Die die && die.seat() != view.mine.seat) {
      return Optional.of(viewpoint.name(die.seat()));
    }
    if (touch instanceof CityTouch.Rank rank) return Optional.of(viewpoint.name(rank.seat()));
    if (!(touch instanceof CityTouch.Element element)) return Optional.empty();
    if (draft.part() instanceof DealDraft) return Optional.of(viewpoint.name(element.seat()));
    boolean mine = element.seat() == view.mine.seat;
    return Optional.of(viewpoint.voice(CONTROLS).text(mine ? "seat.you_give" : "seat.you_get"));
  }

  @Override
  public List<CityTouch> expected(CityDraft draft, View view) {
    List<CityTouch> expected = new ArrayList<>();
    for (int slot = 1; isHeld(draft) && slot <= view.slots.size(); slot++) {
      expected.add(new CityTouch.Slot(slot));
    }
    if (draft.sheet() == Sheet.CLAIMS) {
      for (int number : view.objectives) {
        if (number > 0) expected.add(new CityTouch.Objective(number));
      }
    }
    return expected;
  }

  @Override
  public String question(CityDraft draft, View view, Viewpoint viewpoint) {
    if (draft.sheet() != Sheet.NONE) return "";
    if (isHeld(draft)) {
      return viewpoint.say("city.where");
    }
    if (draft.part() instanceof DealDraft deal) {
      return new CityTouchNames(draft, view, viewpoint).soFar(deal);
    }
    if (draft.part() instanceof OfferDraft offer && offer.to().isPresent()) {
      return new CityTouchNames(draft, view, viewpoint).soFar(offer);
    }
    return "";
  }

  @Override
  public Optional<List<CityTouch>> command(
      String typed, CityDraft begun, View view, Viewpoint viewpoint) throws Misread {
    if (view.mine == null) return Optional.empty();
    return new CityCommands(begun, view, viewpoint).read(typed);
  }
}
