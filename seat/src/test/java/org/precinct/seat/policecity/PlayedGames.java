package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.engine.policecity.PoliceCity;
import org.precinct.engine.policecity.State;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Offers;
import org.precinct.seat.Voice;

/** PlayedGames of bots and of chance, for tests to look at. */
final class PlayedGames {
  static final PoliceCity GAME = new PoliceCity();
  static final CityControls CONTROLS = new CityControls();

  private PlayedGames() {}

  /**
   * Plays a game to its end.
   *
   * @param look sees every state
   */
  static void play(Setup setup, String seed, Consumer<State> look) throws Exception {
    Match<State, Action, View, Event> match = new Match<>(GAME, setup, Chance.of(seed));
    Chance luck = Chance.of("luck " + seed);
    Players.Driver<State, Action> random = Players.random(GAME, setup.seats());
    List<Bot<Action, View>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) bots.add(GAME.bot(BotLevel.NORMAL));
    Players.Driver<State, Action> clever = Players.bots(GAME, bots);
    look.accept(match.state());
    while (!match.isOver()) {
      // Bots keep the mafia down long enough for everything to come up.
      match.take((luck.oneIn(3) ? random : clever).next(match.state(), luck));
      look.accept(match.state());
    }
  }

  /** The first view of any seat that is so. */
  static View find(Predicate<View> wanted) throws Exception {
    List<View> found = new ArrayList<>();
    for (int game = 0; game < 80 && found.isEmpty(); game++) {
      String placement = game % 3 == 2 ? "turns" : "live";
      Setup setup = Setup.of(3 + game % 4, "difficulty", "medium", "placement", placement);
      play(
          setup,
          "find " + game,
          state -> {
            for (int seat = 0; seat < setup.seats() && found.isEmpty(); seat++) {
              View view = view(state, seat);
              if (wanted.test(view)) found.add(view);
            }
          });
    }
    if (found.isEmpty()) throw new AssertionError("no such moment");
    return found.get(0);
  }

  static View view(State state, int seat) {
    return GAME.view(state, Viewer.of(Seat.of(seat)));
  }

  static Voice<Action, View, Event> voice(Language language) {
    return new Voice<>(GAME, CONTROLS.texts(), language, seat -> "Player " + seat.number());
  }

  static Offers<Action, View, Event, CityDraft, CityTouch> offers(CityDraft draft, View view) {
    return new Offers<>(CONTROLS, draft, view, voice(Language.ENGLISH));
  }
}
