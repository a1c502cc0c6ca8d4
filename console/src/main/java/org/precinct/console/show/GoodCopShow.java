package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.SeatView;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View;

/** Good Cop Bad Cop: everybody's row, guns and aims, and what only the one who looks may know. */
final class GoodCopShow implements Show<Action, View> {
  private static final int FACE_UP = 8;
  private static final int WOUNDED = 16;
  private static final int TYPE = 7;
  private static final int ROW = 3;
  private static final int CARD = 11;
  private static final int NOTES = 3;

  @Override
  public List<Line> board(View view, Scene scene) {
    List<Line> board = new ArrayList<>();
    for (int seat = 0; seat < view.seats.size(); seat++) board.add(row(view, seat, scene));
    board.add(middle(view, scene));
    if (view.mine != null) mine(view.mine, scene, board);
    return board;
  }

  private static Line row(View view, int seat, Scene scene) {
    SeatView row = view.seats.get(seat);
    boolean turn = view.turn_seat == seat && view.phase != View.Phase.GAME_OVER;
    Line line = new Line().add(turn ? "▸" : " ").add((seat + 1) + " ", Tone.ofSeat(seat));
    line.add(scene.player(seat, 15));
    for (int card : row.cards) card(card, scene, line);
    line.to(18 + ROW * CARD).add(" ");
    if (row.eliminated) return line.add(scene.game("state.eliminated"), Tone.FAINT);
    Line tail = tail(row, seat, scene, false);
    boolean fits = line.width() + tail.width() <= scene.width();
    return line.add(fits ? tail : tail(row, seat, scene, true));
  }

  /**
   * What somebody holds and what became of them.
   *
   * @param brief with the number of whom they aim at, and a plus for cards in the hand
   */
  private static Line tail(SeatView row, int seat, Scene scene, boolean brief) {
    Line line = new Line();
    if (row.armed) {
      String name = row.aim == null ? "–" : brief ? "" + (row.aim + 1) : scene.name(row.aim);
      line.add(scene.say("cop.gun", "name", name), Tone.RED).add(" ");
    }
    if (row.wounded) line.add(scene.game("state.wounded"), Tone.RED).add(" ");
    if (row.front != Equipment.NO_EQUIPMENT) line.add("<" + equipment(row.front, scene) + "> ");
    boolean holds = !scene.isOwn(seat) && row.hand > 0;
    if (holds) line.add((brief ? "+" + row.hand : hand(row, scene)) + " ");
    if (row.side != Side.NO_SIDE) line.add(side(row.side, scene), Tone.STRONG);
    return line;
  }

  private static String hand(SeatView row, Scene scene) {
    if (row.known_hand.isEmpty()) return scene.say("cop.hand", "count", "" + row.hand);
    return "(" + equipment(row.known_hand.get(0), scene) + ")";
  }

  private static void card(int card, Scene scene, Line line) {
    boolean open = (card & FACE_UP) != 0;
    CardType type = CardType.fromValue(card & TYPE);
    String name = type == CardType.UNKNOWN ? " ? " : type(type, scene);
    String wound = (card & WOUNDED) != 0 ? "!" : "";
    Tone tone =
        switch (type) {
          case AGENT, HONEST -> Tone.BLUE;
          case KINGPIN, CROOKED -> Tone.RED;
          default -> Tone.FAINT;
        };
    line.cell((open ? "[" + name : "(" + name) + wound + (open ? "]" : ")"), CARD, tone);
  }

  private static Line middle(View view, Scene scene) {
    Line line = new Line().add(scene.say("cop.middle", "guns", "" + view.guns), Tone.FAINT);
    if (!view.without_equipment) {
      line.add(" · " + scene.say("cop.deck", "count", "" + view.deck), Tone.FAINT);
    }
    if (view.counter_clockwise) line.add(" · " + scene.game("state.counter_clockwise"));
    if (view.extra_turn) line.add(" · " + scene.game("state.extra_turn"));
    if (view.locked) line.add(" · " + scene.game("state.locked"));
    return line.add(" · " + scene.say("cop.legend"), Tone.FAINT);
  }

  private static void mine(Mine mine, Scene scene, List<Line> board) {
    if (mine.side != Side.NO_SIDE) {
      Tone tone = mine.side == Side.HONEST_SIDE ? Tone.BLUE : Tone.RED;
      board.add(Line.of(scene.game("side.yours", "side", side(mine.side, scene)), tone));
    }
    for (Equipment card : mine.hand) {
      String text = equipment(card, scene) + " – " + scene.game(key(card) + ".text");
      for (String part : Layout.wrap(text, scene.width(), 2)) board.add(Line.of(part, Tone.GREEN));
    }
    List<Note> notes = mine.notebook.isEmpty() ? mine.seen_now : mine.notebook;
    int from = Math.max(0, notes.size() - NOTES);
    for (Note note : notes.subList(from, notes.size())) board.add(note(note, scene));
  }

