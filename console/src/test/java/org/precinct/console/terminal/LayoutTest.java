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
    List<Layout.Item> items = List.of(item("1 a", ""), item("2 b", ""), item("3 c", ""));
    assertThat(Layout.columns(items, 40, 3).lines()).hasSize(3);
    Layout.Columns two = Layout.columns(items, 40, 2);
    assertThat(two.lines().toString()).isEqualTo("[1 a                  3 c, 2 b]");
    assertThat(two.shown()).isEqualTo(3);
    assertThat(Layout.columns(items, 5, 2).shown()).isEqualTo(2);
  }

  private static Layout.Item item(String label, String detail) {
    return new Layout.Item(Line.of(label), Line.of(detail));
  }

  @Test
  public void aLongChoiceIsWrappedAndItsDetailGoesFirst() {
    List<Layout.Item> items =
        List.of(item(" 1 take the card", " of the old brewery"), item(" 2 pass", ""));
    assertThat(Layout.columns(items, 24, 3).lines().toString())
        .isEqualTo("[ 1 take the card of the,    old brewery,  2 pass]");
    assertThat(Layout.columns(items, 24, 2).lines().toString())
        .isEqualTo("[ 1 take the card of the…,  2 pass]");
    assertThat(Layout.columns(items, 36, 1).lines().toString())
        .isEqualTo("[ 1 take the card…   2 pass]");
    Layout.Columns page = Layout.columns(items, 24, 1);
    assertThat(page.shown()).isEqualTo(1);
    assertThat(page.lines()).hasSize(2);
    // A label is never cut.
    List<Layout.Item> labels = List.of(item(" 1 take the card of the old brewery", " now"));
    assertThat(Layout.columns(labels, 24, 1).lines().toString())
        .isEqualTo("[ 1 take the card of the,    old brewery now]");
  }

  @Test
  public void noLineBeginsWithASignOfTheOneBefore() {
    assertThat(Layout.wrap("une carte ; « oui » ou non ?", 9, 0))
        .containsExactly("une", "carte ;", "« oui »", "ou non ?")
        .inOrder();
    assertThat(Layout.wrap("a " + Layout.held("b c d") + " e", 5, 0))
        .containsExactly("a", "b c d", "e")
        .inOrder();
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
