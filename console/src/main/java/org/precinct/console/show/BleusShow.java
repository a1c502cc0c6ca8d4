package org.precinct.console.show;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.DataFile;
import org.precinct.engine.Narrator;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;

/** Allez les Bleus: the players, the suburb row, the hand and the market. */
final class BleusShow implements Show<Action, View> {
  private final List<Card> cards = new ArrayList<>();

  /** A kind of card; lines of its file count from 1. */
  private record Card(
      boolean police,
      int cost,
      int arrest,
      String name,
      String nameFr,
      String text,
      String textFr) {
    String name(Scene scene) {
      return scene.language() == org.precinct.engine.Language.FRENCH ? nameFr : name;
    }

    String text(Scene scene) {
      return scene.language() == org.precinct.engine.Language.FRENCH ? textFr : text;
    }
  }

  BleusShow() {
    DataFile file = DataFile.resource(Box.class, "allez-les-bleus-cards.csv");
    for (DataFile.Row row : file.rows()) {
      cards.add(
          new Card(
              row.text("deck").equals("police"),
              row.number("cost"),
              row.number("arrest", 0),
              row.text("name_en"),
              row.text("name_fr"),
              row.text("text_en"),
              row.text("text_fr")));
    }
  }

  private Card card(int number) {
    return cards.get(number - 1);
  }

  @Override
  public List<Line> board(View view, Scene scene) {
    List<Line> board = new ArrayList<>();
    for (int seat = 0; seat < view.players.size(); seat++) board.add(player(view, seat, scene));
    TurnView turn = view.turn;
    if (turn != null && view.phase != View.Phase.GAME_OVER) {
      board.add(pools(turn, scene));
      board.addAll(row(turn, scene));
      if (!turn.played.isEmpty()) {
        List<String> played = counted(turn.played, scene);
        board.addAll(list(scene.game("term.played"), played, scene, Tone.FAINT));
      }
    }
    if (!view.hand.isEmpty()) board.addAll(hand(view, scene));
    board.addAll(market(view, true, scene));
    board.addAll(market(view, false, scene));
    return board;
  }

  private static Line player(View view, int seat, Scene scene) {
    PlayerView player = view.players.get(seat);
    boolean turn = view.seat == seat && view.phase != View.Phase.GAME_OVER;
    Line line = new Line().add(turn ? "▸" : " ").add(scene.player(seat, 17));
    line.cell(scene.count("bleus.points.", player.points), 11, Tone.STRONG);
    line.cell(scene.count("bleus.arrests.", player.arrests), 15);
    return line.add(
        scene.say(
            "bleus.decks",
            "police",
            player.police.draw + "+" + player.police.discard,
            "suburb",
            player.suburb.draw + "+" + player.suburb.discard),
        Tone.FAINT);
  }

  private static Line pools(TurnView turn, Scene scene) {
    return new Line()
        .add(" " + scene.game("gain.funding", "count", "" + turn.funding) + "   ", Tone.GREEN)
        .add(scene.game("gain.tension", "count", "" + turn.tension) + "   ", Tone.YELLOW)
        .add(scene.game("gain.force", "count", "" + turn.force), Tone.BLUE);
  }

  /** The suburb: place, name, and what an arrest takes. */
  private List<Line> row(TurnView turn, Scene scene) {
    List<String> items = new ArrayList<>();
    for (int place = 1; place <= turn.row.size(); place++) {
      Card card = card(turn.row.get(place - 1));
      boolean arrested = turn.arrested.contains(place);
      String mark = arrested ? " ✓" : card.arrest > 0 ? " (" + card.arrest + ")" : "";
      items.add(Layout.held(place + " " + card.name(scene) + mark));
    }
    return list(scene.game("term.row"), items, scene, Tone.PLAIN);
  }

  private List<Line> hand(View view, Scene scene) {
    return list(scene.game("term.hand"), counted(view.hand, scene), scene, Tone.STRONG);
  }

  /** Every kind of card once, and how many there are of it. */
  private List<String> counted(List<Integer> numbers, Scene scene) {
    List<String> items = new ArrayList<>();
    Map<Integer, Integer> counts = new TreeMap<>();
    for (int card : numbers) counts.merge(card, 1, Integer::sum);
    for (Map.Entry<Integer, Integer> one : counts.entrySet()) {
      String times = one.getValue() > 1 ? " ×" + one.getValue() : "";
      items.add(Layout.held(card(one.getKey()).name(scene) + times));
    }
    return items;
  }

  /** What is for sale, by price, as far as there is any left. */
  private List<Line> market(View view, boolean police, Scene scene) {
    Map<Integer, List<String>> byCost = new TreeMap<>();
    for (int number = 1; number <= cards.size(); number++) {
      Card card = card(number);
      int left = view.supply.get(number - 1);
      if (card.police != police || card.cost == 0 || left == 0) continue;
      byCost
          .computeIfAbsent(card.cost, cost -> new ArrayList<>())
          .add(Layout.held(card.name(scene) + (left < 10 ? "×" + left : "")));
    }
    List<String> items = new ArrayList<>();
    byCost.forEach(
        (cost, names) -> items.add(Layout.held("[" + cost + "] ") + String.join(", ", names)));
    String title = scene.say(police ? "bleus.market.police" : "bleus.market.suburb");
    return list(title, items, scene, Tone.FAINT);
  }

  private static List<Line> list(String title, List<String> items, Scene scene, Tone tone) {
    String all = items.isEmpty() ? "–" : String.join(" · ", items);
    String text = " " + scene.say("show.list", "title", title, "items", all);
    List<Line> lines = new ArrayList<>();
    for (String part : Layout.wrap(text, scene.width(), 4)) lines.add(Line.of(part, tone));
    return lines;
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
    List<Choice<Action>> choices = new ArrayList<>();
    List<Action> ordered = new ArrayList<>(offered);
    // A card keeps its place in the list however the hand lies.
    ordered.sort(
        Comparator.comparingInt(one -> one.play == null ? Integer.MAX_VALUE : one.play.card));
    for (Action action : ordered) {
      String label = narrator.action(action, view, scene.language(), scene.names());
      int card = action.play != null ? action.play.card : action.buy != null ? action.buy.card : 0;
      String text = card == 0 ? "" : " – " + card(card).text(scene);
      choices.add(new Choice<>(Line.of(label), Line.of(text, Tone.FAINT), action));
    }
    return choices;
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
      for (Integer card : hand) if (Tokens.means(word, card(card).name(scene))) found = card;
      if (found == null) throw new Misread(scene.say("bleus.not_in_hand", "typed", word));
      hand.remove(found);
      chosen.add(found);
    }
    Collections.sort(chosen);
    return Optional.of(
        new Action.Builder().seq(view.seq).speech(new Action.Speech(chosen)).build());
  }
}
