package org.precinct.console.kit;

import java.util.ArrayList;
import java.util.List;
import org.precinct.console.show.Scene;
import org.precinct.console.show.Show;
import org.precinct.console.show.Title;
import org.precinct.console.show.Titles;
import org.precinct.console.terminal.Line;
import org.precinct.engine.pennies.Look;
import org.precinct.engine.pennies.Note;
import org.precinct.engine.pennies.Pennies;

/** The games of the house and the tiny one, which only tests know. */
public final class TestedTitles {
  public static final Titles ALL = all();

  private TestedTitles() {}

  private static Titles all() {
    List<Title<?, ?, ?, ?>> all = new ArrayList<>(Titles.HOUSE.all());
    all.add(new Title<>(new Pennies(), new PenniesShow()));
    return new Titles(all);
  }

  private static final class PenniesShow implements Show<Note, Note> {
    @Override
    public List<Line> board(Note view, Scene scene) {
      List<Line> lines = new ArrayList<>();
      for (int seat = 0; seat < view.at(3); seat++) {
        lines.add(scene.player(seat, 20).add(" " + Look.points(view, seat)));
      }
      return lines;
    }

    @Override
    public String progress(Note view, Scene scene) {
      return view.at(0) + "/" + view.at(1);
    }

    @Override
    public String moment(Note view) {
      return view.at(0) + " " + view.at(2) + " " + Look.asks(view);
    }

    @Override
    public String signs() {
      return "rules.signs";
    }
  }
}
