package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.precinct.engine.DataFile;
import org.precinct.engine.Game;
import org.precinct.engine.Texts;
import org.precinct.engine.policecity.PoliceCity;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.What;
import org.precinct.engine.policecity.proto.Why;
import org.precinct.seat.Button;
import org.precinct.seat.Controls;
import org.precinct.seat.Lesson;
import org.precinct.seat.Reaction;
import org.precinct.seat.Term;
import org.precinct.seat.Voice;
import org.precinct.seat.policecity.CityDraft.Sheet;
import org.precinct.seat.policecity.CityTouch.Spot;

/**
 * Police City under a captain's fingers.
 *
 * <p>What the phase asks for is a {@link PhaseDraft}; claims fit any phase; {@link SingleTouches}
 * are done by one touch. All of it is decided from {@code View.mine.may} and what lies on the
 * table.
 */
public final class CityControls implements Controls<Action, View, Event, CityDraft, CityTouch> {
  private final PoliceCity game = new PoliceCity();
  private final Texts texts =
      Texts.builder()
          .addAll(game.texts())
          .addAll(DataFile.resource(CityControls.class, "policecity-seat.csv"))
          .build();

  @Override
  public Game<?, Action, View, Event> game() {
    return game;
  }

  @Override
  public Texts texts() {
    return texts;
  }

  @Override
  public CityDraft begin(View view) {
    return CityDraft.begin(view);
  }

  @Override
  public CityDraft revise(CityDraft draft, View view) {
    return draft.revised(view);
  }

  @Override
  public Reaction<CityDraft, Action> touch(CityTouch touch, CityDraft draft, View view) {
    if (view.mine == null || view.phase == Phase.OVER) return Reaction.nothing();
    if (touch instanceof Spot spot && !isOfPart(spot)) {
      return ofSpot(spot, draft, view);
    }
    Optional<Action> single = SingleTouches.action(touch, view);
    if (single.isPresent()) return Reaction.send(single.get(), afterSingle(touch, draft));
    Reaction<ClaimDraft, Action> claim = draft.claim().touch(touch, view);
    if (claim instanceof Reaction.Edit<ClaimDraft, Action> edit) {
      return Reaction.edit(draft.with(edit.draft()));
    }
    if (claim instanceof Reaction.Send<ClaimDraft, Action> sent) {
      return Reaction.send(sent.action(), draft.with(sent.draft()));
    }
    return ofPart(touch, draft, view);
  }

  private static boolean isOfPart(Spot spot) {
    return spot == Spot.HOME || spot == Spot.CLAIM || spot == Spot.PROPOSAL || spot == Spot.NOBODY;
  }

  private static Reaction<CityDraft, Action> ofPart(CityTouch touch, CityDraft draft, View view) {
    boolean hidden =
        touch instanceof CityTouch.Element element && element.filed() && !draft.fileOpen();
    if (hidden) return Reaction.nothing();
    Reaction<PhaseDraft, Action> part = draft.part().touch(touch, view);
    if (part instanceof Reaction.Edit<PhaseDraft, Action> edit) {
      return Reaction.edit(draft.with(edit.draft()));
    }
    if (part instanceof Reaction.Send<PhaseDraft, Action> sent) {
      return Reaction.send(sent.action(), draft.with(sent.draft()));
    }
    return Reaction.nothing();
  }

  /** What was played in a window shuts the sheet that it was chosen from. */
  private static CityDraft afterSingle(CityTouch touch, CityDraft draft) {
    boolean played = SingleTouches.isSpecial(touch) && draft.sheet() == Sheet.SPECIALS;
    return played ? draft.with(Sheet.NONE) : draft;
  }

  private static Reaction<CityDraft, Action> ofSpot(Spot spot, CityDraft draft, View view) {
    switch (spot) {
      case SEND -> {
        Optional<Action> action = draft.part().action(view);
        if (action.isPresent()) return Reaction.send(action.get(), draft);
      }
      case CLAIMS -> {
        ClaimDraft ready = draft.claim().ready(view);
        if (view.phase != Phase.PEEK) return Reaction.edit(draft.with(Sheet.CLAIMS).with(ready));
      }
      case SPECIALS -> {
        if (SingleTouches.asksForSpecials(view)) return Reaction.edit(draft.with(Sheet.SPECIALS));
      }
      case FILE -> {
        if (!view.mine.file.isEmpty()) return Reaction.edit(draft.withFile(!draft.fileOpen()));
      }
      case CLOSE -> {
        if (draft.sheet() != Sheet.NONE) return Reaction.edit(draft.with(Sheet.NONE));
      }
      default -> {}
    }
    return Reaction.nothing();
  }

  @Override
  public boolean holds(CityTouch touch, CityDraft draft) {
    return draft.part().holds(touch);
  }

