package org.precinct.engine.kojak.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.precinct.engine.DataFile;
import org.precinct.engine.DataFile.BrokenData;
import org.precinct.engine.kojak.kit.Square.Type;

/**
 * Reads the board from its two files and holds them to what the rules rely on (2.1): every place is
 * there once, every link leads somewhere known, no car can get stuck, and every place can be
 * reached as the rules want it reached.
 */
final class BoardFile {
  private final DataFile squareFile;
  private final DataFile streetFile;
  private final List<Square> squares = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Board.Link> links = new ArrayList<>();

  private BoardFile(DataFile squareFile, DataFile streetFile) {
    this.squareFile = squareFile;
    this.streetFile = streetFile;
  }

  static Board read(DataFile squareFile, DataFile streetFile) {
    return new BoardFile(squareFile, streetFile).read();
  }

  private Board read() {
    for (DataFile.Row row : squareFile.rows()) addSquare(row);
    for (int at = 0; at < squares.size(); at++) checkLanes(at);
    checkPlaces();
    for (DataFile.Row row : streetFile.rows()) addLink(row);
    for (int at = 0; at < squares.size(); at++) checkWays(at);
    checkReach(Board.Link::from, Board.Link::to, "cannot be reached from every street");
    checkReach(Board.Link::to, Board.Link::from, "does not lead to every street");
    return new Board(squares, links);
  }

  private void addSquare(DataFile.Row row) {
    String id = row.text("id");
    if (id.isEmpty()) throw row.broken("a square without an id");
    if (squares.size() == Board.MOST_SQUARES) throw row.broken("too many squares");
    if (numbers.put(id, squares.size()) != null) throw row.broken("square " + id + " twice");
    int x = inside(row, "x", Board.WIDTH);
    int y = inside(row, "y", Board.HEIGHT);
    Type type = row.constant("type", Type.class);
    Optional<String> beside = Optional.of(row.text("beside")).filter(it -> !it.isEmpty());
    squares.add(new Square(id, type, colour(row, type), heading(row, type), beside, x, y));
    if (row.isEmpty("name_en") || row.isEmpty("name_fr")) {
      throw row.broken("square " + id + " has no name in one of the languages");
    }
  }

  private static int inside(DataFile.Row row, String column, int most) {
    int value = row.number(column);
    if (value < 0 || value > most) throw row.broken(column + " " + value + " is off the board");
    return value;
  }

  private static Optional<Colour> colour(DataFile.Row row, Type type) {
    if (!type.hasColour()) {
      if (row.isEmpty("colour") && row.isEmpty("district")) return Optional.empty();
      throw row.broken(row.text("id") + " belongs to no district, but is given one");
    }
    Colour colour = row.constant("colour", Colour.class);
    if (!row.text("district").equals(colour.district())) {
      throw row.broken("the " + colour.id() + " district is " + colour.district());
    }
    return Optional.of(colour);
  }

  private static Optional<Heading> heading(DataFile.Row row, Type type) {
    if (type.isStreet()) return Optional.of(row.constant("heading", Heading.class));
    if (row.isEmpty("heading") && row.isEmpty("beside")) return Optional.empty();
    throw row.broken(row.text("id") + " is no street, but has lanes");
  }

  /** The lane beside a lane is of the same kind and lies beside it, too. */
  private void checkLanes(int at) {
    Square lane = squares.get(at);
    if (!lane.beside().isPresent()) return;
    Integer number = numbers.get(lane.beside().get());
    Square beside = number == null ? lane : squares.get(number);
    boolean pair =
        beside != lane
            && beside.beside().equals(Optional.of(lane.id()))
            && beside.type() == lane.type()
            && beside.colour().equals(lane.colour())
            && beside.heading().get() != lane.heading().get();
    if (!pair) throw at(at, "has no matching lane beside it");
  }

