package org.precinct.engine.goodcop.narrator;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Texts;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Keys;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;

/** Sentences from the texts of the data files. */
public final class GoodCopNarrator implements Narrator<Action, View, Event> {
  private final Texts texts;

  public GoodCopNarrator(Texts texts) {
    this.texts = texts;
  }

  @Override
  public String event(Event event, Language language, Names names) {
    Words words = new Words(language, names);
    if (event.player != null) words.player("player", event.player);
    if (event.target != null) words.player("target", event.target);
    words.set("slot", "" + event.slot).set("slot2", "" + event.slot2);
    words.set("type", words.type(event.type)).set("card", words.card(event.card));
    words.set("side", words.side(event.side));
    boolean knowsType = event.type != CardType.UNKNOWN;
    boolean knowsCard = event.card != Equipment.NO_EQUIPMENT;
    return switch (event.kind) {
      case ANNOUNCED -> words.say(Keys.announced(event.action));
      case EQUIPMENT_USED -> used(event, words);
      case PEEKED ->
          words.say("event.peeked") + (knowsType ? " " + words.say("event.peeked_you") : "");
      case PEEKED_MUTUAL -> {
        if (event.types.isEmpty()) yield words.say("event.peeked_mutual");
        words.set("types", words.types(event.types));
        yield words.say("event.peeked_mutual") + " " + words.say("event.peeked_mutual_you");
      }
      case SWAPPED ->
          words.say("event.swapped") + (knowsType ? " " + words.say("event.received_you") : "");
      case EQUIPMENT_DRAWN ->
          words.say(knowsCard ? "event.equipment_drawn_you" : "event.equipment_drawn");
      case EQUIPMENT_DISCARDED_UNSEEN ->
          words.say(
              knowsCard
                  ? "event.equipment_discarded_unseen_you"
                  : "event.equipment_discarded_unseen");
      case EQUIPMENT_STOLEN ->
          words.say(knowsCard ? "event.equipment_stolen_card" : "event.equipment_stolen");
      case DIRECTION -> {
        String way = event.counter_clockwise ? "state.counter_clockwise" : "state.clockwise";
        yield words.set("direction", words.say(way)).say("event.direction");
      }
      case SIDE_CHANGED -> words.say(event.player == null ? "side.changed" : "side.changed_of");
      case CLAIMED -> {
        if (knowsCard) yield words.say("claim.gear");
        yield words.say(knowsType ? "claim.card" : "claim.side");
      }
      case WINDOW_TIME ->
          event.seconds == 0
              ? words.say("event.window_time_off")
              : words.set("seconds", "" + event.seconds).say("event.window_time");
      case GAME_ENDED -> result(event.result, words);
      default -> words.say("event." + small(event.kind.name()));
    };
  }

  private static String used(Event event, Words words) {
    String said =
        words.say(event.target == null ? "event.equipment_used" : "event.equipment_used_on");
    if (event.order.isEmpty()) return said;
    return said + " " + words.set("order", slots(event.order)).say("event.new_order_you");
  }

  @Override
  public String action(Action action, View view, Language language, Names names) {
    Words words = new Words(language, names);
    if (action.seat != null) words.player("player", action.seat);
    if (action.place > 0) words.place(action.place);
    words.set("card", words.card(action.card));
    return switch (action.kind) {
      case ORDER -> words.set("cards", row(action.order, view, words)).say("action.order");
      case ANNOUNCE -> announced(action.announce, action.place, aim(view), words);
      case PLAY -> play(action.play, view, words);
      case PASS -> words.say("action.pass");
      case KEEP -> words.say("action.keep");
      case CHOOSE_CARD ->
          words.set("type", words.type(Places.type(view, action.place))).say("action.reveal_card");
      case CHOOSE_AIM -> words.say("action.aim_at");
      case DISCARD -> words.say("action.discard_card");
      case END_TURN -> words.say(action.seat == null ? "action.end_turn" : "action.end_turn_aim");
      case SET_STANDING_PASS -> words.say(Keys.of(action.standing_pass));
      case CLAIM -> {
        if (action.card != Equipment.NO_EQUIPMENT) yield words.say("action.claim_gear");
        yield action.place > 0
            ? words.set("type", words.type(action.type)).say("action.claim_card")
            : words.set("side", words.side(action.side)).say("action.claim_side");
      }
      case COMPOSE -> words.say("action.use_equipment");
      case NO_KIND -> words.say("action.unreadable");
    };
  }

