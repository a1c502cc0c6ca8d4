package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.policecity.proto.DealProposal;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Loyalty;
import org.precinct.engine.policecity.proto.Mine;
import org.precinct.engine.policecity.proto.OpenOffer;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.Pledge;
import org.precinct.engine.policecity.proto.Proposal;
import org.precinct.engine.policecity.proto.Slot;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.View;

/** The calls, the captains and what lies on the table, as lines. */
final class CityBoard {
  private static final int HOME = 0;
  private static final int MOST_LISTED = 4;

  /** What leaves room for a question, some choices and the commands in 24 lines. */
  private static final int MOST_LINES = 15;

  private static final int DISTRICTS = 23;
  private static final int HANDCUFFS = 31;

  /** What a place takes before its dice. */
  private static final int PLACE = 49;

  private final CityNames names;
  private final View view;
  private final Scene scene;
  private final List<Line> board = new ArrayList<>();

  CityBoard(CityNames names, View view, Scene scene) {
    this.names = names;
    this.view = view;
    this.scene = scene;
  }

  List<Line> draw() {
    for (int seat = 0; seat < view.players.size(); seat++) board.add(captain(seat));
    boolean talks = negotiation();
    if (view.mine != null) mine(view.mine);
    List<Line> calls = new ArrayList<>();
    for (int slot = 1; slot <= view.slots.size(); slot++) calls(slot, calls);
    // At a large table, the card at hand is enough while it is being talked about.
    if (talks && view.slot > 0 && calls.size() + board.size() > MOST_LINES) {
      calls.clear();
      calls(view.slot, calls);
    }
    boolean room = calls.size() + board.size() + view.objectives.size() <= MOST_LINES;
    if (!talks && room) objectives();
    calls.addAll(board);
    return calls;
  }

  private void calls(int slot, List<Line> calls) {
    if (view.slots.get(slot - 1).card == 0) return;
    Line call = call(slot);
    Line dice = dice(slot);
    // Many dice get a line of their own.
    if (call.width() + dice.width() <= scene.width()) {
      calls.add(call.add(dice));
    } else {
      calls.add(call);
      calls.add(new Line().add("      ").add(dice));
    }
  }

  private Line call(int number) {
    Slot slot = view.slots.get(number - 1);
    CityNames.Card card = names.card(slot.card);
    Tone tone = slot.state == SlotState.CLOSED ? Tone.FAINT : Tone.STRONG;
    Line line = new Line().add(view.slot == number ? "▸" : " ").add(number + " ", tone);
    String name = names.cardName(slot.card, scene);
    if (card.place()) {
      line.add(name + " ", tone).to(DISTRICTS);
      line.add(names.districts(card, scene) + " ", Tone.CYAN).to(HANDCUFFS);
      line.cell(scene.say("city.need", "count", "" + card.handcuffs()), 4);
      line.cell(
          card.mafia() > 0 ? scene.say("city.mafia", "count", "" + card.mafia()) : "", 4, Tone.RED);
      line.cell(gains(card), 14, Tone.GREEN).add(" ");
    } else {
      line.cell(name, Math.max(card.dice() ? PLACE : 0, name.length()), tone).add(" ");
    }
    String state =
        switch (slot.state) {
          case UNSECURED -> "✗ ";
          case CLOSED -> "✓ ";
          default -> "";
        };
    return line.add(state);
  }

  private String gains(CityNames.Card card) {
    StringBuilder text = new StringBuilder();
    List<Integer> gains = card.gains();
    for (int i = 0; i < gains.size(); i++) {
      if (i > 0 && gains.get(i).equals(gains.get(i - 1))) continue;
      int gain = gains.get(i);
      long count = gains.stream().filter(one -> one == gain).count();
      text.append(text.length() > 0 ? " " : "").append(names.gain(gain, scene));
      if (count > 1) text.append("×").append(count);
    }
    return text.toString();
  }

  /** Whose dice are on a slot, and what they show. */
  private Line dice(int slot) {
    Line line = new Line();
    for (int seat = 0; seat < view.players.size(); seat++) {
      Player player = view.players.get(seat);
      StringBuilder own = new StringBuilder();
      for (int die = 1; die <= player.dice.size(); die++) {
        if (player.dice.get(die - 1) != slot) continue;
        int face = player.faces.isEmpty() ? 0 : player.faces.get(die - 1);
        own.append(' ').append(CityNames.die(die)).append(CityNames.face(face, scene));
      }
      for (Informant one : view.informants) {
        if (one.owner != seat || one.at != slot) continue;
        own.append(' ').append(CityNames.die(one.die)).append(CityNames.face(one.face, scene));
      }
      if (own.length() > 0) {
        line.add((seat + 1) + ")" + own.substring(1) + " ", Tone.ofSeat(seat));
      }
    }
    return line;
  }

