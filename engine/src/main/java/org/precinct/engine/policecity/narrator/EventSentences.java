package org.precinct.engine.policecity.narrator;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Event;

/** The log: one sentence for each event. */
final class EventSentences {
  private final Phrases w;

  EventSentences(Phrases wording) {
    this.w = wording;
  }

  String of(Event e) {
    String count = "" + e.count;
    return switch (e.kind) {
      case DEALT, NONE -> w.say("log_dealt");
      case CALLS -> w.say("log_calls", "round", "" + e.round, "count", count);
      case PLACED -> by(e, "log_placed", "die", w.die(e.die), "slot", "" + e.slot);
      case RODE -> by(e, "log_rode", "die", w.die(e.other));
      case TAKEN_BACK -> by(e, "log_taken_back", "die", w.die(e.die));
      case HELD_BACK -> by(e, "log_held_back");
      case TIME_UP -> w.say("log_time_up");
      case UNPLACED -> by(e, counted("log_dice_back", e.count), "count", count);
      case ANNOUNCED -> by(e, "log_announced", "token", w.token(e.item));
      case CANCELLED -> by(e, "log_cancelled", "token", w.token(e.item));
      case HELICOPTER -> moved(e, "log_helicopter");
      case COUNTER_ORDER -> moved(e, "log_counter_order");
      case ROLLED -> w.say("log_rolled", "results", results(e));
      case LIEUTENANT -> by(e, "log_lieutenant");
      case REINFORCEMENTS -> by(e, "log_reinforcements", "card", w.card(e.card));
      case SECURED -> result(e, "log_secured");
      case FAILED -> result(e, "log_failed");
      case OFFICER -> by(e, "log_officer", "element", w.gain(e.item, e.card));
      case PROPOSED -> by(e, "log_proposed");
      case TAKES -> by(e, "log_takes", "elements", w.gains(e.items, e.card));
      case SET_ASIDE -> w.say("log_set_aside", "elements", w.gains(e.items, e.card));
      case CLASH -> clash(e);
      case TURNED ->
          by(e, e.item == Face.RANK.number() ? "log_double_as_rank" : "log_double_as_handcuff");
      case COUNTED -> w.say("log_counted", "results", w.totals(e.items));
      case POINTED ->
          e.items.isEmpty()
              ? by(e, "log_points_nobody")
              : by(e, "log_points", "targets", targets(e.items, e.faces));
      case TO_OFFICE -> by(e, "log_to_office", "count", w.dice(e.items));
      case FBI -> w.say("log_fbi", "card", w.card(e.card));
      case RANK_UP -> by(e, "log_rank", "rank", count);
      case THRESHOLD -> w.say("log_threshold", "rank", count, "kind", most(e.item));
      case THRESHOLD_NONE -> w.say("log_threshold_none");
      case TIE_HARD -> w.say("log_tie_hard");
      case MAFIA_UP -> w.say("log_mafia_up", "level", count);
      case MAFIA_DOWN -> w.say("log_mafia_down", "level", count);
      case OBJECTIVE -> objective(e);
      case NEW_OBJECTIVE ->
          e.item == 0
              ? w.say("log_objective_gone")
              : w.say("log_new_objective", "objective", w.objective(e.item));
      case COMBO -> by(e, "log_combo", "combo", w.combination(e.item), "ranks", count);
      case FILED -> by(e, "log_filed");
      case UNFILED -> by(e, "log_unfiled", "element", w.element(e.item));
      case FILE_SHOWN -> by(e, "log_file_shown");
      case MAJORITY -> w.say("log_majority", "card", w.card(e.card), "results", w.totals(e.items));
      case PAID -> w.say("log_paid", "card", w.card(e.card), "elements", w.elements(e.items));
      case OFFERED -> by(e, "log_offered", "other", w.player(e.other));
      case TRADED -> by(e, "log_trade", "other", w.player(e.other), "face", w.face(e.item));
      case DEAL_YES -> w.say("log_deal_yes");
      case DEAL_NO -> w.say("log_deal_no");
      case AWAY -> by(e, "log_absent");
      case BACK -> by(e, "log_back");
      case RESHUFFLED -> w.say("log_reshuffle");
      case KEPT -> by(e, "log_kept", "die", w.die(e.item));
      case PICKED -> by(e, "log_picked", "element", w.element(e.item));
      case GAME_OVER -> w.say("log_over");
      case RAID -> w.say("log_raid", "card", w.card(e.card), "count", count);
      case DEAL_PROPOSED -> by(e, "log_deal_proposed");
      case NO_EFFECT -> w.say("log_no_effect", "card", w.card(e.card));
    };
  }

  /** A sentence about the event's player. */
  private String by(Event e, String key, String... args) {
    String[] all = new String[args.length + 2];
    System.arraycopy(args, 0, all, 0, args.length);
    all[args.length] = "player";
    all[args.length + 1] = w.player(e.seat);
    return w.say(key, all);
  }

  private static String counted(String key, int count) {
    return count == 1 ? key + "_one" : key;
  }

  private String moved(Event e, String key) {
    int count = e.items.size();
    return by(e, counted(key, count), "count", "" + count, "card", w.card(e.card));
  }

  private String result(Event e, String key) {
    return w.say(key, "card", w.card(e.card), "have", "" + e.count, "need", "" + e.need);
  }

  /** The dice that fell, by player: 9 × seat + die. */
  private String results(Event e) {
    List<String> lines = new ArrayList<>();
    List<String> faces = new ArrayList<>();
    for (int i = 0; i < e.items.size(); i++) {
      int seat = Packed.seatOfThrown(e.items.get(i));
      faces.add(w.face(e.faces.get(i)));
      boolean last = i + 1 == e.items.size() || Packed.seatOfThrown(e.items.get(i + 1)) != seat;
      if (!last) continue;
      lines.add(w.say("roll.of", "player", w.player(seat), "faces", String.join(", ", faces)));
      faces.clear();
    }
    return w.lines(lines);
  }

  private String targets(List<Integer> seats, List<Integer> ranks) {
    return ActionLabels.targets(w, seats, ranks);
  }

  private String most(int kind) {
    return w.say("kind.most", "kind", w.kind(kind));
  }

  private String objective(Event e) {
    String met = by(e, "log_objective", "objective", w.objective(e.item));
    if (e.other == 0) return met;
    return met + " " + by(e, "log_objective_token", "token", w.token(e.other));
  }

  private String clash(Event e) {
    int mask = 0;
    for (int seat : e.items) mask |= 1 << seat;
    return w.say("log_clash", "players", w.players(mask), "element", w.gain(e.item, e.card));
  }
}
