package org.precinct.table.fair;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.kit.Kits;
import org.precinct.table.guest.Profile;
import org.precinct.table.host.Limits;
import org.precinct.table.kit.Altered;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Phase;

/** Hosts that cheat at any game, and what everybody at the table finds out. */
public final class EveryGameTest {

  /** Bots play for everybody; the people look on, the public board among them. */
  private static List<Verdict> play(Game<?, ?, ?, ?> game, Game<?, ?, ?, ?> hosts)
      throws Exception {
    World world = new World(5, 0);
    world.limits = Limits.STANDARD.fast();
    world.hostShelf = id -> Optional.of(hosts);
    world.open(game.info().id());
    int seats = Math.max(3, game.info().minSeats());
    for (int i = 0; i < seats; i++) {
      world.player("P" + i);
      world.seconds(1);
    }
    world.add(Profile.board(World.APP, "board"));
    world.seconds(1);
    world.host.start();
    for (int i = 0; i < seats; i++) world.host.hand(i, Optional.of(BotLevel.EASY));
    boolean over = world.until(() -> world.host.state().room().phase == Phase.OVER);
    assertWithMessage("%s ends", game.info().id()).that(over).isTrue();
    world.seconds(5);
    List<Verdict> verdicts = new ArrayList<>();
    for (World.Player player : world.players) verdicts.add(player.state().verdict().get());
    assertThat(verdicts).hasSize(seats + 1);
    return verdicts;
  }

  @Test
  public void anHonestHostIsFoundFair() throws Exception {
    for (Game<?, ?, ?, ?> game : Kits.games()) {
      List<Verdict> verdicts = play(game, game);
      // The board looks on; it has no share in the seed.
      assertThat(verdicts.remove(verdicts.size() - 1))
          .isEqualTo(new Verdict.Unchecked("fair.no_share"));
      for (Verdict verdict : verdicts) {
        assertWithMessage("%s: %s", game.info().id(), verdict)
            .that(verdict)
            .isInstanceOf(Verdict.Fair.class);
      }
    }
  }

  @Test
  public void aHostWhoDealsOtherCardsIsCaughtByEverybody() throws Exception {
    for (Game<?, ?, ?, ?> game : Kits.games()) {
      Chance chosen = Chance.of("chosen");
      assertAllDiffer(
          game, Altered.game(game, "deal", (args, honest) -> honest.call(args[0], chosen.at(0))));
    }
  }

  @Test
  public void aHostWhoMakesThePlayersLuckIsCaughtByEverybody() throws Exception {
    for (Kit<?, ?, ?, ?> kit : Kits.all()) {
      if (!kit.rolls()) continue;
      Game<?, ?, ?, ?> game = kit.game();
      Chance chosen = Chance.of("chosen");
      assertAllDiffer(
          game,
          Altered.game(
              game,
              "apply",
              (args, honest) -> honest.call(args[0], args[1], args[2], chosen.at(1))));
    }
  }

  /** It would choose for them, knowing all cards: something legal that they would not have done. */
  @Test
  public void aHostWhoMovesTheBotsIsCaughtByEverybody() throws Exception {
    for (Kit<?, ?, ?, ?> kit : Kits.all()) {
      Game<?, ?, ?, ?> game = kit.game();
      assertAllDiffer(game, Altered.game(game, "bot", (args, honest) -> puppet(honest.call(args))));
    }
  }

  @SuppressWarnings("unchecked")
  private static Bot<Object, Object> puppet(Object bot) {
    Bot<Object, Object> honest = (Bot<Object, Object>) bot;
    Chance whim = Chance.of("whim");
    return (view, choices, chance) -> honest.decide(view, choices, whim.at(choices.hashCode()));
  }

  @Test
  public void aHostWhoLetsTheBotsDoNothingIsCaughtByEverybody() throws Exception {
    Game<?, ?, ?, ?> game = World.SHELF.find("pennies").get();
    Bot<Object, Object> idle = (view, choices, chance) -> Optional.empty();
    assertAllDiffer(game, Altered.game(game, "bot", (args, honest) -> idle));
  }

  private static void assertAllDiffer(Game<?, ?, ?, ?> game, Game<?, ?, ?, ?> hosts)
      throws Exception {
    for (Verdict verdict : play(game, hosts)) {
      assertWithMessage("%s: %s", game.info().id(), verdict)
          .that(verdict)
          .isInstanceOf(Verdict.Differs.class);
    }
  }
}
