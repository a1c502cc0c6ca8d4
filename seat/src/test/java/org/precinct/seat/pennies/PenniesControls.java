package org.precinct.seat.pennies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.Game;
import org.precinct.engine.Texts;
import org.precinct.engine.pennies.Look;
import org.precinct.engine.pennies.Note;
import org.precinct.engine.pennies.Pennies;
import org.precinct.seat.Button;
import org.precinct.seat.Controls;
import org.precinct.seat.Lesson;
import org.precinct.seat.Reaction;
import org.precinct.seat.Term;
import org.precinct.seat.Voice;

/** Takes some pennies into the hand, then closes it; the draft is how many, −1 for none yet. */
public final class PenniesControls implements Controls<Note, Note, Note, Integer, Integer> {
  private static final int MOST = 3;

  /** Touches beside the numbers of pennies. */
  private static final int CLOSE = 10;

  private static final int DIE = 11;

  private final Pennies game = new Pennies();

  @Override
  public Game<?, Note, Note, Note> game() {
    return game;
  }

  @Override
  public Texts texts() {
    return game.texts();
  }

  @Override
  public Integer begin(Note view) {
    return -1;
  }

  @Override
  public Integer revise(Integer draft, Note view) {
    return Look.may(view) && Look.isHiding(view) ? draft : -1;
  }

  @Override
  public Reaction<Integer, Note> touch(Integer touch, Integer draft, Note view) {
    if (!open(draft, view).contains(touch)) return Reaction.nothing();
    if (touch == DIE) return Reaction.send(Note.of(Pennies.ROLL), -1);
    if (touch == CLOSE) return Reaction.send(Note.of(Pennies.HIDE, draft), -1);
    return Reaction.edit(touch);
  }

  @Override
  public List<Integer> open(Integer draft, Note view) {
    List<Integer> open = new ArrayList<>();
    if (!Look.may(view)) return open;
    if (!Look.isHiding(view)) return List.of(DIE);
    for (int pennies = 0; pennies <= MOST; pennies++) if (pennies != draft) open.add(pennies);
    if (draft >= 0) open.add(CLOSE);
    return open;
  }

  @Override
  public Optional<String> why(
      Integer touch, Integer draft, Note view, Voice<Note, Note, Note> voice) {
    boolean open = open(draft, view).contains(touch);
    return open ? Optional.empty() : Optional.of(voice.prompt(view));
  }

  @Override
  public List<Button<Integer>> buttons(Integer draft, Note view, Voice<Note, Note, Note> voice) {
    if (!Look.may(view)) return List.of();
    boolean hiding = Look.isHiding(view);
    String label = voice.label(hiding ? hide(draft) : Note.of(Pennies.ROLL), view);
    Button<Integer> button = Button.of(hiding ? CLOSE : DIE, label, Button.Emphasis.PRIMARY);
    return List.of(hiding && draft < 0 ? button.because(voice.prompt(view)) : button);
  }

  private static Note hide(int draft) {
    return Note.of(Pennies.HIDE, Math.max(0, draft));
  }

  @Override
  public OptionalInt distance(Note action, Integer draft, Note view) {
    if (!Look.may(view)) return OptionalInt.empty();
    if (action.at(0) == Pennies.ROLL) return OptionalInt.of(1);
    return OptionalInt.of(action.at(1) == draft ? 1 : 2);
  }

  @Override
  public Optional<Lesson> lesson(Note view) {
    return Optional.empty();
  }

  @Override
  public List<Term> glossary() {
    return List.of();
  }
}