  private static Line note(Note note, Scene scene) {
    String how = scene.game("note." + small(note.how.name()));
    String where =
        scene.say("cop.place", "slot", slot(note.place), "name", owner(note.place, scene));
    String text =
        scene.say("show.list", "title", how + ", " + where, "items", type(note.type, scene)) + ". ";
    String now =
        scene.game(
            "note." + small(note.status.name()),
            "slot",
            slot(note.place_now),
            "player",
            owner(note.place_now, scene));
    return Line.of("  " + text + (note.place == note.place_now ? "" : now), Tone.FAINT);
  }

  private static String slot(int place) {
    return "" + ((Math.max(place, 1) - 1) % ROW + 1);
  }

  private static String owner(int place, Scene scene) {
    return scene.name((Math.max(place, 1) - 1) / ROW);
  }

  private static String type(CardType type, Scene scene) {
    return scene.game("type." + small(type.name()));
  }

  private static String side(Side side, Scene scene) {
    return switch (side) {
      case HONEST_SIDE -> scene.game("side.honest");
      case CROOKED_SIDE -> scene.game("side.crooked");
      case TORN -> scene.game("side.torn");
      case NO_SIDE -> "";
    };
  }

  private static String key(Equipment card) {
    return "card." + small(card.name());
  }

  private static String equipment(Equipment card, Scene scene) {
    return scene.game(key(card));
  }

  private static String small(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  @Override
  public String progress(View view, Scene scene) {
    String turn = scene.say("show.turn", "turn", "" + Math.max(1, view.turn_no));
    return view.last_turn == 0 ? turn : turn + "/" + view.last_turn;
  }

  @Override
  public String signs() {
    return "cop.signs";
  }

  @Override
  public String moment(View view) {
    return view.phase + " " + view.state_seq + " " + view.window_no;
  }

  @Override
  public List<String> commands(View view, Scene scene) {
    List<String> commands = new ArrayList<>();
    if (view.mine == null || view.phase == View.Phase.GAME_OVER) return commands;
    if (view.mine.play != null && view.mine.play.picks > 2) {
      commands.add(scene.say("cop.command.use"));
    }
    if (view.quick_claims && isAlive(view)) commands.add(scene.say("cop.command.say"));
    return commands;
  }

  private static boolean isAlive(View view) {
    return !view.seats.get(view.mine.seat).eliminated;
  }

  @Override
  public Optional<Action> command(String typed, View view, Scene scene) throws Misread {
    if (view.mine == null) return Optional.empty();
    Tokens tokens = new Tokens(typed);
    if (tokens.isWord(scene.words().typed("typed.use")))
      return Optional.of(use(tokens, view, scene));
    if (tokens.isWord(scene.words().typed("typed.say")))
      return Optional.of(say(tokens, view, scene));
    return Optional.empty();
  }

  /** Metal Detector and the like: {@code use 2.1 3.3}. */
  private static Action use(Tokens tokens, View view, Scene scene) throws Misread {
    if (view.mine.play == null) throw new Misread(scene.say("cop.nothing_to_use"));
    List<Integer> places = new ArrayList<>();
    while (tokens.hasMore()) places.add(place(tokens.next(), view, scene));
    if (places.isEmpty()) throw new Misread(scene.say("cop.command.use"));
    places.sort(null);
    org.precinct.engine.goodcop.proto.Play play =
        new org.precinct.engine.goodcop.proto.Play.Builder()
            .card(view.mine.play.card)
            .places(places)
            .build();
    Action.Builder action = new Action.Builder().kind(Action.Kind.PLAY).play(play);
    boolean window = view.phase == View.Phase.WINDOW;
    return (window ? action.window_no(view.window_no) : action.state_seq(view.state_seq)).build();
  }

  /** A statement that nobody checks: {@code say 2.1 agent} or {@code say 2 honest}. */
  private static Action say(Tokens tokens, View view, Scene scene) throws Misread {
    String whom = tokens.next();
    String what = tokens.next();
    Action.Builder claim = new Action.Builder().kind(Action.Kind.CLAIM).state_seq(view.state_seq);
    if (whom.contains(".")) {
      for (CardType type : CardType.values()) {
        if (type != CardType.UNKNOWN && Tokens.means(what, type(type, scene))) {
          return claim.place(place(whom, view, scene)).type(type).build();
        }
      }
    } else {
      for (Side side : Side.values()) {
        if (side != Side.NO_SIDE && Tokens.means(what, side(side, scene))) {
          return claim.seat(seat(whom, view, scene)).side(side).build();
        }
      }
    }
    throw new Misread(scene.say("cop.command.say"));
  }

  private static int place(String typed, View view, Scene scene) throws Misread {
    String[] parts = typed.split("\\.", 2);
    int slot = parts.length < 2 ? 0 : Tokens.number(parts[1]);
    if (slot < 1 || slot > ROW) throw new Misread(scene.say("cop.bad_place", "typed", typed));
    return ROW * seat(parts[0], view, scene) + slot;
  }

  private static int seat(String typed, View view, Scene scene) throws Misread {
    int seat = Tokens.number(typed);
    if (seat >= 1 && seat <= view.seats.size()) return seat - 1;
    throw new Misread(
        scene.say("show.bad_player", "typed", typed, "count", "" + view.seats.size()));
  }
}
