package org.precinct.console.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.show.Composing;
import org.precinct.console.show.Keyboard;
import org.precinct.console.show.Keymap;
import org.precinct.console.show.Show;
import org.precinct.console.show.Title;
import org.precinct.console.show.Titles;
import org.precinct.console.show.Viewpoint;
import org.precinct.console.terminal.Line;
import org.precinct.engine.pennies.Look;
import org.precinct.engine.pennies.Note;
import org.precinct.engine.pennies.Pennies;
import org.precinct.seat.Controls;
import org.precinct.seat.pennies.PenniesControls;

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
    public List<Line> board(Note view, Viewpoint viewpoint) {
      List<Line> lines = new ArrayList<>();
      for (int seat = 0; seat < view.at(3); seat++) {
        lines.add(viewpoint.player(seat, 20).add(" " + Look.points(view, seat)));
      }
      return lines;
    }

    @Override
    public Keyboard<Note, Note> keyboard(Note view) {
      return Composing.begin(new PenniesKeymap(), view);
    }

    @Override
    public String progress(Note view, Viewpoint viewpoint) {
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

  private static final class PenniesKeymap implements Keymap<Note, Note, Note, Integer, Integer> {
    @Override
    public Controls<Note, Note, Note, Integer, Integer> controls() {
      return new PenniesControls();
    }

    /** Hands are filled step by step. */
    @Override
    public int few(Note view) {
      return 1;
    }

    @Override
    public Optional<String> label(Integer touch, Integer draft, Note view, Viewpoint viewpoint) {
      return Optional.of("" + touch);
    }
  }
}
