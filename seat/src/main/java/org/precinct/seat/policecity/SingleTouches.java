package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;
import org.precinct.seat.policecity.CityDraft.Sheet;

/** What is done by a single touch. */
final class SingleTouches {
  private SingleTouches() {}

  /** A window is open on all phones that are asked, whatever their players hold. */
  static boolean isWindow(View view) {
    return switch (view.phase) {
      case AFTER_DEPLOY, SECURE, OFFICER -> Packed.has(view.asked, view.mine.seat);
      default -> false;
    };
  }

  /** Others may announce their own special action behind the one being carried out. */
  static boolean asksForSpecials(View view) {
    return view.phase == Phase.ANNOUNCED
        || isWindow(view)
        || mayReinforce(view)
        || mayAnnounce(view);
  }

  /** While dice are sent out, everybody who has a special action for it as far as all know. */
  private static boolean mayAnnounce(View view) {
    if (view.phase != Phase.DEPLOY || view.mine.decided) return false;
    Player player = view.players.get(view.mine.seat);
    boolean any = false;
    for (Special special : List.of(Special.HELICOPTER, Special.COUNTER_ORDER)) {
      boolean out = view.token_supply.get(special.ordinal()) < Box.tokens(special);
      any |= player.tokens.get(special.ordinal()) > 0 || player.secret_token && out;
    }
    return any;
  }

  /** Anybody may send reinforcements, asked or not; the open supply tells that some are out. */
  private static boolean mayReinforce(View view) {
    int kind = Special.REINFORCEMENTS.ordinal();
    boolean out = view.token_supply.get(kind) < Box.tokens(Special.REINFORCEMENTS);
    return out
        && (view.phase == Phase.ROLL || view.phase == Phase.SECURE || view.phase == Phase.REROLL);
  }

  /** What is chosen from the sheet of special actions. */
  static boolean isSpecial(CityTouch touch) {
    return touch instanceof CityTouch.Announce
        || touch instanceof CityTouch.Take
        || touch instanceof CityTouch.Say say && isSpecial(say.word());
  }

  static boolean isSpecial(Word word) {
    return word == Word.CALL_LIEUTENANT || word == Word.PLAY_REINFORCEMENTS;
  }

  /** The action of a touch, if it may be done now. */
  static Optional<Action> action(CityTouch touch, View view) {
    // The public board shows the same panes.
    if (view.mine == null) return Optional.empty();
    May may = view.mine.may;
    int id = view.phase_id;
    if (touch instanceof CityTouch.Say say) {
      // A double is turned on the die itself.
      boolean open = may.words.contains(say.word()) && say.word() != Word.TURN_DOUBLE;
      return when(open, Actions.word(id, say.word()));
    }
    if (touch instanceof CityTouch.Die die && isSergeantOf(die, view.mine.seat)) {
      return when(may.words.contains(Word.TURN_DOUBLE), Actions.word(id, Word.TURN_DOUBLE));
    }
    if (touch instanceof CityTouch.Announce one) {
      return when(
          may.announce.contains(one.token()), Actions.announce(id, Special.of(one.token()).get()));
    }
    if (touch instanceof CityTouch.Take one) {
      return when(may.take.contains(one.position()), Actions.take(id, one.position()));
    }
    if (touch instanceof CityTouch.Claimed one) {
      if (may.unwant.contains(one.position())) {
        return Optional.of(Actions.unwant(id, one.position()));
      }
      return when(may.want.contains(one.position()), Actions.want(id, one.position()));
    }
    if (touch instanceof CityTouch.Support one) {
      return when(may.support.contains(one.number()), Actions.support(id, one.number()));
    }
    if (touch instanceof CityTouch.Pledge one) {
      return when(may.pledge.contains(one.element()), Actions.pledge(id, one.element()));
    }
    if (touch instanceof CityTouch.Unpledge one) {
      return when(may.unpledge.contains(one.element()), Actions.unpledge(id, one.element()));
    }
    if (touch instanceof CityTouch.Accept one) {
      return when(may.accept.contains(one.number()), Actions.accept(id, one.number()));
    }
    if (touch instanceof CityTouch.Decline one) {
      return when(may.decline.contains(one.number()), Actions.decline(id, one.number()));
    }
    if (touch instanceof CityTouch.Withdraw one) {
      return when(may.withdraw.contains(one.number()), Actions.withdraw(id, one.number()));
    }
    if (touch instanceof CityTouch.FileIn one) {
      return when(may.file_in.contains(one.element()), Actions.fileIn(one.element()));
    }
    if (touch instanceof CityTouch.FileOut one) {
      return when(may.file_out.contains(one.element()), Actions.fileOut(one.element()));
    }
    return Optional.empty();
  }