  /** The turn player's target, or −1. */
  private static int aim(View view) {
    Integer aim = view.seats.get(view.turn_seat).aim;
    return aim == null ? -1 : aim;
  }

  private static String announced(TurnAction action, int place, int target, Words words) {
    return switch (action) {
      case INVESTIGATE -> words.place(place).say("action.investigate_card");
      case SHOOT -> target < 0 ? words.say("action.shoot") : shootAt(target, words);
      case NO_ACTION -> words.say("action.unreadable");
      case ARM, EQUIP, NOTHING -> words.say(Keys.of(action));
    };
  }

  private static String shootAt(int target, Words words) {
    return words.player("player", target).say("action.shoot_at");
  }

  private static String play(Play play, View view, Words words) {
    words.set("card", words.card(play.card));
    if (play.seat != null) {
      words.player("player", play.seat);
      if (play.from_front) return words.say("action.use_front");
      return words.say(play.card == Equipment.BACKUP ? "action.use_aim" : "action.use_on");
    }
    if (!play.order.isEmpty()) {
      return words.set("cards", row(play.order, view, words)).say("action.use_order");
    }
    if (play.places.isEmpty()) return words.say("action.use");
    if (play.card == Equipment.DEFIBRILLATOR) {
      return words.place(play.places.get(0)).say("action.use_revive");
    }
    StringBuilder cards = new StringBuilder();
    for (int place : play.places) {
      if (cards.length() > 0) cards.append(", ");
      cards.append(words.place(place).say("action.card_of"));
    }
    return words.set("cards", cards.toString()).say("action.use_cards");
  }

  @Override
  public String prompt(View view, Language language, Names names) {
    Words words = new Words(language, names).player("player", decider(view));
    Mine mine = view.mine;
    boolean asked = mine != null && Bits.has(view.asked, mine.seat);
    if (asked && mine.recorded) return words.say("prompt.recorded");
    return switch (view.phase) {
      case ORDER_CARDS -> words.say(asked ? "phase.order_cards" : "prompt.others_order");
      case TURN_ACTION -> words.say(asked ? "prompt.your_action" : "phase.turn_action");
      case WINDOW -> {
        int target = view.target == null ? -1 : view.target;
        Words said = new Words(language, names);
        words.set("action", announced(view.announced, view.place, target, said));
        yield words.say(asked ? "prompt.window" : "prompt.window_shared");
      }
      case RECONSIDER -> {
        if (!asked) yield words.say(view.must_change ? "phase.must_change" : "phase.reconsider");
        yield words.say(view.must_change ? "prompt.must_change" : "prompt.reconsider");
      }
      case AIM_NOW, STANDOFF, RETARGET -> words.say(asked ? "prompt.choose_aim" : "phase.aim");
      case REVEAL, SERUM -> words.say(asked ? "prompt.choose_card" : "phase.reveal");
      case AUDIT -> words.say(asked ? "prompt.choose_card" : "phase.audit");
      case DISCARD -> words.say(asked ? "prompt.discard" : "phase.discard");
      case TURN_END -> {
        if (!asked) yield words.say("phase.turn_end");
        yield words.say(mine.choose_aim != 0 ? "prompt.end_turn_aim" : "prompt.end_turn");
      }
      case TURN_PASSES -> words.say("phase.turn_passes");
      case GAME_OVER ->
          view.result == null
              ? words.say("phase.game_over")
              : words.say("phase.game_over") + ". " + result(view.result, words);
      case NO_PHASE -> words.say("phase.game_over");
    };
  }

