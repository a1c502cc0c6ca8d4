package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.DataFile;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Effect;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Primitive;
import org.precinct.engine.bleus.kit.Side;

/** The card file: what it holds, and how a broken one is told. */
public final class BoxTest {
  private static final String HEADER =
      "id,deck,cost,copies,arrest,on_play,on_reveal,on_arrest,name_en,name_fr,text_en,text_fr\n";
  private static final String START =
      HEADER
          + "controle_au_facies,police,0,35,,tension:1,,,Stop,Contrôle,T,T\n"
          + "intervention,police,0,15,,force:1,,,Call,Intervention,F,F\n"
          + "belle_journee,banlieue,0,40,,,,,Quiet,Belle,N,R\n";

  @Test
  public void theBoxHasTheCardsOfTheRules() {
    Box box = Box.standard();
    assertThat(box.size()).isEqualTo(24);
    assertThat(box.has(0)).isFalse();
    assertThat(box.has(25)).isFalse();
    Card gangster = box.card(24);
    assertThat(gangster.id()).isEqualTo("gangster");
    assertThat(gangster.side()).isEqualTo(Side.BANLIEUE);
    assertThat(gangster.cost()).isEqualTo(7);
    assertThat(gangster.arrest()).isEqualTo(3);
    assertThat(gangster.onArrest())
        .containsExactly(new Effect(Primitive.POINTS, 3), new Effect(Primitive.FUNDING, 2))
        .inOrder();
    assertThat(box.texts().get(Language.FRENCH, "card.crs")).isEqualTo("Compagnie de CRS");
    assertThat(box.texts().get(Language.ENGLISH, "card.crs.text"))
        .isEqualTo("Strike force 4. Tension 1.");
    int forSale = 0;
    for (Card card : box.cards()) if (card.isForSale()) forSale += card.copies();
    assertThat(forSale).isEqualTo(210);
  }

  @Test
  public void everyPrimitiveOfTheRulesIsOnSomeCard() {
    for (Primitive primitive : Primitive.values()) {
      boolean found = false;
      for (Card card : Box.standard().cards()) {
        found |= card.plays(primitive) + card.reveals(primitive) + card.yields(primitive) > 0;
      }
      assertThat(found).isTrue();
    }
  }

  /** The interpreter knows primitives, not cards. */
  @Test
  public void aNewCardWorksByItsLineAlone() throws Exception {
    AllezLesBleus game =
        new AllezLesBleus(
            read(
                "grand_soir,police,1,10,,force:1;speech:1;reinforce:1;funding:3,,,Big night,Grand"
                    + " soir,Text,Texte\n"
                    + "prefet,police,1,10,,give_quiet_day:3;funding:1,,,Prefect,Préfet,T,T\n"
                    + "emeute,banlieue,1,10,2,,escalate:2;force:1;points:1,reinforce:1;escalate:1,"
                    + "Riot,Émeute,Text,Texte\n"));
    State state = game.deal(Setup.of(2), Chance.of("new cards"));
    Seat seat = Seat.of(state.seat());
    int bigNight = 4;
    int prefect = 5;
    int riot = 6;
    Turn turn =
        new Turn(
            state.turn().phase(),
            Pile.of(bigNight, prefect, 1),
            Pile.EMPTY,
            Pile.of(riot),
            Pile.EMPTY,
            0,
            0,
            2,
            0,
            0,
            0,
            0,
            0);
    Player me =
        new Player(
            new Deck(Pile.of(1, 2), Pile.EMPTY), new Deck(Pile.of(3, 3, riot), Pile.EMPTY), 0, 0);
    List<Player> players = new java.util.ArrayList<>(state.players());
    players.set(seat.number(), me);
    state =
        new State(
            state.terms(),
            players,
            state.supply(),
            state.removed(),
            state.first(),
            state.turns(),
            state.seq(),
            turn,
            Optional.empty(),
            List.of());
    Chance chance = Chance.of("luck");
    state = game.apply(state, seat, Actions.play(state.seq(), bigNight), chance);
    assertThat(state.turn().force()).isEqualTo(3);
    assertThat(state.turn().funding()).isEqualTo(0);
    state = game.apply(state, seat, Actions.speech(state.seq(), List.of(1)), chance);
    assertThat(state.turn().funding()).isEqualTo(1 + 3);
    assertThat(state.turn().hand()).isEqualTo(Pile.of(prefect, 2));
    state = game.apply(state, seat, Actions.play(state.seq(), prefect), chance);
    assertThat(state.turn().funding()).isEqualTo(5);
    assertThat(state.players().get(1 - seat.number()).suburb().discard())
        .isEqualTo(Pile.of(3, 3, 3));
    state = game.apply(state, seat, Actions.arrest(state.seq(), 1), chance);
    assertThat(state.turn().row()).isEqualTo(Pile.of(riot, 3, 3));
    assertThat(state.turn().force()).isEqualTo(3 - 2 + 1);
    assertThat(state.player().points()).isEqualTo(1);
  }

