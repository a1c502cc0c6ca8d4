package org.precinct.console.show;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.Narrator;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.View;
import org.precinct.seat.Reachable;
import org.precinct.seat.bleus.BleusBoard;
import org.precinct.seat.bleus.BleusControls;

/** Allez les Bleus: the players, the suburb row, the hand and the market. */
final class BleusShow implements Show<Action, View> {
  /** More than any turn offers. */
  private static final int MOST = 500;

  @Override
  public List<Line> board(View view, Scene scene) {
    BleusBoard board = BleusBoard.of(view);
    List<Line> lines = new ArrayList<>();
    for (BleusBoard.Player player : board.players()) lines.add(player(board, player, scene));
    if (board.pools().isPresent()) {
      lines.add(pools(board.pools().get(), scene));
      lines.addAll(row(board, scene));
      if (!board.played().isEmpty()) {
        List<String> played = counted(board.played(), scene);
        lines.addAll(list(scene.game("term.played"), played, scene, Tone.FAINT));
      }
    }
    if (!board.hand().isEmpty()) {
      List<String> hand = counted(board.hand(), scene);
      lines.addAll(list(scene.game("term.hand"), hand, scene, Tone.STRONG));
    }
    for (Side side : Side.values()) lines.addAll(market(board, side, scene));
    return lines;
  }

  private static Line player(BleusBoard board, BleusBoard.Player player, Scene scene) {
    boolean turn = board.turn() == player.seat() && board.pools().isPresent();
    Line line = new Line().add(turn ? "▸" : " ").add(scene.player(player.seat(), 17));
    line.cell(scene.count("bleus.points.", player.points()), 11, Tone.STRONG);
    line.cell(scene.count("bleus.arrests.", player.arrests()), 15);
    String police = player.police().draw() + "+" + player.police().discard();
    String suburb = player.suburb().draw() + "+" + player.suburb().discard();
    return line.add(scene.say("bleus.decks", "police", police, "suburb", suburb), Tone.FAINT);
  }

  private static Line pools(BleusBoard.Pools pools, Scene scene) {
    return new Line()
        .add(" " + scene.game("gain.funding", "count", "" + pools.funding()) + "   ", Tone.GREEN)
        .add(scene.game("gain.tension", "count", "" + pools.tension()) + "   ", Tone.YELLOW)
        .add(scene.game("gain.force", "count", "" + pools.force()), Tone.BLUE);
  }

  /** The suburb: place, name, and what an arrest takes. */
  private static List<Line> row(BleusBoard board, Scene scene) {
    List<String> items = new ArrayList<>();
    for (BleusBoard.Suspect suspect : board.row()) {
      Card card = suspect.card();
      String price = card.canBeArrested() ? " (" + card.arrest() + ")" : "";
      String mark = suspect.arrested() ? " ✓" : price;
      items.add(Layout.held(suspect.place() + " " + name(card, scene) + mark));
    }
    return list(scene.game("term.row"), items, scene, Tone.PLAIN);
  }

  /** Every kind of card once, and how many there are of it. */
  private static List<String> counted(List<Card> cards, Scene scene) {
    Map<Integer, Integer> counts = new TreeMap<>();
    for (Card card : cards) counts.merge(card.number(), 1, Integer::sum);
    List<String> items = new ArrayList<>();
    for (Map.Entry<Integer, Integer> one : counts.entrySet()) {
      String times = one.getValue() > 1 ? " ×" + one.getValue() : "";
      items.add(Layout.held(name(Box.standard().card(one.getKey()), scene) + times));
    }
    return items;
  }

  /** What is for sale, by price, as far as there is any left. */
  private static List<Line> market(BleusBoard board, Side side, Scene scene) {
    Map<Integer, List<String>> byCost = new TreeMap<>();
    for (BleusBoard.Stack stack : board.market(side)) {
      if (stack.count() == 0) continue;
      String count = stack.count() < 10 ? "×" + stack.count() : "";
      byCost
          .computeIfAbsent(stack.card().cost(), cost -> new ArrayList<>())
          .add(Layout.held(name(stack.card(), scene) + count));
    }
    List<String> items = new ArrayList<>();
    byCost.forEach(
        (cost, names) -> items.add(Layout.held("[" + cost + "] ") + String.join(", ", names)));
    String title = scene.say(side == Side.POLICE ? "bleus.market.police" : "bleus.market.suburb");
    return list(title, items, scene, Tone.FAINT);
  }

