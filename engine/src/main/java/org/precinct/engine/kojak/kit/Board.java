package org.precinct.engine.kojak.kit;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import org.precinct.engine.kojak.kit.Square.Type;

/**
 * The town: squares and links (2.1), with the tables that moving and planning need.
 *
 * <p>A square of an avenue is two squares here, a lane each way with its own number: where a car
 * stands says where it is heading, and no link leads from a lane to the one beside it.
 *
 * <p>A square is known by its number, its row in {@code kojak-board.csv}. Wherever the rules
 * compare ids, {@link #rank} has done so beforehand, and {@link #next} and {@link #previous} are in
 * the order of the ids.
 */
public final class Board {
  /** The size of the drawing in which squares have their coordinates. */
  public static final int WIDTH = 1000;

  public static final int HEIGHT = 1400;

  /** The distance between squares that no way connects (6.8). */
  public static final int NO_WAY = 99;

  /** Squares fit into a byte, in a car's place and in a path. */
  public static final int MOST_SQUARES = 255;

  private static final int DIE = 6;

  private final List<Square> squares;
  private final List<Link> links;
  private final boolean[] street;
  private final boolean[] trap;
  private final int[] rank;
  private final int[][] next;
  private final int[][] previous;
  private final byte[][] distance;
  private final int[] missionRolls;
  private final int[] trapRolls;
  private final int centrePark;
  private final int missionRoom;
  private final int policePark;
  private final int[][] entrances = new int[Colour.ALL.size()][];
  private final int[] stakeouts = new int[Colour.ALL.size()];
  private final int[][] circles = new int[Colour.ALL.size()][Circle.SPACES];

  /** A step along the arrows, by numbers of squares. */
  public record Link(int from, int to) {}

  /**
   * @param links {@link BoardFile} has checked all
   */
  Board(List<Square> squares, List<Link> links) {
    this.squares = List.copyOf(squares);
    this.links = List.copyOf(links);
    int size = squares.size();
    street = new boolean[size];
    trap = new boolean[size];
    for (int at = 0; at < size; at++) {
      street[at] = type(at).isStreet();
      trap[at] = type(at) == Type.TRAP;
    }
    centrePark = only(Type.START);
    missionRoom = only(Type.MISSION);
    policePark = only(Type.POLICE);
    for (Colour colour : Colour.ALL) {
      entrances[colour.ordinal()] = lanes(only(Type.ENTRANCE, colour));
      stakeouts[colour.ordinal()] = only(Type.STAKEOUT, colour);
      for (int space = 0; space < Circle.SPACES; space++) {
        circles[colour.ordinal()][space] = number(circleId(colour, space));
      }
    }
    rank = ranks();
    next = neighbours(Link::from, Link::to);
    previous = neighbours(Link::to, Link::from);
    distance = distances();
    missionRolls = new int[size];
    trapRolls = new int[size];
    for (int at = 0; at < size; at++) countRolls(at);
  }

  public int size() {
    return squares.size();
  }

  public Square square(int at) {
    return squares.get(at);
  }

  /** By number. */
  public List<Square> squares() {
    return squares;
  }

  public List<Link> links() {
    return links;
  }

  /** The number of the square with that id. */
  public int number(String id) {
    for (int at = 0; at < squares.size(); at++) if (squares.get(at).id().equals(id)) return at;
    throw new IllegalArgumentException("no square " + id);
  }

  public Type type(int at) {
    return squares.get(at).type();
  }

  public boolean isStreet(int at) {
    return street[at];
  }

  public boolean isTrap(int at) {
    return trap[at];
  }

  public int centrePark() {
    return centrePark;
  }

  public int missionRoom() {
    return missionRoom;
  }

  public int policePark() {
    return policePark;
  }

  /** The two lanes of a district's entrance. Not to be changed. */
  public int[] entrance(Colour colour) {
    return entrances[colour.ordinal()];
  }

  public boolean isEntrance(int at, Colour colour) {
    int[] lanes = entrances[colour.ordinal()];
    return at == lanes[0] || at == lanes[1];
  }

