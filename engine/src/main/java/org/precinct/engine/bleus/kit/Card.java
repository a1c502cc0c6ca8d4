package org.precinct.engine.bleus.kit;

import java.util.List;

/**
 * A line of the card file.
 *
 * @param number its place in the file, from 1
 * @param copies how many there are in the box, starting cards included
 * @param arrest the Strike force that arresting it takes; 0 if it cannot be arrested
 */
public record Card(
    int number,
    String id,
    Side side,
    int cost,
    int copies,
    int arrest,
    List<Effect> onPlay,
    List<Effect> onReveal,
    List<Effect> onArrest) {

  /** Cards without a price are starting cards, or wait for the Mediator (4). */
  public boolean isForSale() {
    return cost > 0;
  }

  public boolean canBeArrested() {
    return arrest > 0;
  }

  /** What playing it adds up to of one primitive. */
  public int plays(Primitive primitive) {
    return sum(onPlay, primitive);
  }

  /** What revealing it adds up to of one primitive. */
  public int reveals(Primitive primitive) {
    return sum(onReveal, primitive);
  }

  /** What arresting it adds up to of one primitive. */
  public int yields(Primitive primitive) {
    return sum(onArrest, primitive);
  }

  /** Whether playing it is something that the clock may do for a player (6.7). */
  public boolean onlyAddsToPools() {
    for (Effect effect : onPlay) if (!effect.primitive().onlyAddsToPools()) return false;
    return true;
  }

  public String nameKey() {
    return "card." + id;
  }

  public String textKey() {
    return "card." + id + ".text";
  }

  private static int sum(List<Effect> effects, Primitive primitive) {
    int sum = 0;
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).primitive() == primitive) sum += effects.get(i).number();
    }
    return sum;
  }
}
