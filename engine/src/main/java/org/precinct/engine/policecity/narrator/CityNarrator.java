package org.precinct.engine.policecity.narrator;

import java.util.Locale;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Texts;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;

/** Puts the game into sentences. */
public final class CityNarrator implements Narrator<Action, View, Event> {
  private final Texts texts;

  public CityNarrator(Texts texts) {
    this.texts = texts;
  }

  @Override
  public String event(Event event, Language language, Names names) {
    return new EventSentences(new Phrases(texts, language, names)).of(event);
  }

  @Override
  public String action(Action action, View view, Language language, Names names) {
    return new ActionLabels(new Phrases(texts, language, names), view).of(action);
  }

  @Override
  public String prompt(View view, Language language, Names names) {
    return new Prompts(new Phrases(texts, language, names), view).text();
  }

  @Override
  public boolean asks(View view) {
    return view.mine != null
        && view.phase != Phase.OVER
        && Packed.has(view.asked, view.mine.seat)
        && !view.mine.decided
        && !Packed.has(view.marks, view.mine.seat);
  }

  @Override
  public String topic(View view) {
    return switch (view.phase) {
      case PHASE_NONE, PEEK -> "start";
      case DEPLOY, DEPLOY_TURN, ADJUST_TURN -> "deployment";
      case AFTER_DEPLOY, ANNOUNCED, OFFICER -> "special";
      case ROLL, SECURE, REROLL -> "securing";
      case SOLO, NEGOTIATE, STATEMENT, PICK -> "sharing";
      case C_ROLL, C_REROLL, C_POINT, C_REMOVE -> "conflict";
      case PLEDGE, MAFIA_DEAL, TRADE -> "events";
      case OFFICE_KEEP -> "office";
      case LAST_CLAIMS -> "claims";
      case OVER -> "end";
    };
  }

  @Override
  public String outcome(Outcome outcome, Language language, Names names) {
    Phrases w = new Phrases(texts, language, names);
    String winners = w.players(outcome.winners().mask());
    String cause = w.say("result." + outcome.cause().toLowerCase(Locale.ROOT));
    String end =
        switch (outcome.side()) {
          case "MAFIA" -> w.say("end_mafia");
          case "MOLE" -> w.say("end_mafia_mole", "player", winners);
          case "MOLE_CHIEF" ->
              outcome.winners().size() == 1
                  ? w.say("end_mole_chief", "player", winners)
                  : w.say("end_chiefs", "players", winners);
          default ->
              outcome.winners().size() == 1
                  ? w.say("end_chief", "player", winners)
                  : w.say("end_chiefs", "players", winners);
        };
    return cause + ". " + end;
  }
}
