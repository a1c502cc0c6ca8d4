package org.precinct.table.kit;

import com.squareup.wire.ProtoAdapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.GameInfo;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Narrator;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Texts;
import org.precinct.engine.Viewer;
import org.precinct.engine.pennies.Note;
import org.precinct.engine.pennies.Pennies;

/** {@link Pennies} as a cheating host would like them. */
public final class Rigged implements Game<Pennies.State, Note, Note, Note> {
  private final Pennies honest = new Pennies();
  private final boolean swapsCards;
  private final boolean rollsAgain;

  /**
   * @param swapsCards the first two players' cards are exchanged after the deal
   * @param rollsAgain the first player's rolls below six are made again, once
   */
  public Rigged(boolean swapsCards, boolean rollsAgain) {
    this.swapsCards = swapsCards;
    this.rollsAgain = rollsAgain;
  }

  @Override
  public Pennies.State deal(Setup setup, Chance chance) throws IllegalSetup {
    Pennies.State dealt = honest.deal(setup, chance);
    if (!swapsCards) return dealt;
    List<Integer> cards = new ArrayList<>(dealt.cards());
    cards.set(0, dealt.cards().get(1) + 1);
    return new Pennies.State(
        dealt.rounds(),
        dealt.round(),
        dealt.hiding(),
        List.copyOf(cards),
        dealt.hidden(),
        dealt.points(),
        dealt.absent(),
        dealt.told(),
        dealt.toldOnly());
  }

  @Override
  public Pennies.State apply(Pennies.State state, Seat seat, Note action, Chance chance)
      throws IllegalAction {
    Pennies.State first = honest.apply(state, seat, action, chance);
    boolean unhappy =
        rollsAgain && seat.number() == 0 && action.at(0) == Pennies.ROLL && first.told().get(2) < 6;
    if (!unhappy) return first;
    Chance other = Chance.of("again");
    while (true) {
      Pennies.State again = honest.apply(state, seat, action, other);
      if (again.told().get(2) == 6) return again;
    }
  }

  @Override
  public GameInfo info() {
    return honest.info();
  }

  @Override
  public Texts texts() {
    return honest.texts();
  }

  @Override
  public Narrator<Note, Note, Note> narrator() {
    return honest.narrator();
  }

  @Override
  public Seats waitingFor(Pennies.State state) {
    return honest.waitingFor(state);
  }

  @Override
  public List<Note> choices(Pennies.State state, Seat seat) {
    return honest.choices(state, seat);
  }

  @Override
  public Pennies.State timeUp(Pennies.State state, Chance chance) {
    return honest.timeUp(state, chance);
  }

  @Override
  public Note fallback(Pennies.State state, Seat seat, Chance chance) {
    return honest.fallback(state, seat, chance);
  }

  @Override
  public Pennies.State presence(Pennies.State state, Seat seat, boolean present, Chance chance) {
    return honest.presence(state, seat, present, chance);
  }

  @Override
  public Optional<Hourglass> hourglass(Pennies.State state) {
    return honest.hourglass(state);
  }

  @Override
  public Note view(Pennies.State state, Viewer viewer) {
    return honest.view(state, viewer);
  }

  @Override
  public List<Note> news(Pennies.State state, Viewer viewer) {
    return honest.news(state, viewer);
  }

  @Override
  public Optional<Outcome> outcome(Pennies.State state) {
    return honest.outcome(state);
  }

  @Override
  public List<Step<Note>> opened(List<Pennies.State> before, List<Step<Note>> steps) {
    return honest.opened(before, steps);
  }

  @Override
  public Bot<Note, Note> bot(BotLevel level) {
    return honest.bot(level);
  }

  @Override
  public ProtoAdapter<Note> actionAdapter() {
    return honest.actionAdapter();
  }

  @Override
  public ProtoAdapter<Note> viewAdapter() {
    return honest.viewAdapter();
  }

  @Override
  public ProtoAdapter<Note> eventAdapter() {
    return honest.eventAdapter();
  }
}
