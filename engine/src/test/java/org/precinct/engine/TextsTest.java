package org.precinct.engine;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.StringReader;
import java.util.Locale;
import org.junit.Test;

public final class TextsTest {
  private static final Texts TEXTS =
      Texts.builder()
          .addAll(
              DataFile.parse(
                  "demo.csv",
                  new StringReader("key,en,fr\naim,{who} aims at {whom}.,{who} vise {whom}.\n")))
          .add("open", "An {open brace", "Une {accolade")
          .build();

  @Test
  public void placeholdersAreFilled() {
    assertThat(TEXTS.format(Language.ENGLISH, "aim", "who", "Ana", "whom", "Ben"))
        .isEqualTo("Ana aims at Ben.");
    assertThat(TEXTS.format(Language.FRENCH, "aim", "who", "Ana", "whom", "Ben"))
        .isEqualTo("Ana vise Ben.");
  }

  @Test
  public void frenchElidesBeforeAVowel() {
    Texts texts = Texts.builder().add("turn", "de {who}", "Tour de {who}, mode {who}").build();
    assertThat(texts.format(Language.FRENCH, "turn", "who", "Ana"))
        .isEqualTo("Tour d’Ana, mode Ana");
    assertThat(texts.format(Language.FRENCH, "turn", "who", "Édith")).startsWith("Tour d’Édith");
    assertThat(texts.format(Language.FRENCH, "turn", "who", "Ben")).startsWith("Tour de Ben");
    assertThat(texts.format(Language.FRENCH, "turn", "who", "8")).startsWith("Tour de 8");
    assertThat(texts.format(Language.ENGLISH, "turn", "who", "Ana")).isEqualTo("de Ana");
  }

  @Test
  public void anArgumentIsNeverAPlaceholder() {
    assertThat(TEXTS.format(Language.ENGLISH, "aim", "who", "{whom}", "whom", "Ben"))
        .isEqualTo("{whom} aims at Ben.");
  }

  @Test
  public void whatHasNoArgumentStaysAsItIs() {
    assertThat(TEXTS.format(Language.ENGLISH, "aim", "who", "Ana"))
        .isEqualTo("Ana aims at {whom}.");
    assertThat(TEXTS.format(Language.ENGLISH, "open")).isEqualTo("An {open brace");
  }

  @Test
  public void aKeyHasOneTextInEveryLanguage() {
    assertThat(TEXTS.keys()).containsExactly("aim", "open");
    assertThrows(IllegalArgumentException.class, () -> TEXTS.get(Language.ENGLISH, "shoot"));
    assertThrows(
        IllegalArgumentException.class, () -> Texts.builder().addAll(TEXTS).add("aim", "a", "b"));
    assertThrows(IllegalArgumentException.class, () -> Texts.builder().add("aim", "Aim", " "));
  }

  @Test
  public void frenchIsForFrenchLocales() {
    assertThat(Language.of(Locale.CANADA_FRENCH)).isEqualTo(Language.FRENCH);
    assertThat(Language.of(Locale.GERMANY)).isEqualTo(Language.ENGLISH);
    assertThat(Language.FRENCH.code()).isEqualTo("fr");
  }
}
