package org.precinct.engine.kojak.kit;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.DataFile;
import org.precinct.engine.DataFile.BrokenData;
import org.precinct.engine.kojak.kit.Square.Type;

/** The board and the cards as their files have them, and broken files. */
public final class BoardTest {
  private static final Board BOARD = Catalogue.get().board();

  @Test
  public void thereAreAsManySquaresAsTheRulesSay() {
    assertThat(count(Type.STREET)).isEqualTo(14);
    assertThat(count(Type.TRAP)).isEqualTo(88);
    assertThat(count(Type.ENTRANCE)).isEqualTo(8);
    assertThat(count(Type.STAKEOUT)).isEqualTo(4);
    assertThat(count(Type.START)).isEqualTo(1);
    assertThat(count(Type.MISSION)).isEqualTo(1);
    assertThat(count(Type.POLICE)).isEqualTo(1);
    assertThat(count(Type.CRIM_START)).isEqualTo(4);
    assertThat(count(Type.CRIM_SPACE)).isEqualTo(8);
    assertThat(count(Type.CRIM_RED)).isEqualTo(4);
    int links = 0;
    for (int at = 0; at < BOARD.size(); at++) links += BOARD.next(at).length;
    assertThat(links).isEqualTo(155);
  }

  @Test
  public void theJunctionsAreThoseOfTheRules() {
    List<String> junctions = new ArrayList<>();
    for (int at = 0; at < BOARD.size(); at++) {
      int streets = 0;
      for (int to : BOARD.next(at)) if (BOARD.isStreet(to)) streets++;
      if (BOARD.isStreet(at) && streets > 1) junctions.add(BOARD.square(at).id());
      if (BOARD.isStreet(at)) assertThat(streets).isAtLeast(1);
    }
    assertThat(junctions)
        .containsExactly(
            "broadway_1",
            "broadway_1_w",
            "broadway_5",
            "spring_w_2",
            "spring_w_3",
            "spring_e_2",
            "spring_e_3",
            "elm_2",
            "pearl_alley",
            "bowery_1",
            "bowery_4",
            "west_5",
            "west_5_s",
            "east_5",
            "east_5_s");
  }

  @Test
  public void streetsAreStronglyConnected() {
    for (int from = 0; from < BOARD.size(); from++) {
      for (int to = 0; to < BOARD.size(); to++) {
        if (!BOARD.isStreet(from) || !BOARD.isStreet(to)) continue;
        assertThat(BOARD.distance(from, to)).isLessThan(Board.NO_WAY);
      }
    }
  }

  @Test
  public void circuitsHaveTheLengthOfTheRules() {
    int shortest = Board.NO_WAY;
    for (int at = 0; at < BOARD.size(); at++) {
      if (BOARD.isStreet(at)) shortest = Math.min(shortest, lap(at));
    }
    assertThat(shortest).isEqualTo(12);
    for (Colour colour : Colour.ALL) {
      assertThat(lap(BOARD.entrance(colour)[0])).isEqualTo(16);
      assertThat(lap(BOARD.entrance(colour)[1])).isEqualTo(32);
    }
  }

  /** The table of 2.1. */
  @Test
  public void distancesAreThoseOfTheRules() {
    int centre = BOARD.centrePark();
    int mission = BOARD.missionRoom();
    int police = BOARD.policePark();
    assertThat(BOARD.distance(centre, mission)).isEqualTo(2);
    assertThat(BOARD.distance(centre, police)).isEqualTo(7);
    assertThat(BOARD.distance(mission, police)).isEqualTo(4);
    assertThat(BOARD.distance(police, mission)).isEqualTo(4);
    assertThat(BOARD.distance(mission, centre)).isEqualTo(Board.NO_WAY);
    for (Colour colour : Colour.ALL) {
      boolean north = colour == Colour.RED || colour == Colour.YELLOW;
      int stakeout = BOARD.stakeout(colour);
      int entrance = BOARD.entrance(colour)[0];
      assertThat(BOARD.distance(centre, stakeout)).isEqualTo(north ? 14 : 10);
      assertThat(BOARD.distance(mission, stakeout)).isEqualTo(8);
      assertThat(BOARD.distance(mission, entrance)).isEqualTo(10);
      assertThat(BOARD.distance(police, stakeout)).isEqualTo(8);
      assertThat(BOARD.distance(police, entrance)).isEqualTo(10);
      assertThat(BOARD.distance(stakeout, mission)).isEqualTo(north ? 12 : 13);
      assertThat(BOARD.distance(stakeout, police)).isEqualTo(north ? 13 : 14);
      assertThat(BOARD.distance(stakeout, entrance)).isEqualTo(3);
      assertThat(BOARD.distance(entrance, mission)).isEqualTo(10);
      assertThat(BOARD.distance(entrance, police)).isEqualTo(north ? 10 : 11);
      assertThat(BOARD.distance(entrance, stakeout)).isEqualTo(14);
      int otherWay = BOARD.entrance(colour)[1];
      assertThat(BOARD.distance(otherWay, mission)).isEqualTo(north ? 14 : 18);
      assertThat(BOARD.distance(otherWay, police)).isEqualTo(north ? 15 : 19);
      assertThat(BOARD.distance(otherWay, stakeout)).isEqualTo(3);
      assertThat(BOARD.toEntrance(mission, colour)).isEqualTo(10);
    }
  }