  /** The one seat that is asked, or whose turn it is. */
  private static int decider(View view) {
    boolean one = Bits.size(view.asked) == 1;
    boolean all = view.phase == View.Phase.WINDOW || view.phase == View.Phase.AUDIT;
    return one && !all ? Bits.lowest(view.asked) : view.turn_seat;
  }

  @Override
  public boolean asks(View view) {
    return view.mine != null
        && Bits.has(view.asked, view.mine.seat)
        && !view.mine.recorded
        && view.phase != View.Phase.GAME_OVER;
  }

  @Override
  public String topic(View view) {
    return switch (view.phase) {
      case ORDER_CARDS -> "setup";
      case WINDOW, TURN_PASSES -> "reactions";
      case AIM_NOW, RETARGET, STANDOFF, TURN_END -> "aim";
      case REVEAL, SERUM, AUDIT -> "reveal";
      case DISCARD -> "equipment";
      case GAME_OVER, NO_PHASE -> "end";
      case TURN_ACTION, RECONSIDER -> "actions";
    };
  }

  @Override
  public String outcome(Outcome outcome, Language language, Names names) {
    Side side = outcome.side().isEmpty() ? Side.NO_SIDE : Side.valueOf(outcome.side() + "_SIDE");
    Result result = new Result(Cause.valueOf(outcome.cause()), side, outcome.winners().mask());
    return result(result, new Words(language, names));
  }

  private static String result(Result result, Words words) {
    if (result.winners != 0) words.player("player", Bits.lowest(result.winners));
    words.set("side", words.side(result.side));
    return switch (result.cause) {
      case KINGPIN_ELIMINATED -> words.say("result.honest");
      case AGENT_ELIMINATED -> words.say("result.crooked");
      case BOTH_LEADERS -> words.say("result.both_solo");
      case BOTH_ELIMINATED -> words.say("result.both_fallen");
      case LAST_ALIVE -> words.say("result.last_alive");
      case TURN_LIMIT, NO_CAUSE -> words.say("result.draw");
    };
  }

  /** The viewer's own row in a new order. */
  private static String row(List<Integer> order, View view, Words words) {
    StringBuilder text = new StringBuilder();
    for (int slot : order) {
      if (text.length() > 0) text.append(", ");
      int place = view.mine == null ? 0 : Places.of(view.mine.seat, slot);
      text.append(slot).append(' ').append(words.type(Places.type(view, place)));
    }
    return text.toString();
  }

  private static String slots(List<Integer> order) {
    StringBuilder text = new StringBuilder();
    for (int slot : order) text.append(text.length() > 0 ? ", " : "").append(slot);
    return text.toString();
  }

  private static String small(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** The placeholders of one sentence. */
  private final class Words {
    private final Language language;
    private final Names names;
    private final Map<String, String> args = new HashMap<>();

    Words(Language language, Names names) {
      this.language = language;
      this.names = names;
    }

    Words set(String name, String value) {
      args.put(name, value);
      return this;
    }

    Words player(String name, int seat) {
      boolean there = seat >= 0 && seat < Seat.MOST;
      return set(name, there ? names.of(Seat.of(seat)) : "?");
    }

    /** Sets {@code player} and {@code slot} to a place's. */
    Words place(int place) {
      int at = Math.max(place, 1);
      return player("player", Places.seat(at)).set("slot", "" + Places.slot(at));
    }

    String say(String key) {
      return texts.format(language, key, args);
    }

    String type(CardType type) {
      return texts.get(language, Keys.of(type));
    }

    String types(List<CardType> types) {
      StringBuilder text = new StringBuilder();
      for (CardType type : types) text.append(text.length() > 0 ? ", " : "").append(type(type));
      return text.toString();
    }

    String card(Equipment card) {
      return texts.get(language, Keys.of(card));
    }

    String side(Side side) {
      return side == Side.NO_SIDE ? "" : texts.get(language, Keys.of(side));
    }
  }
}
