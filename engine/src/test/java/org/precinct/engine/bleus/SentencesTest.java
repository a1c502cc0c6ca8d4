package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.precinct.engine.bleus.Scene.CALL;
import static org.precinct.engine.bleus.Scene.GAME;
import static org.precinct.engine.bleus.Scene.QUIET;
import static org.precinct.engine.bleus.Scene.STOP;
import static org.precinct.engine.bleus.Scene.number;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;

/** How the game is told. */
public final class SentencesTest {
  private static final Narrator.Names NAMES =
      seat -> List.of("Anna", "Zoë", "Luc").get(seat.number());
  private static final Narrator<Action, View, Event> NARRATOR = GAME.narrator();

  @Test
  public void aTurnIsTold() throws Exception {
    Scene scene = Scene.of(2).hand("cameras", STOP, STOP).row("racaille").pools(0, 0, 1);
    scene.suburb(List.of("rumeur", QUIET), List.of()).play("cameras");
    assertThat(told(scene, 1, Language.ENGLISH))
        .containsExactly(
            "Anna plays Cameras.",
            "Cameras: Tension 1, Strike force 1.",
            "Escalation by Cameras: Rumour.",
            "Rumour: Tension 3.")
        .inOrder();
    scene.arrest(1);
    assertThat(told(scene, 1, Language.FRENCH))
        .containsExactly("Anna arrête Racaille.", "Racaille : 1 point, Financement 2.")
        .inOrder();
    scene.buy("dealer");
    assertThat(told(scene, 1, Language.ENGLISH)).containsExactly("Anna buys Dealer for 2.");
    scene.end();
    assertThat(told(scene, 1, Language.ENGLISH).get(0))
        .isEqualTo("Anna goes off duty and discards 2 × Profiling stop.");
  }

  @Test
  public void drawsAreToldToTheirOwnerOnly() throws Exception {
    Scene scene = Scene.of(2).hand("radio").police(List.of(STOP, STOP, CALL), List.of());
    scene.play("radio");
    assertThat(told(scene, 0, Language.ENGLISH)).contains("Anna draws 2 × Profiling stop.");
    assertThat(told(scene, 1, Language.ENGLISH)).contains("Anna draws 2 cards.");
    Scene one = Scene.of(2).hand("radio").police(List.of(STOP), List.of()).play("radio");
    assertThat(told(one, 1, Language.FRENCH)).contains("Anna pioche 1 carte.");
  }

  @Test
  public void actionsAreNamed() throws Exception {
    Scene scene = Scene.of(3).hand(STOP).row("dealer");
    assertAction(scene, Actions.play(1, number(STOP)), "Play Profiling stop");
    assertAction(scene, Actions.arrest(1, 1), "Arrest Dealer (Strike force 1)");
    assertAction(scene, Actions.buy(1, number("crs")), "Buy Riot squad (Funding 5)");
    assertAction(scene, Actions.buy(1, number("dealer")), "Buy Dealer (Tension 2)");
    assertAction(scene, Actions.end(1), "End the turn");
    assertAction(scene, Actions.speech(1, List.of()), "Discard nothing");
    assertAction(scene, Actions.speech(1, List.of(1, 2)), "Discard Profiling stop, Call-out");
    assertAction(scene, Actions.promote(1, 0, 0), "Promote nobody");
    assertAction(scene, Actions.promote(1, 2, 5), "Call-out becomes Patrol");
    assertAction(scene, Actions.accident(1, 0), "Remove nobody");
    assertAction(scene, Actions.accident(1, number("dealer")), "Remove Dealer from the game");
    assertAction(scene, Actions.mediate(1, 2), "A Quiet day for Luc");
  }

