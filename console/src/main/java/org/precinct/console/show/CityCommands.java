package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.show.Keyboard.Misread;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.policecity.CityBoard;
import org.precinct.seat.policecity.CityDraft;
import org.precinct.seat.policecity.CityTouch;
import org.precinct.seat.policecity.CityTouch.Spot;
import org.precinct.seat.policecity.DealDraft;
import org.precinct.seat.policecity.SplitDraft;

/**
 * Police City's short commands: each is a row of touches.
 *
 * <pre>
 *   i1 3                 put inspector 1 on card 3; i1 0 takes it back
 *   n2 s                 informant 2 rides on the sergeant
 *   h 2 i1 s 4           helicopter: inspector 1 and the sergeant from card 2 to card 4
 *   c 2i1 3s 4           counter-order: player 2's inspector 1 and player 3's sergeant to card 4
 *   p 1 2 0              propose: player 1 takes the first gain, 2 the second, nobody the third
 *   deal 1:11 f:2 = 1:3 2:1   a deal with the mafia: kinds given by player (f: from the own file),
 *                        ranks got by player
 *   swap 2 : 1 c17 = 3   offer player 2 drugs and card 17 for alcohol
 * </pre>
 */
final class CityCommands {
  private static final String DIE = "i[12]|[sl]|n[1-5]";

  private final CityDraft begun;
  private final View view;
  private final Viewpoint viewpoint;
  private final List<CityTouch> touches = new ArrayList<>();

  CityCommands(CityDraft begun, View view, Viewpoint viewpoint) {
    this.begun = begun;
    this.view = view;
    this.viewpoint = viewpoint;
  }

  /** The touches that it stands for; empty if it is no command. */
  Optional<List<CityTouch>> read(String typed) throws Misread {
    Tokens tokens = new Tokens(typed.replace(":", ": ").replace("=", " = "));
    if (tokens.peek().matches(DIE)) die(tokens);
    else if (tokens.isWord(words("typed.helicopter"))) helicopter(tokens);
    else if (tokens.isWord(words("typed.order"))) order(tokens);
    else if (tokens.isWord(words("typed.propose"))) propose(tokens);
    else if (tokens.isWord(words("typed.deal"))) deal(tokens);
    else if (tokens.isWord(words("typed.swap"))) swap(tokens);
    else return Optional.empty();
    return Optional.of(touches);
  }

  private List<String> words(String key) {
    return viewpoint.words().typed(key);
  }

  private Misread wrong(String key) {
    String usage = viewpoint.say("city.command." + key);
    return new Misread(viewpoint.say("city.misread", "usage", usage));
  }

  private void own(int die) {
    touches.add(new CityTouch.Die(view.mine.seat, die));
  }

  private void die(Tokens tokens) throws Misread {
    int die = CityNames.die(tokens.next());
    String where = tokens.next();
    if (tokens.hasMore()) throw wrong("place");
    own(die);
    int carrier = CityNames.die(where);
    if (carrier > 0) {
      if (die <= Staff.OWN) throw wrong("ride");
      own(carrier);
    } else if (where.equals("0")) {
      touches.add(Spot.HOME);
    } else {
      if (die > Staff.OWN) throw wrong("ride");
      touches.add(new CityTouch.Slot(slot(where, "place")));
    }
  }

  private int slot(String typed, String usage) throws Misread {
    int slot = Tokens.number(typed);
    if (slot < 1) throw wrong(usage);
    if (view.slots.isEmpty()) throw new Misread(viewpoint.say("city.no_slots"));
    if (slot > view.slots.size()) {
      throw new Misread(
          viewpoint.say("city.bad_slot", "typed", typed, "count", "" + view.slots.size()));
    }
    return slot;
  }

  private void helicopter(Tokens tokens) throws Misread {
    int from = slot(tokens.next(), "helicopter");
    List<CityBoard.Member> there = CityBoard.of(view).captains().get(view.mine.seat).on(from);
    while (CityNames.die(tokens.peek()) > 0) {
      String typed = tokens.next();
      int die = CityNames.die(typed);
      if (there.stream().noneMatch(member -> member.number() == die)) {
        throw new Misread(viewpoint.say("city.not_there", "die", typed, "slot", "" + from));
      }
      own(die);
    }
    if (touches.isEmpty()) throw wrong("helicopter");
    to(tokens, "helicopter");
  }

  private void to(Tokens tokens, String usage) throws Misread {
    touches.add(new CityTouch.Slot(slot(tokens.next(), usage)));
    if (tokens.hasMore()) throw wrong(usage);
    touches.add(Spot.SEND);
  }