  /** Links to the nearer lane of a district's entrance. */
  public int toEntrance(int from, Colour colour) {
    int[] lanes = entrances[colour.ordinal()];
    return Math.min(distance(from, lanes[0]), distance(from, lanes[1]));
  }

  public int stakeout(Colour colour) {
    return stakeouts[colour.ordinal()];
  }

  /** A space of a criminal's circle. */
  public int circle(Colour colour, int space) {
    return circles[colour.ordinal()][space];
  }

  static String circleId(Colour colour, int space) {
    return "circle_" + colour.id() + "_" + space;
  }

  /** The square's place in the order of all ids. */
  public int rank(int at) {
    return rank[at];
  }

  /** Where the links from a square lead, bays included. Not to be changed. */
  public int[] next(int at) {
    return next[at];
  }

  /** The squares from which links lead here, bays included. Not to be changed. */
  public int[] previous(int at) {
    return previous[at];
  }

  /** D of 6.8: links from one square to another without passing through a bay. */
  public int distance(int from, int to) {
    return distance[from][to];
  }

  /** H of 6.8: how many of the rolls 1 to 6 lead exactly into the mission room. */
  public int missionRolls(int from) {
    return missionRolls[from];
  }

  /** J of 6.8: how many of the rolls 1 to 6 lead onto a trap square. */
  public int trapRolls(int from) {
    return trapRolls[from];
  }

  private int only(Type type) {
    for (int at = 0; at < squares.size(); at++) if (type(at) == type) return at;
    throw new IllegalArgumentException("no " + type);
  }

  private int only(Type type, Colour colour) {
    for (int at = 0; at < squares.size(); at++) {
      if (type(at) == type && squares.get(at).colour().filter(colour::equals).isPresent())
        return at;
    }
    throw new IllegalArgumentException("no " + type + " of " + colour);
  }

  private int[] lanes(int at) {
    return new int[] {at, number(squares.get(at).beside().get())};
  }

  private int[] ranks() {
    Integer[] order = new Integer[squares.size()];
    for (int at = 0; at < order.length; at++) order[at] = at;
    Arrays.sort(order, Comparator.comparing(at -> squares.get(at).id()));
    int[] result = new int[order.length];
    for (int i = 0; i < order.length; i++) result[order[i]] = i;
    return result;
  }

  private int[][] neighbours(ToIntFunction<Link> of, ToIntFunction<Link> to) {
    int[][] result = new int[squares.size()][];
    for (int at = 0; at < result.length; at++) {
      int here = at;
      result[at] =
          links.stream()
              .filter(link -> of.applyAsInt(link) == here)
              .map(to::applyAsInt)
              .sorted(Comparator.comparing(square -> rank[square]))
              .mapToInt(Integer::intValue)
              .toArray();
    }
    return result;
  }

  private byte[][] distances() {
    byte[][] result = new byte[squares.size()][squares.size()];
    for (int from = 0; from < result.length; from++) {
      byte[] row = result[from];
      Arrays.fill(row, (byte) NO_WAY);
      row[from] = 0;
      ArrayDeque<Integer> open = new ArrayDeque<>();
      open.add(from);
      while (!open.isEmpty()) {
        int at = open.remove();
        if (at != from && !street[at]) continue;
        for (int to : next[at]) {
          if (row[to] != NO_WAY) continue;
          row[to] = (byte) (row[at] + 1);
          open.add(to);
        }
      }
    }
    return result;
  }

  private void countRolls(int from) {
    boolean[] reached = new boolean[squares.size()];
    reached[from] = true;
    for (int roll = 1; roll <= DIE; roll++) {
      boolean[] then = new boolean[reached.length];
      boolean toTrap = false;
      for (int at = 0; at < reached.length; at++) {
        if (!reached[at] || !street[at] && at != from) continue;
        for (int to : next[at]) {
          then[to] = true;
          toTrap |= trap[to];
        }
      }
      if (then[missionRoom]) missionRolls[from]++;
      if (toTrap) trapRolls[from]++;
      reached = then;
    }
  }
}
