package org.precinct.engine.kojak.narrator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Texts;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Cards;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.MissionCard;
import org.precinct.engine.kojak.kit.ViewReader;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Detective;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Drive;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;
import org.precinct.engine.kojak.proto.View;

/** Kojak in sentences. */
public final class KojakNarrator implements Narrator<Action, View, Event> {
  private final Board board;
  private final Cards cards;
  private final Texts texts;

  public KojakNarrator(Catalogue box) {
    board = box.board();
    cards = box.cards();
    texts = box.texts();
  }

  @Override
  public String event(Event event, Language language, Names names) {
    return capital(new Speech(language, names).event(event));
  }

  @Override
  public String action(Action action, View view, Language language, Names names) {
    return capital(new Speech(language, names).action(action, view));
  }

  @Override
  public String prompt(View view, Language language, Names names) {
    return capital(new Speech(language, names).prompt(view));
  }

  @Override
  public boolean asks(View view) {
    return ViewReader.asks(view);
  }

  @Override
  public String topic(View view) {
    if (view.phase == Phase.TRAP_CHOICE) return "traps";
    if (view.phase == Phase.JOIN_CHOICE) return "mission";
    if (view.phase == Phase.GAME_OVER) return "end";
    Stage stage = view.detectives.get(view.current).stage;
    return stage.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String outcome(Outcome outcome, Language language, Names names) {
    List<Integer> winners = new ArrayList<>();
    for (Seat seat : outcome.winners()) winners.add(seat.number());
    return capital(new Speech(language, names).result(outcome.cause(), winners));
  }

  private static String capital(String text) {
    int end = text.isEmpty() ? 0 : text.offsetByCodePoints(0, 1);
    return text.substring(0, end).toUpperCase(Locale.ROOT) + text.substring(end);
  }

  /** One sentence in the making. */
  private final class Speech {
    private final Language language;
    private final Names names;

    Speech(Language language, Names names) {
      this.language = language;
      this.names = names;
    }

    String event(Event event) {
      Map<String, String> player = Map.of("player", name(event.seat));
      return switch (event.kind) {
        case NOTHING -> say("event.nothing");
        case START_ROLL -> rolled("event.start_roll", event);
        case FIRST_PLAYER -> say("event_first_player", player);
        case LOSE_TURN -> say("event_lose_turn", player);
        case ROLLED -> rolled("event.rolled", event);
        case NO_MOVE -> say("event_no_move");
        case MOVED -> moved(event.drive);
        case MISSION_CLOSED -> both(missionName(event), say("event_redraw_closed"));
        case MISSION_TAKEN -> both(missionName(event), say("event_redraw_taken"));
        case TOOK_MISSION -> mission("event_mission", event);
        case JOINED -> mission("event_join", event);
        case IN_POSITION -> say("event_stakeout", player);
        case POSTED -> both(say("event_warrant", player), district(Colour.of(event.colour)));
        case TRAP_VOID -> both(trapCard(event.card), say("event_trap_void"));
        case TRAP -> both(say("event_trap", player), trapCard(event.card));
        case CRIMINAL -> criminal(event);
        case ARRESTED ->
            say(
                "event_arrest",
                Map.of("player", name(event.seat), "criminal", criminal(Colour.of(event.colour))));
        case FILE_CLOSED ->
            say("event_file_closed", Map.of("file", fileName(Colour.of(event.colour))));
        case MISSION_RETURNED ->
            say(
                "event.mission_returned",
                Map.of("player", name(event.seat), "file", fileName(cards.file(event.card))));
        case TRAPS_SHUFFLED -> say("event.traps_shuffled");
        case RACE_BEGINS ->
            both(say("event_race"), say("event.racers", Map.of("players", list(event.seats))));
        case LAST_ROUND -> say("event_round_limit");
        case WON -> won(event.seats);
        case NOT_JOINED ->
            say(
                "event.not_joined",
                Map.of("player", name(event.seat), "file", fileName(cards.file(event.card))));
        case CARS_LEAVE -> say("event.cars_leave", Map.of("players", list(event.seats)));
      };
    }

    String action(Action action, View view) {
      if (action.move != null) return move(action.move, view);
      if (action.join != null) return join(action.join.joins, view);
      if (action.choose == null) return say("action_roll");
      String criminal = criminal(Colour.of(action.choose.colour));
      String key =
          switch (action.choose.step) {
            case 1 -> "action.choose_forward";
            case -1 -> "action.choose_back";
            default -> "action.choose_swap";
          };
      return say(key, Map.of("criminal", criminal));
    }

    String prompt(View view) {
      if (view.phase == Phase.GAME_OVER) {
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < view.result.places.size(); seat++) {
          if (view.result.places.get(seat) == 1) winners.add(seat);
        }
        return result(view.result.cause, winners);
      }
      boolean asked = ViewReader.asks(view);
      String stage = word(view.detectives.get(view.current).stage);
      Map<String, String> args =
          Map.of(
              "player", name(view.current),
              "roll", "" + view.roll,
              "doing", say("prompt.doing." + stage));
      String phase = word(view.phase);
      if (!asked) return say("prompt.other." + phase, args);
      if (view.phase == Phase.JOIN_CHOICE) return joinPrompt(view);
      // The card says what is to be chosen.
      if (view.phase == Phase.TRAP_CHOICE) return trapCard(view.trap);
      return both(say("prompt." + phase, args), say("prompt.aim." + stage));
    }

    /** The file, who hunts already, and the question. */
    private String joinPrompt(View view) {
      Colour file = cards.file(view.offered);
      List<Integer> hunters = new ArrayList<>();
      for (int seat = 0; seat < view.detectives.size(); seat++) {
        Detective detective = view.detectives.get(seat);
        if (detective.posted && ViewReader.file(detective).equals(Optional.of(file))) {
          hunters.add(seat);
        }
      }
      Map<String, String> args = Map.of("file", fileName(file), "players", list(hunters));
      return both(say("prompt.hunted", args), say("prompt.join_choice"));
    }

    String result(String cause, List<Integer> winners) {
      return both(say("result." + cause), won(winners));
    }

    private String rolled(String key, Event event) {
      return say(key, Map.of("player", name(event.seat), "number", "" + event.number));
    }

    private String moved(Drive drive) {
      String key = drive.direction == Direction.BACK ? "event.backed" : "event.moved";
      int to = drive.path.get(drive.path.size() - 1);
      String moved =
          say(key, Map.of("player", name(drive.seat), "car", "" + drive.car, "square", square(to)));
      return drive.stopped_short ? both(moved, say("event_stopped")) : moved;
    }

    private String mission(String key, Event event) {
      MissionCard card = cards.mission(event.card);
      String taken = say(key, Map.of("player", name(event.seat), "file", fileName(card.colour())));
      String briefing =
          say(
              "event.briefing",
              Map.of(
                  "officer", say("officer_" + card.officer()),
                  "text", say("mission." + card.id() + ".text")));
      return both(taken, briefing);
    }

    private String criminal(Event event) {
      Map<String, String> args =
          Map.of("criminal", criminal(Colour.of(event.colour)), "space", "" + event.to);
      if (event.to == Circle.RED) return say("event_on_red", args);
      if (event.number == Circle.RED) return say("event_off_red", args);
      return say(event.to == 0 ? "event.criminal_to_dot" : "event.criminal_moves", args);
    }

    private String move(Action.Move move, View view) {
      boolean back = move.direction == Direction.BACK;
      Map<String, String> args = Map.of("car", say("car_" + move.car), "square", square(move.to));
      String drive = say(back ? "action.back" : "action.drive", args);
      return ViewReader.offer(view, move)
          .flatMap(ViewReader::effect)
          .map(effect -> with(drive, say(effect)))
          .orElse(drive);
    }

    private String join(boolean joins, View view) {
      String file = view.offered == null ? "" : fileName(cards.file(view.offered));
      return say(joins ? "action.join" : "action.draw_another", Map.of("file", file));
    }

    private String with(String move, String effect) {
      return say("action.with_effect", Map.of("move", move, "effect", effect));
    }

    private String won(List<Integer> winners) {
      return winners.size() == 1
          ? say("event_win", Map.of("player", name(winners.get(0))))
          : say("event_shared_win", Map.of("players", list(winners)));
    }

    private String trapCard(int card) {
      String key = "trap." + cards.trap(card).id();
      return say("event.card", Map.of("name", say(key + ".name"), "text", say(key + ".text")));
    }

    private String missionName(Event event) {
      return say(
          "event.mission_card",
          Map.of("name", say("mission." + cards.mission(event.card).id() + ".name")));
    }

    private String district(Colour colour) {
      return say("event.district", Map.of("district", say("district_" + colour.district())));
    }

    private String criminal(Colour colour) {
      return say("criminal_" + colour.id());
    }

    private String fileName(Colour colour) {
      return say("file_" + colour.id());
    }

    private String square(int at) {
      return say("square." + board.square(at).id());
    }

    private String name(int seat) {
      return names.of(Seat.of(seat));
    }

    private String list(List<Integer> seats) {
      String result = name(seats.get(0));
      for (int i = 1; i < seats.size(); i++) {
        String key = i == seats.size() - 1 ? "list.last" : "list.next";
        result = say(key, Map.of("list", result, "name", name(seats.get(i))));
      }
      return result;
    }

    private String both(String first, String second) {
      return capital(first) + " " + capital(second);
    }

    private String say(String key) {
      return texts.get(language, key);
    }

    private String say(String key, Map<String, String> args) {
      return texts.format(language, key, args);
    }
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
