package org.precinct.engine;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

public final class GameInfoTest {
  private static final GameInfo INFO =
      new GameInfo(
          "demo",
          1,
          2,
          4,
          "10-20",
          20_000,
          List.of(
              Option.of("speed", "slow", "fast"),
              Option.of("bonus", "on", "off").onlyWith("speed", "fast"),
              Option.of("limit", "20", "0"),
              Option.seat("first")));

  @Test
  public void whatIsLeftOutTakesItsStandardValue() throws Exception {
    Setup setup = INFO.complete(Setup.of(3, "speed", "fast"));
    assertThat(setup.option("speed")).isEqualTo("fast");
    assertThat(setup.on("bonus")).isTrue();
    assertThat(setup.number("limit")).isEqualTo(20);
    assertThat(setup.option("first")).isEqualTo(Option.RANDOM);
    assertThrows(IllegalArgumentException.class, () -> setup.option("colour"));
  }

  @Test
  public void aSeatMayBeNamedIfItIsAtTheTable() throws Exception {
    assertThat(INFO.complete(Setup.of(3, "first", "2")).number("first")).isEqualTo(2);
    assertRefused(
        Setup.of(3, "first", "3"),
        "“3” is not a value of the option “first”.",
        "« 3 » n’est pas une valeur de l’option « first ».");
  }

  @Test
  public void aNumberMayBeAnyWithinItsBounds() {
    Option target = Option.number("target", 5, 40, "15", "8");
    assertThat(target.isNumber()).isTrue();
    assertThat(target.standard()).isEqualTo("15");
    for (String value : List.of("5", "8", "33", "40")) {
      assertThat(target.allows(value, 2)).isTrue();
    }
    for (String value : List.of("4", "41", "010", "+9", "9.0", "", "ten", "123456789012")) {
      assertThat(target.allows(value, 2)).isFalse();
    }
    assertThat(Option.of("limit", "20", "0").isNumber()).isFalse();
    assertThat(target.onlyWith("speed", "fast").allows("33", 2)).isTrue();
  }

  @Test
  public void tooFewAndTooManySeatsAreRefused() {
    assertRefused(
        Setup.of(1),
        "Too few players (1): this game needs at least 2.",
        "Pas assez de joueurs (1) : il en faut au moins 2 pour ce jeu.");
    assertRefused(
        Setup.of(5),
        "5 players are too many: this game takes 4 at most.",
        "5 joueurs, c’est trop : ce jeu en accepte 4 au plus.");
  }

  @Test
  public void unknownOptionsAndValuesAreRefused() {
    assertRefused(
        Setup.of(2, "speed", "warp"),
        "“warp” is not a value of the option “speed”.",
        "« warp » n’est pas une valeur de l’option « speed ».");
    assertRefused(
        Setup.of(2, "colour", "red"),
        "This game has no option “colour”.",
        "Ce jeu n’a pas d’option « colour ».");
  }

  @Test
  public void anOptionIsFoundById() {
    assertThat(INFO.option("bonus").only()).isEqualTo("speed=fast");
    assertThrows(IllegalArgumentException.class, () -> INFO.option("colour"));
  }

  @Test
  public void whoWishesFirstIsThatCharacterAndTheOthersAreWhatIsLeft() {
    GameInfo info = withCharacters("ann", "bob", "cy", "dee");
    assertThat(cast(info, "", "cy", "", "")).containsExactly("ann", "cy", "bob", "dee").inOrder();
    assertThat(cast(info, "dee", "dee", "?", "ann")).containsExactly("dee", "bob", "cy", "ann");
    assertThat(cast(info, "", "dee")).containsExactly("ann", "dee").inOrder();
    assertThat(info.character("cy").get().key()).isEqualTo("character.cy");
  }

  @Test
  public void nobodyIsACharacterUntilSomebodyHasChosen() {
    GameInfo info = withCharacters("ann", "bob", "cy", "dee");
    assertThat(cast(info, "", "")).isEmpty();
    assertThat(cast(info, "nobody", "")).isEmpty();
    assertThat(cast(info, "ann", "", "", "", "")).isEmpty();
    assertThat(cast(INFO, "ann")).isEmpty();
    assertThrows(IllegalArgumentException.class, () -> withCharacters("ann", "bob"));
  }

  @Test
  public void everyCharacterHasANameInBothLanguages() {
    int characters = 0;
    for (Game<?, ?, ?, ?> game : Games.all()) {
      Set<String> names = new HashSet<>();
      for (GameCharacter one : game.info().characters()) {
        characters++;
        for (Language language : Language.values()) {
          String name = game.texts().get(language, one.key());
          assertThat(name).isNotEqualTo(one.key());
          assertThat(names.add(language + name)).isTrue();
        }
      }
    }
    assertThat(characters).isEqualTo(12);
  }

  private static GameInfo withCharacters(String... ids) {
    List<GameCharacter> all = new ArrayList<>();
    for (String id : ids) all.add(new GameCharacter(id, "blue"));
    return new GameInfo("demo", 1, 2, 4, "10-20", 20_000, List.of(), all);
  }

  private static List<String> cast(GameInfo info, String... wishes) {
    List<String> ids = new ArrayList<>();
    for (GameCharacter one : info.cast(List.of(wishes))) ids.add(one.id());
    return ids;
  }

  private static void assertRefused(Setup setup, String english, String french) {
    IllegalSetup refusal = assertThrows(IllegalSetup.class, () -> INFO.complete(setup));
    assertThat(refusal.explain(Texts.common(), Language.ENGLISH)).isEqualTo(english);
    assertThat(refusal.explain(Texts.common(), Language.FRENCH)).isEqualTo(french);
    assertThat(refusal.rule()).isNotEmpty();
    assertThat(refusal.getStackTrace()).isEmpty();
  }
}
