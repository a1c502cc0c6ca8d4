package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.proto.DeckView;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.Holdings;
import org.precinct.engine.bleus.proto.Offers;
import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.Result;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.bleus.proto.Why;

/** Who sees what (5). The only way out for a state. */
final class Views {
  private static final Why[] WHY = Why.values();

  private Views() {}

  static View of(Box box, State state, Viewer viewer) {
    View.Builder view = new View.Builder();
    common(state, view);
    own(box, state, viewer, view);
    return view.build();
  }

  /** What everybody sees. */
  static View common(State state) {
    View.Builder view = new View.Builder();
    common(state, view);
    return view.build();
  }

  /** What a player sees besides. */
  static View own(Box box, State state, Viewer viewer) {
    View.Builder view = new View.Builder();
    own(box, state, viewer, view);
    return view.build();
  }

  private static void common(State state, View.Builder view) {
    view.seq(state.seq())
        .phase(state.turn().phase())
        .seat(state.seat())
        .first(state.first())
        .round(state.round())
        .round_limit(state.terms().roundLimit())
        .target(state.terms().target())
        .last_round(state.isTargetReached())
        .open_discards(state.terms().openDiscards())
        .players(players(state))
        .supply(state.supply().list())
        .removed(state.removed().each());
    if (state.isOver()) view.result(result(Ranking.of(state)));
    else view.turn(turn(state.turn()));
  }

  private static void own(Box box, State state, Viewer viewer, View.Builder view) {
    if (!viewer.seat().isPresent()) return;
    int you = viewer.seat().get().number();
    view.you(you).owned(state.ownedBy(you, box).list());
    if (viewer instanceof Viewer.Machine) {
      for (int seat = 0; seat < state.seats(); seat++) {
        view.holdings.add(new Holdings(state.ownedBy(seat, box).list()));
      }
    }
    if (!state.isOver() && you == state.seat()) {
      view.hand(state.turn().hand().list()).offers(offers(box, state));
    }
  }

  /** The news as a viewer is told it: what was drawn is for its owner. */
  static List<Event> news(State state, Viewer viewer) {
    int you = viewer.seat().map(Seat::number).orElse(-1);
    List<Event> told = new ArrayList<>(state.news().size());
    for (Event event : state.news()) {
      boolean secret = event.kind == Event.Kind.DREW && event.seat != you;
      told.add(secret ? event.newBuilder().cards(List.of()).build() : event);
    }
    return told;
  }

  private static List<PlayerView> players(State state) {
    List<PlayerView> players = new ArrayList<>(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      Player player = state.players().get(seat);
      players.add(
          new PlayerView.Builder()
              .points(player.points())
              .arrests(player.arrests())
              .police(deck(player.police(), state.terms()))
              .suburb(deck(player.suburb(), state.terms()))
              .build());
    }
    return players;
  }

  private static DeckView deck(Deck deck, Terms terms) {
    return new DeckView.Builder()
        .draw(deck.draw().size())
        .discard(deck.discard().size())
        .top(deck.discard().top())
        .cards(terms.openDiscards() ? deck.discard().sorted().list() : List.of())
        .build();
  }

  private static TurnView turn(Turn turn) {
    return new TurnView.Builder()
        .funding(turn.funding())
        .tension(turn.tension())
        .force(turn.force())
        .funding_per_arrest(turn.fundingPerArrest())
        .arrests(turn.arrests())
        .hand(turn.hand().size())
        .played(turn.played().list())
        .row(turn.row().list())
        .arrested(turn.arrested().list())
        .asking(turn.asking())
        .build();
  }

  private static Offers offers(Box box, State state) {
    Offers.Builder offers = new Offers.Builder();
    Turn turn = state.turn();
    switch (turn.phase()) {
      case SPEECH -> offers.speech(Math.min(Decisions.number(box, turn), turn.hand().size()));
      case PROMOTE -> offers.promotions(promotions(box, state));
      case ACCIDENT ->
          offers.accident(Decisions.victims(state)).accident_tension(Decisions.number(box, turn));
      case MEDIATE -> {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) if (seat != state.seat()) seats.add(seat);
        offers.mediate(seats);
      }
      default -> main(box, state, offers);
    }
    return offers.undo(Undoing.isOpen(state)).build();
  }

  private static void main(Box box, State state, Offers.Builder offers) {
    Turn turn = state.turn();
    List<Why> play = new ArrayList<>(turn.hand().size());
    for (int i = 0; i < turn.hand().size(); i++) {
      play.add(MainPhase.whyNotPlay(box, state, turn.hand().get(i)));
    }
    List<Why> arrest = new ArrayList<>(turn.row().size());
    for (int place = 1; place <= turn.row().size(); place++) {
      arrest.add(MainPhase.whyNotArrest(box, state, place));
    }
    offers.play(play).play_all(MainPhase.together(box, turn)).arrest(arrest);
    buy(box, state, offers);
  }

  private static void buy(Box box, State state, Offers.Builder offers) {
    List<List<Integer>> byReason = new ArrayList<>(WHY.length);
    for (int i = 0; i < WHY.length; i++) byReason.add(new ArrayList<>());
    for (int card = 1; card <= box.size(); card++) {
      byReason.get(MainPhase.whyNotBuy(box, state, card).ordinal()).add(card);
    }
    List<Offers.Refused> refused = new ArrayList<>();
    for (Why why : WHY) {
      List<Integer> cards = byReason.get(why.ordinal());
      if (why == Why.POSSIBLE || cards.isEmpty()) continue;
      refused.add(new Offers.Refused.Builder().why(why).cards(cards).build());
    }
    offers.buy(byReason.get(Why.POSSIBLE.ordinal())).not_buy(refused);
  }

  private static List<Offers.Promotion> promotions(Box box, State state) {
    int step = Decisions.number(box, state.turn());
    List<Offers.Promotion> promotions = new ArrayList<>();
    Pile hand = state.turn().hand().sorted();
    for (int i = 0; i < hand.size(); i++) {
      if (hand.indexOf(hand.get(i)) < i) continue;
      List<Integer> gains = Decisions.gains(box, state.supply(), hand.get(i), step);
      if (gains.isEmpty()) continue;
      promotions.add(new Offers.Promotion.Builder().card(hand.get(i)).gains(gains).build());
    }
    return promotions;
  }

  private static Result result(Outcome outcome) {
    List<Integer> winners = new ArrayList<>();
    for (Seat seat : outcome.winners()) winners.add(seat.number());
    return new Result.Builder()
        .cause(Result.Cause.valueOf(outcome.cause()))
        .winners(winners)
        .places(outcome.places())
        .build();
  }
}
