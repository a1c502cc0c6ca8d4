package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.kit.Kit;

/** Good Cop Bad Cop for the generic tests. */
public final class GoodCopKit implements Kit<State, Action, View, Event> {
  private static final GoodCopBadCop GAME = new GoodCopBadCop();

  @Override
  public Game<State, Action, View, Event> game() {
    return GAME;
  }

  @Override
  public List<Setup> setups() {
    return List.of(
        Setup.of(5),
        Setup.of(4, "edition", "FIRST", "timers", "OFF"),
        Setup.of(6, "guns", "PLAYERS_MINUS_2", "window_time", "6"),
        Setup.of(7, "memory_aid", "OFF", "turn_limit_rounds", "15", "window_time", "20"),
        Setup.of(8, "window_mode", "FIXED", "window_time", "30"),
        Setup.of(5, "edition", "FIRST", "quick_claims", "ON"),
        Setup.of(6, "edition", "FIRST", "equipment", "NONE", "window_time", "OFF"),
        Setup.of(7, "edition", "FIRST", "timers", "FAST", "first_player", "6"),
        Setup.of(8, "edition", "FIRST", "memory_aid", "OFF", "timers", "RELAXED"),
        Setup.of(4, "equipment", "NONE", "turn_limit_rounds", "0"),
        Setup.of(4, "turn_limit_rounds", "0", "first_player", "0"),
        Setup.of(5, "timers", "OFF", "window_mode", "FIXED", "quick_claims", "ON"));
  }

  @Override
  public List<Setup> playthroughs() {
    List<Setup> setups = new ArrayList<>();
    for (String edition : List.of("NEW", "FIRST")) {
      for (int seats = 4; seats <= 8; seats++) setups.add(Setup.of(seats, "edition", edition));
    }
    return setups;
  }

  @Override
  public int mostSteps(Setup setup) {
    try {
      Rules rules = Rules.of(GAME.info().complete(setup));
      // Every window may be answered by everybody, and a turn has a few more decisions.
      return rules.veryLastTurn() * 6 * (setup.seats() + 4);
    } catch (IllegalSetup e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public boolean isListed(Action action) {
    if (action.kind == Kind.PLAY) return action.play.card != Equipment.METAL_DETECTOR;
    return action.kind != Kind.SET_STANDING_PASS && action.kind != Kind.CLAIM;
  }

  @Override
  public Map<String, String> brief() {
    return Map.of("equipment", "NONE", "turn_limit_rounds", "15", "quick_claims", "OFF");
  }

  @Override
  public boolean leadsOn(Action action) {
    return switch (action.kind) {
      case ANNOUNCE -> action.announce == TurnAction.ARM || action.announce == TurnAction.SHOOT;
      case ORDER, SET_STANDING_PASS -> false;
      default -> true;
    };
  }

  @Override
  public int share() {
    return 54;
  }

  /** Next to no luck after the deal. */
  @Override
  public boolean rolls() {
    return false;
  }

  @Override
  public void assertConserved(State state, Setup setup) {
    Rules rules = state.rules();
    Cards cards = state.cards();
    List<CardType> types = new ArrayList<>();
    for (int left = cards.present(); left != 0; left = Bits.withoutLowest(left)) {
      types.add(cards.type(Bits.lowest(left)));
    }
    if (cards.leftOver() != CardType.UNKNOWN) types.add(cards.leftOver());
    types.addAll(Collections.nCopies(cards.removedHonest(), CardType.HONEST));
    types.addAll(Collections.nCopies(cards.removedCrooked(), CardType.CROOKED));
    List<CardType> all = Catalogue.CARDS.followers(rules.seats());
    all.add(CardType.AGENT);
    all.add(CardType.KINGPIN);
    assertThat(types).containsExactlyElementsIn(all);

    Guns guns = state.guns();
    assertThat(guns.middle() + Bits.size(guns.holders())).isEqualTo(rules.guns());

    Gear gear = state.gear();
    List<Integer> equipment = new ArrayList<>();
    for (int card : gear.hands().toArray()) if (card != 0) equipment.add(card);
    for (int card : gear.deck().toArray()) equipment.add(card);
    for (int card : gear.discard().toArray()) equipment.add(card);
    if (gear.drawnBy() >= 0) equipment.add(gear.drawn());
    if (gear.plantedAt() >= 0) equipment.add(Equipment.PLANTED_EVIDENCE.getValue());
    List<Integer> deck =
        rules.equipment() ? Catalogue.CARDS.equipment(rules.first()) : new ArrayList<>();
    assertThat(equipment).containsExactlyElementsIn(deck);
    if (rules.equipment()) assertThat(gear.deck().size()).isAtLeast(1);

    if (state.phase() != Phase.GAME_OVER) assertLiving(state);
  }

  private static void assertLiving(State state) {
    int dead = ((1 << state.rules().seats()) - 1) & ~state.alive();
    assertThat(state.guns().holders() & dead).isEqualTo(0);
    assertThat(state.gear().holders() & dead).isEqualTo(0);
    for (int left = state.guns().holders(); left != 0; left = Bits.withoutLowest(left)) {
      int aim = state.guns().aim(Bits.lowest(left));
      if (aim >= 0) assertThat(state.isAlive(aim)).isTrue();
    }
    for (int left = dead; left != 0; left = Bits.withoutLowest(left)) {
      assertThat(state.cards().hidden(Bits.lowest(left))).isEqualTo(0);
    }
    for (int left = state.cards().tokens(); left != 0; left = Bits.withoutLowest(left)) {
      assertThat(Catalogue.isLeader(state.cards().type(Bits.lowest(left)))).isTrue();
    }
  }

  @Override
  public State rearrange(State state, Viewer viewer, Chance chance) {
    if (state.phase() == Phase.GAME_OVER) return state;
    return new Rearranged(state, viewer, chance).state();
  }

  /**
   * Who holds which Equipment, and the sort of each hidden Integrity card until somebody has done
   * anything that speaks for one deal or another.
   */
  @Override
  public List<Object> facts(State state) {
    List<Object> facts = new ArrayList<>();
    boolean even = state.deeds().isEmpty();
    for (int seat = 0; seat < state.rules().seats(); seat++) {
      facts.add(state.gear().hands().get(seat));
      facts.add(even ? state.cards().leader(seat) : 0);
      facts.add(even ? state.side(seat) : 0);
    }
    facts.add(state.rules().equipment() ? state.gear().deck().get(0) : 0);
    facts.add(even ? state.cards().leftOver() : 0);
    return facts;
  }
}
