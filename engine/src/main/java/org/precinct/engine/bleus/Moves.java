package org.precinct.engine.bleus;

import java.util.List;
import org.precinct.engine.bleus.proto.Action;

/** Makes actions. {@code seq} is that of the state or view they answer. */
final class Moves {
  private Moves() {}

  static Action play(int seq, int card) {
    return new Action.Builder().seq(seq).play(new Action.Play.Builder().card(card).build()).build();
  }

  static Action arrest(int seq, int place) {
    return new Action.Builder()
        .seq(seq)
        .arrest(new Action.Arrest.Builder().place(place).build())
        .build();
  }

  static Action buy(int seq, int card) {
    return new Action.Builder().seq(seq).buy(new Action.Buy.Builder().card(card).build()).build();
  }

  static Action end(int seq) {
    return new Action.Builder().seq(seq).end(new Action.End.Builder().build()).build();
  }

  static Action speech(int seq, List<Integer> cards) {
    return new Action.Builder()
        .seq(seq)
        .speech(new Action.Speech.Builder().cards(cards).build())
        .build();
  }

  static Action promote(int seq, int card, int gain) {
    return new Action.Builder()
        .seq(seq)
        .promote(new Action.Promote.Builder().card(card).gain(gain).build())
        .build();
  }

  static Action accident(int seq, int place) {
    return new Action.Builder()
        .seq(seq)
        .accident(new Action.Accident.Builder().place(place).build())
        .build();
  }

  static Action mediate(int seq, int seat) {
    return new Action.Builder()
        .seq(seq)
        .mediate(new Action.Mediate.Builder().seat(seat).build())
        .build();
  }
}
