package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.pennies.Note;
import org.precinct.engine.pennies.Pennies;
import org.precinct.table.fair.Verdict;
import org.precinct.table.kit.Altered;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Phase;

/** Rules and bots with a fault: the table goes on. */
public final class FaultTest {
  private final World world = new World(8, 0);
  private final Pennies pennies = new Pennies();

  private void playAgainst(Bot<Note, Note> bot) throws Exception {
    Game<?, ?, ?, ?> faulty = Altered.game(pennies, "bot", (args, honest) -> bot);
    world.hostShelf = id -> Optional.of(faulty);
    // The same build on all phones: the bot breaks when they check the game, too.
    world.guestShelf = world.hostShelf;
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    world.host.addBot("B", BotLevel.NORMAL);
    world.host.start();
    world.seconds(1);
    world.playOn(world.players);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.OVER);
    assertThat(world.players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }

  @Test
  public void aBotThatBreaksIsTakenForSomebodyWhoDoesNotDecide() throws Exception {
    playAgainst(
        (view, choices, chance) -> {
          throw new IllegalStateException("a fault in the bot");
        });
  }

  @Test
  public void soIsABotThatDoesWhatIsNotAllowed() throws Exception {
    Note nothing = pennies.actionAdapter().decode(ByteString.decodeHex("084d"));
    playAgainst((view, choices, chance) -> Optional.of(nothing));
  }

  @Test
  public void soIsABotThatNeverDecides() throws Exception {
    playAgainst((view, choices, chance) -> Optional.empty());
  }

  @Test
  public void anActionThatTheRulesChokeOnIsRefusedAndChangesNothing() throws Exception {
    ByteString bytes = ByteString.decodeHex("08010803");
    Note deadly = pennies.actionAdapter().decode(bytes);
    Game<?, ?, ?, ?> faulty =
        Altered.game(
            pennies,
            "apply",
            (args, honest) -> {
              if (args[2].equals(deadly)) throw new IllegalStateException("a fault");
              return honest.call(args);
            });
    world.hostShelf = id -> Optional.of(faulty);
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    world.player("Ben");
    world.seconds(1);
    world.host.start();
    world.seconds(1);
    int before = world.journal.read().size();
    List<String> answers = new ArrayList<>();
    world
        .players
        .get(0)
        .guest
        .act(Seat.of(0), bytes, refused -> answers.add(refused.map(why -> why.key).orElse("done")));
    world.seconds(1);
    assertThat(answers).containsExactly("action.unreadable");
    assertThat(world.journal.read()).hasSize(before);
    world.playOn(world.players);
    assertThat(world.players.get(1).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }
}
