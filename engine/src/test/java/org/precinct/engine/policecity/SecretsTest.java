package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.element;

import java.util.List;
import java.util.function.Consumer;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Loyalty;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Player;

/** Who sees what: section 5. */
public final class SecretsTest {

  /** A change that these viewers must not notice, and the owner must. */
  private static void assertHidden(Scene s, int owner, Consumer<City> change) {
    State before = s.state();
    City draft = before.draft(Chance.of("other"));
    draft.news = before.city().news;
    change.accept(draft);
    State after = new State(draft);
    assertThat(after).isNotEqualTo(before);
    for (int seat = 0; seat < before.city().seats; seat++) {
      Viewer viewer = Viewer.of(Seat.of(seat));
      boolean same =
          Scene.GAME.view(before, viewer).equals(Scene.GAME.view(after, viewer))
              && Scene.GAME
                  .choices(before, Seat.of(seat))
                  .equals(Scene.GAME.choices(after, Seat.of(seat)));
      assertThat(same).isEqualTo(seat != owner);
      assertThat(Scene.GAME.news(after, viewer)).isEqualTo(Scene.GAME.news(before, viewer));
    }
    assertThat(Scene.GAME.view(after, Viewer.BOARD))
        .isEqualTo(Scene.GAME.view(before, Viewer.BOARD));
  }

  @Test
  public void T35_aFileShowsItsNumberOnly() {
    Scene s = Scene.of(3).file(A, "drugs").give(A, "weapons weapons").calls("ev_traffic_drugs");
    Player seen = s.view(B).players.get(A);
    assertThat(seen.seizures).containsExactly(0, 2, 0, 0, 0).inOrder();
    assertThat(seen.filed).isEqualTo(1);
    assertThat(s.view(A).mine.file).containsExactly(1);
    s.place(A, 1, "i1").deployed().roll("A i1 H");
    Event majority = null;
    for (Event event : s.city().news) if (event.kind == Event.Kind.MAJORITY) majority = event;
    assertThat(majority.items).containsExactly(2, 0, 0).inOrder();
    assertThat(s.view(B).players.get(A).seizures.get(0)).isEqualTo(0);
  }

  @Test
  public void aFilesContentIsItsOwners() {
    Scene s = Scene.of(3).file(A, "drugs").calls("bx_squat");
    assertHidden(
        s,
        A,
        c -> {
          c.filedSeizures[0] = 0;
          c.filedSeizures[1] = 1;
        });
    // Not even whether it is a token or a card.
    assertHidden(
        s,
        A,
        c -> {
          c.filedSeizures[0] = 0;
          c.filedCards[A] = 1L << Scene.card("mn_bank");
        });
  }

  @Test
  public void theDealtTokenIsItsOwners() {
    Scene s = Scene.of(3).secret(A, Special.HELICOPTER).calls("bx_squat").deployed();
    assertThat(s.view(A).mine.token).isEqualTo(1 + Special.HELICOPTER.ordinal());
    assertThat(s.view(B).players.get(A).secret_token).isTrue();
    assertHidden(s, A, c -> c.dealt[A] = Special.REINFORCEMENTS.ordinal());
  }

  @Test
  public void loyaltyIsItsOwners() {
    Scene s = Scene.of(3, "infiltrated_mafioso", "on").edit(c -> c.mafioso = -1);
    assertThat(s.view(A).mine.loyalty).isEqualTo(Loyalty.LOYAL);
    assertHidden(s, C, c -> c.mafioso = C);
    assertThat(Scene.of(3).view(A).mine.loyalty).isEqualTo(Loyalty.LOYALTY_NONE);
  }

  @Test
  public void deckOrdersAreNobodys() {
    Scene s = Scene.of(3).calls("bx_squat");
    assertHidden(s, -1, c -> c.deck = Decks.shuffled(c.deck, Chance.of("other")));
    assertHidden(s, -1, c -> c.objectiveDeck = Decks.shuffled(c.objectiveDeck, Chance.of("o")));
  }

  @Test
  public void whoHasPassedIsNobodysBusiness() {
    Scene s = Scene.of(3).secret(A, Special.HELICOPTER).calls("bx_squat").deployed();
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
    assertHidden(s, B, c -> c.decided |= 1 << B);
    s = Scene.of(3).token(C, Special.REINFORCEMENTS).token(B, Special.REINFORCEMENTS);
    s.mafia(3).calls("ev_police_raid").deployed();
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    assertHidden(s, B, c -> c.decided |= 1 << B);
  }

  @Test
  public void pointingIsSecretButTheTickIsNot() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1").place(B, 1, "i1").place(C, 1, "i1");
    s.deployed().roll("A i1 H, B i1 H").clash();
    s.roll("A i1 R, B i1 R, C i1 R").act(A, s.point(B, 1));
    assertThat(s.view(C).marks).isEqualTo(1);
    assertHidden(
        s,
        A,
        c -> {
          c.points[B] = 0;
          c.points[C] = 1;
        });
    // It also appears for "nobody".
    s.act(B, Actions.point(s.id(), List.of(), List.of()));
    assertThat(s.view(C).marks).isEqualTo(3);
    s.act(C, s.point(A, 1));
    assertThat(s.board().conflict_hits).containsExactly(1, 1, 0).inOrder();
  }

  @Test
  public void chosenDiceAreSecretUntilAllHaveChosen() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 i2").place(B, 1, "i1 i2");
    s.deployed().roll("A i1 H, B i1 H").clash();
    s.roll("A i1 R, A i2 H, B i1 R, B i2 H").act(A, s.point(B, 1)).act(B, s.point(A, 1));
    assertThat(s.phase()).isEqualTo(Phase.C_REMOVE);
    s.act(A, Actions.remove(s.id(), List.of(1)));
    assertThat(s.view(A).mine.chosen).containsExactly(1);
    assertHidden(s, A, c -> c.chosen[A] = 2);
  }

  @Test
  public void whatGoesIntoAFileIsNotSaid() {
    Scene s = Scene.of(3).token(A, Special.TOP_SECRET_FILE).give(A, "drugs").calls("bx_squat");
    s.act(A, Actions.fileIn(element("drugs")));
    assertThat(s.city().news)
        .containsExactly(new Event.Builder().kind(Event.Kind.FILED).seat(A).build());
    s.act(A, Actions.fileOut(element("drugs")));
    assertThat(s.city().news.get(0).item).isEqualTo(1);
  }

  @Test
  public void theBoardHasNoSeatOfItsOwn() {
    assertThat(Scene.of(3).board().mine).isNull();
  }
}
