package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import org.precinct.console.terminal.Line;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seats;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Cause;
import org.precinct.engine.policecity.proto.Loyalty;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Result;
import org.precinct.engine.policecity.proto.View;

/** Police City: everybody acts at once, so what is done often has a short command. */
final class CityShow implements Show<Action, View> {
  @Override
  public List<Line> board(View view, Viewpoint viewpoint) {
    return new CityLines(view, viewpoint).draw();
  }

  @Override
  public String progress(View view, Viewpoint viewpoint) {
    return viewpoint.say(
        "city.progress",
        "round",
        view.round + "/" + view.round_limit,
        "goal",
        "" + view.goal,
        "mafia",
        view.mafia + "/" + view.mafia_limit);
  }

  /** The game's own words are about fingers on a phone. */
  @Override
  public String question(View view, Narrator<Action, View, ?> narrator, Viewpoint viewpoint) {
    String own =
        switch (view.phase) {
          case DEPLOY -> viewpoint.say("city.question.deploy");
          case ROLL, C_ROLL -> viewpoint.say("city.question.roll");
          case SOLO -> viewpoint.say("city.question.solo");
          default -> "";
        };
    boolean told = own.isEmpty() || !narrator.asks(view);
    return told ? Show.super.question(view, narrator, viewpoint) : own;
  }

  @Override
  public String signs() {
    return "city.signs";
  }

  @Override
  public String moment(View view) {
    return view.phase + " " + view.phase_id;
  }

  @Override
  public String ending(View view, Narrator<Action, View, ?> narrator, Viewpoint viewpoint) {
    Result result = view.result;
    if (result == null) return "";
    int mole = result.loyalty.indexOf(Loyalty.MAFIOSO);
    Seats winners = new Seats(result.winners);
    boolean won = mole >= 0 && winners.has(mole);
    String side =
        result.cause == Cause.MAFIA
            ? winners.isEmpty() ? "MAFIA" : "MOLE"
            : won ? "MOLE_CHIEF" : "CHIEF";
    Outcome outcome = new Outcome(result.cause.name(), side, winners, result.places);
    return narrator.outcome(outcome, viewpoint.language(), viewpoint.names());
  }

  @Override
  public Keyboard<Action, View> keyboard(View view) {
    return Composing.begin(new CityKeymap(), view);
  }

  @Override
  public List<String> commands(View view, Viewpoint viewpoint) {
    List<String> commands = new ArrayList<>();
    if (view.mine == null || view.mine.may == null) return commands;
    May may = view.mine.may;
    if (!may.dice.isEmpty() && !may.slots.isEmpty())
      commands.add(viewpoint.say("city.command.place"));
    if (!may.informants.isEmpty()) commands.add(viewpoint.say("city.command.ride"));
    if (may.helicopter) commands.add(viewpoint.say("city.command.helicopter"));
    if (may.counter_order) commands.add(viewpoint.say("city.command.order"));
    if (may.propose) commands.add(viewpoint.say("city.command.propose"));
    if (may.deal) commands.add(viewpoint.say("city.command.deal"));
    if (!may.offer_to.isEmpty()) commands.add(viewpoint.say("city.command.swap"));
    return commands;
  }
}
