package org.precinct.engine;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.precinct.engine.kit.Kits;

public final class RuleBookTest {

  private static List<String> topics(Game<?, ?, ?, ?> game, Language language) {
    return RuleBook.of(game, language).sections().stream()
        .map(RuleBook.Section::topic)
        .collect(Collectors.toList());
  }

  @Test
  public void everyGameHasTheSameSectionsInBothLanguages() {
    for (Game<?, ?, ?, ?> game : Kits.games()) {
      List<String> english = topics(game, Language.ENGLISH);
      assertThat(english).containsNoDuplicates();
      assertThat(english).containsAtLeast("goal", "end", "cards");
      assertWithMessage(game.info().id()).that(topics(game, Language.FRENCH)).isEqualTo(english);
    }
  }

  /** What is typed at a terminal, the terminal says: the same rules are read on phones. */
  @Test
  public void nothingIsToBeTyped() {
    for (Game<?, ?, ?, ?> game : Kits.games()) {
      for (Language language : Language.values()) {
        for (RuleBook.Section section : RuleBook.of(game, language).sections()) {
          for (String line : section.lines()) {
            assertWithMessage(game.info().id())
                .that(line)
                .doesNotContainMatch("\\b([Tt]ype [“\"]|[Tt]apez|[in][1-5]\\b)");
          }
        }
      }
    }
  }

  @Test
  public void accentsAndCapitalsDoNotMatterInASearch() {
    RuleBook book = RuleBook.of(Games.find("police-city").get(), Language.FRENCH);
    assertThat(book.search("HELICOPTERE")).isNotEmpty();
    assertThat(book.search("evenements")).isNotEmpty();
    assertThat(book.search("poker")).isEmpty();
  }

  @Test
  public void aTitleThatMatchesBringsItsWholeSection() {
    RuleBook book =
        RuleBook.parse("# T\n\n## Red {#r}\n\none\ntwo\n\n- three\n\n## Blue {#b}\n\nred\n");
    assertThat(book.search("red"))
        .containsExactly(
            new RuleBook.Section("r", "Red", List.of("one two", "", "- three")),
            new RuleBook.Section("b", "Blue", List.of("red")))
        .inOrder();
  }
}
