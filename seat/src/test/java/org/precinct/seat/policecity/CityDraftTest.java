package org.precinct.seat.policecity;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.Test;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Claim;
import org.precinct.engine.policecity.proto.Combine;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Mine;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.Point;
import org.precinct.engine.policecity.proto.Proposal;
import org.precinct.engine.policecity.proto.Slot;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;
import org.precinct.seat.policecity.CityDraft.Sheet;
import org.precinct.seat.policecity.CityTouch.Spot;

/** What touches make of drafts. */
public final class CityDraftTest {

  private static View opening() throws Exception {
    return PlayedGames.find(
        view ->
            view.phase == Phase.DEPLOY
                && view.mine.seat == 0
                && view.mine.may.slots.size() >= 3
                && view.mine.may.take_back.isEmpty());
  }

  private static PhaseDraft edited(Reaction<PhaseDraft, Action> reaction) {
    return ((Reaction.Edit<PhaseDraft, Action>) reaction).draft();
  }

  private static Action sent(Reaction<?, Action> reaction) {
    return ((Reaction.Send<?, Action>) reaction).action();
  }

  private static DeployDraft holding(int die) {
    return new DeployDraft(OptionalInt.of(die));
  }

  private static final DeployDraft EMPTY_HAND = new DeployDraft(OptionalInt.empty());

  @Test
  public void aDieGoesWhereTheNextTouchSays() throws Exception {
    View view = opening();
    int slot = view.mine.may.slots.get(1);
    PhaseDraft held = edited(EMPTY_HAND.touch(new CityTouch.Die(0, 1), view));
    assertThat(held).isEqualTo(holding(1));
    Action place = sent(held.touch(new CityTouch.Slot(slot), view));
    assertThat(place.place.die).isEqualTo(1);
    assertThat(place.place.slot).isEqualTo(slot);
    assertThat(held.touch(new CityTouch.Die(0, 1), view)).isEqualTo(Reaction.edit(EMPTY_HAND));
    assertThat(held.touch(new CityTouch.Die(1, 2), view).isNothing()).isTrue();
    assertThat(EMPTY_HAND.touch(new CityTouch.Slot(slot), view).isNothing()).isTrue();
  }

  @Test
  public void draggingIsTouchingTwice() throws Exception {
    View view = opening();
    CityTouch die = new CityTouch.Die(0, 3);
    CityTouch slot = new CityTouch.Slot(view.mine.may.slots.get(0));
    CityDraft draft = PlayedGames.CONTROLS.begin(view);
    Action dragged = sent(PlayedGames.offers(draft, view).drag(die, slot));
    assertThat(dragged.place.die).isEqualTo(3);
    for (int held : List.of(2, 3)) {
      var offers = PlayedGames.offers(draft.with(holding(held)), view);
      assertThat(sent(offers.drag(die, slot))).isEqualTo(dragged);
    }
    CityTouch rival = new CityTouch.Die(1, 3);
    assertThat(PlayedGames.offers(draft, view).drag(rival, slot).isNothing()).isTrue();
  }

  private static View asked(Phase phase, May may) {
    return asked(phase, may, List.of());
  }

  private static View asked(Phase phase, May may, List<Integer> file) {
    Player player = new Player.Builder().seizures(List.of(1, 0, 0, 0, 0)).build();
    return new View.Builder()
        .phase(phase)
        .players(List.of(player, player))
        .token_supply(List.of(4, 4, 4, 3, 2))
        .mine(new Mine.Builder().seat(0).file(file).may(may).build())
        .build();
  }

  /** The claims shut a file that lies open beside a deal, so that is not on the way. */
  @Test
  public void whatIsInTheFileIsTakenOutAtTheClaims() {
    View view = asked(Phase.MAFIA_DEAL, new May.Builder().file_out(List.of(1)).build(), List.of(1));
    CityDraft beside = PlayedGames.CONTROLS.begin(view).withFile(true);
    Action out = Actions.fileOut(1);
    for (CityDraft draft : List.of(beside, beside.withFile(false))) {
      assertThat(wayTo(out, draft, view)).containsExactly(Spot.CLAIMS, Spot.FILE).inOrder();
    }
  }

  /** What is touched before the touch that sends the action. */
  private static List<CityTouch> wayTo(Action action, CityDraft draft, View view) {
    List<CityTouch> way = new ArrayList<>();
    var offers = PlayedGames.offers(draft, view);
    while (true) {
      var now = offers;
      CityTouch next =
          now.open().stream().filter(touch -> now.leads(touch, action)).findFirst().orElseThrow();
      if (!(now.reaction(next) instanceof Reaction.Edit<CityDraft, Action> edit)) return way;
      way.add(next);
      offers = now.with(edit.draft());
    }
  }

