package org.precinct.console.show;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.console.show.Show.Misread;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;

/**
 * Police City's short commands.
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

  private final View view;
  private final Scene scene;

  CityCommands(View view, Scene scene) {
    this.view = view;
    this.scene = scene;
  }

  Optional<Action> read(String typed) throws Misread {
    Tokens tokens = new Tokens(typed.replace(":", ": ").replace("=", " = "));
    if (tokens.peek().matches(DIE)) return Optional.of(die(tokens));
    if (tokens.isWord(words("typed.helicopter"))) return Optional.of(helicopter(tokens));
    if (tokens.isWord(words("typed.order"))) return Optional.of(order(tokens));
    if (tokens.isWord(words("typed.propose"))) return Optional.of(propose(tokens));
    if (tokens.isWord(words("typed.deal"))) return Optional.of(deal(tokens));
    if (tokens.isWord(words("typed.swap"))) return Optional.of(swap(tokens));
    return Optional.empty();
  }

  private List<String> words(String key) {
    return scene.words().typed(key);
  }

  private Misread wrong(String key) {
    return new Misread(scene.say("city.misread", "usage", scene.say("city.command." + key)));
  }

  private Action die(Tokens tokens) throws Misread {
    int die = CityNames.die(tokens.next());
    String where = tokens.next();
    if (tokens.hasMore()) throw wrong("place");
    int carrier = CityNames.die(where);
    if (carrier > 0) {
      if (die <= Staff.OWN) throw wrong("ride");
      return Actions.ride(view.phase_id, die, carrier);
    }
    if (where.equals("0")) return Actions.takeBack(view.phase_id, die);
    if (die > Staff.OWN) throw wrong("ride");
    return Actions.place(view.phase_id, die, slot(where, "place"));
  }

  private int slot(String typed, String usage) throws Misread {
    int slot = Tokens.number(typed);
    if (slot < 1) throw wrong(usage);
    if (view.slots.isEmpty()) throw new Misread(scene.say("city.no_slots"));
    if (slot > view.slots.size()) {
      throw new Misread(
          scene.say("city.bad_slot", "typed", typed, "count", "" + view.slots.size()));
    }
    return slot;
  }

  private Action helicopter(Tokens tokens) throws Misread {
    int from = slot(tokens.next(), "helicopter");
    List<Integer> dice = new ArrayList<>();
    while (CityNames.die(tokens.peek()) > 0) dice.add(CityNames.die(tokens.next()));
    int to = slot(tokens.next(), "helicopter");
    if (dice.isEmpty() || tokens.hasMore()) throw wrong("helicopter");
    Collections.sort(dice);
    return Actions.helicopter(view.phase_id, from, dice, to);
  }

  private Action order(Tokens tokens) throws Misread {
    List<Integer> dice = new ArrayList<>();
    while (tokens.peek().matches("\\d(i[12]|[sl])")) {
      String one = tokens.next();
      int seat = seat(one.substring(0, 1));
      dice.add(Packed.anyDie(seat, CityNames.die(one.substring(1))));
    }
    int to = slot(tokens.next(), "order");
    if (dice.isEmpty() || tokens.hasMore()) throw wrong("order");
    Collections.sort(dice);
    return Actions.counterOrder(view.phase_id, dice, to);
  }

  private Action propose(Tokens tokens) throws Misread {
    List<Integer> takers = new ArrayList<>();
    while (tokens.hasMore()) {
      String one = tokens.next();
      takers.add(one.equals("0") || one.equals("-") ? 0 : 1 + seat(one));
    }
    if (takers.size() != view.gains.size()) {
      throw new Misread(
          scene.say(
              "city.bad_split", "count", "" + view.gains.size(), "typed", "" + takers.size()));
    }
    return Actions.propose(view.phase_id, takers);
  }

  private Action deal(Tokens tokens) throws Misread {
    List<Integer> give = new ArrayList<>();
    List<Integer> filed = new ArrayList<>();
    while (tokens.hasMore() && !tokens.peek().equals("=")) {
      String who = tokens.next().replace(":", "");
      for (char digit : tokens.next().toCharArray()) {
        int kind = kind(digit);
        if (who.equals("f")) filed.add(kind);
        else give.add(Packed.anyToken(seat(who), kind));
      }
    }
    tokens.next();
    Integer[] ranks = new Integer[view.players.size()];
    Arrays.fill(ranks, 0);
    while (tokens.hasMore()) {
      int seat = seat(tokens.next().replace(":", ""));
      int count = Tokens.number(tokens.next());
      if (count < 0) throw wrong("deal");
      ranks[seat] += count;
    }
    if (give.isEmpty() && filed.isEmpty()) throw wrong("deal");
    Collections.sort(give);
    Collections.sort(filed);
    return Actions.deal(view.phase_id, give, filed, List.of(ranks));
  }

  private int kind(char digit) throws Misread {
    if (digit < '1' || digit > '0' + Seizure.KINDS) throw wrong("deal");
    return digit - '0';
  }

  private Action swap(Tokens tokens) throws Misread {
    int to = seat(tokens.next().replace(":", ""));
    List<Integer> give = new ArrayList<>();
    List<Integer> filed = new ArrayList<>();
    List<Integer> want = new ArrayList<>();
    boolean wanting = false;
    while (tokens.hasMore()) {
      String one = tokens.next();
      if (one.equals(":")) continue;
      if (one.equals("=")) wanting = true;
      else if (wanting) want.add(element(one));
      else if (one.startsWith("f")) filed.add(element(one.substring(1)));
      else give.add(element(one));
    }
    if (!wanting) throw wrong("swap");
    Collections.sort(give);
    Collections.sort(filed);
    Collections.sort(want);
    return Actions.offer(view.phase_id, to, give, filed, want);
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
        scene.say("show.bad_player", "typed", typed, "count", "" + view.players.size()));
  }
}
