package org.precinct.console.terminal;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import org.junit.Test;

public final class LayoutTest {

  @Test
  public void textBreaksBetweenWords() {
    assertThat(Layout.wrap("one two three four", 9, 2))
        .containsExactly("one two", "  three", "  four");
    assertThat(Layout.wrap("  one two", 6, 0)).containsExactly("  one", "two").inOrder();
    assertThat(Layout.wrap("unbreakable", 4, 0)).containsExactly("unbreakable");
    assertThat(Layout.wrap("", 4, 0)).containsExactly("");
  }

  @Test
  public void choicesUseAsFewColumnsAsNeeded() {
    List<Line> items = List.of(Line.of("1 a"), Line.of("2 b"), Line.of("3 c"));
    assertThat(Layout.columns(items, 40, 3).lines()).hasSize(3);
    Layout.Columns two = Layout.columns(items, 40, 2);
    assertThat(two.lines().toString()).isEqualTo("[1 a                  3 c, 2 b]");
    assertThat(two.shown()).isEqualTo(3);
    assertThat(Layout.columns(items, 5, 2).shown()).isEqualTo(2);
  }

  @Test
  public void aCellIsCutOrFilled() {
    assertThat(new Line().cell("abcdef", 4).add("|").toString()).isEqualTo("abc…|");
    assertThat(new Line().cell("ab", 4).add("|").toString()).isEqualTo("ab  |");
    assertThat(Line.of("abc").cut(2).toString()).isEqualTo("ab");
  }

  @Test
  public void terminalsWithoutUnicodeGetAscii() {
    assertThat(Ascii.of("« Été » … ● × → 1–4")).isEqualTo("\" Ete \" ... O x > 1-4");
  }
}
