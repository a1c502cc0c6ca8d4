package org.precinct.console.show;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.util.List;
import java.util.OptionalInt;
import org.junit.Test;
import org.precinct.console.text.Words;
import org.precinct.engine.Chance;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.PoliceCity;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Deal;
import org.precinct.engine.policecity.proto.Offer;
import org.precinct.engine.policecity.proto.Slot;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.View;

public final class CityCommandsTest {
  private final PoliceCity game = new PoliceCity();
  private final CityShow show = new CityShow();

  private View view() throws Exception {
    View dealt = game.view(game.deal(Setup.of(3), Chance.of("x")), Viewer.of(Seat.of(0)));
    Slot slot = new Slot(1, SlotState.WAITING);
    return dealt.newBuilder().slots(List.of(slot, slot, slot)).gains(List.of(1, 2, 4)).build();
  }

  private Scene scene(Language language) {
    return new Scene(
        new Words(language), game.texts(), seat -> "P" + seat.number(), 80, OptionalInt.of(0));
  }

  private Action read(String typed) throws Exception {
    return show.command(typed, view(), scene(Language.ENGLISH)).get();
  }

  private String wrong(String typed) throws Exception {
    View view = view();
    return assertThrows(Show.Misread.class, () -> show.command(typed, view, scene(Language.FRENCH)))
        .getMessage();
  }

  @Test
  public void dice() throws Exception {
    assertThat(read("i1 3").place.die).isEqualTo(1);
    assertThat(read("L 2").place.die).isEqualTo(4);
    assertThat(read("l 2").place.slot).isEqualTo(2);
    assertThat(read("s 0").take_back.die).isEqualTo(3);
    assertThat(read("n2 s").ride.informant).isEqualTo(6);
    assertThat(read("n2 s").ride.carrier).isEqualTo(3);
    assertThat(wrong("i1 9"))
        .isEqualTo("Il n’y a pas de carte 9 : les cartes sont numérotées de 1 à 3.");
    assertThat(wrong("i1")).contains("poser un dé sur une carte");
    assertThat(wrong("i1 s")).contains("poser un indic");
    assertThat(wrong("n1 2")).contains("poser un indic");
  }

  @Test
  public void specialActions() throws Exception {
    assertThat(read("h 2 s i1 3").helicopter.dice).containsExactly(1, 3).inOrder();
    assertThat(read("h 2 s i1 3").helicopter.to).isEqualTo(3);
    assertThat(read("c 3s 2i1 1").counter_order.dice).containsExactly(5, 11).inOrder();
    assertThat(wrong("h 2 3")).contains("emmener vos dés");
    assertThat(wrong("c 4i1 1")).contains("Il n’y a pas de joueur « 4 »");
  }

  @Test
  public void proposals() throws Exception {
    assertThat(read("p 1 3 0").propose.takers).containsExactly(1, 3, 0).inOrder();
    assertThat(wrong("p 1 2")).contains("3 éléments à partager");
    assertThat(wrong("p 1 2 7")).contains("Il n’y a pas de joueur « 7 »");
  }

  @Test
  public void dealsAndSwaps() throws Exception {
    assertThat(read("deal 1:21 2:3 f:5 = 1:3 2:1").deal)
        .isEqualTo(new Deal(List.of(1, 2, 11), List.of(5), List.of(3, 1, 0)));
    assertThat(read("swap 2 : 3 c17 f1 = 4 c2").offer)
        .isEqualTo(new Offer(1, List.of(3, 22), List.of(1), List.of(4, 7)));
    assertThat(wrong("deal")).contains("qui donne quels types");
    assertThat(wrong("swap 2 : 1")).contains("offrir au joueur 2");
    assertThat(wrong("swap 2 : c99 = 1")).contains("offrir au joueur 2");
  }

  @Test
  public void anythingElseIsNoCommand() throws Exception {
    assertThat(show.command("hello", view(), scene(Language.ENGLISH)))
        .isEqualTo(java.util.Optional.empty());
  }
}