  @Test
  public void aSplitStartsFromTheOwnProposal() {
    View view =
        asked(Phase.NEGOTIATE, new May.Builder().propose(true).build())
            .newBuilder()
            .participants(3)
            .gains(List.of(Gain.CARD, Gain.RANK))
            .claimed(List.of(1, 2))
            .proposals(
                List.of(new Proposal(1, 1, List.of(1, 1), 2), new Proposal(2, 0, List.of(2, 0), 1)))
            .build();
    SplitDraft draft = (SplitDraft) PhaseDraft.begin(view);
    assertThat(draft.takers()).containsExactly(2, 0).inOrder();
    assertThat(draft.touch(new CityTouch.Gain(2), view).isNothing()).isTrue();
    PhaseDraft open = edited(draft.touch(CityTouch.Spot.PROPOSAL, view));
    PhaseDraft picked = edited(open.touch(new CityTouch.Gain(2), view));
    assertThat(picked.touch(new CityTouch.Taker(3), view).isNothing()).isTrue();
    SplitDraft given = (SplitDraft) edited(picked.touch(new CityTouch.Taker(1), view));
    assertThat(given.takers()).containsExactly(2, 1).inOrder();
    assertThat(given.held()).isEqualTo(OptionalInt.empty());
    assertThat(given.action(view).get().propose.takers).containsExactly(2, 1).inOrder();
  }

  @Test
  public void whatThereIsToChooseLiesReady() {
    View remove =
        asked(Phase.C_REMOVE, new May.Builder().remove(1).removable(List.of(1, 4, 5)).build());
    PhaseDraft leaving = PhaseDraft.begin(remove);
    // The informant goes first; one touch sends another one instead.
    assertThat(leaving.action(remove).get().remove.dice).containsExactly(5);
    leaving = edited(leaving.touch(new CityTouch.Die(0, 4), remove));
    assertThat(leaving.action(remove).get().remove.dice).containsExactly(4);
    assertThat(leaving.distance(Actions.remove(0, List.of(1)), remove))
        .isEqualTo(OptionalInt.of(2));
    View two =
        asked(Phase.C_REMOVE, new May.Builder().remove(2).removable(List.of(1, 3, 4)).build());
    assertThat(PhaseDraft.begin(two).action(two).get().remove.dice).containsExactly(1, 3);
    View keep = asked(Phase.OFFICE_KEEP, new May.Builder().keep(List.of(2, 6)).build());
    assertThat(PhaseDraft.begin(keep).action(keep).get().keep).isEqualTo(6);
    View pick = asked(Phase.PICK, new May.Builder().pick(List.of(1, 3, 4)).build());
    assertThat(PhaseDraft.begin(pick).action(pick).get().pick).isEqualTo(1);
  }

  @Test
  public void whatDoesNotCountIsRerolled() {
    int bank = 0;
    for (Card card : Box.CARDS)
      if (card.isPlace() && card.handcuffs() == 4) bank = 1 + card.index();
    Player rolled =
        new Player.Builder().dice(List.of(1, 1, 1, 1)).faces(List.of(1, 2, 3, 0)).build();
    View view =
        asked(Phase.REROLL, new May.Builder().reroll(true).rerollable(List.of(1, 2, 3, 5)).build())
            .newBuilder()
            .players(List.of(rolled, rolled))
            .informants(List.of(new Informant(5, 0, 1, 1, Face.MAFIA.number())))
            .slots(List.of(new Slot(bank, SlotState.RESOLVING)))
            .slot(1)
            .handcuffs(3)
            .build();
    assertThat(PhaseDraft.begin(view)).isEqualTo(new RerollDraft(List.of(2)));
    // What lies there counts, touched or not.
    assertThat(PhaseDraft.begin(view).lies(view).get().reroll.dice).containsExactly(2);
    View enough = view.newBuilder().handcuffs(4).build();
    assertThat(PhaseDraft.begin(enough)).isEqualTo(new RerollDraft(List.of(5)));
    View conflict = view.newBuilder().phase(Phase.C_REROLL).build();
    assertThat(PhaseDraft.begin(conflict)).isEqualTo(new RerollDraft(List.of(1)));
  }

