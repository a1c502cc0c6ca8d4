package org.precinct.console.show;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.DiePlace;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.DealProposal;
import org.precinct.engine.policecity.proto.Loyalty;
import org.precinct.engine.policecity.proto.Mine;
import org.precinct.engine.policecity.proto.OpenOffer;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Pledge;
import org.precinct.engine.policecity.proto.Proposal;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.policecity.CityBoard;

/** The calls, the captains and what lies on the table, as lines. */
final class CityLines {
  private static final int MOST_LISTED = 4;

  /** What leaves room for a question, some choices and the commands in 24 lines. */
  private static final int MOST_LINES = 15;

  private static final int DISTRICTS = 23;
  private static final int HANDCUFFS = 31;

  /** What a place takes before its dice. */
  private static final int PLACE = 49;

  private final View view;
  private final CityBoard table;
  private final Viewpoint viewpoint;
  private final List<Line> board = new ArrayList<>();

  CityLines(View view, Viewpoint viewpoint) {
    this.view = view;
    this.viewpoint = viewpoint;
    this.table = CityBoard.of(view);
  }

  List<Line> draw() {
    for (CityBoard.Captain captain : table.captains()) board.add(captain(captain));
    boolean talks = negotiation();
    if (view.mine != null) mine(view.mine);
    List<Line> calls = new ArrayList<>();
    for (CityBoard.Call call : table.calls()) calls(call, calls);
    // At a large table, the card at hand is enough while it is being talked about.
    if (talks && table.here().isPresent() && calls.size() + board.size() > MOST_LINES) {
      calls.clear();
      calls(table.here().get(), calls);
    }
    boolean room = calls.size() + board.size() + view.objectives.size() <= MOST_LINES;
    if (!talks && room) objectives();
    calls.addAll(board);
    return calls;
  }

  private void calls(CityBoard.Call one, List<Line> calls) {
    if (!one.card().isPresent()) return;
    Line call = call(one, one.card().get());
    Line dice = dice(one);
    // Many dice get a line of their own.
    if (call.width() + dice.width() <= viewpoint.width()) {
      calls.add(call.add(dice));
    } else {
      calls.add(call);
      calls.add(new Line().add("      ").add(dice));
    }
  }

  private Line call(CityBoard.Call call, Card card) {
    Tone tone = call.state() == SlotState.CLOSED ? Tone.FAINT : Tone.STRONG;
    Line line = new Line().add(call.resolving() ? "▸" : " ").add(call.slot() + " ", tone);
    String name = CityNames.card(card, viewpoint);
    if (card.isPlace()) {
      line.add(name + " ", tone).to(DISTRICTS);
      line.add(CityNames.districts(card, viewpoint) + " ", Tone.CYAN).to(HANDCUFFS);
      line.cell(viewpoint.say("city.need", "count", "" + card.handcuffs()), 4);
      line.cell(
          card.mafia() > 0 ? viewpoint.say("city.mafia", "count", "" + card.mafia()) : "",
          4,
          Tone.RED);
      line.cell(gains(card), 14, Tone.GREEN).add(" ");
    } else {
      line.cell(name, Math.max(card.acceptsDice() ? PLACE : 0, name.length()), tone).add(" ");
    }
    String state =
        switch (call.state()) {
          case UNSECURED -> "✗ ";
          case CLOSED -> "✓ ";
          default -> "";
        };
    return line.add(state);
  }

  private String gains(Card card) {
    StringBuilder text = new StringBuilder();
    List<Integer> gains = CityBoard.brings(card);
    for (int i = 0; i < gains.size(); i++) {
      if (i > 0 && gains.get(i).equals(gains.get(i - 1))) continue;
      int gain = gains.get(i);
      long count = gains.stream().filter(one -> one == gain).count();
      text.append(text.length() > 0 ? " " : "").append(CityNames.gain(gain, viewpoint));
      if (count > 1) text.append("×").append(count);
    }
    return text.toString();
  }

  /** Whose dice are on a slot, and what they show. */
  private Line dice(CityBoard.Call call) {
    Line line = new Line();
    for (List<CityBoard.Member> team : call.teams()) {
      int seat = team.get(0).seat();
      StringBuilder own = new StringBuilder();
      for (CityBoard.Member one : inOrder(team)) {
        own.append(' ').append(CityNames.die(one.number()));
        own.append(one.face().map(face -> CityNames.face(face, viewpoint)).orElse(""));
      }
      line.add((seat + 1) + ")" + own.substring(1) + " ", Tone.ofSeat(seat));
    }
    return line;
  }

