package org.precinct.seat.policecity;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Language;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Lesson;

/** Each decision is explained when it first comes up. */
public final class CityLessonsTest {
  private static final Set<Phase> NEVER =
      EnumSet.of(Phase.PHASE_NONE, Phase.OVER, Phase.PICK, Phase.ANNOUNCED);

  private static boolean asks(View view) {
    return PlayedGames.GAME.narrator().asks(view);
  }

  private static Lesson lesson(View view) {
    return PlayedGames.CONTROLS.lesson(view).get();
  }

  @Test
  public void everyDecisionHasItsLesson() throws Exception {
    for (Phase phase : Phase.values()) {
      if (NEVER.contains(phase)) continue;
      Lesson lesson = lesson(PlayedGames.find(view -> view.phase == phase && asks(view)));
      for (Language language : Language.values()) {
        assertWithMessage("%s", phase)
            .that(PlayedGames.CONTROLS.texts().get(language, lesson.title()))
            .isNotEmpty();
        assertThat(PlayedGames.CONTROLS.texts().get(language, lesson.text())).isNotEmpty();
      }
      boolean turns = phase == Phase.DEPLOY_TURN || phase == Phase.ADJUST_TURN;
      assertThat(lesson.id().equals("turns")).isEqualTo(turns);
    }
  }

  @Test
  public void anInformantIsExplainedWhenOneCanBePlaced() throws Exception {
    View view =
        PlayedGames.find(
            it -> it.phase == Phase.DEPLOY && asks(it) && !it.mine.may.informants.isEmpty());
    assertThat(lesson(view).id()).isEqualTo("informant");
  }

  @Test
  public void claimsAreExplainedWhenOneIsPossibleAndNothingElseIsAsked() throws Exception {
    View claimable =
        PlayedGames.find(
            it ->
                it.phase != Phase.OVER
                    && !asks(it)
                    && it.mine.may.claims.size() + it.mine.may.combines.size() > 0);
    assertThat(lesson(claimable).id()).isEqualTo("claims");
    View idle =
        PlayedGames.find(
            it ->
                it.phase == Phase.NEGOTIATE
                    && !asks(it)
                    && it.mine.may.claims.size() + it.mine.may.combines.size() == 0);
    assertThat(PlayedGames.CONTROLS.lesson(idle)).isEqualTo(Optional.empty());
  }

  @Test
  public void theBoardLearnsNothing() throws Exception {
    View board =
        PlayedGames.GAME.view(PlayedGames.GAME.deal(Setup.of(3), Chance.of("b")), Viewer.BOARD);
    assertThat(PlayedGames.CONTROLS.lesson(board)).isEqualTo(Optional.empty());
  }
}