  /** What lies under a sheet that is shut, or in one, can be touched only when that is open. */
  @Override
  public List<CityTouch> open(CityDraft draft, View view) {
    if (view.mine == null) return List.of();
    Set<CityTouch> all = new LinkedHashSet<>();
    all.addAll(draft.part().touches(view));
    all.addAll(SingleTouches.touches(view));
    if (drawerInSight(draft, view)) all.add(Spot.FILE);
    all.add(Spot.SEND);
    all.add(Spot.SPECIALS);
    if (draft.sheet() == Sheet.SPECIALS) all.addAll(SingleTouches.specials(view));
    all.add(Spot.CLAIMS);
    all.add(Spot.CLOSE);
    if (claimsInSight(draft, view)) {
      all.addAll(draft.claim().touches(view));
      all.addAll(SingleTouches.filing(view, draft.fileOpen()));
    }
    List<CityTouch> open = new ArrayList<>();
    for (CityTouch touch : all) if (!touch(touch, draft, view).isNothing()) open.add(touch);
    return open;
  }

  private static boolean claimsInSight(CityDraft draft, View view) {
    return draft.sheet() == Sheet.CLAIMS || view.phase == Phase.LAST_CLAIMS;
  }

  private static boolean drawerInSight(CityDraft draft, View view) {
    return claimsInSight(draft, view) || usesFile(draft.part(), view);
  }

  /** Whether something of the own file could go into the draft; a deal takes tokens only. */
  private static boolean usesFile(PhaseDraft part, View view) {
    if (part instanceof OfferDraft) return true;
    return part instanceof DealDraft && !Owned.tokens(view.mine.file).isEmpty();
  }

  @Override
  public Optional<String> why(
      CityTouch touch, CityDraft draft, View view, Voice<Action, View, Event> voice) {
    if (view.mine == null || !touch(touch, draft, view).isNothing()) return Optional.empty();
    if (touch == Spot.SEND) return draft.part().missing(view).map(voice::text);
    if (touch == Spot.CLAIM) return draft.claim().missing(view).map(voice::text);
    if (touch instanceof CityTouch.Slot slot) return why(What.ON_SLOT, slot.slot(), view, voice);
    if (touch instanceof CityTouch.Objective objective) {
      return why(What.CLAIMING, objective.number(), view, voice);
    }
    if (touch instanceof CityTouch.Accept accept) {
      return why(What.ACCEPTING, accept.number(), view, voice);
    }
    if (touch instanceof CityTouch.FileIn) return why(What.FILING, 0, view, voice);
    if (touch instanceof CityTouch.Combination) return why(What.COMBINING, 0, view, voice);
    if (!(touch instanceof CityTouch.Die die) || die.seat() != view.mine.seat) {
      return Optional.empty();
    }
    Optional<String> held = why(What.DIE, die.die(), view, voice);
    boolean rides = Staff.of(die.die()) == Staff.INFORMANT;
    return held.isPresent() || !rides ? held : why(What.RIDING, 0, view, voice);
  }

  private static Optional<String> why(
      What what, int item, View view, Voice<Action, View, Event> voice) {
    for (Why one : view.mine.may.why) {
      if (one.what == what && one.item == item) return Optional.of(voice.text(one.key));
    }
    return Optional.empty();
  }

  @Override
  public List<Button<CityTouch>> buttons(
      CityDraft draft, View view, Voice<Action, View, Event> voice) {
    if (view.mine == null || view.phase == Phase.OVER) return List.of();
    return new CityButtons(draft, view, voice).all();
  }

  @Override
  public OptionalInt distance(Action action, CityDraft draft, View view) {
    OptionalInt single = SingleTouches.distance(action, draft, claimsInSight(draft, view));
    if (single.isPresent()) return single;
    OptionalInt claim = draft.claim().distance(action);
    if (claim.isPresent()) return plus(claim, claimsInSight(draft, view) ? 0 : 1);
    OptionalInt part = draft.part().distance(action, view);
    return plus(part, !draft.fileOpen() && needsFile(action, draft.part()) ? 1 : 0);
  }

  /** R71: what lies there counts when the sand is out. */
  @Override
  public Optional<Action> whisper(CityDraft draft, View view) {
    if (view.mine == null || view.phase == Phase.OVER) return Optional.empty();
    boolean asked = Packed.has(view.asked, view.mine.seat) && !view.mine.decided;
    if (!asked || draft.phaseId() != view.phase_id) return Optional.empty();
    Optional<Action> lies = draft.part().lies(view);
    if (lies.isPresent()) {
      boolean known = lies.get().equals(view.mine.lying);
      return known ? Optional.empty() : lies.map(Actions::lying);
    }
    return view.mine.lying == null
        ? Optional.empty()
        : Optional.of(Actions.lyingNothing(view.phase_id));
  }

  private static OptionalInt plus(OptionalInt distance, int touches) {
    return distance.isPresent()
        ? OptionalInt.of(distance.getAsInt() + touches)
        : OptionalInt.empty();
  }

  /** Whether something has to be put into the draft from the file, or back. */
  private static boolean needsFile(Action action, PhaseDraft part) {
    if (action.deal != null && part instanceof DealDraft draft) {
      return !draft.filed().equals(action.deal.give_filed);
    }
    return action.offer != null
        && part instanceof OfferDraft draft
        && !draft.filed().equals(action.offer.give_filed);
  }

  @Override
  public Optional<Lesson> lesson(View view) {
    if (view.mine == null) return Optional.empty();
    return CityLessons.of(view, game.narrator().asks(view));
  }

  @Override
  public List<Term> glossary() {
    return CityGlossary.TERMS;
  }
}
