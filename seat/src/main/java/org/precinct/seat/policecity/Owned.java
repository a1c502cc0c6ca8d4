package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.View;

/** What captains have, as far as a view tells. */
public final class Owned {
  private Owned() {}

  /** What a captain has in the open, equal tokens repeated. */
  public static List<Integer> open(Player player) {
    List<Integer> elements = new ArrayList<>();
    for (int kind = 0; kind < Seizure.KINDS; kind++) {
      for (int i = 0; i < player.seizures.get(kind); i++) elements.add(Element.token(kind));
    }
    for (int card : player.cards) elements.add(Element.card(card - 1));
    return elements;
  }

  /** The seizure tokens among these elements. */
  public static List<Integer> tokens(List<Integer> elements) {
    List<Integer> tokens = new ArrayList<>();
    for (int element : elements) if (Element.isToken(element)) tokens.add(element);
    return tokens;
  }

  /** How many of an element somebody has in the open, or the viewer in the file. */
  static int count(View view, int seat, int element, boolean filed) {
    if (filed) return seat == view.mine.seat ? Picks.count(view.mine.file, element) : 0;
    Player player = view.players.get(seat);
    if (Element.isToken(element)) return player.seizures.get(Element.kind(element));
    return player.cards.contains(Element.cardOf(element) + 1) ? 1 : 0;
  }

  /** Touches for each kind of element in a list: one less in the draft, one more. */
  static void add(int seat, List<Integer> elements, boolean filed, List<CityTouch> out) {
    int before = 0;
    for (int element : elements) {
      if (element != before) {
        out.add(new CityTouch.Element(seat, element, filed, false));
        out.add(new CityTouch.Element(seat, element, filed, true));
      }
      before = element;
    }
  }
}
