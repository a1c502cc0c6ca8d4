package org.precinct.engine.bleus.kit;

import java.util.List;
import org.precinct.engine.bleus.proto.Action;

/** Makes every kind of action. {@code seq} is that of the state or view it answers. */
public final class Actions {
  private Actions() {}

  public static Action play(int seq, int card) {
    return new Action.Builder().seq(seq).play(new Action.Play.Builder().card(card).build()).build();
  }

  public static Action arrest(int seq, int place) {
    return new Action.Builder()
        .seq(seq)
        .arrest(new Action.Arrest.Builder().place(place).build())
        .build();
  }

  public static Action buy(int seq, int card) {
    return new Action.Builder().seq(seq).buy(new Action.Buy.Builder().card(card).build()).build();
  }

  /** All cards of the hand that only add to pools. */
  public static Action playAll(int seq) {
    return new Action.Builder().seq(seq).play_all(new Action.PlayAll.Builder().build()).build();
  }

  /** Takes the last step back. */
  public static Action undo(int seq) {
    return new Action.Builder().seq(seq).undo(new Action.Undo.Builder().build()).build();
  }

  public static Action end(int seq) {
    return new Action.Builder().seq(seq).end(new Action.End.Builder().build()).build();
  }

  /**
   * @param cards in ascending order
   */
  public static Action speech(int seq, List<Integer> cards) {
    return new Action.Builder()
        .seq(seq)
        .speech(new Action.Speech.Builder().cards(cards).build())
        .build();
  }

  public static Action promote(int seq, int card, int gain) {
    return new Action.Builder()
        .seq(seq)
        .promote(new Action.Promote.Builder().card(card).gain(gain).build())
        .build();
  }

  /** Leaves a Promotion without effect. */
  public static Action promoteNobody(int seq) {
    return promote(seq, 0, 0);
  }

  public static Action accident(int seq, int card) {
    return new Action.Builder()
        .seq(seq)
        .accident(new Action.Accident.Builder().card(card).build())
        .build();
  }

  /** Leaves an Accident without a victim. */
  public static Action removeNobody(int seq) {
    return accident(seq, 0);
  }

  public static Action mediate(int seq, int seat) {
    return new Action.Builder()
        .seq(seq)
        .mediate(new Action.Mediate.Builder().seat(seat).build())
        .build();
  }
}
