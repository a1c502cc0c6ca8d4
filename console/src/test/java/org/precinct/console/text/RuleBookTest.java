package org.precinct.console.text;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.precinct.console.show.Title;
import org.precinct.engine.Language;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.kojak.proto.Stage;

public final class RuleBookTest {

  private static List<String> topics(Title<?, ?, ?, ?> title, Language language) {
    return RuleBook.of(title.game(), language).sections().stream()
        .map(RuleBook.Section::topic)
        .collect(Collectors.toList());
  }

  @Test
  public void everyGameHasTheSameSectionsInBothLanguages() {
    for (Title<?, ?, ?, ?> title : Title.all()) {
      List<String> english = topics(title, Language.ENGLISH);
      assertThat(english).containsNoDuplicates();
      assertThat(english).containsAtLeast("goal", "end", "cards");
      assertWithMessage(title.id()).that(topics(title, Language.FRENCH)).isEqualTo(english);
    }
  }

  @Test
  public void whatAScreenAsksForIsThere() {
    List<String> cop = topics(Title.find("good-cop-bad-cop").get(), Language.ENGLISH);
    assertThat(cop)
        .containsAtLeast("setup", "reactions", "aim", "reveal", "equipment", "end", "actions");
    assertThat(Phase.values()).hasLength(14);
    List<String> kojak = topics(Title.find("kojak").get(), Language.ENGLISH);
    for (Stage stage : Stage.values()) {
      assertThat(kojak).contains(stage.name().toLowerCase(java.util.Locale.ROOT));
    }
    assertThat(kojak).contains("traps");
    assertThat(topics(Title.find("police-city").get(), Language.ENGLISH))
        .containsAtLeast(
            "start",
            "deployment",
            "special",
            "securing",
            "sharing",
            "conflict",
            "events",
            "office",
            "claims",
            "end");
    assertThat(topics(Title.find("allez-les-bleus").get(), Language.ENGLISH))
        .containsAtLeast("turn", "choices", "end");
  }

  @Test
  public void accentsAndCapitalsDoNotMatterInASearch() {
    RuleBook book = RuleBook.of(Title.find("police-city").get().game(), Language.FRENCH);
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
