package org.precinct.console.show;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.DataFile;
import org.precinct.engine.Narrator;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Arrest;
import org.precinct.engine.kojak.proto.Detective;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.View;

/** Kojak: the map on the left, detectives and criminals beside it, destinations marked on it. */
final class KojakShow implements Show<Action, View> {
  private static final String[] COLOURS = {"red", "yellow", "blue", "green"};
  private static final int ARRESTED = 4;
  private static final int RED_SPACE = 2;

  private final KojakMap map = new KojakMap();
  private final List<String> missions = new ArrayList<>();

  KojakShow() {
    DataFile file = DataFile.resource(Catalogue.class, "kojak-missions.csv");
    for (DataFile.Row row : file.rows()) missions.add(row.text("colour"));
  }

  /** The colour of a seat's cars. */
  static String letter(int seat, Scene scene) {
    return scene.words().typed("kojak.letters").get(seat);
  }

  /** The colour of a file, small where cars have capitals. */
  static String letter(String colour, Scene scene) {
    return letter(List.of(COLOURS).indexOf(colour), scene).toLowerCase(Locale.ROOT);
  }

  @Override
  public List<Line> board(View view, Scene scene) {
    List<Line> left = map.draw(view, marks(view), scene);
    List<Line> right = new ArrayList<>();
    for (int seat = 0; seat < view.detectives.size(); seat++) detective(view, seat, scene, right);
    for (int colour = 0; colour < COLOURS.length; colour++)
      right.add(criminal(view, colour, scene));
    right.add(Line.of(scene.say("kojak.legend"), Tone.FAINT));
    List<Line> board = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      Line line = new Line().add(left.get(i)).to(KojakMap.WIDTH + 2);
      board.add(i < right.size() ? line.add(right.get(i)) : line);
    }
    return board;
  }

  private void detective(View view, int seat, Scene scene, List<Line> lines) {
    Detective detective = view.detectives.get(seat);
    boolean turn = view.current == seat && view.phase != Phase.GAME_OVER;
    Line name = new Line().add(turn ? "▸" : " ").add(letter(seat, scene) + " ", Tone.ofSeat(seat));
    name.add(scene.player(seat, 13));
    name.add(" ★".repeat(detective.arrests));
    if (detective.mission != null) {
      String colour = missions.get(detective.mission);
      name.add(" ").add(scene.game("file_" + colour), tone(colour));
      if (detective.posted) name.add(" ✓", Tone.STRONG);
    }
    lines.add(name);
    Line where = new Line().add("   ");
    for (int car = 1; car <= detective.cars.size(); car++) {
      String mark = detective.lead == car ? "*" : " ";
      where.add(" " + car + mark, detective.lead == car ? Tone.STRONG : Tone.PLAIN);
      where.cell(place(detective.cars.get(car - 1), scene), 16);
    }
    lines.add(where);
  }

  /** A square in few letters: car parks by their sign on the map, streets without the word. */
  private String place(int square, Scene scene) {
    String district = map.district(square);
    if (map.isBay(square) || !district.isEmpty()) {
      return map.sign(square, scene)
          + (district.isEmpty() ? "" : " " + scene.game("district_" + district));
    }
    return scene
        .game("square." + map.id(square))
        .replaceAll(" Street|^Rue (du |de la |des )?", "")
        .replaceAll("Avenue", "Av.")
        .replaceAll("\\((.).*?\\)", "$1");
  }

  private Line criminal(View view, int colour, Scene scene) {
    String id = COLOURS[colour];
    int space = view.spaces.get(colour);
    Line line = new Line().add(" " + letter(id, scene) + " ", tone(id));
    line.cell(scene.game("criminal_" + id), 23, tone(id));
    if (space == ARRESTED) {
      for (Arrest arrest : view.arrests) {
        if (arrest.colour.getValue() == colour + 1) {
          line.add(scene.say("kojak.arrested", "name", scene.name(arrest.seat)));
        }
      }
      return line;
    }
    for (int i = 0; i < ARRESTED; i++) {
      boolean red = i == RED_SPACE;
      line.add(i == space ? "●" : red ? "□" : "○", red ? Tone.RED : Tone.PLAIN);
    }
    return space == RED_SPACE ? line.add(" " + scene.say("kojak.on_red"), Tone.RED) : line;
  }

  /** The first choice that leads to a square, numbered as they are listed. */
  private static Map<Integer, Integer> marks(View view) {
    Map<Integer, Integer> marks = new TreeMap<>();
    boolean own = view.viewer != null && view.viewer == view.current;
    if (view.phase != Phase.MOVE || !own) return marks;
    for (int i = 0; i < view.moves.size(); i++) marks.putIfAbsent(view.moves.get(i).to, i + 1);
    return marks;
  }

  @Override
  public List<Choice<Action>> choices(
      View view, List<Action> offered, Narrator<Action, View, ?> narrator, Scene scene) {
    List<Choice<Action>> choices = new ArrayList<>();
    for (Action action : offered) {
      String label = narrator.action(action, view, scene.language(), scene.names());
      String way = action.move == null ? "" : way(action.move, view, scene);
      choices.add(new Choice<>(Line.of(label), Line.of(way, Tone.FAINT), action));
    }
    return choices;
  }

  /** The streets that a move takes, if there are others than the last one. */
  private String way(Action.Move move, View view, Scene scene) {
    for (Offer offer : view.moves) {
      boolean same =
          offer.car == move.car && offer.to == move.to && offer.direction == move.direction;
      if (!same) continue;
      Set<String> streets = new LinkedHashSet<>();
      for (int square : offer.path) streets.add(streetName(square, scene));
      streets.remove(streetName(move.to, scene));
      if (streets.isEmpty()) return "";
      return " " + scene.say("kojak.via", "streets", String.join(", ", streets));
    }
    return "";
  }

  private String streetName(int square, Scene scene) {
    return scene.game("square." + map.id(square)).replaceAll(" \\d+$", "");
  }

  @Override
  public String progress(View view, Scene scene) {
    return scene.say("show.round", "round", "" + view.round);
  }

  @Override
  public String signs() {
    return "kojak.signs";
  }

  @Override
  public String moment(View view) {
    return "" + view.seq;
  }

  private static Tone tone(String colour) {
    return Tone.valueOf(colour.toUpperCase(Locale.ROOT));
  }
}
