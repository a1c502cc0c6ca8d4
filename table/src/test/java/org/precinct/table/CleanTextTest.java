package org.precinct.table;

import static com.google.common.truth.Truth.assertThat;

import org.junit.Test;

public final class CleanTextTest {
  @Test
  public void namesOfAllScriptsStayAsTheyAre() {
    for (String name :
        new String[] {"Zoé 🚓", "Nguyễn", "Αθηνά", "Дмитрий", "明子", "שרה", "D’Arc"}) {
      assertThat(CleanText.name(name)).isEqualTo(name);
    }
  }

  @Test
  public void whatCannotBeSeenIsNoName() {
    for (String blank :
        new String[] {"", "  ", "\u3164", "\u2800\u2800", "\u200b\u2060", "\u0301"}) {
      assertThat(CleanText.name(blank)).isEmpty();
    }
    assertThat(CleanText.name("A\u3164na")).isEqualTo("Ana");
  }

  @Test
  public void nothingGrowsOverItsNeighbours() {
    String stacked = "Z" + "\u0301\u0316".repeat(50) + "oe";
    assertThat(CleanText.name(stacked).length()).isAtMost(5);
    assertThat(CleanText.name(stacked)).endsWith("oe");
  }

  @Test
  public void lengthsAreInWhatPeopleTakeForLetters() {
    assertThat(CleanText.name("👮".repeat(40))).isEqualTo("👮".repeat(24));
    assertThat(CleanText.name("e\u0323\u0302".repeat(40)))
        .isEqualTo(CleanText.name("e\u0323\u0302".repeat(24)));
    assertThat(CleanText.line("x".repeat(100_000))).hasLength(200);
  }

  @Test
  public void controlCharactersReachNobody() {
    assertThat(CleanText.line("\u001b]0;owned\u0007 a\nb\u202e")).isEqualTo("]0;owned a b");
  }

  @Test
  public void cleanTextStaysAsItIs() {
    assertThat(CleanText.name("Zoe\u0000\u0301")).isEqualTo("Zo\u00e9");
    for (String text :
        new String[] {"C\u05aa\u0000\u05ba", "a\u0315\u2800\u0300", "\u0cb1\u0cc6\u0000\u0cc2"}) {
      assertThat(CleanText.line(CleanText.line(text))).isEqualTo(CleanText.line(text));
    }
  }

  @Test
  public void namesThatLookAlikeAreAlike() {
    String ana = CleanText.skeleton("Ana");
    for (String other : new String[] {"ana", "Аna", "Anа", "Àna", "A na", "Ａｎａ"}) {
      assertThat(CleanText.skeleton(other)).isEqualTo(ana);
    }
    assertThat(CleanText.skeleton("Bill")).isEqualTo(CleanText.skeleton("Bi11"));
    assertThat(CleanText.skeleton("Ann")).isNotEqualTo(ana);
  }
}
