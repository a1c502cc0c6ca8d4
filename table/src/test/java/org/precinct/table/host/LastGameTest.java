package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.GameInfo;
import org.precinct.engine.pennies.Note;
import org.precinct.engine.pennies.Pennies;
import org.precinct.table.fair.Verdict;
import org.precinct.table.kit.Altered;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.Taken;

/** A journal that is looked at without a table. */
public final class LastGameTest {
  private final World world = new World(6, 0);
  private final Pennies pennies = new Pennies();

  private void play() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    world.player("Ben");
    world.seconds(1);
    world.host.start();
    world.seconds(1);
    world.playOn(world.players);
  }

  private List<ByteString> entries() {
    return new ArrayList<>(((Notebook) world.journal).entries);
  }

  private LastGame last() throws Exception {
    return LastGame.read(entries()).get();
  }

  @Test
  public void beforeTheFirstDealThereIsNone() throws Exception {
    world.open("pennies");
    assertThat(LastGame.read(entries())).isEqualTo(Optional.empty());
  }

  @Test
  public void itIsPlayedAgainStateByState() throws Exception {
    play();
    LastGame last = last();
    assertThat(last.opened().name).isEqualTo("T");
    assertThat(last.chairs().stream().map(chair -> chair.name))
        .containsExactly("Ana", "Ben")
        .inOrder();
    assertThat(last.members()).hasSize(2);
    assertThat(last.putAway()).isFalse();
    List<Pennies.State> states = last.states(pennies);
    assertThat(states).hasSize(last.steps().size() + 1);
    assertThat(pennies.outcome(states.get(states.size() - 1)).isPresent()).isTrue();
  }

  @Test
  public void itsRecordIsTheOneThatTheGuestsGot() throws Exception {
    play();
    LastGame last = last();
    Record record = last.record(pennies, last.states(pennies));
    Record guests = world.players.get(0).state().record().get();
    assertThat(record).isEqualTo(guests.newBuilder().own(List.of()).build());
    assertThat(last.verify(pennies, record)).isEqualTo(new Verdict.Fair(record.steps.size(), 1));
    List<Taken> fewer = record.steps.subList(0, record.steps.size() - 1);
    Record cut = record.newBuilder().steps(fewer).build();
    assertThat(last.verify(pennies, cut)).isInstanceOf(Verdict.Differs.class);
  }

  @Test
  public void aRecordAloneMakesAJournal() throws Exception {
    play();
    LastGame last = last();
    Record record = last.record(pennies, last.states(pennies));
    List<Chair> chairs = last.chairs();
    LastGame again = LastGame.read(LastGame.journal(last.opened(), chairs, record)).get();
    assertThat(again.dealt()).isEqualTo(last.dealt());
    assertThat(again.record(pennies, again.states(pennies))).isEqualTo(record);
  }

  @Test
  public void theNewestGameCountsAndSoDoWhoSatThere() throws Exception {
    play();
    world.host.toLobby();
    world.host.removeChair(0);
    world.seconds(1);
    LastGame last = last();
    assertThat(last.putAway()).isTrue();
    assertThat(last.chairs()).hasSize(2);
    world.host.addBot("Cyd", BotLevel.EASY);
    world.host.start();
    world.seconds(1);
    assertThat(last().dealt().game).isEqualTo(2);
    assertThat(last().putAway()).isFalse();
    assertThat(last().chairs().get(1).name).isEqualTo("Cyd");
  }

  private static void assertRefused(String why, ThrowingRunnable reading) {
    CannotResume refusal = assertThrows(CannotResume.class, reading);
    assertThat(refusal.notice().key).isEqualTo(why);
  }

  @Test
  public void whatIsNoJournalOfThisBuildIsRefusedWithAMessage() throws Exception {
    play();
    assertRefused("save.unreadable", () -> LastGame.read(List.of()));
    assertRefused("save.unreadable", () -> LastGame.read(List.of(ByteString.decodeHex("ffff"))));
    List<ByteString> newer = entries();
    Entry first = Entry.ADAPTER.decode(newer.get(0));
    Entry other = new Entry.Builder().opened(first.opened.newBuilder().format(99).build()).build();
    newer.set(0, Entry.ADAPTER.encodeByteString(other));
    assertRefused("save.newer", () -> LastGame.read(newer));
    List<ByteString> chairless = entries();
    chairless.removeIf(
        bytes -> entry(bytes).company != null && !entry(bytes).company.chairs.isEmpty());
    assertRefused("save.unreadable", () -> LastGame.read(chairless));
  }

  private static Entry entry(ByteString bytes) {
    try {
      return Entry.ADAPTER.decode(bytes);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  @SuppressWarnings("unchecked")
  public void otherRulesDoNotPlayItAgain() throws Exception {
    play();
    LastGame last = last();
    GameInfo info = pennies.info();
    GameInfo next =
        new GameInfo(
            info.id(),
            info.rulesVersion() + 1,
            info.minSeats(),
            info.maxSeats(),
            info.minutes(),
            info.absentAfterMillis(),
            info.options());
    Game<Pennies.State, Note, Note, Note> newer =
        (Game<Pennies.State, Note, Note, Note>)
            Altered.game(pennies, "info", (args, honest) -> next);
    assertRefused("save.rules", () -> last.states(newer));
    List<Taken> nonsense = new ArrayList<>(last.steps());
    nonsense.set(0, nonsense.get(0).newBuilder().seat(50).build());
    LastGame damaged =
        new LastGame(
            last.opened(), last.chairs(), last.members(), last.dealt(), nonsense, last.putAway());
    assertRefused("save.unreadable", () -> damaged.states(pennies));
    assertRefused("save.unreadable", () -> damaged.record(pennies, last.states(pennies)));
  }
}
