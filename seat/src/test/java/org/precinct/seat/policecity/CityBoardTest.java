package org.precinct.seat.policecity;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.art.CitySigns;

/** What lies on the table agrees with what the engine shows. */
public final class CityBoardTest {
  private static final Setup FIVE = Setup.of(5, "difficulty", "medium");

  private interface Look {
    void at(View view, CityBoard board);
  }

  private static void play(String seed, Look look) throws Exception {
    PlayedGames.play(
        FIVE,
        seed,
        state -> {
          View view = PlayedGames.view(state, 0);
          look.at(view, CityBoard.of(view));
        });
  }

  @Test
  public void everyDieIsSomewhereAndOnce() throws Exception {
    play(
        "dice",
        (view, board) -> {
          List<CityTouch.Die> dice = new ArrayList<>();
          List<CityBoard.Member> members = new ArrayList<>();
          for (CityBoard.Captain captain : board.captains()) members.addAll(captain.team());
          for (CityBoard.Member one : members) {
            dice.add(new CityTouch.Die(one.seat(), one.number()));
          }
          assertThat(dice).containsNoDuplicates();
          assertThat(members).hasSize(5 * 4 + view.informants.size());
          for (CityBoard.Call call : board.calls()) {
            List<CityBoard.Member> there = new ArrayList<>();
            for (CityBoard.Member one : members) if (one.at() == call.slot()) there.add(one);
            List<CityBoard.Member> shown = new ArrayList<>();
            call.teams().forEach(shown::addAll);
            assertThat(shown).isEqualTo(there);
          }
        });
  }

  @Test
  public void whoLeadsATokenOfTheTrackShowsMostOfIt() throws Exception {
    int[] seen = new int[2];
    for (int game = 0; game < 4; game++) {
      play(
          "leads " + game,
          (view, board) -> {
            for (Seizure kind : board.track().tokens().values()) {
              int most = 0;
              int leaders = 0;
              for (CityBoard.Captain one : board.captains()) {
                most = Math.max(most, one.seizures().get(kind.ordinal()));
              }
              for (CityBoard.Captain one : board.captains()) {
                boolean leads = board.leads(one).contains(kind);
                assertThat(leads).isEqualTo(most > 0 && one.seizures().get(kind.ordinal()) == most);
                if (leads) leaders++;
              }
              assertThat(leaders > 0).isEqualTo(most > 0);
              seen[leaders > 1 ? 1 : 0]++;
            }
          });
    }
    assertThat(seen[0]).isGreaterThan(0);
    assertThat(seen[1]).isGreaterThan(0);
  }

  @Test
  public void teamsAreWorthWhatTheEngineCounts() throws Exception {
    int[] seen = new int[2];
    for (int game = 0; game < 6; game++) {
      play(
          "worth " + game,
          (view, board) -> {
            List<Integer> worth = new ArrayList<>();
            for (CityBoard.Captain captain : board.captains()) worth.add(captain.worth());
            if (view.phase == Phase.SECURE || view.phase == Phase.REROLL) {
              assertThat(Picks.sum(worth)).isEqualTo(view.handcuffs);
              assertThat(board.here().get().handcuffs().getAsInt()).isEqualTo(view.handcuffs);
              seen[0]++;
            }
            if (view.phase == Phase.C_POINT) {
              assertThat(worth).isEqualTo(view.conflict_ranks);
              seen[1]++;
            }
          });
    }
    assertThat(seen[0]).isGreaterThan(20);
    assertThat(seen[1]).isGreaterThan(3);
  }

  @Test
  public void fingersAddUpToHits() throws Exception {
    int[] seen = new int[1];
    for (int game = 0; game < 60 && seen[0] < 3; game++) {
      List<Event> news = new ArrayList<>();
      PlayedGames.play(
          FIVE,
          "fingers " + game,
          state -> {
            news.addAll(PlayedGames.GAME.news(state, Viewer.of(Seat.of(0))));
            View view = PlayedGames.view(state, 0);
            List<Pointing> pointing = Pointing.of(view, news);
            if (view.phase == Phase.C_REMOVE) {
              List<Integer> hits = new ArrayList<>(List.of(0, 0, 0, 0, 0));
              for (Pointing one : pointing) {
                for (Pointing.Target target : one.targets()) {
                  hits.set(target.seat(), hits.get(target.seat()) + target.fingers());
                }
              }
              assertThat(hits).isEqualTo(view.conflict_hits);
              seen[0]++;
            }
            if (view.slot == 0) assertThat(pointing).isEmpty();
          });
    }
    assertThat(seen[0]).isGreaterThan(2);
  }

  @Test
  public void tokensLieOnTheTrackWhereTheEngineSays() throws Exception {
    play(
        "track",
        (view, board) -> {
          for (int i = 0; i < view.track.size(); i++) {
            Seizure shown = board.track().tokens().get(2 * (i + 1));
            assertThat(shown == null ? 0 : shown.number()).isEqualTo(view.track.get(i));
          }
        });
  }

  @Test
  public void filesOfOthersAreNotOnTheBoard() throws Exception {
    int[] filed = new int[1];
    for (int game = 0; game < 6; game++) {
      play(
          "files " + game,
          (view, board) -> {
            for (CityBoard.Captain captain : board.captains()) {
              Player player = view.players.get(captain.seat());
              assertThat(captain.stock()).hasSize(Picks.sum(player.seizures) + player.cards.size());
              filed[0] += captain.filed();
            }
          });
    }
    assertThat(filed[0]).isGreaterThan(0);
  }

  @Test
  public void everyCardHasADrawingAndWords() {
    CityWords words = new CityWords(PlayedGames.voice(Language.FRENCH));
    for (Card card : Box.CARDS) {
      assertWithMessage(card.id()).that(CitySigns.of(card)).isNotNull();
      assertWithMessage(card.id()).that(words.card(card)).isNotEmpty();
      assertWithMessage(card.id()).that(words.text(card)).isNotEmpty();
    }
    assertThat(CitySigns.ofPlaces()).hasSize(40);
  }
}
