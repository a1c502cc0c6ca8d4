package org.precinct.engine.goodcop.kit;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;

/**
 * Writes actions: every form that the rules know, against one moment of a game. Places count from 1
 * as in messages.
 *
 * @param seq {@code View.state_seq}
 * @param windowNo {@code View.window_no}
 * @param window whether a reaction window is open
 */
public record Actions(int seq, int windowNo, boolean window) {

  public static Actions at(View view) {
    return new Actions(view.state_seq, view.window_no, view.phase == View.Phase.WINDOW);
  }

  private Action.Builder of(Kind kind) {
    return new Action.Builder().kind(kind).state_seq(seq);
  }

  private Action.Builder answer(Kind kind) {
    return new Action.Builder().kind(kind).window_no(windowNo);
  }

  /**
   * @param slots the old slot of the card laid at slot 1, 2 and 3
   */
  public Action order(List<Integer> slots) {
    return of(Kind.ORDER).order(slots).build();
  }

  public Action investigate(int place) {
    return of(Kind.ANNOUNCE).announce(TurnAction.INVESTIGATE).place(place).build();
  }

  /** Anything but an Investigate, which takes a place. */
  public Action announce(TurnAction action) {
    return of(Kind.ANNOUNCE).announce(action).build();
  }

  public Action play(Play play) {
    return (window ? answer(Kind.PLAY) : of(Kind.PLAY)).play(play).build();
  }

  public Action pass() {
    return answer(Kind.PASS).build();
  }

  /** A whisper: a use is being put together. */
  public Action compose() {
    return (window ? answer(Kind.COMPOSE) : of(Kind.COMPOSE)).build();
  }

  public Action keep() {
    return of(Kind.KEEP).build();
  }

  public Action chooseCard(int place) {
    return of(Kind.CHOOSE_CARD).place(place).build();
  }

  public Action chooseAim(int seat) {
    return of(Kind.CHOOSE_AIM).seat(seat).build();
  }

  public Action discard(Equipment card) {
    return of(Kind.DISCARD).card(card).build();
  }

  /** Without a gun. */
  public Action endTurn() {
    return of(Kind.END_TURN).build();
  }

  public Action endTurn(int aim) {
    return of(Kind.END_TURN).seat(aim).build();
  }

  public Action standingPass(StandingPass setting) {
    return of(Kind.SET_STANDING_PASS).standing_pass(setting).build();
  }

  public Action claimCard(int place, CardType type) {
    return of(Kind.CLAIM).place(place).type(type).build();
  }

  public Action claimGear(int seat, Equipment card) {
    return of(Kind.CLAIM).seat(seat).card(card).build();
  }

  public Action claimSide(int seat, Side side) {
    return of(Kind.CLAIM).seat(seat).side(side).build();
  }

  /** A card used as it is. */
  public static Play use(Equipment card) {
    return new Play.Builder().card(card).build();
  }

  public static Play useOn(Equipment card, int seat) {
    return new Play.Builder().card(card).seat(seat).build();
  }

  /** Evidence Bag: takes what lies in front of a player. */
  public static Play useOnFront(Equipment card, int seat) {
    return new Play.Builder().card(card).seat(seat).from_front(true).build();
  }

  /**
   * @param places ascending
   */
  public static Play useAt(Equipment card, List<Integer> places) {
    return new Play.Builder().card(card).places(places).build();
  }

  /**
   * Flashbang.
   *
   * @param slots the old slot of the card laid at slot 1, at slot 2 and so on
   */
  public static Play layOut(List<Integer> slots) {
    return new Play.Builder().card(Equipment.FLASHBANG).order(slots).build();
  }

  /** First what to do, then how: otherwise it would be an Investigate nearly always. */
  public static Action anyOfAnySort(List<Action> choices, Chance chance) {
    List<Integer> sorts = new ArrayList<>();
    for (Action choice : choices) if (!sorts.contains(sort(choice))) sorts.add(sort(choice));
    int sort = chance.pick(sorts);
    List<Action> alike = new ArrayList<>();
    for (Action choice : choices) if (sort(choice) == sort) alike.add(choice);
    return chance.pick(alike);
  }

  private static int sort(Action action) {
    return action.kind.getValue() << 4 | action.announce.getValue();
  }
}