  @Test
  public void rollsIntoTheMissionRoomAndOntoTrapSquaresAreCounted() {
    // From the town centre: 2 and 4 by Mercer Street, 6 by Canal Street.
    assertThat(BOARD.missionRolls(BOARD.centrePark())).isEqualTo(3);
    // Every roll, either down Broadway or along North Avenue.
    assertThat(BOARD.trapRolls(BOARD.number("broadway_1"))).isEqualTo(6);
    // 1 leads onto North Avenue 4, which is none.
    assertThat(BOARD.trapRolls(BOARD.number("north_w_3"))).isEqualTo(5);
    assertThat(BOARD.missionRolls(BOARD.number("west_13"))).isEqualTo(0);
  }

  @Test
  public void thereAreAsManyCardsAsTheRulesSay() {
    assertThat(Catalogue.get().cards().traps()).hasSize(20);
    assertThat(Catalogue.get().cards().missions()).hasSize(16);
    for (Colour colour : Colour.ALL) {
      long count =
          Catalogue.get().cards().missions().stream()
              .filter(card -> card.colour() == colour)
              .count();
      assertThat(count).isEqualTo(4);
    }
  }

  @Test
  public void anUnknownSquareIsAnError() {
    assertThrows(IllegalArgumentException.class, () -> BOARD.number("fifth_avenue"));
  }

  @Test
  public void brokenSquaresAreReportedWithTheirLine() throws IOException {
    assertThat(brokenBoard("west_2,84", ",84")).isEqualTo("line 4: a square without an id");
    assertThat(brokenBoard("west_3,84", "west_2,84")).isEqualTo("line 6: square west_2 twice");
    assertThat(brokenBoard("west_2,84,1233", "west_2,84,1500"))
        .isEqualTo("line 4: y 1500 is off the board");
    assertThat(brokenBoard("west_2,84", "west_2,-1")).isEqualTo("line 4: x -1 is off the board");
    assertThat(brokenBoard("west_2,84", "west_2,x"))
        .isEqualTo("line 4: x is 'x', not a whole number");
    assertThat(brokenBoard("84,1233,trap", "84,1233,puddle"))
        .isEqualTo("line 4: type is 'puddle', which is unknown");
    assertThat(brokenBoard("west_2,84,1233,trap,,", "west_2,84,1233,trap,bank,red"))
        .isEqualTo("line 4: west_2 belongs to no district, but is given one");
    assertThat(brokenBoard("west_2,84,1233,trap,,", "west_2,84,1233,trap,bank,"))
        .isEqualTo("line 4: west_2 belongs to no district, but is given one");
    assertThat(brokenBoard("entrance,bank,red", "entrance,bank,blue"))
        .isEqualTo("line 26: the blue district is club");
    assertThat(brokenBoard("entrance,bank,red", "entrance,bank,pink"))
        .isEqualTo("line 26: colour is 'pink', which is unknown");
    assertThat(brokenBoard("West Avenue 2 northbound,", ","))
        .isEqualTo("line 4: square west_2 has no name in one of the languages");
    assertThat(brokenBoard("Avenue Ouest 2 vers le nord\n", "\n"))
        .isEqualTo("line 4: square west_2 has no name in one of the languages");
    StringBuilder many = new StringBuilder(text("kojak-board.csv"));
    for (int i = 0; i < 200; i++) many.append("s").append(i).append(",1,1,street,,,n,,S,S\n");
    assertThat(brokenBoard(many.toString(), text("kojak-streets.csv")))
        .isEqualTo("line 257: too many squares");
  }