  /** Own dice first, then informants, whatever they ride on. */
  private static List<CityBoard.Member> inOrder(List<CityBoard.Member> team) {
    List<CityBoard.Member> sorted = new ArrayList<>(team);
    sorted.sort(Comparator.comparingInt(CityBoard.Member::number));
    return sorted;
  }

  private Line captain(CityBoard.Captain captain) {
    int seat = captain.seat();
    Line line = new Line().add(captain.keeper() ? "♦ " : "  ");
    line.add((seat + 1) + " ", Tone.ofSeat(seat)).add(viewpoint.player(seat, 13));
    line.cell(viewpoint.say("city.rank", "rank", "" + captain.rank()), 9, Tone.STRONG);
    for (Seizure kind : Seizure.values()) {
      int count = captain.seizures().get(kind.ordinal());
      line.add(CityNames.kind(kind, viewpoint) + count + " ", count > 0 ? Tone.GREEN : Tone.FAINT);
    }
    List<String> rest = new ArrayList<>();
    for (Card card : captain.cards()) rest.add(CityNames.typed(card));
    if (captain.filed() > 0) rest.add(viewpoint.say("city.filed", "count", "" + captain.filed()));
    for (Special special : captain.specials()) rest.add(CityNames.token(special, viewpoint));
    if (captain.hasSecret()) rest.add("(?)");
    line.add(String.join(" ", rest) + " ");
    addTeam(captain, line);
    if (captain.absent()) line.add(viewpoint.say("show.away"), Tone.FAINT);
    else if (captain.decided()) line.add("✓", Tone.GREEN);
    return line;
  }

  /** Dice at home, and own dice in the office. */
  private void addTeam(CityBoard.Captain captain, Line line) {
    StringBuilder home = new StringBuilder();
    StringBuilder office = new StringBuilder();
    for (CityBoard.Member one : inOrder(captain.team())) {
      String die = CityNames.die(one.number());
      boolean own = one.staff() != Staff.INFORMANT;
      switch (one.at()) {
        case DiePlace.HOME -> home.append(' ').append(die);
        case DiePlace.NEXT_ROUND -> home.append(" (").append(die).append(')');
        case DiePlace.OFFICE, DiePlace.HELD -> office.append(own ? " " + die : "");
        default -> {}
      }
    }
    if (home.length() > 0) line.add("|" + home + " ", Tone.ofSeat(captain.seat()));
    if (office.length() > 0) line.add(viewpoint.say("city.office") + office + " ", Tone.RED);
  }

