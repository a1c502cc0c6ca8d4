package org.precinct.engine.policecity.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.EventKind;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** How a bot secures a place and fights for it (6.11). */
final class PlaceBot {
  private final Seen seen;
  private final View view;
  private final Worth worth;

  PlaceBot(Seen seen, Worth worth) {
    this.seen = seen;
    this.view = seen.view;
    this.worth = worth;
  }

  /** Calls the lieutenant when short, and Reinforcements when they close the gap. */
  Optional<Action> secure() {
    int missing = gap();
    if (missing > 0 && isWanted()) {
      if (may(Word.CALL_LIEUTENANT)) return Optional.of(word(Word.CALL_LIEUTENANT));
      boolean closes = missing <= seen.tokensOf(Special.REINFORCEMENTS);
      if (closes && !othersMayCall()) return Optional.of(word(Word.PLAY_REINFORCEMENTS));
    }
    return may(Word.PASS) ? Optional.of(word(Word.PASS)) : Optional.empty();
  }

  private boolean may(Word word) {
    return view.mine.may.words.contains(word);
  }

  /** Handcuffs that are missing, for the place or for the next step of an event. */
  private int gap() {
    Card card = seen.cardHere();
    if (card.isPlace()) return card.handcuffs() - view.handcuffs;
    if (card.is(EventKind.POLICE_RAID)) {
      return seen.isMafioso() || view.mafia <= view.handcuffs / 3 ? 0 : 3 - view.handcuffs % 3;
    }
    int best = 0;
    for (int seat = 0; seat < seen.seats; seat++) {
      if (seat != seen.me) best = Math.max(best, total(seat, card));
    }
    return Math.max(1, best) - total(seen.me, card);
  }

  private int total(int seat, Card card) {
    int total = seen.tokens(seat, card.subject());
    if (!view.reinforcements.isEmpty()) total += view.reinforcements.get(seat);
    for (int face : seen.player(seat).faces) if (face > 0 && isHandcuff(face)) total++;
    for (Informant informant : view.informants) {
      boolean here = informant.owner == seat && informant.at == view.slot;
      if (here && informant.face > 0 && isHandcuff(informant.face)) total++;
    }
    return total;
  }

  private static boolean isHandcuff(int face) {
    return Face.values()[face - 1].isHandcuff();
  }

  /** A mafioso lets a place go when that is worth more to him. */
  private boolean isWanted() {
    Card card = seen.cardHere();
    if (!card.isPlace()) return true;
    double share = 0;
    for (int gain : Gain.of(card)) share += worth.gain(seen.me, gain, card);
    share *= seen.participates(seen.me) ? worth.fairPart(seen.me) : 0;
    return share + card.mafia() * worth.mafiaLevel() > 0;
  }

  private boolean othersMayCall() {
    for (int seat = 0; seat < seen.seats; seat++) {
      boolean there = seen.player(seat).dice.get(Staff.OWN - 1) == view.slot;
      if (seat != seen.me && there && !Packed.has(view.lieutenants_called, seat)) return true;
    }
    return false;
  }

  /** Rerolls what shows no handcuff, or in a conflict no rank. */
  Action reroll() {
    boolean conflict = view.phase == Phase.C_REROLL;
    boolean enough =
        !conflict && seen.cardHere().isPlace() && view.handcuffs >= seen.cardHere().handcuffs();
    List<Integer> dice = new ArrayList<>();
    for (int die : view.mine.may.rerollable) {
      int face = face(die);
      boolean useful = conflict ? Face.values()[face - 1].isRank() : isHandcuff(face);
      if (!useful && !enough) dice.add(die);
    }
    return Actions.reroll(view.phase_id, dice);
  }

  private int face(int die) {
    if (die <= Staff.OWN) return seen.mine().faces.get(die - 1);
    for (Informant informant : view.informants) if (informant.die == die) return informant.face;
    throw new IllegalStateException("no die " + die);
  }

  /** Takes the best element that is worth the token. */
  Action officer() {
    int best = 0;
    double most = 0.6;
    for (int position : view.mine.may.take) {
      double value = worth.gain(seen.me, view.gains.get(position - 1), seen.cardHere());
      if (value <= most) continue;
      most = value;
      best = position;
    }
    return best == 0 ? word(Word.PASS) : Actions.take(view.phase_id, best);
  }

  /** Rivals who can be removed completely, two if possible; else the highest one. */
  Action point() {
    int ranks = view.mine.may.point_ranks;
    int first = -1;
    for (int seat : fromTheLeft()) {
      boolean removable = seen.membersHere(seat) <= ranks;
      if (removable && (first < 0 || seen.player(seat).rank > seen.player(first).rank)) {
        first = seat;
      }
    }
    if (first < 0) return point(highest(-1), ranks, -1, 0);
    int needed = seen.membersHere(first);
    int second = highest(first);
    if (second < 0 || needed == ranks) return point(first, ranks, -1, 0);
    return point(first, needed, second, ranks - needed);
  }

  /** Targets clockwise from the bot, so that no seat is named more often for its number. */
  private List<Integer> fromTheLeft() {
    List<Integer> seats = new ArrayList<>(view.mine.may.point_seats);
    seats.sort(Comparator.comparingInt(seat -> Math.floorMod(seat - seen.me, seen.seats)));
    return seats;
  }

  private int highest(int except) {
    int highest = -1;
    for (int seat : fromTheLeft()) {
      if (seat == except) continue;
      if (highest < 0 || seen.player(seat).rank > seen.player(highest).rank) highest = seat;
    }
    return highest;
  }

  private Action point(int a, int ranksA, int b, int ranksB) {
    if (b < 0) return Actions.point(view.phase_id, List.of(a), List.of(ranksA));
    return a < b
        ? Actions.point(view.phase_id, List.of(a, b), List.of(ranksA, ranksB))
        : Actions.point(view.phase_id, List.of(b, a), List.of(ranksB, ranksA));
  }

  Action remove() {
    int lost = Staff.leaveFirst(Packed.mask(view.mine.may.removable), view.mine.may.remove);
    return Actions.remove(view.phase_id, Packed.numbers(lost));
  }

  Action keep() {
    int kept = Staff.leaveFirst(Packed.mask(view.mine.may.keep), 1);
    return Actions.keep(view.phase_id, 1 + Integer.numberOfTrailingZeros(kept));
  }

  Action pick() {
    int best = 0;
    for (int kind : view.mine.may.pick) {
      if (best == 0 || worth.token(seen.me, kind - 1) > worth.token(seen.me, best - 1)) best = kind;
    }
    return Actions.pick(view.phase_id, best);
  }

  private Action word(Word word) {
    return Actions.word(view.phase_id, word);
  }
}
