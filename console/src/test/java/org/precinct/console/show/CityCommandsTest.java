package org.precinct.console.show;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.Test;
import org.precinct.console.text.Words;
import org.precinct.engine.Chance;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.PoliceCity;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.Slot;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.policecity.CityControls;
import org.precinct.seat.policecity.CityTouch;
import org.precinct.seat.policecity.CityTouch.Captain;
import org.precinct.seat.policecity.CityTouch.Die;
import org.precinct.seat.policecity.CityTouch.Element;
import org.precinct.seat.policecity.CityTouch.Gain;
import org.precinct.seat.policecity.CityTouch.Rank;
import org.precinct.seat.policecity.CityTouch.Spot;
import org.precinct.seat.policecity.CityTouch.Taker;

/** A command is a row of touches. */
public final class CityCommandsTest {
  private final PoliceCity game = new PoliceCity();

  private View view() throws Exception {
    View dealt = game.view(game.deal(Setup.of(3), Chance.of("x")), Viewer.of(Seat.of(0)));
    Slot slot = new Slot(1, SlotState.WAITING);
    Player placed = dealt.players.get(0).newBuilder().dice(List.of(2, 1, 2, 0)).build();
    return dealt
        .newBuilder()
        .players(List.of(placed, dealt.players.get(1), dealt.players.get(2)))
        .slots(List.of(slot, slot, slot))
        .gains(List.of(1, 2, 4))
        .build();
  }

  private Optional<List<CityTouch>> touches(String typed, Language language) throws Exception {
    Viewpoint viewpoint =
        new Viewpoint(
            new Words(language), game.texts(), seat -> "P" + seat.number(), 80, OptionalInt.of(0));
    return new CityCommands(new CityControls().begin(view()), view(), viewpoint).read(typed);
  }

  private List<CityTouch> read(String typed) throws Exception {
    return touches(typed, Language.ENGLISH).get();
  }

  private String wrong(String typed) {
    return assertThrows(Keyboard.Misread.class, () -> touches(typed, Language.FRENCH)).getMessage();
  }

  private static CityTouch slot(int slot) {
    return new CityTouch.Slot(slot);
  }

  @Test
  public void dice() throws Exception {
    assertThat(read("i1 3")).containsExactly(new Die(0, 1), slot(3)).inOrder();
    assertThat(read("L 2")).containsExactly(new Die(0, 4), slot(2)).inOrder();
    assertThat(read("s 0")).containsExactly(new Die(0, 3), Spot.HOME).inOrder();
    assertThat(read("n2 s")).containsExactly(new Die(0, 6), new Die(0, 3)).inOrder();
    assertThat(wrong("i1 9"))
        .isEqualTo("Il n’y a pas de carte 9 : les cartes sont numérotées de 1 à 3.");
    assertThat(wrong("i1")).contains("poser un dé sur une carte");
    assertThat(wrong("i1 s")).contains("poser un indic");
    assertThat(wrong("n1 2")).contains("poser un indic");
  }

  @Test
  public void specialActions() throws Exception {
    assertThat(read("h 2 s i1 3"))
        .containsExactly(new Die(0, 3), new Die(0, 1), slot(3), Spot.SEND)
        .inOrder();
    assertThat(read("c 3s 2i1 1"))
        .containsExactly(new Die(2, 3), new Die(1, 1), slot(1), Spot.SEND)
        .inOrder();
    assertThat(wrong("h 2 3")).contains("emmener vos dés");
    assertThat(wrong("h 2 i2 3")).isEqualTo("i2 n’est pas sur la carte 2.");
    assertThat(wrong("c 4i1 1")).contains("Il n’y a pas de joueur « 4 »");
  }

  @Test
  public void proposals() throws Exception {
    assertThat(read("p 1 3 0"))
        .containsExactly(
            new Gain(1),
            new Taker(1),
            new Gain(2),
            new Taker(3),
            new Gain(3),
            new Taker(0),
            Spot.SEND)
        .inOrder();
    assertThat(wrong("p 1 2")).contains("3 éléments à partager");
    assertThat(wrong("p 1 2 7")).contains("Il n’y a pas de joueur « 7 »");
  }

  @Test
  public void dealsAndSwaps() throws Exception {
    assertThat(read("deal 1:21 2:3 f:5 = 1:1 2:1"))
        .containsExactly(
            new Element(0, 2, false, true),
            new Element(0, 1, false, true),
            new Element(1, 3, false, true),
            Spot.FILE,
            new Element(0, 5, true, true),
            new Rank(0, true),
            new Rank(1, true),
            Spot.SEND)
        .inOrder();
    assertThat(read("swap 2 : 3 c17 f1 = 4 c2"))
        .containsExactly(
            new Captain(1),
            new Element(0, 3, false, true),
            new Element(0, 22, false, true),
            Spot.FILE,
            new Element(0, 1, true, true),
            new Element(1, 4, false, true),
            new Element(1, 7, false, true),
            Spot.SEND)
        .inOrder();
    assertThat(wrong("deal")).contains("qui donne quels types");
    assertThat(wrong("swap 2 : 1")).contains("offrir au joueur 2");
    assertThat(wrong("swap 2 : c99 = 1")).contains("offrir au joueur 2");
  }

  @Test
  public void anythingElseIsNoCommand() throws Exception {
    assertThat(touches("hello", Language.ENGLISH)).isEqualTo(Optional.empty());
  }
}
