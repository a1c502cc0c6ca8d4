package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.policecity.PoliceCity;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.View;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Sight;
import org.precinct.table.kit.World;

/** What lies on a phone is kept by the host, and outlives the phone. */
public final class DraftsTest {
  private static final int BEN = 1;

  private final PoliceCity game = new PoliceCity();
  private final Bot<Action, View> bot = game.bot(BotLevel.NORMAL);
  private final Chance luck = Chance.of("drafts");
  private final World world = new World(7);

  @Test
  public void aPhoneThatDiesHasSaidWhatLayOnIt() throws Exception {
    world.open("police-city");
    for (String name : List.of("Ana", "Ben", "Cleo")) {
      world.player(name);
      world.seconds(1);
    }
    world.host.start();
    assertThat(world.until(() -> world.players.stream().allMatch(DraftsTest::plays))).isTrue();
    while (!isTalking(view(BEN))) playStep();
    View talks = view(BEN);
    List<Integer> all = Collections.nCopies(talks.gains.size(), 1 + BEN);
    act(BEN, Actions.lying(Actions.propose(talks.phase_id, all)));
    world.seconds(1);
    assertThat(view(BEN).mine.lying).isNotNull();
    assertThat(view(0).proposals).isEqualTo(talks.proposals);

    world.players.get(BEN).kill();
    assertThat(world.until(() -> view(0).slot != talks.slot)).isTrue();
    Player ben = view(0).players.get(BEN);
    assertThat(ben.cards).contains(talks.slots.get(talks.slot - 1).card);
    assertThat(tokens(ben) - tokens(talks.players.get(BEN)))
        .isEqualTo(talks.gains.stream().filter(Gain::isSeizure).count());
  }

  private static boolean plays(World.Player player) {
    return !player.state().sights().isEmpty();
  }

  /** A place with something for everybody, of which a stand-in would take only a part. */
  private static boolean isTalking(View view) {
    return view.phase == Phase.NEGOTIATE
        && Packed.has(view.participants, BEN)
        && view.gains.size() > 2
        && view.gains.contains(Gain.CARD);
  }

  private static int tokens(Player player) {
    return player.seizures.stream().mapToInt(Integer::intValue).sum();
  }

  private View view(int seat) {
    return sight(seat).view(game);
  }

  private Sight sight(int seat) {
    return world.players.get(seat).state().sight(Seat.of(seat)).orElseThrow();
  }

  private void act(int seat, Action action) {
    ByteString bytes = ByteString.of(action.encode());
    world.players.get(seat).guest.act(Seat.of(seat), bytes, Guest.Answer.IGNORED);
  }

  /** One of them does what a bot would, or time passes. */
  private void playStep() {
    for (int seat = 0; seat < world.players.size(); seat++) {
      List<Action> choices = sight(seat).choices(game);
      if (choices.isEmpty()) continue;
      Optional<Action> action = bot.decide(view(seat), choices, luck);
      if (!action.isPresent()) continue;
      act(seat, action.get());
      break;
    }
    world.seconds(1);
  }
}
