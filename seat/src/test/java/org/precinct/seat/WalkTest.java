package org.precinct.seat;

import static com.google.common.truth.Truth.assertThat;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import org.precinct.engine.Language;
import org.precinct.engine.Setup;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.kit.Kits;
import org.precinct.seat.pennies.PenniesControls;

/** Whole games by touches alone, for every game in every setup. */
@RunWith(Parameterized.class)
public final class WalkTest {
  private static final Controls<?, ?, ?, ?, ?> TINY = new PenniesControls();

  private final Kit<?, ?, ?, ?> kit;
  private final Controls<?, ?, ?, ?, ?> controls;
  private final Setup setup;

  public WalkTest(String game, Setup setup) {
    this.kit = Kits.find(game).orElseThrow();
    this.controls = controls(game).orElseThrow();
    this.setup = setup;
  }

  @Parameters(name = "{0} {1}")
  public static List<Object[]> games() {
    List<Object[]> all = new ArrayList<>();
    for (Kit<?, ?, ?, ?> kit : Kits.all()) {
      String id = kit.game().info().id();
      for (Setup setup : kit.setups()) all.add(new Object[] {id, setup});
    }
    return all;
  }

  /** Those of the house, and those of the tiny game. */
  private static Optional<Controls<?, ?, ?, ?, ?>> controls(String game) {
    boolean tiny = game.equals(TINY.game().info().id());
    return tiny ? Optional.of(TINY) : SeatedGames.find(game);
  }

  @Test
  public void everythingLegalIsWithinReach() throws Exception {
    for (int game = 0; game < 3; game++) walk(kit, "walk " + game);
  }

  @Test
  public void everyLessonAndTermHasItsTexts() {
    for (Term term : controls.glossary()) {
      for (Language language : Language.values()) {
        assertThat(controls.texts().get(language, term.name())).isNotEmpty();
        assertThat(controls.texts().get(language, term.meaning())).isNotEmpty();
      }
    }
  }

  @SuppressWarnings("unchecked") // Kit and controls are of the same game.
  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> void walk(
      Kit<S, A, V, E> one, String seed) throws Exception {
    TouchWalker<S, A, V, E, ?, ?> walker =
        new TouchWalker<>(one, (Controls<A, V, E, Object, Object>) controls, setup, seed);
    walker.walk(600, 24);
    assertThat(walker.walked()).isGreaterThan(0);
  }
}
