package org.precinct.engine.policecity.narrator;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Claim;
import org.precinct.engine.policecity.proto.DealProposal;
import org.precinct.engine.policecity.proto.Offer;
import org.precinct.engine.policecity.proto.OpenOffer;
import org.precinct.engine.policecity.proto.Proposal;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** Labels of actions, short enough for a button. */
final class ActionLabels {
  private final Phrases w;
  private final View view;

  ActionLabels(Phrases wording, View view) {
    this.w = wording;
    this.view = view;
  }

  String of(Action a) {
    if (a.word != null) return word(a.word);
    if (a.place != null) {
      return w.say("act.place", "die", w.die(a.place.die), "card", cardOn(a.place.slot));
    }
    if (a.ride != null) return w.say("act.ride", "die", w.die(a.ride.carrier));
    if (a.take_back != null) return w.say("act.take_back", "die", w.die(a.take_back.die));
    if (a.announce != null) return w.say("act.announce", "token", w.token(a.announce));
    if (a.helicopter != null) {
      String dice = w.dice(a.helicopter.dice);
      return w.say("act.helicopter", "dice", dice, "card", cardOn(a.helicopter.to));
    }
    if (a.counter_order != null) {
      String dice = w.rivalDice(a.counter_order.dice);
      return w.say("act.counter_order", "dice", dice, "card", cardOn(a.counter_order.to));
    }
    if (a.reroll != null) {
      return a.reroll.dice.isEmpty()
          ? w.say("act.reroll_none")
          : w.say("act.reroll", "dice", w.dice(a.reroll.dice));
    }
    if (a.take != null) return w.say("act.take", "element", gain(a.take));
    if (a.take_all_but != null) return allBut(a.take_all_but.positions);
    if (a.propose != null) {
      return w.say("act.propose", "lines", w.split(a.propose.takers, view.gains, cardHere()));
    }
    if (a.want != null) return w.say("act.want", "element", gain(a.want));
    if (a.unwant != null) return w.say("act.unwant", "element", gain(a.unwant));
    if (a.support != null) return w.say("act.support", "player", w.player(author(a.support)));
    if (a.point != null) return point(a);
    if (a.remove != null) return w.say("act.remove", "dice", w.dice(a.remove.dice));
    if (a.keep != null) return w.say("act.keep", "die", w.die(a.keep));
    return stock(a);
  }

  /** Actions about what players own. */
  private String stock(Action a) {
    if (a.pick != null) return w.say("act.pick", "element", w.element(a.pick));
    if (a.claim != null) return claim(a.claim);
    if (a.combine != null) {
      List<String> kinds = new ArrayList<>();
      kinds.add(w.kind(a.combine.kind_a));
      if (a.combine.kind_b != 0) kinds.add(w.kind(a.combine.kind_b));
      String combo = w.combination(a.combine.combo);
      return w.say("act.combine", "combo", combo, "kinds", w.list(kinds));
    }
    if (a.file_in != null) return w.say("act.file_in", "element", w.element(a.file_in));
    if (a.file_out != null) return w.say("act.file_out", "element", w.element(a.file_out));
    if (a.pledge != null) return w.say("act.pledge", "element", w.element(a.pledge));
    if (a.unpledge != null) return w.say("act.unpledge", "element", w.element(a.unpledge));
    if (a.deal != null) {
      int author = view.mine == null ? -1 : view.mine.seat;
      return w.say("act.deal", "lines", w.deal(a.deal, author));
    }
    if (a.offer != null) return offer(a.offer);
    if (a.accept != null) return w.say("act.accept", "player", offerer(a.accept));
    if (a.decline != null) return w.say("act.decline", "player", offerer(a.decline));
    if (a.withdraw != null) return w.say("act.withdraw", "player", receiver(a.withdraw));
    return w.say("act.unknown");
  }

  private String word(Word word) {
    return switch (word) {
      case WORD_NONE -> w.say("act.unknown");
      case ACK -> w.say("act.ack");
      case READY -> w.say("prompt_ready");
      case UNREADY -> w.say("act.unready");
      case HOLD -> w.say("act.hold");
      case PASS -> w.say("prompt_pass");
      case TAP -> w.say("act.tap");
      case CALL_LIEUTENANT -> w.say("act.call_lieutenant");
      case PLAY_REINFORCEMENTS -> w.say("act.play_reinforcements");
      case CANCEL -> w.say("act.cancel");
      case DONE -> done();
      case UNDONE -> w.say("act.undone");
      case UNSUPPORT -> w.say("act.unsupport");
      case TURN_DOUBLE -> w.say(showsDouble() ? "act.double_as_rank" : "act.double_as_handcuff");
    };
  }

  private boolean showsDouble() {
    List<Integer> faces = view.players.get(view.mine.seat).faces;
    return !faces.isEmpty() && faces.get(Staff.OWN - 2) == Face.DOUBLE.number();
  }

  /** In talks it is an agreement, to what is claimed and to what is left. */
  private String done() {
    if (view.claimed.isEmpty()) return w.say("prompt_done");
    boolean free = false;
    for (int claimants : view.claimed) {
      boolean mine = view.mine != null && Packed.has(claimants, view.mine.seat);
      if (mine && Integer.bitCount(claimants) > 1) return w.say("act.stay");
      free |= claimants == 0;
    }
    return w.say(free ? "act.agree_rest" : "act.agree");
  }

  private String cardOn(int slot) {
    return w.card(view.slots.get(slot - 1).card);
  }

  private int cardHere() {
    return view.slots.get(view.slot - 1).card;
  }

  private String gain(int position) {
    return w.gain(view.gains.get(position - 1), cardHere());
  }

  private String allBut(List<Integer> positions) {
    if (positions.isEmpty()) return w.say("act.take_all");
    List<String> gains = new ArrayList<>();
    for (int position : positions) gains.add(gain(position));
    return w.say("act.take_all_but", "elements", w.list(gains));
  }

  private int author(int number) {
    for (Proposal proposal : view.proposals) if (proposal.number == number) return proposal.author;
    for (DealProposal deal : view.deals) if (deal.number == number) return deal.author;
    return 0;
  }

  private String point(Action a) {
    if (a.point.seats.isEmpty()) return w.say("prompt_point_nobody");
    return w.say("act.point", "targets", targets(w, a.point.seats, a.point.ranks));
  }

  static String targets(Phrases w, List<Integer> seats, List<Integer> ranks) {
    List<String> targets = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      String player = w.player(seats.get(i));
      targets.add(w.say("target.ranks", "player", player, "ranks", "" + ranks.get(i)));
    }
    return w.list(targets);
  }

  private String claim(Claim claim) {
    String objective = w.objective(claim.objective);
    String cards = w.cards(claim.cards);
    return claim.alt_token == 0
        ? w.say("act.claim", "objective", objective, "cards", cards)
        : w.say(
            "act.claim_token",
            "objective",
            objective,
            "cards",
            cards,
            "token",
            w.token(claim.alt_token));
  }

  private String offer(Offer offer) {
    List<Integer> give = new ArrayList<>(offer.give);
    give.addAll(offer.give_filed);
    return w.say(
        "act.offer",
        "player",
        w.player(offer.to),
        "give",
        w.elements(give),
        "want",
        w.elements(offer.want));
  }

  private String offerer(int number) {
    for (OpenOffer offer : view.offers) if (offer.number == number) return w.player(offer.from);
    return w.say("act.unknown");
  }

  private String receiver(int number) {
    for (OpenOffer offer : view.offers) if (offer.number == number) return w.player(offer.offer.to);
    return w.say("act.unknown");
  }
}
