package org.precinct.console.show;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.precinct.engine.kojak.kit.ViewReader;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.View;
import org.precinct.seat.Controls;
import org.precinct.seat.kojak.KojakControls;
import org.precinct.seat.kojak.KojakDraft;
import org.precinct.seat.kojak.KojakTouch;
import org.precinct.seat.kojak.KojakWords;

/** Every way that a roll opens has a number, which the map shows where it ends. */
record KojakKeymap(KojakMap map) implements Keymap<Action, View, Event, KojakDraft, KojakTouch> {

  @Override
  public Controls<Action, View, Event, KojakDraft, KojakTouch> controls() {
    return KojakControls.get();
  }

  @Override
  public int few(View view) {
    return Math.max(16, view.moves.size());
  }

  /** As they are numbered on the map. */
  @Override
  public List<Action> ordered(List<Action> actions, View view) {
    List<Action> ordered = new ArrayList<>(actions);
    ordered.sort(Comparator.comparingInt(action -> place(action, view)));
    return ordered;
  }

  private static int place(Action action, View view) {
    if (action.move == null) return 0;
    return view.moves.indexOf(ViewReader.offer(view, action.move).orElseThrow());
  }

  /** In a terminal an only way is always driven by itself. */
  @Override
  public boolean isAside(Action action, View view) {
    return action.roll != null && action.roll.ask;
  }

  @Override
  public Optional<String> label(
      KojakTouch touch, KojakDraft draft, View view, Viewpoint viewpoint) {
    return touch instanceof KojakTouch.Route route
        ? Optional.of(new KojakWords(viewpoint.voice(controls())).route(route, view))
        : Optional.empty();
  }

  /** The streets that a move takes, if there are others than the last one. */
  @Override
  public String detail(Action action, View view, Viewpoint viewpoint) {
    if (action.move == null) return "";
    Set<String> streets = new LinkedHashSet<>();
    for (int square : ViewReader.offer(view, action.move).orElseThrow().path) {
      streets.add(streetName(square, viewpoint));
    }
    streets.remove(streetName(action.move.to, viewpoint));
    if (streets.isEmpty()) return "";
    return " " + viewpoint.say("kojak.via", "streets", String.join(", ", streets));
  }

  private String streetName(int square, Viewpoint viewpoint) {
    return viewpoint.game("square." + map.square(square).id()).replaceAll(" \\d+( .*)?$", "");
  }
}
