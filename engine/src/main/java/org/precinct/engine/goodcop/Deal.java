package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View.Phase;

/** Setup, in the steps of section 4. */
final class Deal {
  private static final Result GOES_ON = new Result(Cause.NO_CAUSE, Side.NO_SIDE, 0);

  private Deal() {}

  static State deal(Rules rules, Chance chance) {
    int seats = rules.seats();
    Cards cards = integrity(seats, chance);
    Gear gear = equipment(rules, chance);
    int first = rules.firstPlayer() >= 0 ? rules.firstPlayer() : chance.below(seats);
    return new State(
        rules,
        Phase.ORDER_CARDS,
        1,
        (1 << seats) - 1,
        0,
        Turn.first(first),
        cards,
        Guns.inTheMiddle(rules.guns()),
        gear,
        Minds.blank(seats),
        Window.none(seats, rules.windowSeconds()),
        Ints.filled(seats, 0),
        0,
        Audit.NONE,
        List.of(),
        Phase.TURN_ACTION,
        List.of(),
        GOES_ON,
        List.of(new Told(Told.EVERYBODY, Events.about(Kind.GAME_STARTED, first))));
  }

  /** Steps 2 to 5. */
  private static Cards integrity(int seats, Chance chance) {
    List<CardType> deck = chance.shuffled(Catalogue.CARDS.followers(seats));
    List<CardType> leaderPile = new ArrayList<>(deck.subList(0, seats - 2));
    leaderPile.add(CardType.AGENT);
    leaderPile.add(CardType.KINGPIN);
    leaderPile = chance.shuffled(leaderPile);
    deck = deck.subList(seats - 2, deck.size());
    CardType[] rows = new CardType[Bits.ROW * seats];
    for (int seat = 0; seat < seats; seat++) {
      List<CardType> row = new ArrayList<>(Bits.ROW);
      row.add(leaderPile.get(seat));
      row.add(deck.get(seat));
      row.add(deck.get(seats + seat));
      // Otherwise the leader-pile card would always come first.
      row = chance.shuffled(row);
      for (int slot = 0; slot < Bits.ROW; slot++) rows[Bits.place(seat, slot)] = row.get(slot);
    }
    boolean oneLeft = deck.size() > 2 * seats;
    return Cards.dealt(rows, oneLeft ? deck.get(2 * seats) : CardType.UNKNOWN);
  }

  /** Step 6. */
  private static Gear equipment(Rules rules, Chance chance) {
    List<Integer> deck =
        rules.equipment()
            ? chance.shuffled(Catalogue.CARDS.equipment(rules.first()))
            : Collections.emptyList();
    int[] hands = new int[rules.seats()];
    int dealt = rules.equipment() ? rules.seats() : 0;
    for (int seat = 0; seat < dealt; seat++) hands[seat] = deck.get(seat);
    int[] rest = new int[deck.size() - dealt];
    for (int i = 0; i < rest.length; i++) rest[i] = deck.get(dealt + i);
    return new Gear(Ints.of(hands), -1, 0, Ints.of(rest), Ints.EMPTY, -1);
  }
}