  @Test
  public void fingersAreAllUsedOrNone() {
    May may = new May.Builder().point_ranks(3).point_seats(List.of(1, 2, 3)).build();
    View view = asked(Phase.C_POINT, may);
    PhaseDraft draft = PhaseDraft.begin(view);
    assertThat(draft.action(view)).isEqualTo(Optional.empty());
    assertThat(draft.missing(view)).isEqualTo(Optional.of("seat.point_at_one"));
    assertThat(draft.lies(view)).isEqualTo(Optional.empty());
    draft = edited(draft.touch(new CityTouch.Finger(2, true), view));
    // All at one with the first touch.
    Point all = new Point(List.of(2), List.of(3));
    assertThat(draft.action(view).get().point).isEqualTo(all);
    assertThat(draft.lies(view).get().point).isEqualTo(all);
    draft = edited(draft.touch(new CityTouch.Finger(1, true), view));
    // A third target is one too many.
    assertThat(draft.touch(new CityTouch.Finger(3, true), view).isNothing()).isTrue();
    draft = edited(draft.touch(new CityTouch.Finger(1, true), view));
    Point point = new Point(List.of(1, 2), List.of(2, 1));
    assertThat(draft.action(view).get().point).isEqualTo(point);
    draft = edited(draft.touch(new CityTouch.Finger(1, true), view));
    assertThat(draft.touch(new CityTouch.Finger(1, true), view).isNothing()).isTrue();
    draft = edited(draft.touch(new CityTouch.Finger(1, false), view));
    assertThat(draft.action(view)).isEqualTo(Optional.empty());
  }

  @Test
  public void whatIsGoneLeavesTheDraft() {
    View view = asked(Phase.TRADE, new May.Builder().offer_to(List.of(1)).build(), List.of(2));
    OptionalInt other = OptionalInt.of(1);
    OfferDraft offer = new OfferDraft(other, List.of(1, 1), List.of(2, 2), List.of(1, 3));
    assertThat(offer.revised(view))
        .isEqualTo(new OfferDraft(other, List.of(1), List.of(2), List.of(1)));
    DealDraft deal = new DealDraft(List.of(1, 1, 9), List.of(2, 3), List.of(4, 0));
    assertThat(deal.revised(view))
        .isEqualTo(new DealDraft(List.of(1, 9), List.of(2), List.of(4, 0)));
    ClaimDraft claim =
        new ClaimDraft(OptionalInt.empty(), List.of(), 0, Optional.of(new Combine(1, 1, 0)));
    assertThat(claim.revised(view)).isEqualTo(ClaimDraft.EMPTY);
  }

  @Test
  public void cardsOfAnObjectiveAreChosenWhereThereIsNoChoice() {
    Claim first = new Claim(4, List.of(20, 21), 0);
    Claim second = new Claim(4, List.of(20, 22), 0);
    View one = asked(Phase.ROLL, new May.Builder().claims(List.of(first)).build());
    View two = asked(Phase.ROLL, new May.Builder().claims(List.of(first, second)).build());
    CityTouch objective = new CityTouch.Objective(4);
    ClaimDraft single = claimed(ClaimDraft.EMPTY.touch(objective, one));
    assertThat(single.cards()).containsExactly(20, 21);
    assertThat(single.action(one).get().claim.cards).containsExactly(20, 21);
    ClaimDraft several = claimed(ClaimDraft.EMPTY.touch(objective, two));
    assertThat(several.cards()).isEmpty();
    assertThat(several.missing(two)).isEqualTo(Optional.of("err_objective_cards"));
    ClaimDraft all = new ClaimDraft(OptionalInt.of(4), List.of(20, 21, 22), 0, Optional.empty());
    assertThat(all.missing(two)).isEqualTo(Optional.of("err_card_too_many"));
  }

  private static ClaimDraft claimed(Reaction<ClaimDraft, Action> reaction) {
    return ((Reaction.Edit<ClaimDraft, Action>) reaction).draft();
  }

  @Test
  public void whatLiesOpenLastsIntoTheNextPhaseButForWindows() {
    View before = asked(Phase.AFTER_DEPLOY, new May.Builder().build(), List.of(2));
    View after = before.newBuilder().phase(Phase.ROLL).phase_id(7).build();
    CityDraft draft = PlayedGames.CONTROLS.begin(before);
    assertThat(draft.with(Sheet.SPECIALS).revised(after).sheet()).isEqualTo(Sheet.NONE);
    CityDraft open = draft.with(Sheet.CLAIMS).withFile(true);
    assertThat(open.revised(before)).isEqualTo(open);
    assertThat(open.revised(after).sheet()).isEqualTo(Sheet.CLAIMS);
    assertThat(open.revised(after).fileOpen()).isTrue();
    var shut = PlayedGames.CONTROLS.touch(Spot.CLOSE, open, before);
    assertThat(((Reaction.Edit<CityDraft, Action>) shut).draft()).isEqualTo(draft);
  }

  @Test
  public void sheetsAreOpenedAndShutByTouchesThatAreListed() throws Exception {
    View view = PlayedGames.find(found -> found.phase == Phase.NEGOTIATE);
    CityDraft draft = PlayedGames.CONTROLS.begin(view);
    assertThat(PlayedGames.CONTROLS.open(draft, view)).contains(Spot.CLAIMS);
    assertThat(PlayedGames.CONTROLS.open(draft, view)).doesNotContain(Spot.CLOSE);
    CityDraft open = draft.with(Sheet.CLAIMS);
    assertThat(PlayedGames.CONTROLS.open(open, view)).contains(Spot.CLOSE);
  }
}