  @Test
  public void lanesThatDoNotMatchAreReported() throws IOException {
    String none = "line 4: west_2 has no matching lane beside it";
    assertThat(brokenBoard("n,west_2_s,", "n,west_99,")).isEqualTo(none);
    assertThat(brokenBoard("n,west_2_s,", "n,west_2,")).isEqualTo(none);
    assertThat(brokenBoard("n,west_2_s,", "n,west_3,")).isEqualTo(none);
    assertThat(brokenBoard("n,west_2_s,", "s,west_2_s,")).isEqualTo(none);
    assertThat(brokenBoard("84,1233,trap", "84,1233,street")).isEqualTo(none);
    assertThat(brokenBoard("n,west_2_s,", ",west_2_s,"))
        .isEqualTo("line 4: heading is '', which is unknown");
    assertThat(brokenBoard("mission,,,,,", "mission,,,n,,"))
        .isEqualTo("line 117: mission_room is no street, but has lanes");
    assertThat(brokenStreets("west_1,west_2\n", "west_1,west_1_s\n"))
        .isEqualTo("line 2: no car turns round on an avenue");
  }

  /**
   * No U-turn: however a car drives along an avenue, the lane beside its own is a way round off.
   */
  @Test
  public void carsOnAnAvenueDoNotTurnRound() {
    for (int at = 0; at < BOARD.size(); at++) {
      Square lane = BOARD.square(at);
      if (!lane.beside().isPresent()) continue;
      assertThat(BOARD.distance(at, BOARD.number(lane.beside().get()))).isAtLeast(8);
    }
  }

  @Test
  public void missingPlacesAreReported() throws IOException {
    assertThat(brokenBoard("700,start", "700,mission"))
        .isEqualTo("must have one square of type start, not 0");
    assertThat(brokenBoard("700,mission", "700,police"))
        .isEqualTo("must have one square of type mission, not 0");
    assertThat(brokenBoard("stakeout,club,blue", "police,,"))
        .isEqualTo("must have one square of type police, not 2");
    assertThat(brokenBoard("entrance,bank,red", "street,,"))
        .isEqualTo("must have 2 red entrance, not 0");
    assertThat(brokenBoard("stakeout,club,blue", "stakeout,bank,red"))
        .isEqualTo("must have 1 red stakeout, not 2");
    assertThat(brokenBoard("circle_red_2", "circle_red_9"))
        .isEqualTo("must have a square circle_red_2 of type crim_red");
    assertThat(brokenBoard("crim_red,bank,red", "crim_space,bank,red"))
        .isEqualTo("must have a square circle_red_2 of type crim_red");
  }

  @Test
  public void brokenLinksAreReportedWithTheirLine() throws IOException {
    assertThat(brokenStreets("west_1,west_2\n", "west_1,west_99\n"))
        .isEqualTo("line 2: there is no square 'west_99'");
    assertThat(brokenStreets("west_1,west_2\n", "fifth_avenue,west_2\n"))
        .isEqualTo("line 2: there is no square 'fifth_avenue'");
    assertThat(brokenStreets("west_2,west_3\n", "west_1,west_2\n"))
        .isEqualTo("line 4: this link is there twice");
    assertThat(brokenStreets("west_1,west_2\n", "west_1,west_1\n"))
        .isEqualTo("line 2: a link from a square to itself");
    assertThat(brokenStreets("west_1,west_2\n", "west_1,circle_red_0\n"))
        .isEqualTo("line 2: no car drives on a circle");
    assertThat(brokenStreets("west_1,west_2\n", "circle_red_0,west_1\n"))
        .isEqualTo("line 2: no car drives on a circle");
    assertThat(brokenStreets("west_1,west_2\n", "mission_room,police_park\n"))
        .isEqualTo("line 2: no link leads from bay to bay");
    assertThat(brokenStreets("west_1,west_2\n", "west_1,centre_park\n"))
        .isEqualTo("line 2: no car returns to the town-centre car park");
    assertThat(brokenStreets("west_1,west_2\n", "west_1\n"))
        .isEqualTo("line 2: 1 fields, but 2 columns");
  }

  @Test
  public void squaresThatCannotBeLeftOrReachedAreReported() throws IOException {
    assertThat(brokenStreets("west_2,west_3\n", "")).isEqualTo("line 4: west_2 is a dead end");
    assertThat(brokenStreets("centre_park,mercer_1\ncentre_park,canal_w_1\n", ""))
        .isEqualTo("line 116: centre_park is a dead end");
    assertThat(brokenStreets("south_e_3_w,south_e_2_w\n", ""))
        .isEqualTo("line 108: south_e_2_w has no way in");
  }

  @Test
  public void streetsThatAreCutOffAreReported() throws IOException {
    // A ring of its own that can be left, but not reached.
    String ring = "r1,1,1,street,,,n,,R,R\nr2,1,1,street,,,n,,R,R\n";
    String squares = text("kojak-board.csv") + ring;
    String links = text("kojak-streets.csv") + "r1,r2\nr2,r1\n";
    assertThat(brokenBoard(squares, links + "r1,west_1\n"))
        .isEqualTo("line 135: r1 cannot be reached from every street");
    assertThat(brokenBoard(squares, links + "west_1,r1\n"))
        .isEqualTo("line 135: r1 does not lead to every street");
    assertThat(brokenBoard(squares, links + "west_1,r1\nr2,west_2\n")).isEqualTo("none");
  }