  private static List<Line> list(String title, List<String> items, Scene scene, Tone tone) {
    String all = items.isEmpty() ? "–" : String.join(" · ", items);
    String text = " " + scene.say("show.list", "title", title, "items", all);
    List<Line> lines = new ArrayList<>();
    for (String part : Layout.wrap(text, scene.width(), 4)) lines.add(Line.of(part, tone));
    return lines;
  }

  private static String name(Card card, Scene scene) {
    return scene.game(card.nameKey());
  }

  /** The pools are on the board already. */
  @Override
  public String question(View view, Narrator<Action, View, ?> narrator, Scene scene) {
    boolean own = scene.seat().isPresent() && scene.isOwn(view.seat);
    return own && view.phase == View.Phase.MAIN
        ? scene.say("bleus.question")
        : Show.super.question(view, narrator, scene);
  }

  @Override
  public List<Choice<Action>> choices(
      View view, List<Action> offered, Narrator<Action, View, ?> narrator, Scene scene) {
    List<Action> ordered = Reachable.actions(BleusControls.SPREAD, view, MOST);
    ordered.sort((one, other) -> compare(order(one), order(other)));
    List<Choice<Action>> choices = new ArrayList<>();
    for (Action action : ordered) {
      String label = narrator.action(action, view, scene.language(), scene.names());
      int card = action.play != null ? action.play.card : action.buy != null ? action.buy.card : 0;
      String text = card == 0 ? "" : " – " + scene.game(Box.standard().card(card).textKey());
      choices.add(new Choice<>(Line.of(label), Line.of(text, Tone.FAINT), action));
    }
    return choices;
  }

  /** Plays, arrests, purchases, the end; each by card or place, however the hand lies. */
  private static List<Integer> order(Action action) {
    if (action.play != null) return List.of(0, action.play.card);
    if (action.arrest != null) return List.of(1, action.arrest.place);
    if (action.buy != null) return List.of(2, action.buy.card);
    if (action.end != null) return List.of(3);
    if (action.speech != null) return action.speech.cards;
    if (action.mediate != null) return List.of(action.mediate.seat);
    if (action.accident != null) return List.of(action.accident.place);
    int card = action.promote.card;
    return card == 0 ? List.of(Integer.MAX_VALUE) : List.of(card, action.promote.gain);
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int difference = Integer.compare(one.get(i), other.get(i));
      if (difference != 0) return difference;
    }
    return Integer.compare(one.size(), other.size());
  }

  @Override
  public String progress(View view, Scene scene) {
    String round = scene.say("bleus.round", "round", "" + view.round);
    return round + " · " + scene.say("bleus.target", "points", "" + view.target);
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
  public List<String> commands(View view, Scene scene) {
    boolean speech = view.offers != null && view.phase == View.Phase.SPEECH;
    return speech ? List.of(scene.say("bleus.command.discard")) : List.of();
  }

  /** A speech: {@code d patrol profiling}, which the list may be too short for. */
  @Override
  public Optional<Action> command(String typed, View view, Scene scene) throws Misread {
    Tokens tokens = new Tokens(typed);
    if (view.phase != View.Phase.SPEECH || !tokens.isWord(scene.words().typed("typed.discard"))) {
      return Optional.empty();
    }
    List<Integer> hand = new ArrayList<>(view.hand);
    List<Integer> chosen = new ArrayList<>();
    while (tokens.hasMore()) {
      String word = tokens.next();
      Integer found = null;
      for (Integer card : hand)
        if (Tokens.means(word, name(Box.standard().card(card), scene))) found = card;
      if (found == null) throw new Misread(scene.say("bleus.not_in_hand", "typed", word));
      hand.remove(found);
      chosen.add(found);
    }
    Collections.sort(chosen);
    return Optional.of(Actions.speech(view.seq, chosen));
  }
}
