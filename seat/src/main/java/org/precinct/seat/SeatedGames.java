package org.precinct.seat;

import com.squareup.wire.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Texts;
import org.precinct.seat.bleus.BleusControls;
import org.precinct.seat.goodcop.GoodCopControls;
import org.precinct.seat.kojak.KojakControls;
import org.precinct.seat.policecity.CityControls;

/** The controls of the house, one for each game. */
public final class SeatedGames {
  private static final List<Controls<?, ?, ?, ?, ?>> ALL =
      List.of(
          GoodCopControls.CONTROLS, new CityControls(), KojakControls.get(), BleusControls.DRAWER);

  private SeatedGames() {}

  public static List<Controls<?, ?, ?, ?, ?>> all() {
    return ALL;
  }

  public static Optional<Controls<?, ?, ?, ?, ?>> find(String game) {
    return ALL.stream().filter(one -> one.game().info().id().equals(game)).findFirst();
  }

  /**
   * One question to all who share a phone, if this moment asks several alike.
   *
   * @param views by seat, of the people who share it
   */
  public static <A extends Message<A, ?>, V extends Message<V, ?>> Optional<RoundQuestion<A>> round(
      Game<?, A, V, ?> game, Map<Integer, V> views) {
    return controls(game).flatMap(one -> RoundQuestion.of(one, views));
  }

  /** The controls of a game. */
  @SuppressWarnings("unchecked") // a game's id stands for its types
  public static <A extends Message<A, ?>, V extends Message<V, ?>>
      Optional<Controls<A, V, ?, ?, ?>> controls(Game<?, A, V, ?> game) {
    return find(game.info().id()).map(one -> (Controls<A, V, ?, ?, ?>) one);
  }

  /** A game's words, those of its faces included. */
  public static <A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Voice<A, V, E> voice(Game<?, A, V, E> game, Language language, Narrator.Names names) {
    Texts texts = find(game.info().id()).map(Controls::texts).orElseGet(game::texts);
    return new Voice<>(game, texts, language, names);
  }
}
