package org.precinct.engine.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.precinct.engine.Game;
import org.precinct.engine.bleus.BleusKit;
import org.precinct.engine.goodcop.GoodCopKit;
import org.precinct.engine.kojak.KojakKit;
import org.precinct.engine.pennies.PenniesKit;
import org.precinct.engine.policecity.PoliceCityKit;

/** The games that are tested: those of the house and a tiny one, which only tests know. */
public final class Kits {
  private static final Kit<?, ?, ?, ?> TINY = new PenniesKit();
  private static final List<Kit<?, ?, ?, ?>> HOUSE =
      List.of(new GoodCopKit(), new PoliceCityKit(), new KojakKit(), new BleusKit());
  private static final List<Kit<?, ?, ?, ?>> ALL = all(TINY, HOUSE);

  private Kits() {}

  private static List<Kit<?, ?, ?, ?>> all(Kit<?, ?, ?, ?> tiny, List<Kit<?, ?, ?, ?>> house) {
    List<Kit<?, ?, ?, ?>> all = new ArrayList<>(List.of(tiny));
    all.addAll(house);
    return Collections.unmodifiableList(all);
  }

  /** The tiny game, then those of the house. */
  public static List<Kit<?, ?, ?, ?>> all() {
    return ALL;
  }

  /** The kits of {@link org.precinct.engine.Games#all}, in its order. */
  public static List<Kit<?, ?, ?, ?>> house() {
    return HOUSE;
  }

  public static List<Game<?, ?, ?, ?>> games() {
    return ALL.stream().map(Kit::game).collect(Collectors.toList());
  }

  public static Optional<Kit<?, ?, ?, ?>> find(String id) {
    return ALL.stream().filter(kit -> kit.game().info().id().equals(id)).findFirst();
  }

  /** A game by its id, as a table's shelf has it. */
  public static Optional<Game<?, ?, ?, ?>> game(String id) {
    return find(id).map(Kit::game);
  }
}
