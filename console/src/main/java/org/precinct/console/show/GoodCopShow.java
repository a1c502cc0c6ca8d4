package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.goodcop.kit.Actions;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Keys;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.seat.goodcop.GoodCopBoard;
import org.precinct.seat.goodcop.GoodCopControls;

/** Good Cop Bad Cop: everybody's row, guns and aims, and what only this player may know. */
final class GoodCopShow implements Show<Action, View> {
  private static final int CARD = 11;
  private static final int NOTES = 3;

  @Override
  public List<Line> board(View view, Scene scene) {
    GoodCopBoard table = GoodCopBoard.of(view);
    List<Line> board = new ArrayList<>();
    for (GoodCopBoard.Player player : table.players()) board.add(row(player, view, scene));
    board.add(middle(table, scene));
    if (view.mine != null) mine(view, scene, board);
    return board;
  }

  private static Line row(GoodCopBoard.Player player, View view, Scene scene) {
    int seat = player.seat();
    boolean turn = view.turn_seat == seat && view.phase != View.Phase.GAME_OVER;
    Line line = new Line().add(turn ? "▸" : " ").add((seat + 1) + " ", Tone.ofSeat(seat));
    line.add(scene.player(seat, 15));
    for (GoodCopBoard.Card card : player.cards()) card(card, scene, line);
    line.to(18 + Bits.ROW * CARD).add(" ");
    if (player.eliminated()) return line.add(scene.game("state.eliminated"), Tone.FAINT);
    Line tail = tail(player, view, scene, false);
    boolean fits = line.width() + tail.width() <= scene.width();
    return line.add(fits ? tail : tail(player, view, scene, true));
  }

  /**
   * What somebody holds and what became of them.
   *
   * @param brief with the number of whom they aim at, and a plus for cards in the hand
   */
  private static Line tail(GoodCopBoard.Player player, View view, Scene scene, boolean brief) {
    Line line = new Line();
    if (player.armed()) {
      String name = player.aim().map(aim -> brief ? "" + (aim + 1) : scene.name(aim)).orElse("–");
      line.add(scene.say("cop.gun", "name", name), Tone.RED).add(" ");
    }
    // In the new edition the card shows it.
    boolean wounded = view.first_edition && player.wounded();
    if (wounded) line.add(scene.game("state.wounded"), Tone.RED).add(" ");
    player.front().ifPresent(card -> line.add("<" + scene.game(Keys.of(card)) + "> "));
    boolean holds = !scene.isOwn(player.seat()) && player.hand() > 0;
    if (holds) line.add((brief ? "+" + player.hand() : hand(player, scene)) + " ");
    player.side().ifPresent(side -> line.add(side(side, scene), Tone.STRONG));
    return line;
  }

  private static String hand(GoodCopBoard.Player player, Scene scene) {
    if (player.knownHand().isEmpty()) return scene.say("cop.hand", "count", "" + player.hand());
    return "(" + scene.game(Keys.of(player.knownHand().get(0))) + ")";
  }

  private static void card(GoodCopBoard.Card card, Scene scene, Line line) {
    boolean open = card.faceUp();
    String name = card.type() == CardType.UNKNOWN ? " ? " : scene.game(Keys.of(card.type()));
    String wound = card.token() ? "!" : "";
    Tone tone =
        switch (card.type()) {
          case AGENT, HONEST -> Tone.BLUE;
          case KINGPIN, CROOKED -> Tone.RED;
          default -> Tone.FAINT;
        };
    line.cell((open ? "[" + name : "(" + name) + wound + (open ? "]" : ")"), CARD, tone);
  }

  private static Line middle(GoodCopBoard table, Scene scene) {
    Line line = new Line().add(scene.say("cop.middle", "guns", "" + table.guns()), Tone.FAINT);
    if (!table.withoutEquipment()) {
      line.add(" · " + scene.say("cop.deck", "count", "" + table.deck()), Tone.FAINT);
    }
    if (table.counterClockwise()) line.add(" · " + scene.game("state.counter_clockwise"));
    if (table.extraTurn()) line.add(" · " + scene.game("state.extra_turn"));
    if (table.locked()) line.add(" · " + scene.game("state.locked"));
    return line.add(" · " + scene.say("cop.legend"), Tone.FAINT);
  }

  private static void mine(View view, Scene scene, List<Line> board) {
    Side side = view.mine.side;
    if (side != Side.NO_SIDE) {
      Tone tone = side == Side.HONEST_SIDE ? Tone.BLUE : Tone.RED;
      board.add(Line.of(scene.game("side.yours", "side", side(side, scene)), tone));
    }
    for (Equipment card : view.mine.hand) {
      String text = scene.game(Keys.of(card)) + " – " + scene.game(Keys.rules(card));
      for (String part : Layout.wrap(text, scene.width(), 2)) board.add(Line.of(part, Tone.GREEN));
    }
    List<Note> notes = GoodCopBoard.notes(view);
    int from = Math.max(0, notes.size() - NOTES);
    for (Note note : notes.subList(from, notes.size())) board.add(note(note, scene));
  }

  private static Line note(Note note, Scene scene) {
    String how = scene.game(Keys.of(note.how));
    String where =
        scene.say("cop.place", "slot", slot(note.place), "name", owner(note.place, scene));
    String text =
        scene.say("show.list", "title", how + ", " + where, "items", scene.game(Keys.of(note.type)))
            + ". ";
    String now =
        scene.game(
            Keys.of(note.status),
            "slot",
            slot(note.place_now),
            "player",
            owner(note.place_now, scene));
    return Line.of("  " + text + (note.place == note.place_now ? "" : now), Tone.FAINT);
  }

  private static String slot(int place) {
    return "" + Places.slot(Math.max(place, 1));
  }

  private static String owner(int place, Scene scene) {
    return scene.name(Places.seat(Math.max(place, 1)));
  }

  private static String side(Side side, Scene scene) {
    return side == Side.NO_SIDE ? "" : scene.game(Keys.of(side));
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
    if (GoodCopBoard.mayClaim(view)) commands.add(scene.say("cop.command.say"));
    return commands;
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
    return Actions.at(view).play(Actions.useAt(view.mine.play.card, places));
  }

  /** A statement that nobody checks: {@code say 2.1 agent} or {@code say 2 honest}. */
  private static Action say(Tokens tokens, View view, Scene scene) throws Misread {
    String whom = tokens.next();
    String what = tokens.next();
    Actions actions = Actions.at(view);
    if (whom.contains(".")) {
      for (CardType type : GoodCopControls.TYPES) {
        if (Tokens.means(what, scene.game(Keys.of(type)))) {
          return actions.claimCard(place(whom, view, scene), type);
        }
      }
    } else {
      for (Side side : GoodCopControls.SIDES) {
        if (Tokens.means(what, side(side, scene))) {
          return actions.claimSide(seat(whom, view, scene), side);
        }
      }
    }
    throw new Misread(scene.say("cop.command.say"));
  }

  private static int place(String typed, View view, Scene scene) throws Misread {
    String[] parts = typed.split("\\.", 2);
    int slot = parts.length < 2 ? 0 : Tokens.number(parts[1]);
    if (slot < 1 || slot > Bits.ROW) throw new Misread(scene.say("cop.bad_place", "typed", typed));
    return Places.of(seat(parts[0], view, scene), slot);
  }

  private static int seat(String typed, View view, Scene scene) throws Misread {
    int seat = Tokens.number(typed);
    if (seat >= 1 && seat <= view.seats.size()) return seat - 1;
    throw new Misread(
        scene.say("show.bad_player", "typed", typed, "count", "" + view.seats.size()));
  }
}
