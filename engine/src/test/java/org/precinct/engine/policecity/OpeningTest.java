package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.StringReader;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.DataFile;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Language;
import org.precinct.engine.Setup;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Objective;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Event;

/** Components, options and setup: 2 to 4. */
public final class OpeningTest {

  private static City deal(int seats, String seed, String... options) throws Exception {
    return Scene.GAME.deal(Setup.of(seats, options), Chance.of(seed)).city();
  }

  @Test
  public void T33_theEasyDeckHasNoDoubleMafia() throws Exception {
    City easy = deal(3, "deck");
    assertThat(easy.deck).hasLength(48);
    int places = 0;
    for (int card : easy.deck) {
      if (Box.card(card).isPlace()) places++;
      assertThat(Box.card(card).mafia()).isLessThan(2);
    }
    assertThat(places).isEqualTo(33);
    assertThat(deal(3, "deck", "difficulty", "medium").deck).hasLength(55);
    assertThat(deal(3, "deck", "difficulty", "hard").deck).hasLength(55);
  }

  @Test
  public void theCardsAddUp() {
    int[] handcuffs = new int[6];
    int[] mafia = new int[3];
    int[] seizures = new int[5];
    int[] districts = new int[5];
    int ranks = 0;
    int informants = 0;
    int places = 0;
    for (Card card : Box.CARDS) {
      if (!card.isPlace()) continue;
      places++;
      handcuffs[card.handcuffs()]++;
      mafia[card.mafia()]++;
      ranks += card.ranks();
      informants += card.informants();
      for (int i = 0; i < 5; i++) {
        seizures[i] += card.seizures().get(i);
        districts[i] += card.districts() >>> i & 1;
      }
    }
    assertThat(places).isEqualTo(40);
    assertThat(handcuffs).isEqualTo(new int[] {0, 0, 13, 14, 11, 2});
    assertThat(mafia).isEqualTo(new int[] {12, 21, 7});
    assertThat(seizures).isEqualTo(new int[] {13, 13, 13, 13, 13});
    assertThat(districts).isEqualTo(new int[] {10, 10, 10, 10, 10});
    assertThat(ranks).isEqualTo(25);
    assertThat(informants).isEqualTo(11);
    int[] wanted = new int[5];
    for (Objective objective : Box.OBJECTIVES) {
      for (int i = 0; i < 5; i++) wanted[i] += objective.needs().get(i);
    }
    assertThat(wanted).isEqualTo(new int[] {12, 12, 12, 12, 12});
  }

  @Test
  public void theSetupOfTheRules() throws Exception {
    City c = deal(4, "setup", "difficulty", "medium");
    assertThat(c.track).hasLength(4);
    int supply = 0;
    for (int tokens : c.seizureSupply) supply += tokens;
    assertThat(supply).isEqualTo(46);
    assertThat(c.objectives).hasLength(3);
    assertThat(c.objectiveDeck).hasLength(17);
    int tokens = 0;
    for (int left : c.tokenSupply) tokens += left;
    assertThat(tokens).isEqualTo(13);
    assertThat(c.mafioso).isEqualTo(-1);
    assertThat(deal(4, "setup", "length", "short").track).hasLength(3);
  }

  @Test
  public void aDealtFileIsTurnedFaceUp() throws Exception {
    boolean found = false;
    for (int i = 0; i < 60 && !found; i++) {
      City c = deal(6, "file " + i);
      for (int seat = 0; seat < 6; seat++) {
        assertThat(c.dealt[seat]).isNotEqualTo(Special.TOP_SECRET_FILE.ordinal());
        if (c.files(seat) == 0) continue;
        found = true;
        assertThat(c.dealt[seat]).isEqualTo(-1);
        assertThat(c.news.toString()).contains(Event.Kind.FILE_SHOWN.name());
      }
    }
    assertThat(found).isTrue();
  }

  @Test
  public void theMafiosoIsDealtToSomebodyOrNobody() throws Exception {
    Set<Integer> mafiosi = new HashSet<>();
    for (int i = 0; i < 80; i++) {
      mafiosi.add(deal(3, "loyalty " + i, "infiltrated_mafioso", "on").mafioso);
    }
    assertThat(mafiosi).containsExactly(-1, 0, 1, 2);
  }

  @Test
  public void theSameSeedGivesTheSameDealAndAnotherAnother() throws Exception {
    State one = Scene.GAME.deal(Setup.of(5), Chance.of("seed"));
    State same = Scene.GAME.deal(Setup.of(5), Chance.of("seed"));
    State other = Scene.GAME.deal(Setup.of(5), Chance.of("other"));
    assertThat(same).isEqualTo(one);
    assertThat(same.hashCode()).isEqualTo(one.hashCode());
    assertThat(other).isNotEqualTo(one);
    assertThat(one.equals("a text")).isFalse();
    assertThat(one.toString()).contains("PEEK");
  }

  private static String refusal(Setup setup) {
    IllegalSetup refusal =
        assertThrows(IllegalSetup.class, () -> Scene.GAME.deal(setup, Chance.of("no")));
    for (Language language : Language.values()) {
      assertThat(refusal.explain(Scene.GAME.texts(), language)).doesNotContain("{");
    }
    return refusal.key();
  }

  @Test
  public void badSetupsAreRefused() {
    assertThat(refusal(Setup.of(2))).isEqualTo("setup.too_few");
    assertThat(refusal(Setup.of(7))).isEqualTo("setup.too_many");
    assertThat(refusal(Setup.of(4, "difficulty", "deadly"))).isEqualTo("setup.bad_value");
    assertThat(refusal(Setup.of(4, "hourglass", "31"))).isEqualTo("setup.bad_value");
    assertThat(refusal(Setup.of(4, "weather", "rain"))).isEqualTo("setup.unknown_option");
  }

  private static DataFile file(String text) {
    return DataFile.parse("test.csv", new StringReader(text));
  }

  @Test
  public void brokenDataIsNamed() {
    String die = "type,id,data\ndie,inspector,";
    Exception faces =
        assertThrows(DataFile.BrokenData.class, () -> Box.faces(file(die + "rank"), "inspector"));
    assertThat(faces).hasMessageThat().contains("test.csv, line 2: a die has six faces");
    String odd = die + "rank|rank|rank|rank|rank|star";
    assertThrows(DataFile.BrokenData.class, () -> Box.faces(file(odd), "inspector"));
    assertThrows(DataFile.BrokenData.class, () -> Box.faces(file(odd), "colonel"));
    String objective =
        "id,bronx,manhattan,brooklyn,queens,staten_island,symbols,ranks,action_token\n";
    assertThrows(
        DataFile.BrokenData.class, () -> Box.objectives(file(objective + "ob,1,0,0,0,0,2,1,")));
    String place =
        "id,type,event_kind,district_1,district_2,handcuffs,mafia,ranks,drugs,weapons,alcohol,"
            + "tobacco,prostitution,informants,dice_allowed,event_district,event_seizure,in_easy\n";
    Exception homeless =
        assertThrows(
            DataFile.BrokenData.class,
            () -> Box.cards(file(place + "x,place,,,,2,0,0,0,0,0,0,0,0,1,,,1")));
    assertThat(homeless).hasMessageThat().contains("a place without a district");
  }
}
