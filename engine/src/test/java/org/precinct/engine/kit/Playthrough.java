package org.precinct.engine.kit;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/**
 * A whole game as a text: each step, what everybody is told, and what changes in each viewer's
 * view.
 *
 * <p>Bots play most of it and chance the rest, so that ordinary and odd moments both occur. Fields
 * that change alike for several viewers stand in one line: {@code [0 2 board] phase = ROLL}.
 */
final class Playthrough<
    S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {
  private static final Narrator.Names NAMES = seat -> "P" + seat.number();
  private static final Pattern MESSAGE = Pattern.compile("[A-Z]\\w*\\{");
  private static final Pattern MESSAGES = Pattern.compile("\\[[A-Z]\\w*\\{");
  private static final Pattern UNSET =
      Pattern.compile("(, |(?<=\\{))\\w+=(0|false|NO_\\w+)(?=[,}])");

  private final Game<S, A, V, E> game;
  private final Setup setup;
  private final Map<Viewer, Map<String, String>> shown = new LinkedHashMap<>();
  private final StringBuilder text = new StringBuilder();

  Playthrough(Game<S, A, V, E> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    for (int i = 0; i < setup.seats(); i++) {
      shown.put(Viewer.of(Seat.of(i)), new LinkedHashMap<>());
    }
    shown.put(Viewer.BOARD, new LinkedHashMap<>());
  }

  /** Such as {@code kojak-3-mode_quick}: the game, the seats and the options that are set. */
  static String name(Game<?, ?, ?, ?> game, Setup setup) {
    StringBuilder name = new StringBuilder(game.info().id()).append('-').append(setup.seats());
    setup.options().forEach((id, value) -> name.append('-').append(id).append('_').append(value));
    return name.toString();
  }

  String write() throws IllegalSetup, IllegalAction {
    String seed = name(game, setup);
    Match<S, A, V, E> match = new Match<>(game, setup, Chance.of(seed));
    Chance luck = Chance.of("luck " + seed);
    Bot<A, V> normal = game.bot(BotLevel.NORMAL);
    List<Bot<A, V>> bots = new ArrayList<>();
    for (int i = 0; i < setup.seats(); i++) bots.add(normal);
    Players.Driver<S, A> player = Players.bots(game, bots);
    Players.Driver<S, A> random = Players.random(game, setup.seats());

    text.append("# ").append(game.info().id()).append(", ").append(match.setup()).append("\n\n");
    text.append("deal\n");
    show(match.state());
    while (!match.isOver()) {
      Step<A> step = (luck.oneIn(12) ? random : player).next(match.state(), luck);
      text.append("\n#").append(match.steps().size() + 1).append(' ');
      text.append(describe(step, match.state())).append('\n');
      match.take(step);
      show(match.state());
    }
    Outcome outcome = game.outcome(match.state()).get();
    text.append("\n").append(outcome).append("\n");
    text.append(game.narrator().outcome(outcome, Language.ENGLISH, NAMES)).append("\n");
    return text.toString();
  }

  private String describe(Step<A> step, S state) {
    if (!(step instanceof Step.Move<A> move)) return step.toString();
    V view = game.view(state, Viewer.of(move.seat()));
    return "P%d: %s  %s"
        .formatted(
            move.seat().number(),
            game.narrator().action(move.action(), view, Language.ENGLISH, NAMES),
            brief(move.action()));
  }

  private void show(S state) {
    Map<String, List<String>> told = new LinkedHashMap<>();
    Map<String, List<String>> changed = new LinkedHashMap<>();
    for (Viewer viewer : shown.keySet()) {
      String who = viewer.seat().map(seat -> "" + seat.number()).orElse("board");
      for (E event : game.news(state, viewer)) {
        String line = game.narrator().event(event, Language.ENGLISH, NAMES);
        told.computeIfAbsent(line + "  " + brief(event), key -> new ArrayList<>()).add(who);
      }
      Map<String, String> before = shown.get(viewer);
      Map<String, String> now = fields(game.view(state, viewer).toString());
      for (String field : before.keySet()) now.putIfAbsent(field, "-");
      now.forEach(
          (field, value) -> {
            if (!value.equals(before.getOrDefault(field, "-"))) {
              changed.computeIfAbsent(field + " = " + value, key -> new ArrayList<>()).add(who);
            }
          });
      before.clear();
      before.putAll(now);
    }
    told.forEach((line, who) -> line("> ", line, who));
    changed.forEach((line, who) -> line("  ", line, who));
    text.append("  waiting for ").append(game.waitingFor(state));
    game.hourglass(state).ifPresent(glass -> text.append(", ").append(glass));
    text.append('\n');
  }

  private void line(String mark, String line, List<String> who) {
    String to = who.size() == shown.size() ? "all" : who.stream().collect(Collectors.joining(" "));
    text.append(mark).append('[').append(to).append("] ").append(line).append('\n');
  }

  /**
   * The fields of a message as Wire prints it, {@code Name{a=1, b=[x, y], c=Other{d=2}}}, down to
   * those that are not messages themselves: {@code a}, {@code b}, {@code c.d}.
   */
  static Map<String, String> fields(String message) {
    Map<String, String> fields = new LinkedHashMap<>();
    collect("", message, fields);
    return fields;
  }

  private static void collect(String path, String value, Map<String, String> fields) {
    if (MESSAGE.matcher(value).lookingAt()) {
      for (String field : parts(value.substring(value.indexOf('{') + 1, value.length() - 1))) {
        int equals = field.indexOf('=');
        String name =
            path.isEmpty() ? field.substring(0, equals) : path + "." + field.substring(0, equals);
        collect(name, field.substring(equals + 1), fields);
      }
    } else if (MESSAGES.matcher(value).lookingAt()) {
      List<String> elements = parts(value.substring(1, value.length() - 1));
      for (int i = 0; i < elements.size(); i++) {
        collect(path + "[" + i + "]", elements.get(i), fields);
      }
    } else {
      fields.put(path, value);
    }
  }

  /** What commas separate, but for those within brackets. */
  private static List<String> parts(String inside) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i <= inside.length(); i++) {
      char c = i < inside.length() ? inside.charAt(i) : ',';
      if (c == '{' || c == '[') depth++;
      if (c == '}' || c == ']') depth--;
      if (c == ',' && depth == 0 && i > from) {
        parts.add(inside.substring(from, i).trim());
        from = i + 1;
      }
    }
    return parts;
  }

  /** A message in one line, without the numbers and flags that are not set. */
  private static String brief(Message<?, ?> message) {
    return UNSET.matcher(message.toString()).replaceAll("").replace("{, ", "{");
  }
}
