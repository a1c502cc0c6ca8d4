package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.Square;
import org.precinct.seat.kojak.KojakBoard;

/**
 * Manhattan in thirteen lines: every square has its place in a grid, as on the board. The two lanes
 * of an avenue share one; arrows say which way its cars are going.
 */
final class KojakMap {
  static final int CELL = 4;
  static final int COLUMNS = 9;
  static final int WIDTH = CELL * COLUMNS;
  private static final int ROWS = 13;

  private final Board board = Catalogue.get().board();

  /** What is written at a place of the grid. */
  private record Cell(String text, Tone tone) {}

  Square square(int number) {
    return board.square(number);
  }

  /**
   * @param marks numbers of choices by the square they lead to
   */
  List<Line> draw(List<KojakBoard.Car> cars, Map<Integer, Integer> marks, Viewpoint viewpoint) {
    Cell[][] cells = new Cell[ROWS][COLUMNS];
    for (int number = 0; number < board.size(); number++) {
      Square square = square(number);
      if (square.type().isCircle()) continue;
      int row = row(square);
      int column = column(square);
      if (!marks.containsKey(number)) {
        if (cells[row][column] == null) {
          cells[row][column] = new Cell(sign(square, viewpoint), tone(square));
        }
        continue;
      }
      // Both lanes of a square may be where moves end.
      Cell other = cells[row][column];
      boolean both = other != null && other.tone() == Tone.STRONG;
      String mark = "(" + marks.get(number) + ")";
      String text = both ? other.text().replaceAll("[()]", "") + "/" + marks.get(number) : mark;
      cells[row][column] = new Cell(text, Tone.STRONG);
    }
    boolean[][] taken = new boolean[ROWS][COLUMNS];
    for (KojakBoard.Car car : cars) {
      // Many cars stand in the two large car parks; the list beside the map names them.
      boolean large = car.square() == board.centrePark() || car.square() == board.policePark();
      Square square = square(car.square());
      int row = row(square);
      int column = column(square);
      if (cells[row][column].tone() == Tone.STRONG || large) continue;
      boolean first = !taken[row][column];
      taken[row][column] = true;
      String name = KojakShow.letter(car.seat(), viewpoint) + car.car() + arrow(square);
      String text = first ? name : cells[row][column].text().replace("+", "") + "+";
      cells[row][column] = new Cell(text, Tone.ofSeat(car.seat()));
    }
    List<Line> lines = new ArrayList<>();
    for (Cell[] row : cells) lines.add(line(row));
    return lines;
  }

  private static Line line(Cell[] row) {
    Line line = new Line();
    for (Cell drawn : row) {
      Cell cell = drawn == null ? new Cell("", Tone.PLAIN) : drawn;
      int before = (CELL - cell.text().length()) / 2;
      line.add(" ".repeat(Math.max(0, before)));
      line.cell(cell.text(), CELL - before, cell.tone());
    }
    return line;
  }

  /** The car parks lie between the streets; the nearest free place of the grid is theirs. */
  private static int column(Square square) {
    return (int) Math.round((square.x() - 60) / 110.0);
  }

  private static int row(Square square) {
    return (int) Math.round((square.y() - 60) / 106.67);
  }

  static String sign(Square square, Viewpoint viewpoint) {
    String file = square.colour().map(colour -> KojakShow.letter(colour, viewpoint)).orElse("");
    return switch (square.type()) {
      case TRAP -> "×" + ways(square);
      case ENTRANCE -> "[E" + file + "]";
      case STAKEOUT -> "[S" + file + "]";
      case START -> "[C]";
      case MISSION -> "[M]";
      case POLICE -> "[P]";
      default -> ways(square);
    };
  }

  /** Where cars on a square may be going. */
  private static String ways(Square square) {
    if (!square.beside().isPresent()) return arrow(square);
    return square.heading().get().x() == 0 ? "↕" : "↔";
  }

  /** Where a car on a lane or a one-way street is going; empty in a car park. */
  static String arrow(Square square) {
    return square
        .heading()
        .map(
            heading ->
                switch (heading) {
                  case N -> "↑";
                  case E -> "→";
                  case S -> "↓";
                  case W -> "←";
                })
        .orElse("");
  }

  private static Tone tone(Square square) {
    Tone plain = square.type() == Square.Type.TRAP ? Tone.FAINT : Tone.PLAIN;
    return square.colour().map(KojakMap::tone).orElse(plain);
  }

  static Tone tone(Colour colour) {
    return Tone.valueOf(colour.name());
  }
}