  private Line captain(int seat) {
    Player player = view.players.get(seat);
    Line line = new Line().add(view.keeper == seat ? "♦ " : "  ");
    line.add((seat + 1) + " ", Tone.ofSeat(seat)).add(scene.player(seat, 13));
    line.cell(scene.say("city.rank", "rank", "" + player.rank), 9, Tone.STRONG);
    for (int kind = 1; kind <= CityNames.KINDS; kind++) {
      int count = player.seizures.get(kind - 1);
      line.add(names.kind(kind, scene) + count + " ", count > 0 ? Tone.GREEN : Tone.FAINT);
    }
    List<String> rest = new ArrayList<>();
    for (int card : player.cards) rest.add("c" + card);
    if (player.filed > 0) rest.add(scene.say("city.filed", "count", "" + player.filed));
    for (int token = 1; token <= player.tokens.size(); token++) {
      for (int i = 0; i < player.tokens.get(token - 1); i++) rest.add(names.token(token, scene));
    }
    if (player.secret_token) rest.add("(?)");
    line.add(String.join(" ", rest) + " ");
    StringBuilder home = new StringBuilder();
    StringBuilder office = new StringBuilder();
    for (int die = 1; die <= player.dice.size(); die++) {
      int at = player.dice.get(die - 1);
      if (at == HOME) home.append(' ').append(CityNames.die(die));
      if (at == -2 || at == -3) office.append(' ').append(CityNames.die(die));
    }
    for (Informant one : view.informants) {
      if (one.owner != seat) continue;
      if (one.at == HOME) home.append(' ').append(CityNames.die(one.die));
      if (one.at == -4) home.append(" (").append(CityNames.die(one.die)).append(')');
    }
    if (home.length() > 0) line.add("|" + home + " ", Tone.ofSeat(seat));
    if (office.length() > 0) line.add(scene.say("city.office") + office + " ", Tone.RED);
    if (player.absent) line.add(scene.say("show.away"), Tone.FAINT);
    else if ((view.marks >>> seat & 1) != 0) line.add("✓", Tone.GREEN);
    return line;
  }

  /** Below the captains. */
  private void objectives() {
    int at = view.players.size();
    for (int objective : view.objectives) {
      if (objective == 0) continue;
      Line line = new Line().add("  ").cell(names.objective(objective, scene), 29, Tone.FAINT);
      board.add(at++, line.add(names.price(objective, scene), Tone.FAINT));
    }
  }

  /** What is being shared out or swapped, if anything is. */
  private boolean negotiation() {
    if (!view.gains.isEmpty()) gainsOnOffer();
    for (Proposal proposal : last(view.proposals)) board.add(proposal(proposal));
    if (view.phase == Phase.PLEDGE) board.add(pledges());
    for (DealProposal deal : last(view.deals)) board.add(deal(deal));
    for (OpenOffer offer : last(view.offers)) board.add(offer(offer));
    boolean trade = view.phase == Phase.TRADE;
    if (trade) cardNames();
    return !view.gains.isEmpty()
        || trade
        || view.phase == Phase.PLEDGE
        || view.phase == Phase.MAFIA_DEAL
        || view.phase == Phase.DEAL_STATEMENT;
  }

  private static <T> List<T> last(List<T> all) {
    return all.subList(Math.max(0, all.size() - MOST_LISTED), all.size());
  }

  private void gainsOnOffer() {
    Line line = new Line().add("  " + scene.say("city.gains") + " ");
    for (int i = 0; i < view.gains.size(); i++) {
      line.add((i + 1) + "=" + names.gain(view.gains.get(i), scene) + "  ", Tone.GREEN);
    }
    board.add(line);
  }

  /** With names if they fit, otherwise with the players' numbers. */
  private Line proposal(Proposal proposal) {
    Line named = proposal(proposal, true);
    return named.width() <= scene.width() ? named : proposal(proposal, false);
  }

