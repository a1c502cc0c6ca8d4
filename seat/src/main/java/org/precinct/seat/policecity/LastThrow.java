package org.precinct.seat.policecity;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Event;

/**
 * The dice that fell last.
 *
 * @param number how many throws there were
 */
public record LastThrow(int number, Set<CityTouch.Die> dice) {

  public static LastThrow of(List<Event> news) {
    int number = 0;
    Set<CityTouch.Die> dice = new HashSet<>();
    for (Event event : news) {
      if (event.kind != Event.Kind.ROLLED) continue;
      number++;
      dice.clear();
      for (int item : event.items) {
        dice.add(new CityTouch.Die(Packed.seatOfThrown(item), Packed.thrownDie(item)));
      }
    }
    return new LastThrow(number, dice);
  }

  public boolean has(CityBoard.Member member) {
    return dice.contains(new CityTouch.Die(member.seat(), member.number()));
  }
}
