package org.precinct.engine.policecity.narrator;

import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.EventKind;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** What is going on, and what a viewer is asked to do. */
final class Prompts {
  private final Phrases w;
  private final View view;

  Prompts(Phrases wording, View view) {
    this.w = wording;
    this.view = view;
  }

  String text() {
    if (view.phase == Phase.OVER) return w.say("phase.over");
    String at = card();
    if (view.mine == null) {
      return at.isEmpty()
          ? w.say("prompt.board", "phase", phase())
          : w.say("prompt.board_at", "phase", phase(), "card", at);
    }
    boolean asked = Packed.has(view.asked, view.mine.seat);
    if (asked && !view.mine.decided) return asked();
    return at.isEmpty()
        ? w.say("prompt.waiting", "phase", phase())
        : w.say("prompt.waiting_at", "phase", phase(), "card", at);
  }

  /** The card being resolved; empty outside. */
  private String card() {
    return view.slot == 0 ? "" : w.card(view.slots.get(view.slot - 1).card);
  }

  private String phase() {
    return switch (view.phase) {
      case PHASE_NONE, PEEK -> w.say("phase.peek");
      case DEPLOY, DEPLOY_TURN, ADJUST_TURN -> w.say("ui.phase_deploy");
      case AFTER_DEPLOY, ANNOUNCED -> w.say("phase.special");
      case ROLL -> w.say("phase.roll");
      case SECURE, REROLL -> w.say("ui.phase_secure");
      case OFFICER -> w.say("phase.officer");
      case SOLO -> w.say("phase.sharing");
      case NEGOTIATE -> w.say("ui.phase_negotiate");
      case STATEMENT -> w.say("ui.phase_statement");
      case PICK -> w.say("phase.pick");
      case C_ROLL, C_REROLL -> w.say("ui.phase_conflict");
      case C_POINT -> w.say("ui.phase_point");
      case C_REMOVE -> w.say("ui.phase_remove");
      case PLEDGE, MAFIA_DEAL, TRADE -> w.say("ui.event_card");
      case OFFICE_KEEP -> w.say("ui.office");
      case LAST_CLAIMS -> w.say("ui.last_claims");
      case OVER -> w.say("phase.over");
    };
  }

  private String asked() {
    return switch (view.phase) {
      case PHASE_NONE, OVER -> w.say("phase.over");
      case PEEK ->
          w.say("prompt_peek", "and_loyalty", view.mafioso_variant ? w.say("and_loyalty") : "");
      case DEPLOY -> w.say("prompt.deploy");
      case DEPLOY_TURN ->
          view.mine.may.words.contains(Word.HOLD)
              ? w.say("prompt_deploy_turn", "player", w.player(view.mine.seat))
              : w.say("prompt.deploy_informants");
      case ADJUST_TURN -> w.say("prompt_adjust_turn", "player", w.player(view.mine.seat));
      case AFTER_DEPLOY -> w.say("prompt_after_deploy");
      case ANNOUNCED ->
          view.announcements.get(0).token == Special.HELICOPTER.number()
              ? w.say("prompt.helicopter")
              : w.say("prompt.counter_order");
      case ROLL, C_ROLL -> w.say("prompt_roll");
      case SECURE -> secure();
      case REROLL, C_REROLL -> w.say("prompt_reroll");
      case OFFICER -> w.say("prompt_officer");
      case SOLO -> w.say("prompt_solo");
      case NEGOTIATE -> talks(w.say("prompt.negotiate", "card", card()));
      case STATEMENT -> talks(w.say("prompt.statement"));
      case PICK -> w.say("prompt_pick_seizure");
      case C_POINT ->
          view.mine.may.point_ranks == 1
              ? w.say("prompt_point_one")
              : w.say("prompt_point", "ranks", "" + view.mine.may.point_ranks);
      case C_REMOVE ->
          view.mine.may.remove == 1
              ? w.say("prompt.remove_one")
              : w.say("prompt_remove", "count", "" + view.mine.may.remove);
      case PLEDGE -> pledge();
      case MAFIA_DEAL -> w.say("prompt_mafia_deal");
      case TRADE -> w.say("prompt_trade");
      case OFFICE_KEEP -> w.say("prompt_office_keep");
      case LAST_CLAIMS -> w.say("prompt_last_claims");
    };
  }

  private String secure() {
    Card card = Box.cardNumbered(view.slots.get(view.slot - 1).card);
    boolean calls = view.mine.may.words.contains(Word.CALL_LIEUTENANT);
    String question = w.say(calls ? "prompt.reroll_or_pass" : "prompt.reinforce_or_pass");
    int missing = card.handcuffs() - view.handcuffs;
    String found;
    if (!card.isPlace()) found = w.say("prompt.event_so_far", "count", "" + view.handcuffs);
    else if (missing <= 0) found = w.say("prompt.secured_with_mafia");
    else if (missing == 1) found = w.say("prompt.one_short");
    else found = w.say("prompt.short", "count", "" + missing);
    return found + " " + question;
  }

  /** What two claim comes before everything else. */
  private String talks(String otherwise) {
    for (int i = 0; i < view.claimed.size(); i++) {
      int claimants = view.claimed.get(i);
      if (Integer.bitCount(claimants) < 2) continue;
      String gain = w.gain(view.gains.get(i), view.slots.get(view.slot - 1).card);
      return w.say("prompt.clash", "players", w.players(claimants), "element", gain);
    }
    return otherwise;
  }

  private String pledge() {
    Card card = Box.cardNumbered(view.slots.get(view.slot - 1).card);
    int count = view.pledges.size();
    String levels = "" + Math.min(count / 2, view.mafia);
    String key = card.is(EventKind.BIG_TRIAL) ? "prompt_pledge_cards" : "prompt_pledge_tokens";
    return w.say(key, "count", "" + count, "levels", levels);
  }
}