  private void checkPlaces() {
    once(Type.START);
    once(Type.MISSION);
    once(Type.POLICE);
    for (Colour colour : Colour.ALL) {
      count(Type.ENTRANCE, colour, 2);
      count(Type.STAKEOUT, colour, 1);
      circle(colour, 0, Type.CRIM_START);
      circle(colour, 1, Type.CRIM_SPACE);
      circle(colour, 2, Type.CRIM_RED);
      circle(colour, 3, Type.CRIM_SPACE);
    }
  }

  private void once(Type type) {
    long count = squares.stream().filter(square -> square.type() == type).count();
    if (count != 1) throw missing("must have one square of type " + word(type) + ", not " + count);
  }

  private void count(Type type, Colour colour, int wanted) {
    Optional<Colour> own = Optional.of(colour);
    long lanes =
        squares.stream()
            .filter(square -> square.type() == type && square.colour().equals(own))
            .filter(square -> square.beside().isPresent() == (wanted == 2))
            .count();
    if (lanes != wanted) {
      throw missing(
          "must have " + wanted + " " + colour.id() + " " + word(type) + ", not " + lanes);
    }
  }

  private void circle(Colour colour, int space, Type type) {
    String id = Board.circleId(colour, space);
    Square square = numbers.containsKey(id) ? squares.get(numbers.get(id)) : null;
    if (square == null || square.type() != type || !square.colour().equals(Optional.of(colour))) {
      throw missing("must have a square " + id + " of type " + word(type));
    }
  }

  private void addLink(DataFile.Row row) {
    int from = number(row, "from");
    int to = number(row, "to");
    for (Board.Link link : links) {
      if (link.from() == from && link.to() == to) throw row.broken("this link is there twice");
    }
    if (from == to) throw row.broken("a link from a square to itself");
    if (squares.get(from).beside().equals(Optional.of(squares.get(to).id()))) {
      throw row.broken("no car turns round on an avenue");
    }
    Type first = squares.get(from).type();
    Type second = squares.get(to).type();
    if (first.isCircle() || second.isCircle()) throw row.broken("no car drives on a circle");
    if (first.isBay() && second.isBay()) throw row.broken("no link leads from bay to bay");
    if (second == Type.START) throw row.broken("no car returns to the town-centre car park");
    links.add(new Board.Link(from, to));
  }

  private int number(DataFile.Row row, String column) {
    Integer at = numbers.get(row.text(column));
    if (at == null) throw row.broken("there is no square '" + row.text(column) + "'");
    return at;
  }

  private void checkWays(int at) {
    Type type = squares.get(at).type();
    if (type.isCircle()) return;
    boolean in = false;
    boolean out = false;
    for (Board.Link link : links) {
      in |= link.to() == at && isStreet(link.from());
      out |= link.from() == at && isStreet(link.to());
    }
    if (!out) throw at(at, "is a dead end");
    if (!in && type != Type.START) throw at(at, "has no way in");
  }

  /** The street squares must be connected by street links alone, in both directions. */
  private void checkReach(
      ToIntFunction<Board.Link> from, ToIntFunction<Board.Link> to, String problem) {
    List<Integer> open = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    for (int at = 0; at < squares.size() && open.isEmpty(); at++) {
      if (isStreet(at) && seen.add(at)) open.add(at);
    }
    for (int i = 0; i < open.size(); i++) {
      int at = open.get(i);
      for (Board.Link link : links) {
        int then = to.applyAsInt(link);
        if (from.applyAsInt(link) == at && isStreet(then) && seen.add(then)) open.add(then);
      }
    }
    for (int at = 0; at < squares.size(); at++) {
      if (isStreet(at) && !seen.contains(at)) throw at(at, problem);
    }
  }

  private boolean isStreet(int at) {
    return squares.get(at).type().isStreet();
  }

  private BrokenData missing(String problem) {
    return new BrokenData(squareFile.name(), 0, problem);
  }

  private BrokenData at(int square, String problem) {
    return squareFile.rows().get(square).broken(squares.get(square).id() + " " + problem);
  }

  private static String word(Type type) {
    return type.name().toLowerCase(Locale.ROOT);
  }
}
