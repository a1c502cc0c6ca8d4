package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.View;

/** Kojak for the generic tests. */
public final class KojakKit implements Kit<KojakState, Action, View, Event> {
  private final KojakGame game = new KojakGame();

  @Override
  public Game<KojakState, Action, View, Event> game() {
    return game;
  }

  @Override
  public List<Setup> setups() {
    return List.of(
        Setup.of(2),
        Setup.of(3, "mode", "quick", "turn_timer", "20"),
        Setup.of(4, "trap_pile", "reshuffle"),
        Setup.of(2, "mission_entry", "free", "round_limit", "40", "turn_timer", "40"),
        Setup.of(3, "round_limit", "30", "trap_pile", "reshuffle"),
        Setup.of(4, "round_limit", "20", "mission_entry", "free"),
        Setup.of(2, "mode", "quick", "trap_pile", "reshuffle"),
        Setup.of(2, "tie_break", "shared", "mission_entry", "free"));
  }

  @Override
  public List<Setup> playthroughs() {
    List<Setup> setups = new ArrayList<>();
    for (int seats = 2; seats <= 4; seats++) {
      setups.add(Setup.of(seats));
      setups.add(Setup.of(seats, "mode", "quick"));
    }
    return setups;
  }

  /**
   * Without a round limit the rules know no bound: detectives may drive about for ever. Random ones
   * take some 1,300 steps, and the longest of 9,000 such games took 3,000.
   */
  @Override
  public int mostSteps(Setup setup) {
    int rounds = setup.number("round_limit");
    return rounds == 0 ? 20_000 : rounds * setup.seats() * 12;
  }

  @Override
  public KojakState rearrange(KojakState state, Viewer viewer, Chance chance) {
    boolean offered = state.phase() == Phase.JOIN_CHOICE;
    return States.with(state)
        .traps(state.traps().shuffled(chance))
        .missions(offered ? belowTop(state.missions(), chance) : state.missions().shuffled(chance))
        .build();
  }

  /** The card on top lies open while somebody is asked about it. */
  private static Pile belowTop(Pile pile, Chance chance) {
    List<Integer> cards = new ArrayList<>(pile.withoutTop().shuffled(chance).list());
    cards.add(0, pile.top());
    return Pile.of(cards);
  }

  @Override
  public List<Object> facts(KojakState state) {
    return List.of(
        state.traps().top(),
        state.traps().list().get(state.traps().size() - 1),
        state.missions().top(),
        state.missions().list().get(1));
  }

  @Override
  public Map<String, String> brief() {
    return Map.of("round_limit", "20", "mode", "quick");
  }

  @Override
  public void assertConserved(KojakState state, Setup setup) {
    List<Integer> traps = new ArrayList<>(state.traps().list());
    if (state.trap() != KojakState.NO_CARD) traps.add(state.trap());
    assertThat(traps).containsExactlyElementsIn(upTo(20));
    List<Integer> missions = new ArrayList<>(state.missions().list());
    int arrests = 0;
    for (Detective detective : state.detectives()) {
      if (detective.hasMission()) missions.add(detective.mission());
      arrests += detective.arrests();
    }
    assertThat(missions).containsExactlyElementsIn(upTo(16));
    assertThat(state.arrests()).hasSize(arrests);
    assertThat(state.criminals().free()).isEqualTo(4 - arrests);
    assertThat(state.detectives()).hasSize(setup.seats());
    for (int seat = 0; seat < 4; seat++) {
      for (int car = 1; car <= 2; car++) {
        int at = state.cars().at(seat, car);
        boolean gone = !state.racers().isEmpty() && !state.racers().has(seat);
        if (seat >= setup.seats() || gone) {
          assertThat(at).isEqualTo(Cars.NOWHERE);
        } else {
          assertThat(game.board().type(at).isCircle()).isFalse();
          if (game.board().isStreet(at)) assertThat(state.cars().on(at)).isAtMost(2);
        }
      }
    }
  }

  private static List<Integer> upTo(int count) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < count; card++) cards.add(card);
    return cards;
  }
}
