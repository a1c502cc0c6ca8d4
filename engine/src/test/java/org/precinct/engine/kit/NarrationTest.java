package org.precinct.engine.kit;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Option;
import org.precinct.engine.RuleBook;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Texts;
import org.precinct.engine.Viewer;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/** Everything that can happen can be said, in both languages, with every placeholder filled. */
@RunWith(Parameterized.class)
public final class NarrationTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-z_0-9]*\\}");
  private static final Pattern COMMAND =
      Pattern.compile("(?:^|[.!?»] )(?:N[e’] ?)?(?:\\p{L}+ez|Faites|Dites)\\b");
  private static final Narrator.Names NAMES = seat -> "Zoë" + seat.number();

  private final Kit<?, ?, ?, ?> kit;

  public NarrationTest(String name, Kit<?, ?, ?, ?> kit) {
    this.kit = kit;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> kits() {
    return Kits.all().stream()
        .map(kit -> new Object[] {kit.game().info().id(), kit})
        .collect(Collectors.toList());
  }

  @Test
  public void everyMomentCanBeTold() throws Exception {
    tell(kit);
  }

  @Test
  public void theLobbyHasAllItsTexts() {
    Texts texts = kit.game().texts();
    assertThat(texts.keys()).containsAtLeast("game.title", "game.line");
    for (Option option : kit.game().info().options()) {
      assertThat(texts.keys())
          .containsAtLeast("option." + option.id(), "option." + option.id() + ".help");
      for (String value : option.values()) {
        if (!value.matches("\\d+")) {
          assertThat(texts.keys()).contains("option." + option.id() + "." + value);
        }
      }
    }
  }

  @Test
  public void bothLanguagesHaveTheSamePlaceholders() {
    Texts texts = kit.game().texts();
    for (String key : texts.keys()) {
      assertWithMessage(key)
          .that(placeholders(texts.get(Language.FRENCH, key)))
          .isEqualTo(placeholders(texts.get(Language.ENGLISH, key)));
    }
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void tell(Kit<S, A, V, E> kit) throws Exception {
    Game<S, A, V, E> game = kit.game();
    Narrator<A, V, E> narrator = game.narrator();
    List<String> topics =
        RuleBook.of(game, Language.FRENCH).sections().stream()
            .map(RuleBook.Section::topic)
            .collect(Collectors.toList());
    List<Setup> setups = kit.setups();
    for (int i = 0; i < Math.max(20, setups.size()); i++) {
      Setup setup = setups.get(i % setups.size());
      Match<S, A, V, E> match = new Match<>(game, setup, Chance.of("told " + i));
      Chance luck = Chance.of("telling " + i);
      List<Viewer> viewers = new ArrayList<>(List.of(Viewer.BOARD));
      for (int s = 0; s < setup.seats(); s++) viewers.add(Viewer.of(Seat.of(s)));
      while (!match.isOver()) {
        for (Language language : Language.values()) {
          for (Viewer viewer : viewers) {
            V view = game.view(match.state(), viewer);
            String prompt = narrator.prompt(view, language, NAMES);
            assertSentence(prompt);
            if (!narrator.asks(view)) assertNoCommand(prompt);
            assertWithMessage(narrator.topic(view)).that(topics).contains(narrator.topic(view));
            assertThat(narrator.asks(view)).isEqualTo(isAsked(game, match.state(), viewer));
            for (E event : game.news(match.state(), viewer)) {
              assertSentence(narrator.event(event, language, NAMES));
            }
            if (viewer.seat().isPresent()) {
              List<A> choices = game.choices(match.state(), viewer.seat().get());
              if (!choices.isEmpty()) {
                assertSentence(narrator.action(luck.pick(choices), view, language, NAMES));
              }
            }
          }
        }
        match.take(Players.random(game, setup.seats()).next(match.state(), luck));
      }
      for (Language language : Language.values()) {
        assertSentence(narrator.outcome(game.outcome(match.state()).get(), language, NAMES));
        for (Viewer viewer : viewers) {
          assertSentence(narrator.prompt(game.view(match.state(), viewer), language, NAMES));
        }
      }
    }
  }

  private static <S> boolean isAsked(Game<S, ?, ?, ?> game, S state, Viewer viewer) {
    return viewer.seat().map(game.waitingFor(state)::has).orElse(false);
  }

  private static void assertSentence(String text) {
    assertThat(text.trim()).isNotEmpty();
    assertThat(text).doesNotContainMatch(PLACEHOLDER);
  }

  /** Those who wait are told about the others. French commands can be told by how they end. */
  private static void assertNoCommand(String prompt) {
    assertWithMessage("a command to somebody who waits").that(prompt).doesNotContainMatch(COMMAND);
  }

  private static TreeSet<String> placeholders(String text) {
    TreeSet<String> found = new TreeSet<>();
    for (Matcher m = PLACEHOLDER.matcher(text); m.find(); ) found.add(m.group());
    return found;
  }
}