  private Line proposal(Proposal proposal, boolean named) {
    Line line =
        new Line().add("  #" + proposal.number + " ").add(scene.player(proposal.author, 13));
    for (int i = 0; i < proposal.takers.size() && i < view.gains.size(); i++) {
      int taker = proposal.takers.get(i);
      line.add(names.gain(view.gains.get(i), scene) + "→");
      if (taker == 0) line.add("–  ");
      else line.add(player(taker - 1, named) + "  ", Tone.ofSeat(taker - 1));
    }
    return line.add(supporters(proposal.supporters, named));
  }

  private String player(int seat, boolean named) {
    return named ? scene.name(seat) : "" + (seat + 1);
  }

  private String supporters(int mask, boolean named) {
    List<String> who = new ArrayList<>();
    for (int seat = 0; seat < view.players.size(); seat++) {
      if ((mask >>> seat & 1) != 0) who.add(player(seat, named));
    }
    return who.isEmpty() ? "" : "✓ " + String.join(", ", who);
  }

  private Line pledges() {
    Line line = new Line().add("  " + scene.say("city.pledged") + " ");
    for (Pledge pledge : view.pledges) {
      line.add(names.element(pledge.element, scene) + " ", Tone.ofSeat(pledge.seat));
    }
    return line;
  }

  private Line deal(DealProposal deal) {
    Line named = deal(deal, true);
    return named.width() <= scene.width() ? named : deal(deal, false);
  }

  private Line deal(DealProposal deal, boolean named) {
    Line line = new Line().add("  #" + deal.number + " ").add(scene.player(deal.author, 13));
    for (int one : deal.deal.give) {
      line.add(names.kind(one % 8, scene) + " ", Tone.ofSeat(one / 8));
    }
    for (int kind : deal.deal.give_filed) line.add(names.kind(kind, scene) + " ");
    line.add("→ ");
    for (int seat = 0; seat < deal.deal.ranks.size(); seat++) {
      int ranks = deal.deal.ranks.get(seat);
      if (ranks > 0) line.add(player(seat, named) + " +" + ranks + " ", Tone.ofSeat(seat));
    }
    return line.add(supporters(deal.supporters, named));
  }

  private Line offer(OpenOffer offer) {
    List<Integer> give = new ArrayList<>(offer.offer.give);
    give.addAll(offer.offer.give_filed);
    Line line = new Line().add("  #" + offer.number + " ");
    line.add(scene.name(offer.from), Tone.ofSeat(offer.from)).add("→");
    line.add(scene.name(offer.offer.to), Tone.ofSeat(offer.offer.to)).add(": ");
    return line.add(elements(give) + " = " + elements(offer.offer.want));
  }

  private String elements(List<Integer> elements) {
    List<String> all = new ArrayList<>();
    for (int element : elements) all.add(names.element(element, scene));
    return all.isEmpty() ? "–" : String.join(", ", all);
  }

  private void cardNames() {
    List<String> all = new ArrayList<>();
    for (Player player : view.players) {
      for (int card : player.cards) all.add("c" + card + " " + names.cardName(card, scene));
    }
    if (all.isEmpty()) return;
    List<String> lines = Layout.wrap("  " + String.join(", ", all), scene.width(), 2);
    for (String part : lines.subList(0, Math.min(2, lines.size()))) {
      board.add(Line.of(part, Tone.FAINT));
    }
  }

  private void mine(Mine mine) {
    Line line = new Line();
    if (mine.loyalty == Loyalty.LOYAL) {
      line.add("  " + scene.game("loyalty.loyal_cop"), Tone.BLUE);
    } else if (mine.loyalty == Loyalty.MAFIOSO) {
      line.add("  " + scene.game("loyalty.infiltrated_mafioso"), Tone.RED);
    }
    if (!mine.file.isEmpty()) line.add("  " + scene.say("city.file") + " " + elements(mine.file));
    if (mine.token > 0) line.add("  " + names.token(mine.token, scene), Tone.GREEN);
    if (line.width() > 0) board.add(line);
    // Read once at leisure; later there is no room for it, and the rules tell it again.
    if (mine.token == 0 || view.phase != Phase.PEEK) return;
    String text = "    " + names.tokenText(mine.token, scene);
    for (String part : Layout.wrap(text, scene.width(), 4)) board.add(Line.of(part, Tone.GREEN));
  }
}
