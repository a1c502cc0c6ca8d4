package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.DataFile;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.proto.Detective;
import org.precinct.engine.kojak.proto.View;

/** Manhattan in thirteen lines: every square has its place in a grid, as on the board. */
final class KojakMap {
  static final int CELL = 4;
  static final int COLUMNS = 9;
  static final int WIDTH = CELL * COLUMNS;
  private static final int ROWS = 13;

  private final List<Place> places = new ArrayList<>();

  /** A square of the board in the grid. */
  private record Place(
      String id, String type, String colour, String district, int row, int column) {}

  KojakMap() {
    for (DataFile.Row row : DataFile.resource(Catalogue.class, "kojak-board.csv").rows()) {
      // The car parks lie between the streets; the nearest free place of the grid is theirs.
      int column = (int) Math.round((row.number("x") - 60) / 110.0);
      int line = (int) Math.round((row.number("y") - 60) / 106.67);
      places.add(
          new Place(
              row.text("id"),
              row.text("type"),
              row.text("colour"),
              row.text("district"),
              line,
              column));
    }
  }

  String id(int square) {
    return places.get(square).id();
  }

  /** Whether a square is no part of a street. */
  boolean isBay(int square) {
    return switch (places.get(square).type()) {
      case "stakeout", "start", "mission", "police" -> true;
      default -> false;
    };
  }

  /** The district that a square is part of; empty for most. */
  String district(int square) {
    return places.get(square).district();
  }

  String sign(int square, Scene scene) {
    return sign(places.get(square), scene);
  }

  /**
   * @param marks numbers of choices by the square they lead to
   */
  List<Line> draw(View view, Map<Integer, Integer> marks, Scene scene) {
    String[][] text = new String[ROWS][COLUMNS];
    Tone[][] tone = new Tone[ROWS][COLUMNS];
    for (int square = 0; square < places.size(); square++) {
      Place place = places.get(square);
      if (place.type().startsWith("crim")) continue;
      text[place.row()][place.column()] = sign(place, scene);
      tone[place.row()][place.column()] = colour(place);
      if (marks.containsKey(square)) {
        text[place.row()][place.column()] = "(" + marks.get(square) + ")";
        tone[place.row()][place.column()] = Tone.STRONG;
      }
    }
    boolean[][] taken = new boolean[ROWS][COLUMNS];
    for (int seat = 0; seat < view.detectives.size(); seat++) {
      Detective detective = view.detectives.get(seat);
      for (int car = 1; car <= detective.cars.size(); car++) {
        int square = detective.cars.get(car - 1);
        Place place = places.get(square);
        // Many cars stand in the two large car parks; the list beside the map names them.
        boolean large = place.type().equals("start") || place.type().equals("police");
        if (marks.containsKey(square) || large) continue;
        boolean second = taken[place.row()][place.column()];
        text[place.row()][place.column()] =
            second ? text[place.row()][place.column()] + "+" : KojakShow.letter(seat, scene) + car;
        tone[place.row()][place.column()] = Tone.ofSeat(seat);
        taken[place.row()][place.column()] = true;
      }
    }
    List<Line> lines = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      Line line = new Line();
      for (int column = 0; column < COLUMNS; column++) {
        String cell = text[row][column] == null ? "" : text[row][column];
        int before = (CELL - cell.length()) / 2;
        line.add(" ".repeat(Math.max(0, before)));
        line.cell(cell, CELL - before, tone[row][column] == null ? Tone.PLAIN : tone[row][column]);
      }
      lines.add(line);
    }
    return lines;
  }

  private static String sign(Place place, Scene scene) {
    return switch (place.type()) {
      case "trap" -> "×";
      case "entrance" -> "[E" + KojakShow.letter(place.colour(), scene) + "]";
      case "stakeout" -> "[S" + KojakShow.letter(place.colour(), scene) + "]";
      case "start" -> "[C]";
      case "mission" -> "[M]";
      case "police" -> "[P]";
      default -> "·";
    };
  }

  private static Tone colour(Place place) {
    return switch (place.colour()) {
      case "red" -> Tone.RED;
      case "yellow" -> Tone.YELLOW;
      case "blue" -> Tone.BLUE;
      case "green" -> Tone.GREEN;
      default -> place.type().equals("trap") ? Tone.FAINT : Tone.PLAIN;
    };
  }
}