  private static boolean isSergeantOf(CityTouch.Die die, int seat) {
    return die.seat() == seat && Staff.of(die.die()) == Staff.SERGEANT;
  }

  private static Optional<Action> when(boolean possible, Action action) {
    return possible ? Optional.of(action) : Optional.empty();
  }

  /** What is in sight without anything being opened. */
  static List<CityTouch> touches(View view) {
    May may = view.mine.may;
    List<CityTouch> all = new ArrayList<>();
    for (int position = 1; position <= view.claimed.size(); position++) {
      all.add(new CityTouch.Claimed(position));
    }
    for (int number : may.support) all.add(new CityTouch.Support(number));
    for (int element : may.pledge) all.add(new CityTouch.Pledge(element));
    for (int element : may.unpledge) all.add(new CityTouch.Unpledge(element));
    for (int number : may.accept) all.add(new CityTouch.Accept(number));
    for (int number : may.decline) all.add(new CityTouch.Decline(number));
    for (int number : may.withdraw) all.add(new CityTouch.Withdraw(number));
    for (Word word : may.words) {
      // A lieutenant stands there for all to see, so calling him is no secret.
      if (!isSpecial(word) || word == Word.CALL_LIEUTENANT) all.add(new CityTouch.Say(word));
    }
    all.addAll(Dice.own(view));
    return all;
  }

  static List<CityTouch> specials(View view) {
    List<CityTouch> all = new ArrayList<>();
    for (int token : view.mine.may.announce) all.add(new CityTouch.Announce(token));
    for (Word word : view.mine.may.words) if (isSpecial(word)) all.add(new CityTouch.Say(word));
    for (int position : view.mine.may.take) all.add(new CityTouch.Take(position));
    return all;
  }

  static List<CityTouch> filing(View view, boolean fileOpen) {
    List<CityTouch> all = new ArrayList<>();
    for (int element : view.mine.may.file_in) all.add(new CityTouch.FileIn(element));
    if (!fileOpen) return all;
    for (int element : view.mine.may.file_out) all.add(new CityTouch.FileOut(element));
    return all;
  }

  static OptionalInt distance(Action action, CityDraft draft, boolean claimsInSight) {
    if (action.file_in != null) return OptionalInt.of(claimsInSight ? 1 : 2);
    if (action.file_out != null) {
      // A file that lies open beside a deal is shut when the sheet of claims comes over it.
      if (!claimsInSight) return OptionalInt.of(3);
      return OptionalInt.of(draft.fileOpen() ? 1 : 2);
    }
    boolean special =
        action.announce != null || action.take != null || action.word == Word.PLAY_REINFORCEMENTS;
    if (special) return OptionalInt.of(draft.sheet() == Sheet.SPECIALS ? 1 : 2);
    boolean direct =
        action.word != null
            || action.want != null
            || action.unwant != null
            || action.support != null
            || action.pledge != null
            || action.unpledge != null
            || action.accept != null
            || action.decline != null
            || action.withdraw != null;
    return direct ? OptionalInt.of(1) : OptionalInt.empty();
  }
}
