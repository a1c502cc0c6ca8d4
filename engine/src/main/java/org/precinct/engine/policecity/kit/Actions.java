package org.precinct.engine.policecity.kit;

import java.util.List;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Claim;
import org.precinct.engine.policecity.proto.Combine;
import org.precinct.engine.policecity.proto.CounterOrder;
import org.precinct.engine.policecity.proto.Deal;
import org.precinct.engine.policecity.proto.Dice;
import org.precinct.engine.policecity.proto.Helicopter;
import org.precinct.engine.policecity.proto.Offer;
import org.precinct.engine.policecity.proto.Place;
import org.precinct.engine.policecity.proto.Point;
import org.precinct.engine.policecity.proto.Positions;
import org.precinct.engine.policecity.proto.Ride;
import org.precinct.engine.policecity.proto.Split;
import org.precinct.engine.policecity.proto.TakeBack;
import org.precinct.engine.policecity.proto.Word;

/** Makes actions. Numbers are those of the messages: all but seats count from 1. */
public final class Actions {
  private Actions() {}

  private static Action.Builder at(int phaseId) {
    return new Action.Builder().phase_id(phaseId);
  }

  public static Action word(int phaseId, Word word) {
    return at(phaseId).word(word).build();
  }

  public static Action place(int phaseId, int die, int slot) {
    return at(phaseId).place(new Place(die, slot)).build();
  }

  public static Action ride(int phaseId, int informant, int carrier) {
    return at(phaseId).ride(new Ride(informant, carrier)).build();
  }

  public static Action takeBack(int phaseId, int die) {
    return at(phaseId).take_back(new TakeBack(die)).build();
  }

  public static Action announce(int phaseId, Special special) {
    return at(phaseId).announce(1 + special.ordinal()).build();
  }

  public static Action helicopter(int phaseId, int from, List<Integer> dice, int to) {
    return at(phaseId).helicopter(new Helicopter(from, dice, to)).build();
  }

  public static Action counterOrder(int phaseId, List<Integer> dice, int to) {
    return at(phaseId).counter_order(new CounterOrder(dice, to)).build();
  }

  public static Action reroll(int phaseId, List<Integer> dice) {
    return at(phaseId).reroll(new Dice(dice)).build();
  }

  public static Action take(int phaseId, int position) {
    return at(phaseId).take(position).build();
  }

  public static Action takeAllBut(int phaseId, List<Integer> positions) {
    return at(phaseId).take_all_but(new Positions(positions)).build();
  }

  public static Action propose(int phaseId, List<Integer> takers) {
    return at(phaseId).propose(new Split(takers)).build();
  }

  /** Tells the host what lies on the screen. */
  public static Action lying(Action action) {
    return at(action.phase_id).lying(action).build();
  }

  /** Nothing lies on the screen any more. */
  public static Action lyingNothing(int phaseId) {
    return lying(at(phaseId).build());
  }

  public static Action want(int phaseId, int position) {
    return at(phaseId).want(position).build();
  }

  public static Action unwant(int phaseId, int position) {
    return at(phaseId).unwant(position).build();
  }

  public static Action support(int phaseId, int number) {
    return at(phaseId).support(number).build();
  }

  public static Action point(int phaseId, List<Integer> seats, List<Integer> ranks) {
    return at(phaseId).point(new Point(seats, ranks)).build();
  }

  public static Action remove(int phaseId, List<Integer> dice) {
    return at(phaseId).remove(new Dice(dice)).build();
  }

  public static Action keep(int phaseId, int die) {
    return at(phaseId).keep(die).build();
  }

  public static Action pick(int phaseId, int kind) {
    return at(phaseId).pick(kind).build();
  }

  public static Action claim(int objective, List<Integer> cards, int altToken) {
    return new Action.Builder().claim(new Claim(objective, cards, altToken)).build();
  }

  public static Action combine(int combo, int kindA, int kindB) {
    return new Action.Builder().combine(new Combine(combo, kindA, kindB)).build();
  }

  public static Action fileIn(int element) {
    return new Action.Builder().file_in(element).build();
  }

  public static Action fileOut(int element) {
    return new Action.Builder().file_out(element).build();
  }

  public static Action pledge(int phaseId, int element) {
    return at(phaseId).pledge(element).build();
  }

  public static Action unpledge(int phaseId, int element) {
    return at(phaseId).unpledge(element).build();
  }

  public static Action deal(
      int phaseId, List<Integer> give, List<Integer> giveFiled, List<Integer> ranks) {
    return at(phaseId).deal(new Deal(give, giveFiled, ranks)).build();
  }

  public static Action offer(
      int phaseId, int to, List<Integer> give, List<Integer> giveFiled, List<Integer> want) {
    return at(phaseId).offer(new Offer(to, give, giveFiled, want)).build();
  }

  public static Action accept(int phaseId, int number) {
    return at(phaseId).accept(number).build();
  }

  public static Action decline(int phaseId, int number) {
    return at(phaseId).decline(number).build();
  }

  public static Action withdraw(int phaseId, int number) {
    return at(phaseId).withdraw(number).build();
  }
}
