package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.Square;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.View;
import org.precinct.seat.kojak.KojakBoard;

/** Kojak: the map on the left, detectives and criminals beside it, destinations marked on it. */
final class KojakShow implements Show<Action, View> {
  private final KojakMap map = new KojakMap();

  /** The colour of a seat's cars. */
  static String letter(int seat, Viewpoint viewpoint) {
    return viewpoint.words().typed("kojak.letters").get(seat);
  }

  /** The colour of a file, small where cars have capitals. */
  static String letter(Colour file, Viewpoint viewpoint) {
    return letter(file.ordinal(), viewpoint).toLowerCase(Locale.ROOT);
  }

  @Override
  public List<Line> board(View view, Viewpoint viewpoint) {
    KojakBoard board = KojakBoard.of(view);
    List<Line> left = map.draw(board.cars(), marks(board.routes()), viewpoint);
    List<Line> right = new ArrayList<>();
    for (KojakBoard.Detective detective : board.detectives()) {
      right.add(detective(detective, viewpoint));
      right.add(cars(detective, viewpoint));
    }
    for (KojakBoard.Criminal criminal : board.criminals()) right.add(criminal(criminal, viewpoint));
    right.add(Line.of(viewpoint.say("kojak.legend"), Tone.FAINT));
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      Line line = new Line().add(left.get(i)).to(KojakMap.WIDTH + 2);
      lines.add(i < right.size() ? line.add(right.get(i)) : line);
    }
    return lines;
  }

  private static Line detective(KojakBoard.Detective detective, Viewpoint viewpoint) {
    int seat = detective.seat();
    Line line = new Line().add(detective.turn() ? "▸" : " ");
    line.add(letter(seat, viewpoint) + " ", Tone.ofSeat(seat)).add(viewpoint.player(seat, 13));
    line.add(" ★".repeat(detective.arrests()));
    if (detective.file().isPresent()) {
      Colour file = detective.file().get();
      line.add(" ").add(viewpoint.game("file_" + file.id()), KojakMap.tone(file));
      if (detective.posted()) line.add(" ✓", Tone.STRONG);
    }
    return line;
  }

  private Line cars(KojakBoard.Detective detective, Viewpoint viewpoint) {
    Line where = new Line().add("   ");
    for (int car = 1; car <= detective.cars().size(); car++) {
      boolean lead = detective.lead() == car;
      where.add(" " + car + (lead ? "*" : " "), lead ? Tone.STRONG : Tone.PLAIN);
      where.cell(place(map.square(detective.cars().get(car - 1)), viewpoint), 16);
    }
    return where;
  }

  /** A square in few letters: car parks by their sign on the map, streets without the word. */
  private static String place(Square square, Viewpoint viewpoint) {
    if (square.type().isBay() || square.colour().isPresent()) {
      String district =
          square.colour().map(it -> " " + viewpoint.game("district_" + it.district())).orElse("");
      return KojakMap.sign(square, viewpoint) + KojakMap.arrow(square) + district;
    }
    return viewpoint
        .game("square." + square.id())
        .replaceAll(" Street|^Rue (du |de la |des )?", "")
        .replaceAll("Avenue", "Av.")
        .replaceAll(" [a-z]+bound$| vers l.*$", KojakMap.arrow(square))
        .replaceAll("\\((.).*?\\)", "$1");
  }

  private static Line criminal(KojakBoard.Criminal criminal, Viewpoint viewpoint) {
    Tone tone = KojakMap.tone(criminal.colour());
    Line line = new Line().add(" " + letter(criminal.colour(), viewpoint) + " ", tone);
    line.cell(viewpoint.game("criminal_" + criminal.colour().id()), 23, tone);
    if (!criminal.isFree()) {
      String name = viewpoint.name(criminal.arrestedBy().getAsInt());
      return line.add(viewpoint.say("kojak.arrested", "name", name));
    }
    for (int space = 0; space < Circle.SPACES; space++) {
      boolean red = space == Circle.RED;
      String sign = space == criminal.space() ? "●" : red ? "□" : "○";
      line.add(sign, red ? Tone.RED : Tone.PLAIN);
    }
    boolean onRed = criminal.space() == Circle.RED;
    return onRed ? line.add(" " + viewpoint.say("kojak.on_red"), Tone.RED) : line;
  }

  /** The first choice that leads to a square, numbered as they are listed. */
  private static Map<Integer, Integer> marks(List<Offer> routes) {
    Map<Integer, Integer> marks = new TreeMap<>();
    for (int i = 0; i < routes.size(); i++) marks.putIfAbsent(routes.get(i).to, i + 1);
    return marks;
  }

  @Override
  public Keyboard<Action, View> keyboard(View view) {
    return Composing.begin(new KojakKeymap(map), view);
  }

  @Override
  public String progress(View view, Viewpoint viewpoint) {
    return viewpoint.say("show.round", "round", "" + view.round);
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
