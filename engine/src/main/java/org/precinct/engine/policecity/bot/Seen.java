package org.precinct.engine.policecity.bot;

import java.util.List;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Loyalty;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.View;

/** A bot's look at its view: counts that several decisions need. Numbers are the messages' own. */
final class Seen {
  final View view;
  final int me;
  final int seats;

  Seen(View view) {
    this.view = view;
    this.me = view.mine.seat;
    this.seats = view.players.size();
  }

  Player player(int seat) {
    return view.players.get(seat);
  }

  Player mine() {
    return view.players.get(me);
  }

  boolean isMafioso() {
    return view.mine.loyalty == Loyalty.MAFIOSO;
  }

  /** Tokens of a kind (from 0) that a player is known to have; the own file counts. */
  int tokens(int seat, int kind) {
    int count = player(seat).seizures.get(kind);
    if (seat != me) return count;
    for (int element : view.mine.file) if (element == Element.token(kind)) count++;
    return count;
  }

  /** Cards of a district (from 0) that a player is known to have. */
  int cards(int seat, int district) {
    int count = 0;
    for (int card : player(seat).cards) count += Box.card(card - 1).districts() >>> district & 1;
    if (seat != me) return count;
    for (int element : view.mine.file) {
      if (Element.isToken(element)) continue;
      count += Box.card(Element.cardOf(element)).districts() >>> district & 1;
    }
    return count;
  }

  /** Own dice and informants of a player on a slot. */
  int members(int seat, int slot) {
    int count = 0;
    for (int at : player(seat).dice) if (at == slot) count++;
    for (Informant informant : view.informants) {
      if (informant.owner == seat && informant.at == slot) count++;
    }
    return count;
  }

  int membersHere(int seat) {
    return members(seat, view.slot);
  }

  boolean participates(int seat) {
    return Packed.has(view.participants, seat);
  }

  Card cardHere() {
    return Box.cardNumbered(view.slots.get(view.slot - 1).card);
  }

  int highestRank() {
    int highest = 0;
    for (Player player : view.players) highest = Math.max(highest, player.rank);
    return highest;
  }

  /** Special actions of a kind that the bot itself may use. */
  int tokensOf(Special special) {
    List<Integer> tokens = mine().tokens;
    int count = tokens.get(special.ordinal());
    return view.mine.token == special.number() ? count + 1 : count;
  }
}
