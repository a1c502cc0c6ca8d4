package org.precinct.engine.search;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.pennies.Note;
import org.precinct.engine.pennies.Pennies;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/**
 * The search by itself, in {@link Pennies}: sealed answers of all at once, a clock that reveals
 * them, dice. Three pennies are worth most; those who know no better hide any number.
 */
public final class SearchTest {
  private static final Pennies GAME = new Pennies();
  private static final Note THREE = Note.of(Pennies.HIDE, 3);

  private final Bot<Note, Note> hard = GAME.bot(BotLevel.HARD);

  @Test
  public void winsAgainstThoseWhoDoNotSearch() throws Exception {
    int won = 0;
    for (int i = 0; i < 60; i++) {
      Match<Pennies.State, Note, Note, Note> match =
          new Match<>(GAME, Setup.of(3, "rounds", "2"), Chance.of("pennies " + i));
      List<Bot<Note, Note>> bots =
          new ArrayList<>(Collections.nCopies(3, GAME.bot(BotLevel.NORMAL)));
      bots.set(i % 3, hard);
      Players.Driver<Pennies.State, Note> driver = Players.bots(GAME, bots);
      Chance luck = Chance.of("luck " + i);
      while (!match.isOver()) match.take(driver.next(match.state(), luck));
      if (GAME.outcome(match.state()).get().winners().has(i % 3)) won++;
    }
    assertThat(won).isAtLeast(30);
  }

  @Test
  public void decidesTheSameWheneverItKnowsTheSame() throws Exception {
    for (int i = 0; i < 20; i++) {
      Pennies.State state = deal(3, "3", i);
      assertThat(decide(hard, state, 1, i)).isEqualTo(decide(hard, state, 1, i));
    }
  }

  @Test
  public void findsWhatIsBestIfItTriesOftenEnough() throws Exception {
    Bot<Note, Note> hasty = SearchBot.trying(hard, 4);
    Bot<Note, Note> patient = SearchBot.trying(hard, 300);
    int few = 0;
    int many = 0;
    for (int i = 0; i < 60; i++) {
      Pennies.State state = deal(4, "1", i);
      if (decide(hasty, state, 0, i).equals(Optional.of(THREE))) few++;
      if (decide(patient, state, 0, i).equals(Optional.of(THREE))) many++;
    }
    assertThat(many).isAtLeast(55);
    assertThat(few).isLessThan(many);
  }

  @Test
  public void stopsWhenItIsTold() throws Exception {
    Pennies.State state = deal(3, "3", 0);
    Note view = GAME.view(state, Viewer.bot(Seat.of(0)));
    List<Note> choices = GAME.choices(state, Seat.of(0));
    int[] asked = new int[1];
    Bot<Note, Note> endless = SearchBot.trying(hard, Integer.MAX_VALUE);
    Optional<Note> decision =
        endless.decide(view, choices, Chance.of("stop"), () -> ++asked[0] > 25);
    assertThat(asked[0]).isEqualTo(26);
    assertThat(choices).contains(decision.get());
    assertThat(endless.decide(view, choices, Chance.of("stop"), () -> true)).isPresent();
  }

  @Test
  public void leavesAloneWhatHasBeenDone() throws Exception {
    Pennies.State state = deal(2, "1", 7);
    state = GAME.apply(state, Seat.of(0), Note.of(Pennies.HIDE, 1), Chance.of("hide"));
    assertThat(GAME.choices(state, Seat.of(0))).isNotEmpty();
    assertThat(decide(hard, state, 0, 0)).isEmpty();
  }

  private static Pennies.State deal(int seats, String rounds, int number) throws Exception {
    return GAME.deal(Setup.of(seats, "rounds", rounds), Chance.of("search " + number));
  }

  private static Optional<Note> decide(
      Bot<Note, Note> bot, Pennies.State state, int seat, int number) {
    Seat self = Seat.of(seat);
    Note view = GAME.view(state, Viewer.bot(self));
    return bot.decide(view, GAME.choices(state, self), Chance.of("thought " + number));
  }
}
