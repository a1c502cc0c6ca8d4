package org.precinct.engine.pennies;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Texts;

/** Tells a game of {@link Pennies}. */
final class PenniesNarrator implements Narrator<Note, Note, Note> {
  private final Texts texts;

  PenniesNarrator(Texts texts) {
    this.texts = texts;
  }

  @Override
  public String event(Note event, Language language, Names names) {
    return switch (event.at(0)) {
      case 0 -> texts.get(language, "event.dealt");
      case Pennies.HIDE -> texts.format(language, "event.hidden", "count", "" + event.at(1));
      case Pennies.ROLL ->
          texts.format(
              language, "event.rolled", "player", name(event, names), "die", "" + event.at(2));
      case 3 -> {
        List<String> shown = new ArrayList<>();
        for (int i = 1; i < event.numbers.size(); i++) shown.add("" + event.at(i));
        yield texts.format(language, "event.shown", "counts", String.join(", ", shown));
      }
      default -> {
        String key = event.at(2) == 1 ? "event.back" : "event.gone";
        yield texts.format(language, key, "player", name(event, names));
      }
    };
  }

  private static String name(Note event, Names names) {
    return names.of(Seat.of(event.at(1)));
  }

  @Override
  public String action(Note action, Note view, Language language, Names names) {
    if (action.at(0) == Pennies.ROLL) return texts.get(language, "action.roll");
    return texts.format(language, "action.hide", "count", "" + action.at(1));
  }

  @Override
  public String prompt(Note view, Language language, Names names) {
    if (Look.isOver(view)) return texts.get(language, "prompt.over");
    if (asks(view)) {
      return texts.get(language, Look.isHiding(view) ? "prompt.hide" : "prompt.roll");
    }
    if (Look.isHiding(view)) return texts.get(language, "prompt.wait");
    String roller = names.of(Seat.of(Look.roller(view)));
    return texts.format(language, "prompt.rolls", "player", roller);
  }

  @Override
  public boolean asks(Note view) {
    return Look.asks(view);
  }

  @Override
  public String topic(Note view) {
    return Look.isOver(view) ? "end" : "turn";
  }

  @Override
  public String outcome(Outcome outcome, Language language, Names names) {
    List<String> winners = new ArrayList<>();
    for (Seat seat : outcome.winners()) winners.add(names.of(seat));
    return texts.format(language, "outcome.won", "players", String.join(", ", winners));
  }
}
