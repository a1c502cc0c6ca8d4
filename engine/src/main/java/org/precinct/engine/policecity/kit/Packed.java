package org.precinct.engine.policecity.kit;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.proto.Dice;

/** Reads and writes the numbers and masks by which messages name several things at once. */
public final class Packed {
  private static final List<List<Integer>> LISTS = new ArrayList<>();

  static {
    for (int mask = 0; mask < 1 << Staff.MEMBERS; mask++) LISTS.add(listOf(mask));
  }

  private static final int DEAL = 8;
  private static final int FILE = 64;

  private Packed() {}

  /** Whether a set of seats contains one. */
  public static boolean has(int seats, int seat) {
    return (seats >>> seat & 1) != 0;
  }

  /** The set bits of a mask of members, slots or gains, which count from 1 in messages. */
  public static List<Integer> numbers(int mask) {
    return mask < LISTS.size() ? LISTS.get(mask) : listOf(mask);
  }

  private static List<Integer> listOf(int mask) {
    List<Integer> list = new ArrayList<>();
    for (int left = mask; left != 0; left &= left - 1) {
      list.add(1 + Integer.numberOfTrailingZeros(left));
    }
    // A list of one message is taken over by others without being copied.
    return new Dice(list).dice;
  }

  /** A bit for each of these numbers, which count from 1. */
  public static int mask(List<Integer> numbers) {
    int mask = 0;
    for (int number : numbers) mask |= 1 << number - 1;
    return mask;
  }

  /** An own die of any player, as a Counter-order names it. */
  public static int anyDie(int seat, int die) {
    return Staff.OWN * seat + die;
  }

  public static int seatOfDie(int anyDie) {
    return (anyDie - 1) / Staff.OWN;
  }

  public static int ownDie(int anyDie) {
    return 1 + (anyDie - 1) % Staff.OWN;
  }

  /** Whose die fell, as the event of a throw names it. */
  public static int seatOfThrown(int member) {
    return (member - 1) / Staff.MEMBERS;
  }

  public static int thrownDie(int member) {
    return 1 + (member - 1) % Staff.MEMBERS;
  }

  /**
   * An open seizure token of any player, as a deal with the mafia names it.
   *
   * @param kind from 1
   */
  public static int anyToken(int seat, int kind) {
    return DEAL * seat + kind;
  }

  public static int seatOfToken(int anyToken) {
    return anyToken / DEAL;
  }

  public static int kindOfToken(int anyToken) {
    return anyToken % DEAL;
  }

  /** An element of any player's file, as the result names it. */
  public static int anyFiled(int seat, int element) {
    return FILE * seat + element;
  }

  public static int seatOfFiled(int anyFiled) {
    return anyFiled / FILE;
  }

  public static int filedElement(int anyFiled) {
    return anyFiled % FILE;
  }
}
