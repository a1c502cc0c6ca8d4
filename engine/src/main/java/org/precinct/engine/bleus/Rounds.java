package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View.Phase;

/** Setup (4), the beginning and the end of turns (6.2, 6.6), and when the game ends. */
final class Rounds {
  private static final int HAND = 5;
  private static final int ROW = 3;

  private Rounds() {}

  static State deal(Box box, Terms terms, int seats, Chance chance) {
    Pile police = Pile.EMPTY;
    for (int i = 0; i < Box.PROFILING_STOPS; i++)
      police = police.plus(box.profilingStop().number());
    for (int i = 0; i < Box.CALL_OUTS; i++) police = police.plus(box.callOut().number());
    Pile suburb = Pile.EMPTY;
    for (int i = 0; i < Box.QUIET_DAYS; i++) suburb = suburb.plus(box.quietDay().number());
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      players.add(new Player(Deck.shuffled(police, chance), new Deck(suburb, Pile.EMPTY), 0, 0));
    }
    State empty =
        new State(
            terms,
            Collections.unmodifiableList(players),
            supply(box, seats),
            Stock.none(box),
            chance.below(seats),
            1,
            0,
            Turn.NONE,
            Optional.empty(),
            List.of());
    NextState draft = new NextState(box, empty, chance);
    draft.tell(draft.event(Event.Kind.GAME_BEGAN).count(terms.target()));
    begin(draft);
    return draft.state();
  }

  /** Starting Police cards left over are put away; Quiet days wait for the Mediator. */
  private static Stock supply(Box box, int seats) {
    Stock supply = Stock.none(box);
    for (Card card : box.cards()) {
      if (card.isForSale()) supply = supply.plus(card.number(), card.copies());
    }
    Card quietDay = box.quietDay();
    return supply.plus(quietDay.number(), quietDay.copies() - Box.QUIET_DAYS * seats);
  }

  /** {@code DRAW} and {@code REVEAL}. */
  private static void begin(NextState draft) {
    draft.phase = Phase.MAIN;
    draft.tell(draft.event(Event.Kind.TURN_BEGAN).count(draft.round()));
    Drawing.reinforce(draft, HAND);
    Escalation.reveal(draft, ROW, 0);
  }

  /** {@code CLEANUP}, then the next player or the end. */
  static void end(NextState draft) {
    // Sorted, so that the order in which they were drawn stays with their owner.
    Pile unplayed = draft.hand.sorted();
    draft.revealed = true;
    draft.tell(draft.event(Event.Kind.TURN_ENDED).cards(unplayed.list()));
    Deck police = draft.deck(Side.POLICE);
    draft.deck(Side.POLICE, police.discarded(unplayed));
    Deck suburb = draft.deck(Side.BANLIEUE);
    draft.deck(Side.BANLIEUE, suburb.discarded(draft.row));
    if (draft.isLastOfRound() && (draft.isTargetReached() || draft.round() >= draft.roundLimit())) {
      draft.phase = Phase.GAME_OVER;
      draft.tell(draft.event(Event.Kind.GAME_OVER));
    } else {
      draft.nextSeat();
      begin(draft);
    }
  }
}