  @Test
  public void aBrokenLineIsNamed() {
    broken("X y,police,1,10,,force:1,,,N,N,T,T", "line 5: 'X y' is no id");
    broken("intervention,police,1,10,,force:1,,,N,N,T,T", "line 5: the card intervention is there");
    broken("a,army,1,10,,force:1,,,N,N,T,T", "line 5: deck is 'army'");
    broken("a,police,cheap,10,,force:1,,,N,N,T,T", "line 5: cost is 'cheap'");
    broken("a,police,-1,10,,force:1,,,N,N,T,T", "line 5: cost is -1, not 0 to 127");
    broken("a,police,1,0,,force:1,,,N,N,T,T", "line 5: copies is 0, not 1 to 127");
    broken("a,police,1,200,,force:1,,,N,N,T,T", "line 5: copies is 200, not 1 to 127");
    broken("a,police,1,10,2,force:1,,,N,N,T,T", "line 5: a Police card cannot be arrested");
    broken("a,police,1,10,,,force:1,,N,N,T,T", "line 5: a Police card is never revealed");
    broken("a,police,1,10,,,,force:1,N,N,T,T", "line 5: on_arrest without an arrest number");
    broken("a,banlieue,1,10,1,force:1,,,N,N,T,T", "line 5: a Suburb card is never played");
    broken("a,banlieue,1,10,0,,,force:1,N,N,T,T", "line 5: arrest is 0, not 1 to 127");
    broken("a,banlieue,1,10,,,,force:1,N,N,T,T", "line 5: on_arrest without an arrest number");
    broken("a,banlieue,1,10,x,,,force:1,N,N,T,T", "line 5: arrest is 'x'");
    broken("a,police,1,10,,force,,,N,N,T,T", "line 5: on_play: 'force' is not name:number");
    broken("a,police,1,10,,force:1;,,,N,N,T,T", "line 5: on_play: '' is not name:number");
    broken("a,police,1,10,,fly:1,,,N,N,T,T", "line 5: on_play: 'fly' is no effect");
    broken("a,police,1,10,,FORCE:1,,,N,N,T,T", "line 5: on_play: 'FORCE' is no effect");
    broken("a,police,1,10,,force:x,,,N,N,T,T", "line 5: on_play: 'x' is not a whole number");
    broken("a,police,1,10,,force:0,,,N,N,T,T", "line 5: on_play is 0, not 1 to 127");
    broken("a,banlieue,1,10,1,,speech:1,,N,N,T,T", "line 5: on_reveal: speech is for on_play only");
    broken("a,banlieue,1,10,1,,,promote:1,N,N,T,T", "line 5: on_arrest: promote is for on_play");
    broken("a,police,1,10,,force:1,,,,N,T,T", "line 5: name_en is empty");
    broken("a,police,1,10,,force:1,,,N,N,T, ", "line 5: text_fr is empty");
    broken("a,police,1,10,,force:1,,,N,N,T", "line 5: 11 fields, but 12 columns");
  }

  @Test
  public void aBoxWithoutItsStartingCardsIsRefused() {
    assertMessage(HEADER, "the starting card controle_au_facies is missing");
    assertMessage(START.replace("police,0,15", "police,0,14"), "line 3: intervention must be");
    assertMessage(START.replace("police,0,15", "police,1,15"), "line 3: intervention must be");
    assertMessage(
        START.replace("police,0,15,,force:1", "banlieue,0,15,,"), "line 3: intervention must be");
    assertMessage(START.replace("belle_journee", "belle"), "the starting card belle_journee is");
  }

  @Test
  public void moreCardsThanPilesCanHoldAreRefused() {
    StringBuilder many = new StringBuilder(START);
    for (int i = 0; i < 125; i++) many.append("c").append(i).append(",police,1,1,,,,,N,N,T,T\n");
    assertMessage(many.toString(), "too many cards");
  }

  private static Box read(String more) {
    return Box.read(DataFile.parse("cards.csv", new StringReader(START + more)));
  }

  private static void broken(String line, String message) {
    assertMessage(START + line + "\n", message);
  }

  private static void assertMessage(String text, String message) {
    DataFile.BrokenData broken =
        assertThrows(
            DataFile.BrokenData.class,
            () -> Box.read(DataFile.parse("cards.csv", new StringReader(text))));
    assertThat(broken).hasMessageThat().startsWith("cards.csv");
    assertThat(broken).hasMessageThat().contains(message);
  }
}
