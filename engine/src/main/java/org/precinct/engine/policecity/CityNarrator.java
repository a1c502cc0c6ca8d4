package org.precinct.engine.policecity;

import org.precinct.engine.*;
import org.precinct.engine.policecity.proto.*;

final class CityNarrator implements Narrator<Action, View, Event> {
  CityNarrator(Texts texts) {}

  public String event(Event event, Language language, Names names) {
    return event.toString();
  }

  public String action(Action action, View view, Language language, Names names) {
    return action.toString();
  }

  public String prompt(View view, Language language, Names names) {
    return "";
  }

  public String outcome(Outcome outcome, Language language, Names names) {
    return "";
  }
}