  private void order(Tokens tokens) throws Misread {
    while (tokens.peek().matches("\\d(i[12]|[sl])")) {
      String one = tokens.next();
      int seat = seat(one.substring(0, 1));
      touches.add(new CityTouch.Die(seat, CityNames.die(one.substring(1))));
    }
    if (touches.isEmpty()) throw wrong("order");
    to(tokens, "order");
  }

  private void propose(Tokens tokens) throws Misread {
    if (begun.part() instanceof SplitDraft split && !split.open()) touches.add(Spot.PROPOSAL);
    int gain = 0;
    while (tokens.hasMore()) {
      String one = tokens.next();
      int taker = one.equals("0") || one.equals("-") ? 0 : 1 + seat(one);
      touches.add(new CityTouch.Gain(++gain));
      touches.add(new CityTouch.Taker(taker));
    }
    if (gain != view.gains.size()) {
      String count = "" + view.gains.size();
      throw new Misread(viewpoint.say("city.bad_split", "count", count, "typed", "" + gain));
    }
    touches.add(Spot.SEND);
  }

  private void deal(Tokens tokens) throws Misread {
    if (begun.part() instanceof DealDraft earlier) takeOut(earlier);
    int emptied = touches.size();
    while (tokens.hasMore() && !tokens.peek().equals("=")) {
      String who = tokens.next().replace(":", "");
      boolean filed = who.equals("f");
      int seat = filed ? view.mine.seat : seat(who);
      for (char digit : tokens.next().toCharArray()) give(seat, kind(digit), filed);
    }
    if (touches.size() == emptied) throw wrong("deal");
    tokens.next();
    while (tokens.hasMore()) {
      int seat = seat(tokens.next().replace(":", ""));
      int count = Tokens.number(tokens.next());
      if (count < 0) throw wrong("deal");
      for (int i = 0; i < count; i++) touches.add(new CityTouch.Rank(seat, true));
    }
    touches.add(Spot.SEND);
  }

  /** A deal that is typed replaces the one proposed before. */
  private void takeOut(DealDraft earlier) {
    for (int seat = 0; seat < view.players.size(); seat++) {
      for (Seizure kind : Seizure.values()) {
        for (boolean filed : new boolean[] {false, true}) {
          if (filed && seat != view.mine.seat) continue;
          int count = earlier.given(seat, kind.number(), filed);
          if (count > 0 && filed) openFile();
          for (int i = 0; i < count; i++) {
            touches.add(new CityTouch.Element(seat, kind.number(), filed, false));
          }
        }
      }
      for (int i = 0; i < earlier.ranks().get(seat); i++) {
        touches.add(new CityTouch.Rank(seat, false));
      }
    }
  }

  private void openFile() {
    if (!touches.contains(Spot.FILE)) touches.add(Spot.FILE);
  }

  private void give(int seat, int element, boolean filed) {
    if (filed) openFile();
    touches.add(new CityTouch.Element(seat, element, filed, true));
  }

  private int kind(char digit) throws Misread {
    if (digit < '1' || digit > '0' + Seizure.KINDS) throw wrong("deal");
    return digit - '0';
  }

  private void swap(Tokens tokens) throws Misread {
    int to = seat(tokens.next().replace(":", ""));
    touches.add(new CityTouch.Captain(to));
    boolean wanting = false;
    while (tokens.hasMore()) {
      String one = tokens.next();
      if (one.equals(":")) continue;
      if (one.equals("=")) wanting = true;
      else if (wanting) give(to, element(one), false);
      else if (one.startsWith("f")) give(view.mine.seat, element(one.substring(1)), true);
      else give(view.mine.seat, element(one), false);
    }
    if (!wanting) throw wrong("swap");
    touches.add(Spot.SEND);
  }

  private int element(String typed) throws Misread {
    boolean card = typed.startsWith("c");
    int number = Tokens.number(card ? typed.substring(1) : typed);
    int most = card ? Box.CARDS.size() : Seizure.KINDS;
    if (number < 1 || number > most) throw wrong("swap");
    return card ? Element.card(number - 1) : Element.token(number - 1);
  }

  private int seat(String typed) throws Misread {
    int seat = Tokens.number(typed);
    if (seat >= 1 && seat <= view.players.size()) return seat - 1;
    throw new Misread(
        viewpoint.say("show.bad_player", "typed", typed, "count", "" + view.players.size()));
  }
}