  /** Below the captains. */
  private void objectives() {
    int at = view.players.size();
    for (int objective : table.objectives()) {
      Line line =
          new Line().add("  ").cell(CityNames.objective(objective, viewpoint), 29, Tone.FAINT);
      board.add(at++, line.add(CityNames.price(objective, viewpoint), Tone.FAINT));
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
        || view.phase == Phase.MAFIA_DEAL;
  }

  private static <T> List<T> last(List<T> all) {
    return all.subList(Math.max(0, all.size() - MOST_LISTED), all.size());
  }

  private void gainsOnOffer() {
    Line line = new Line().add("  " + viewpoint.say("city.gains") + " ");
    for (int i = 0; i < view.gains.size(); i++) {
      line.add((i + 1) + "=" + CityNames.gain(view.gains.get(i), viewpoint), Tone.GREEN);
      if (i < view.claimed.size()) line.add("→" + claimants(view.claimed.get(i)));
      line.add("  ");
    }
    board.add(line);
  }

  /** Players' numbers; more than one is a clash. */
  private static String claimants(int seats) {
    List<String> numbers = new ArrayList<>();
    for (int seat : CityBoard.seats(seats)) numbers.add("" + (seat + 1));
    return numbers.isEmpty() ? "–" : String.join("!", numbers);
  }

  /** With names if they fit, otherwise with the players' numbers. */
  private Line proposal(Proposal proposal) {
    Line named = proposal(proposal, true);
    return named.width() <= viewpoint.width() ? named : proposal(proposal, false);
  }

  private Line proposal(Proposal proposal, boolean named) {
    Line line =
        new Line().add("  #" + proposal.number + " ").add(viewpoint.player(proposal.author, 13));
    for (int i = 0; i < proposal.takers.size() && i < view.gains.size(); i++) {
      int taker = proposal.takers.get(i);
      line.add(CityNames.gain(view.gains.get(i), viewpoint) + "→");
      if (taker == 0) line.add("–  ");
      else line.add(player(taker - 1, named) + "  ", Tone.ofSeat(taker - 1));
    }
    return line.add(supporters(CityBoard.supporters(proposal), named));
  }

  private String player(int seat, boolean named) {
    return named ? viewpoint.name(seat) : "" + (seat + 1);
  }

  private String supporters(List<Integer> seats, boolean named) {
    List<String> who = new ArrayList<>();
    for (int seat : seats) who.add(player(seat, named));
    return who.isEmpty() ? "" : "✓ " + String.join(", ", who);
  }

  private Line pledges() {
    Line line = new Line().add("  " + viewpoint.say("city.pledged") + " ");
    for (Pledge pledge : view.pledges) {
      line.add(CityNames.element(pledge.element, viewpoint) + " ", Tone.ofSeat(pledge.seat));
    }
    return line;
  }

  private Line deal(DealProposal deal) {
    Line named = deal(deal, true);
    return named.width() <= viewpoint.width() ? named : deal(deal, false);
  }

  private Line deal(DealProposal deal, boolean named) {
    Line line = new Line().add("  #" + deal.number + " ").add(viewpoint.player(deal.author, 13));
    for (CityBoard.Given one : CityBoard.given(deal.deal)) {
      line.add(CityNames.kind(one.kind(), viewpoint) + " ", Tone.ofSeat(one.seat()));
    }
    for (int kind : deal.deal.give_filed) line.add(kind(kind) + " ");
    line.add("→ ");
    for (int seat = 0; seat < deal.deal.ranks.size(); seat++) {
      int ranks = deal.deal.ranks.get(seat);
      if (ranks > 0) line.add(player(seat, named) + " +" + ranks + " ", Tone.ofSeat(seat));
    }
    return line.add(supporters(CityBoard.supporters(deal), named));
  }

  private String kind(int number) {
    return CityNames.kind(Seizure.values()[number - 1], viewpoint);
  }

  private Line offer(OpenOffer offer) {
    List<Integer> give = new ArrayList<>(offer.offer.give);
    give.addAll(offer.offer.give_filed);
    Line line = new Line().add("  #" + offer.number + " ");
    line.add(viewpoint.name(offer.from), Tone.ofSeat(offer.from)).add("→");
    line.add(viewpoint.name(offer.offer.to), Tone.ofSeat(offer.offer.to)).add(": ");
    return line.add(elements(give) + " = " + elements(offer.offer.want));
  }

  private String elements(List<Integer> elements) {
    List<String> all = new ArrayList<>();
    for (int element : elements) all.add(CityNames.element(element, viewpoint));
    return all.isEmpty() ? "–" : String.join(", ", all);
  }

  private void cardNames() {
    List<String> all = new ArrayList<>();
    for (CityBoard.Captain captain : table.captains()) {
      for (Card card : captain.cards()) {
        all.add(CityNames.typed(card) + " " + CityNames.card(card, viewpoint));
      }
    }
    if (all.isEmpty()) return;
    List<String> lines = Layout.wrap("  " + String.join(", ", all), viewpoint.width(), 2);
    for (String part : lines.subList(0, Math.min(2, lines.size()))) {
      board.add(Line.of(part, Tone.FAINT));
    }
  }

  private void mine(Mine mine) {
    Line line = new Line();
    if (mine.loyalty == Loyalty.LOYAL) {
      line.add("  " + viewpoint.game("loyalty.loyal_cop"), Tone.BLUE);
    } else if (mine.loyalty == Loyalty.MAFIOSO) {
      line.add("  " + viewpoint.game("loyalty.infiltrated_mafioso"), Tone.RED);
    }
    if (!mine.file.isEmpty())
      line.add("  " + viewpoint.say("city.file") + " " + elements(mine.file));
    Optional<Special> token = Special.of(mine.token);
    if (token.isPresent()) line.add("  " + CityNames.token(token.get(), viewpoint), Tone.GREEN);
    if (line.width() > 0) board.add(line);
    // Read once at leisure; later there is no room for it, and the rules tell it again.
    if (!token.isPresent() || view.phase != Phase.PEEK) return;
    String text = "    " + CityNames.tokenText(token.get(), viewpoint);
    for (String part : Layout.wrap(text, viewpoint.width(), 4))
      board.add(Line.of(part, Tone.GREEN));
  }
}
