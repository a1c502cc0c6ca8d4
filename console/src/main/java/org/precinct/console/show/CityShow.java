package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.terminal.Line;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seats;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Cause;
import org.precinct.engine.policecity.proto.Loyalty;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Result;
import org.precinct.engine.policecity.proto.View;

/** Police City: everybody acts at once, so most is said in short commands. */
final class CityShow implements Show<Action, View> {
  @Override
  public List<Line> board(View view, Scene scene) {
    return new CityLines(view, scene).draw();
  }

  @Override
  public String progress(View view, Scene scene) {
    return scene.say(
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
  public String question(View view, Narrator<Action, View, ?> narrator, Scene scene) {
    String own =
        switch (view.phase) {
          case DEPLOY -> scene.say("city.question.deploy");
          case ROLL, C_ROLL -> scene.say("city.question.roll");
          case SOLO -> scene.say("city.question.solo");
          default -> "";
        };
    boolean told = own.isEmpty() || !narrator.asks(view);
    return told ? Show.super.question(view, narrator, scene) : own;
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
  public String ending(View view, Narrator<Action, View, ?> narrator, Scene scene) {
    Result result = view.result;
    if (result == null) return "";
    int mole = result.loyalty.indexOf(Loyalty.MAFIOSO);
    boolean won = mole >= 0 && Packed.has(result.winners, mole);
    String side =
        result.cause == Cause.MAFIA
            ? result.winners == 0 ? "MAFIA" : "MOLE"
            : won ? "MOLE_CHIEF" : "CHIEF";
    Outcome outcome =
        new Outcome(result.cause.name(), side, new Seats(result.winners), result.places);
    return narrator.outcome(outcome, scene.language(), scene.names());
  }

  /** Placements are typed: as a list they would be longer than a screen. */
  @Override
  public List<Choice<Action>> choices(
      View view, List<Action> offered, Narrator<Action, View, ?> narrator, Scene scene) {
    List<Choice<Action>> choices = new ArrayList<>();
    for (Action action : offered) {
      boolean typed =
          action.place != null
              || action.ride != null
              || action.take_back != null
              || action.helicopter != null
              || action.counter_order != null;
      if (typed) continue;
      String label = narrator.action(action, view, scene.language(), scene.names());
      choices.add(new Choice<>(Line.of(label), action));
    }
    return choices;
  }

  @Override
  public List<String> commands(View view, Scene scene) {
    List<String> commands = new ArrayList<>();
    if (view.mine == null || view.mine.may == null) return commands;
    May may = view.mine.may;
    if (!may.dice.isEmpty() && !may.slots.isEmpty()) commands.add(scene.say("city.command.place"));
    if (!may.informants.isEmpty()) commands.add(scene.say("city.command.ride"));
    if (may.helicopter) commands.add(scene.say("city.command.helicopter"));
    if (may.counter_order) commands.add(scene.say("city.command.order"));
    if (may.propose) commands.add(scene.say("city.command.propose"));
    if (may.deal) commands.add(scene.say("city.command.deal"));
    if (!may.offer_to.isEmpty()) commands.add(scene.say("city.command.swap"));
    return commands;
  }

  @Override
  public Optional<Action> command(String typed, View view, Scene scene) throws Misread {
    if (view.mine == null) return Optional.empty();
    return new CityCommands(view, scene).read(typed);
  }
}
