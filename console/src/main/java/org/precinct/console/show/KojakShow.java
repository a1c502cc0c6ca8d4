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
import org.precinct.engine.Narrator;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.Square;
import org.precinct.engine.kojak.kit.ViewReader;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.View;
import org.precinct.seat.Reachable;
import org.precinct.seat.kojak.KojakBoard;
import org.precinct.seat.kojak.KojakControls;

/** Kojak: the map on the left, detectives and criminals beside it, destinations marked on it. */
final class KojakShow implements Show<Action, View> {
  /** More than any roll opens. */
  private static final int MOST_CHOICES = 100;

  private final KojakMap map = new KojakMap();

  /** The colour of a seat's cars. */
  static String letter(int seat, Scene scene) {
    return scene.words().typed("kojak.letters").get(seat);
  }

  /** The colour of a file, small where cars have capitals. */
  static String letter(Colour file, Scene scene) {
    return letter(file.ordinal(), scene).toLowerCase(Locale.ROOT);
  }

  @Override
  public List<Line> board(View view, Scene scene) {
    KojakBoard board = KojakBoard.of(view);
    List<Line> left = map.draw(board.cars(), marks(board.routes()), scene);
    List<Line> right = new ArrayList<>();
    for (KojakBoard.Detective detective : board.detectives()) {
      right.add(detective(detective, scene));
      right.add(cars(detective, scene));
    }
    for (KojakBoard.Criminal criminal : board.criminals()) right.add(criminal(criminal, scene));
    right.add(Line.of(scene.say("kojak.legend"), Tone.FAINT));
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      Line line = new Line().add(left.get(i)).to(KojakMap.WIDTH + 2);
      lines.add(i < right.size() ? line.add(right.get(i)) : line);
    }
    return lines;
  }

  private static Line detective(KojakBoard.Detective detective, Scene scene) {
    int seat = detective.seat();
    Line line = new Line().add(detective.turn() ? "▸" : " ");
    line.add(letter(seat, scene) + " ", Tone.ofSeat(seat)).add(scene.player(seat, 13));
    line.add(" ★".repeat(detective.arrests()));
    if (detective.file().isPresent()) {
      Colour file = detective.file().get();
      line.add(" ").add(scene.game("file_" + file.id()), KojakMap.tone(file));
      if (detective.posted()) line.add(" ✓", Tone.STRONG);
    }
    return line;
  }

  private Line cars(KojakBoard.Detective detective, Scene scene) {
    Line where = new Line().add("   ");
    for (int car = 1; car <= detective.cars().size(); car++) {
      boolean lead = detective.lead() == car;
      where.add(" " + car + (lead ? "*" : " "), lead ? Tone.STRONG : Tone.PLAIN);
      where.cell(place(map.square(detective.cars().get(car - 1)), scene), 16);
    }
    return where;
  }

  /** A square in few letters: car parks by their sign on the map, streets without the word. */
  private static String place(Square square, Scene scene) {
    if (square.type().isBay() || square.colour().isPresent()) {
      String district =
          square.colour().map(it -> " " + scene.game("district_" + it.district())).orElse("");
      return KojakMap.sign(square, scene) + district;
    }
    return scene
        .game("square." + square.id())
        .replaceAll(" Street|^Rue (du |de la |des )?", "")
        .replaceAll("Avenue", "Av.")
        .replaceAll("\\((.).*?\\)", "$1");
  }

  private static Line criminal(KojakBoard.Criminal criminal, Scene scene) {
    Tone tone = KojakMap.tone(criminal.colour());
    Line line = new Line().add(" " + letter(criminal.colour(), scene) + " ", tone);
    line.cell(scene.game("criminal_" + criminal.colour().id()), 23, tone);
    if (!criminal.isFree()) {
      String name = scene.name(criminal.arrestedBy().getAsInt());
      return line.add(scene.say("kojak.arrested", "name", name));
    }
    for (int space = 0; space < Circle.SPACES; space++) {
      boolean red = space == Circle.RED;
      String sign = space == criminal.space() ? "●" : red ? "□" : "○";
      line.add(sign, red ? Tone.RED : Tone.PLAIN);
    }
    boolean onRed = criminal.space() == Circle.RED;
    return onRed ? line.add(" " + scene.say("kojak.on_red"), Tone.RED) : line;
  }

  /** The first choice that leads to a square, numbered as they are listed. */
  private static Map<Integer, Integer> marks(List<Offer> routes) {
    Map<Integer, Integer> marks = new TreeMap<>();
    for (int i = 0; i < routes.size(); i++) marks.putIfAbsent(routes.get(i).to, i + 1);
    return marks;
  }

  @Override
  public List<Choice<Action>> choices(
      View view, List<Action> offered, Narrator<Action, View, ?> narrator, Scene scene) {
    List<Choice<Action>> choices = new ArrayList<>();
    for (Action action : Reachable.actions(KojakControls.get(), view, MOST_CHOICES)) {
      String label = narrator.action(action, view, scene.language(), scene.names());
      String way = action.move == null ? "" : way(action.move, view, scene);
      choices.add(new Choice<>(Line.of(label), Line.of(way, Tone.FAINT), action));
    }
    return choices;
  }

  /** The streets that a move takes, if there are others than the last one. */
  private String way(Action.Move move, View view, Scene scene) {
    Set<String> streets = new LinkedHashSet<>();
    for (int square : ViewReader.offer(view, move).orElseThrow().path) {
      streets.add(streetName(square, scene));
    }
    streets.remove(streetName(move.to, scene));
    if (streets.isEmpty()) return "";
    return " " + scene.say("kojak.via", "streets", String.join(", ", streets));
  }

  private String streetName(int square, Scene scene) {
    return scene.game("square." + map.square(square).id()).replaceAll(" \\d+$", "");
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
}
