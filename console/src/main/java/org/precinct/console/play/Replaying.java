package org.precinct.console.play;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.precinct.console.Problem;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Title;
import org.precinct.console.show.Viewpoint;
import org.precinct.console.table.SavedGame;
import org.precinct.console.table.Store;
import org.precinct.console.terminal.Screen;
import org.precinct.engine.Game;
import org.precinct.engine.Narrator.Names;
import org.precinct.engine.RuleBook;
import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;

/** Steps through a saved game with somebody's eyes. */
public final class Replaying {
  private final Console console;
  private final Screen screen;

  public Replaying(Console console) {
    this.console = console;
    this.screen = console.screen();
  }

  /** One thing that the viewer saw. */
  private record Moment<V>(V view, List<String> news, int step) {}

  /**
   * @param seat whose eyes: 0 the public board, otherwise the seat's number from 1
   */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> void run(
      Title<S, A, V, E> title, SavedGame saved, int seat) throws Problem, Left {
    List<S> states = saved.states(title.game());
    Store store = Store.of(console.around().environment());
    Set<Integer> own = saved.mayBeSeenBy(title.game(), states, store);
    // Several people of one computer have secrets from each other as well.
    boolean passed = !saved.isOver(title.game(), states) && own.size() > 1;
    requireAllowed(saved, own, seat);
    int eyes = seat;
    int at = 0;
    boolean covered = passed && eyes > 0;
    String message = "";
    while (true) {
      if (covered) console.handOver(title.name(console.words().language()), name(saved, eyes));
      covered = false;
      List<Moment<V>> moments = moments(title.game(), saved, states, eyes);
      at = Math.max(0, Math.min(at, moments.size() - 1));
      show(title, saved, moments.get(at), states.size() - 1, eyes, own, message);
      String line = console.typed();
      message = "";
      if (console.isQuit(line)) return;
      if (line.isEmpty() && at == moments.size() - 1) return;
      if (line.isEmpty()) {
        at++;
      } else if (console.words().typed("typed.back").contains(RuleBook.plain(line))) {
        at--;
      } else if (line.matches("\\d{1,5}")) {
        at = atStep(moments, Integer.parseInt(line));
      } else if (line.matches("[vV] ?\\d")) {
        int wanted = Integer.parseInt(line.replaceAll("\\D", ""));
        try {
          requireAllowed(saved, own, wanted);
          covered = passed && wanted > 0 && wanted != eyes;
          int step = moments.get(at).step();
          eyes = wanted;
          at = atStep(moments(title.game(), saved, states, eyes), step);
        } catch (Problem refusal) {
          message = console.words().get(refusal);
        }
      } else {
        message = console.say("replay.unknown", "typed", line);
      }
    }
  }

  private static String name(SavedGame saved, int eyes) {
    return saved.chairs().get(eyes - 1).name;
  }

  private static void requireAllowed(SavedGame saved, Set<Integer> own, int eyes) throws Problem {
    int seats = saved.chairs().size();
    if (eyes < 0 || eyes > seats) {
      throw new Problem("error.no_seat", "seat", "" + eyes, "count", "" + seats);
    }
    if (eyes > 0 && !own.contains(eyes - 1)) {
      throw new Problem("error.secret", "eyes", eyes(own));
    }
  }

  /** The numbers to choose from: {@code 0–4}, or {@code 0, 2}. */
  private static String eyes(Set<Integer> own) {
    StringBuilder eyes = new StringBuilder("0");
    int last = 0;
    for (int seat : own) last = Math.max(last, seat + 1);
    if (last > 1 && last == own.size()) return "0–" + last;
    for (int seat : own) eyes.append(", ").append(seat + 1);
    return eyes.toString();
  }

  private static <V> int atStep(List<Moment<V>> moments, int step) {
    int at = 0;
    while (at + 1 < moments.size() && moments.get(at + 1).step() <= step) at++;
    return at;
  }

  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      List<Moment<V>> moments(Game<S, A, V, E> game, SavedGame saved, List<S> states, int eyes) {
    Viewer viewer = eyes == 0 ? Viewer.BOARD : Viewer.of(Seat.of(eyes - 1));
    Names names = seat -> saved.chairs().get(seat.number()).name;
    List<Moment<V>> moments = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      V view = game.view(states.get(i), viewer);
      List<String> news = new ArrayList<>();
      for (E event : game.news(states.get(i), viewer)) {
        news.add(game.narrator().event(event, console.words().language(), names));
      }
      boolean same = !moments.isEmpty() && moments.get(moments.size() - 1).view().equals(view);
      if (!same || !news.isEmpty()) moments.add(new Moment<>(view, news, i));
    }
    return moments;
  }

  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> void show(
      Title<S, A, V, E> title,
      SavedGame saved,
      Moment<V> moment,
      int last,
      int eyes,
      Set<Integer> own,
      String message) {
    Names names = seat -> saved.chairs().get(seat.number()).name;
    OptionalInt seat = eyes == 0 ? OptionalInt.empty() : OptionalInt.of(eyes - 1);
    Viewpoint viewpoint =
        new Viewpoint(console.words(), title.game().texts(), names, screen.width(), seat);
    String who = eyes == 0 ? console.say("replay.board") : names.of(Seat.of(eyes - 1));
    String head =
        console.say(
            "replay.head",
            "game",
            title.name(viewpoint.language()),
            "step",
            "" + moment.step(),
            "last",
            "" + last,
            "who",
            who);
    Frame frame =
        new Frame(screen.width(), screen.height() - 1)
            .board(title.show().board(moment.view(), viewpoint))
            .head(console.bar(head))
            .news(moment.news())
            .question(title.show().question(moment.view(), title.game().narrator(), viewpoint))
            .message(message);
    screen.show(frame.draw(0).lines(), console.say("replay.keys", "eyes", eyes(own)) + " > ");
  }
}