  @Test
  public void everybodyIsToldWhatIsAskedFor() throws Exception {
    Scene main = Scene.of(3).pools(1, 2, 3);
    assertPrompt(main, "Your turn: play, arrest and buy in any order.", "Anna is on patrol.");
    Scene speech =
        Scene.of(3).hand("discours_securitaire", STOP, STOP).play("discours_securitaire");
    assertPrompt(
        speech,
        "Law-and-order speech: discard cards from your hand, 2 at most. Funding 1 for each.",
        "Anna is giving a speech.");
    Scene promote = Scene.of(3).hand("promotion", STOP).play("promotion");
    assertPrompt(
        promote,
        "Promotion: choose a card of your hand to remove and the one to gain.",
        "Anna is considering a promotion.");
    Scene accident = Scene.of(3).hand("accident").row("dealer").pools(0, 0, 1).arrest(1);
    accident.play("accident");
    assertPrompt(
        accident,
        "Accident: you may remove an arrested card from the game for Tension 2.",
        "Anna is thinking about an accident.");
    Scene mediate = Scene.of(3).hand("mediateur").play("mediateur");
    assertPrompt(
        mediate, "Mediator: who gets a Quiet day?", "Anna is choosing who gets a Quiet day.");
  }

  @Test
  public void theLastRoundAndTheEnd() throws Exception {
    Scene scene = Scene.of(2).score(0, 15, 0);
    assertThat(NARRATOR.prompt(scene.view(1), Language.FRENCH, NAMES))
        .endsWith("C’est la dernière manche.");
    scene.end().end();
    assertThat(NARRATOR.prompt(scene.view(1), Language.FRENCH, NAMES))
        .isEqualTo("Les points sont atteints. Anna gagne. Allez les Bleus !");
  }

  @Test
  public void theLessCommonEvents() throws Exception {
    Scene mediator = Scene.of(2).hand("mediateur").play("mediateur");
    assertThat(told(mediator, 0, Language.ENGLISH)).contains("Anna brings Zoë a Quiet day.");
    Scene promoted =
        Scene.of(2).hand("promotion", CALL).play("promotion").promote(CALL, "patrouille");
    assertThat(told(promoted, 0, Language.ENGLISH)).contains("Anna promotes Call-out to Patrol.");
    Scene removed = Scene.of(2).hand("accident").row("dealer").pools(0, 0, 1).arrest(1);
    assertThat(told(removed.play("accident").accident("dealer"), 0, Language.ENGLISH))
        .containsExactly("Dealer has had an accident and leaves the game.", "Accident: Tension 2.")
        .inOrder();
    Scene shuffled = Scene.of(2).hand("radio").police(List.of(STOP), List.of("crs", "crs"));
    assertThat(told(shuffled.play("radio"), 1, Language.ENGLISH))
        .contains("Anna shuffles the Police discard into a new draw pile (2 cards).");
    Scene reached = Scene.of(2).score(0, 14, 0).row("malfaiteur").pools(0, 0, 2).arrest(1);
    assertThat(told(reached, 1, Language.ENGLISH))
        .contains("Anna has 16 points: this is the last round.");
  }

  /** Typographic apostrophes, and a space before double punctuation marks. */
  @Test
  public void frenchIsSetAsFrench() {
    for (String key : GAME.texts().keys()) {
      if (key.startsWith("card.")) continue;
      String text = GAME.texts().get(Language.FRENCH, key);
      assertWithMessage(key).that(text).doesNotContain("'");
      assertWithMessage(key).that(text).doesNotContainMatch("[^ ][:;!?]");
    }
  }

  private static List<String> told(Scene scene, int seat, Language language) {
    List<String> lines = new ArrayList<>();
    for (Event event : scene.news(seat)) lines.add(NARRATOR.event(event, language, NAMES));
    return lines;
  }

  private static void assertAction(Scene scene, Action action, String text) {
    assertThat(NARRATOR.action(action, scene.view(0), Language.ENGLISH, NAMES)).isEqualTo(text);
    assertThat(NARRATOR.action(action, scene.view(0), Language.FRENCH, NAMES)).doesNotContain("{");
  }

  private static void assertPrompt(Scene scene, String own, String others) {
    assertThat(NARRATOR.prompt(scene.view(0), Language.ENGLISH, NAMES)).isEqualTo(own);
    assertThat(NARRATOR.prompt(scene.view(1), Language.ENGLISH, NAMES)).isEqualTo(others);
  }
}
