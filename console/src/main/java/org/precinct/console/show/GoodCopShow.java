package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.goodcop.kit.Keys;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.seat.goodcop.GoodCopBoard;

/** Good Cop Bad Cop: everybody's row, guns and aims, and what only this player may know. */
final class GoodCopShow implements Show<Action, View> {
  private static final int CARD = 11;
  private static final int ROW = 3;
  private static final int NOTES = 3;

  @Override
  public List<Line> board(View view, Viewpoint viewpoint) {
    GoodCopBoard table = GoodCopBoard.of(view);
    List<Line> board = new ArrayList<>();
    for (GoodCopBoard.Player player : table.players()) board.add(row(player, view, viewpoint));
    board.add(middle(table, viewpoint));
    if (view.mine != null) mine(view, viewpoint, board);
    return board;
  }

  private static Line row(GoodCopBoard.Player player, View view, Viewpoint viewpoint) {
    int seat = player.seat();
    boolean turn = view.turn_seat == seat && view.phase != View.Phase.GAME_OVER;
    Line line = new Line().add(turn ? "▸" : " ").add((seat + 1) + " ", Tone.ofSeat(seat));
    line.add(viewpoint.player(seat, 15));
    for (GoodCopBoard.Card card : player.cards()) card(card, viewpoint, line);
    line.to(18 + ROW * CARD).add(" ");
    if (player.eliminated()) return line.add(viewpoint.game("state.eliminated"), Tone.FAINT);
    Line tail = tail(player, view, viewpoint, false);
    boolean fits = line.width() + tail.width() <= viewpoint.width();
    return line.add(fits ? tail : tail(player, view, viewpoint, true));
  }

  /**
   * What somebody holds and what became of them.
   *
   * @param brief with the number of whom they aim at, and a plus for cards in the hand
   */
  private static Line tail(
      GoodCopBoard.Player player, View view, Viewpoint viewpoint, boolean brief) {
    Line line = new Line();
    if (player.armed()) {
      String name =
          player.aim().map(aim -> brief ? "" + (aim + 1) : viewpoint.name(aim)).orElse("–");
      line.add(viewpoint.say("cop.gun", "name", name), Tone.RED).add(" ");
    }
    // In the new edition the card shows it.
    boolean wounded = view.first_edition && player.wounded();
    if (wounded) line.add(viewpoint.game("state.wounded"), Tone.RED).add(" ");
    player.front().ifPresent(card -> line.add("<" + viewpoint.game(Keys.of(card)) + "> "));
    boolean holds = !viewpoint.isOwn(player.seat()) && player.hand() > 0;
    if (holds) line.add((brief ? "+" + player.hand() : hand(player, viewpoint)) + " ");
    player.side().ifPresent(side -> line.add(side(side, viewpoint), Tone.STRONG));
    return line;
  }

  private static String hand(GoodCopBoard.Player player, Viewpoint viewpoint) {
    if (player.knownHand().isEmpty()) return viewpoint.say("cop.hand", "count", "" + player.hand());
    return "(" + viewpoint.game(Keys.of(player.knownHand().get(0))) + ")";
  }

  private static void card(GoodCopBoard.Card card, Viewpoint viewpoint, Line line) {
    boolean open = card.faceUp();
    String name = card.type() == CardType.UNKNOWN ? " ? " : viewpoint.game(Keys.of(card.type()));
    String wound = card.token() ? "!" : "";
    Tone tone =
        switch (card.type()) {
          case AGENT, HONEST -> Tone.BLUE;
          case KINGPIN, CROOKED -> Tone.RED;
          default -> Tone.FAINT;
        };
    line.cell((open ? "[" + name : "(" + name) + wound + (open ? "]" : ")"), CARD, tone);
  }

  private static Line middle(GoodCopBoard table, Viewpoint viewpoint) {
    Line line = new Line().add(viewpoint.say("cop.middle", "guns", "" + table.guns()), Tone.FAINT);
    if (!table.withoutEquipment()) {
      line.add(" · " + viewpoint.say("cop.deck", "count", "" + table.deck()), Tone.FAINT);
    }
    if (table.counterClockwise()) line.add(" · " + viewpoint.game("state.counter_clockwise"));
    if (table.extraTurn()) line.add(" · " + viewpoint.game("state.extra_turn"));
    if (table.locked()) line.add(" · " + viewpoint.game("state.locked"));
    return line.add(" · " + viewpoint.say("cop.legend"), Tone.FAINT);
  }

  private static void mine(View view, Viewpoint viewpoint, List<Line> board) {
    Side side = view.mine.side;
    if (side != Side.NO_SIDE) {
      Tone tone = side == Side.HONEST_SIDE ? Tone.BLUE : Tone.RED;
      board.add(Line.of(viewpoint.game("side.yours", "side", side(side, viewpoint)), tone));
    }
    for (Equipment card : view.mine.hand) {
      String text = viewpoint.game(Keys.of(card)) + " – " + viewpoint.game(Keys.rules(card));
      for (String part : Layout.wrap(text, viewpoint.width(), 2))
        board.add(Line.of(part, Tone.GREEN));
    }
    List<Note> notes = GoodCopBoard.notes(view);
    int from = Math.max(0, notes.size() - NOTES);
    for (Note note : notes.subList(from, notes.size())) board.add(note(note, viewpoint));
  }

  private static Line note(Note note, Viewpoint viewpoint) {
    String how = viewpoint.game(Keys.of(note.how));
    String where =
        viewpoint.say("cop.place", "slot", slot(note.place), "name", owner(note.place, viewpoint));
    String text =
        viewpoint.say(
                "show.list",
                "title",
                how + ", " + where,
                "items",
                viewpoint.game(Keys.of(note.type)))
            + ". ";
    String now =
        viewpoint.game(
            Keys.of(note.status),
            "slot",
            slot(note.place_now),
            "player",
            owner(note.place_now, viewpoint));
    return Line.of("  " + text + (note.place == note.place_now ? "" : now), Tone.FAINT);
  }

  private static String slot(int place) {
    return "" + Places.slot(Math.max(place, 1));
  }

  private static String owner(int place, Viewpoint viewpoint) {
    return viewpoint.name(Places.seat(Math.max(place, 1)));
  }

  private static String side(Side side, Viewpoint viewpoint) {
    return side == Side.NO_SIDE ? "" : viewpoint.game(Keys.of(side));
  }

  @Override
  public String progress(View view, Viewpoint viewpoint) {
    String turn = viewpoint.say("show.turn", "turn", "" + Math.max(1, view.turn_no));
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
  public List<String> commands(View view, Viewpoint viewpoint) {
    List<String> commands = new ArrayList<>();
    if (view.mine == null || view.phase == View.Phase.GAME_OVER) return commands;
    if (view.mine.play != null && view.mine.play.picks > 2) {
      commands.add(viewpoint.say("cop.command.use"));
    }
    if (GoodCopBoard.mayClaim(view)) commands.add(viewpoint.say("cop.command.say"));
    return commands;
  }

  @Override
  public Keyboard<Action, View> keyboard(View view) {
    return Composing.begin(new GoodCopKeymap(), view);
  }
}