  @Test
  public void brokenCardsAreReportedWithTheirLine() throws IOException {
    assertThat(brokenTraps("kojak_1,", ",")).isEqualTo("line 2: a card without an id");
    assertThat(brokenTraps("kojak_2,", "kojak_1,")).isEqualTo("line 3: card kojak_1 twice");
    assertThat(brokenTraps("kojak_1,kojak", "kojak_1,columbo"))
        .isEqualTo("line 2: effect is 'columbo', which is unknown");
    assertThat(brokenTraps("move_colour,red,1", "move_colour,,1"))
        .isEqualTo("line 5: colour is '', which is unknown");
    assertThat(brokenTraps("move_colour,red,1", "move_colour,red,"))
        .isEqualTo("line 5: red_forward_1 has a wrong amount");
    assertThat(brokenTraps("kojak_1,kojak,,", "kojak_1,kojak,,2"))
        .isEqualTo("line 2: kojak_1 has a wrong amount");
    assertThat(brokenTraps("kojak_1,kojak,", "kojak_1,kojak,red"))
        .isEqualTo("line 2: kojak_1 needs no colour");
    assertThat(brokenTraps("kojak_1,kojak,,,Kojak", "kojak_1,kojak,,,"))
        .isEqualTo("line 2: kojak_1 has no name_en");
    assertThat(brokenMissions("mission_red_1,red,bank", "mission_red_1,red,club"))
        .isEqualTo("line 2: the red district is bank");
    assertThat(brokenMissions("bank,kojak", "bank,columbo"))
        .isEqualTo("line 2: officer 'columbo' is unknown");
    assertThat(brokenMissions("mission_red_1,red,bank", "mission_red_1,blue,club"))
        .isEqualTo("must have 4 cards of the red file");
    StringBuilder many = new StringBuilder(text("kojak-missions.csv"));
    for (int i = 0; i < 120; i++) many.append("m").append(i).append(",red,bank,kojak,N,N,T,T\n");
    assertThat(readCards(text("kojak-traps.csv"), many.toString()))
        .isEqualTo("line 129: too many cards");
  }

  private static int count(Type type) {
    int count = 0;
    for (int at = 0; at < BOARD.size(); at++) if (BOARD.type(at) == type) count++;
    return count;
  }

  /** The shortest way round over street squares. */
  private static int lap(int at) {
    int shortest = Board.NO_WAY;
    for (int to : BOARD.next(at)) {
      if (BOARD.isStreet(to)) shortest = Math.min(shortest, 1 + BOARD.distance(to, at));
    }
    return shortest;
  }

  private static String brokenBoard(String from, String to) throws IOException {
    if (from.startsWith("id,")) return readBoard(from, to);
    return readBoard(replaced("kojak-board.csv", from, to), text("kojak-streets.csv"));
  }

  private static String brokenStreets(String from, String to) throws IOException {
    return readBoard(text("kojak-board.csv"), replaced("kojak-streets.csv", from, to));
  }

  private static String readBoard(String squares, String streets) {
    return problem(
        () -> BoardFile.read(file("kojak-board.csv", squares), file("kojak-streets.csv", streets)));
  }

  private static String brokenTraps(String from, String to) throws IOException {
    return readCards(replaced("kojak-traps.csv", from, to), text("kojak-missions.csv"));
  }

  private static String brokenMissions(String from, String to) throws IOException {
    return readCards(text("kojak-traps.csv"), replaced("kojak-missions.csv", from, to));
  }

  private static String readCards(String traps, String missions) {
    return problem(
        () -> Cards.read(file("kojak-traps.csv", traps), file("kojak-missions.csv", missions)));
  }

  /** The error without the name of the file, which must be one of ours; "none" if there is none. */
  private static String problem(Runnable read) {
    try {
      read.run();
      return "none";
    } catch (BrokenData e) {
      assertThat(e).hasMessageThat().startsWith("kojak-");
      return e.getMessage().replaceFirst("^kojak-\\w+\\.csv(, |: )", "");
    }
  }

  private static String replaced(String name, String from, String to) throws IOException {
    String text = text(name);
    assertThat(text).contains(from);
    return text.replace(from, to);
  }

  private static DataFile file(String name, String text) {
    return DataFile.parse(name, new StringReader(text));
  }

  private static String text(String name) throws IOException {
    try (InputStream in = Catalogue.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
