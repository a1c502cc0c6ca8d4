package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.Narrator;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.View;
import org.precinct.seat.bleus.BleusBoard;

/** Allez les Bleus: the players, the suburb row, the hand and the market. */
final class BleusShow implements Show<Action, View> {
  @Override
  public List<Line> board(View view, Viewpoint viewpoint) {
    BleusBoard board = BleusBoard.of(view);
    List<Line> lines = new ArrayList<>();
    for (BleusBoard.Player player : board.players()) lines.add(player(board, player, viewpoint));
    if (board.pools().isPresent()) {
      lines.add(pools(board.pools().get(), viewpoint));
      lines.addAll(row(board, viewpoint));
      if (!board.arrested().isEmpty()) {
        List<String> arrested = counted(board.arrested(), viewpoint);
        lines.addAll(list(viewpoint.game("term.arrested"), arrested, viewpoint, Tone.FAINT));
      }
      if (!board.played().isEmpty()) {
        List<String> played = counted(board.played(), viewpoint);
        lines.addAll(list(viewpoint.game("term.played"), played, viewpoint, Tone.FAINT));
      }
    }
    if (!board.hand().isEmpty()) {
      List<String> hand = counted(board.hand(), viewpoint);
      lines.addAll(list(viewpoint.game("term.hand"), hand, viewpoint, Tone.STRONG));
    }
    for (Side side : Side.values()) lines.addAll(market(board, side, viewpoint));
    return lines;
  }

  private static Line player(BleusBoard board, BleusBoard.Player player, Viewpoint viewpoint) {
    boolean turn = board.turn() == player.seat() && board.pools().isPresent();
    Line line = new Line().add(turn ? "▸" : " ").add(viewpoint.player(player.seat(), 17));
    line.cell(viewpoint.count("bleus.points.", player.points()), 11, Tone.STRONG);
    line.cell(viewpoint.count("bleus.arrests.", player.arrests()), 15);
    String police = player.police().draw() + "+" + player.police().discard();
    String suburb = player.suburb().draw() + "+" + player.suburb().discard();
    return line.add(viewpoint.say("bleus.decks", "police", police, "suburb", suburb), Tone.FAINT);
  }

  private static Line pools(BleusBoard.Pools pools, Viewpoint viewpoint) {
    return new Line()
        .add(
            " " + viewpoint.game("gain.funding", "count", "" + pools.funding()) + "   ", Tone.GREEN)
        .add(viewpoint.game("gain.tension", "count", "" + pools.tension()) + "   ", Tone.YELLOW)
        .add(viewpoint.game("gain.force", "count", "" + pools.force()), Tone.BLUE);
  }

  /** The suburb: place, name, and what an arrest takes. */
  private static List<Line> row(BleusBoard board, Viewpoint viewpoint) {
    List<String> items = new ArrayList<>();
    for (BleusBoard.Suspect suspect : board.row()) {
      Card card = suspect.card();
      String price = card.canBeArrested() ? " (" + card.arrest() + ")" : "";
      items.add(Layout.held(suspect.place() + " " + name(card, viewpoint) + price));
    }
    return list(viewpoint.game("term.row"), items, viewpoint, Tone.PLAIN);
  }

  /** Every kind of card once, and how many there are of it. */
  private static List<String> counted(List<Card> cards, Viewpoint viewpoint) {
    Map<Integer, Integer> counts = new TreeMap<>();
    for (Card card : cards) counts.merge(card.number(), 1, Integer::sum);
    List<String> items = new ArrayList<>();
    for (Map.Entry<Integer, Integer> one : counts.entrySet()) {
      String times = one.getValue() > 1 ? " ×" + one.getValue() : "";
      items.add(Layout.held(name(Box.standard().card(one.getKey()), viewpoint) + times));
    }
    return items;
  }

  /** What is for sale, by price, as far as there is any left. */
  private static List<Line> market(BleusBoard board, Side side, Viewpoint viewpoint) {
    Map<Integer, List<String>> byCost = new TreeMap<>();
    for (BleusBoard.Stack stack : board.market(side)) {
      if (stack.count() == 0) continue;
      String count = stack.count() < 10 ? "×" + stack.count() : "";
      byCost
          .computeIfAbsent(stack.card().cost(), cost -> new ArrayList<>())
          .add(Layout.held(name(stack.card(), viewpoint) + count));
    }
    List<String> items = new ArrayList<>();
    byCost.forEach(
        (cost, names) -> items.add(Layout.held("[" + cost + "] ") + String.join(", ", names)));
    String title =
        viewpoint.say(side == Side.POLICE ? "bleus.market.police" : "bleus.market.suburb");
    return list(title, items, viewpoint, Tone.FAINT);
  }

  private static List<Line> list(String title, List<String> items, Viewpoint viewpoint, Tone tone) {
    String all = items.isEmpty() ? "–" : String.join(" · ", items);
    String text = " " + viewpoint.say("show.list", "title", title, "items", all);
    List<Line> lines = new ArrayList<>();
    for (String part : Layout.wrap(text, viewpoint.width(), 4)) lines.add(Line.of(part, tone));
    return lines;
  }

  static String name(Card card, Viewpoint viewpoint) {
    return viewpoint.game(card.nameKey());
  }

  /** The pools are on the board already. */
  @Override
  public String question(View view, Narrator<Action, View, ?> narrator, Viewpoint viewpoint) {
    boolean own = viewpoint.seat().isPresent() && viewpoint.isOwn(view.seat);
    return own && view.phase == View.Phase.MAIN
        ? viewpoint.say("bleus.question")
        : Show.super.question(view, narrator, viewpoint);
  }

  @Override
  public Keyboard<Action, View> keyboard(View view) {
    return Composing.begin(new BleusKeymap(), view);
  }

  @Override
  public String progress(View view, Viewpoint viewpoint) {
    String round = viewpoint.say("bleus.round", "round", "" + view.round);
    return round + " · " + viewpoint.say("bleus.target", "points", "" + view.target);
  }

  @Override
  public String signs() {
    return "bleus.signs";
  }

  @Override
  public String moment(View view) {
    return "" + view.seq;
  }

  @Override
  public List<String> commands(View view, Viewpoint viewpoint) {
    boolean speech = view.offers != null && view.phase == View.Phase.SPEECH;
    return speech ? List.of(viewpoint.say("bleus.command.discard")) : List.of();
  }
}
