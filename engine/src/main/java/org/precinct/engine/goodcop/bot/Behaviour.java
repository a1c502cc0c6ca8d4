package org.precinct.engine.goodcop.bot;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Deed;
import org.precinct.engine.goodcop.proto.Deed.Kind;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Side;

/** What everybody has done in the open, and how well it fits one deal or another. */
final class Behaviour {
  /** How often people aim at, shoot and accuse allies, for each time they do it to enemies. */
  private static final double[] AIMED = {0.9, 0.6, 0.35, 0.1};

  private static final double[] SHOT = {0.7, 0.4, 0.2, 0.05};
  private static final double ACCUSED = 0.4;

  private final Insight sight;
  private final List<Deed> deeds;

  /** For each seat the number of deeds up to the one that changed its cards. */
  private final int[] changed;

  Behaviour(Insight sight) {
    this.sight = sight;
    deeds = sight.view.memory == null ? List.of() : sight.view.memory.deeds;
    changed = new int[sight.seats];
    for (int i = 0; i < deeds.size(); i++) {
      if (deeds.get(i).kind == Kind.CHANGED) changed[deeds.get(i).player] = i + 1;
    }
  }

  boolean saysNothing() {
    return deeds.isEmpty();
  }

  boolean hasAnyRowChanged() {
    for (int each : changed) if (each > 0) return true;
    return false;
  }

  /** The Flashbangs of a row since its cards were changed. */
  List<Deed> flashes(int seat) {
    List<Deed> flashes = new ArrayList<>();
    for (int i = changed[seat]; i < deeds.size(); i++) {
      Deed deed = deeds.get(i);
      if (deed.kind == Kind.MIXED && deed.player == seat) flashes.add(deed);
    }
    return flashes;
  }

  /** Whether this Flashbang was the first after the card of a line had been seen. */
  boolean isLostIn(Deed flash, Note note) {
    int seat = flash.player;
    if (changed[seat] > 0 && deeds.get(changed[seat] - 1).turn_no >= note.turn_no) return false;
    for (Deed each : flashes(seat)) if (each.turn_no >= note.turn_no) return each.equals(flash);
    return false;
  }

  /** How likely everybody would have behaved like this, in any scale. */
  double weight(int[] cards) {
    double weight = 1;
    int planted = -1;
    for (int i = 0; i < deeds.size(); i++) {
      Deed deed = deeds.get(i);
      if (deed.kind == Kind.PLANTED) planted = deed.target == null ? -1 : deed.target;
      else if (counts(i, deed)) weight *= weight(deed, cards, planted);
    }
    return weight;
  }

  /** Of one player's aims at another the last counts, and what the bot did itself tells nothing. */
  private boolean counts(int index, Deed deed) {
    if (deed.player == sight.me || index < changed[deed.player]) return false;
    if (deed.target != null && index < changed[deed.target]) return false;
    if (deed.kind != Kind.AIMED) return true;
    for (int i = index + 1; i < deeds.size(); i++) {
      Deed later = deeds.get(i);
      boolean aim = later.kind == Kind.AIMED || later.kind == Kind.SHOT;
      if (aim && later.player == deed.player) return !deed.target.equals(later.target);
    }
    return true;
  }

  private double weight(Deed deed, int[] cards, int planted) {
    return switch (deed.kind) {
      case AIMED -> against(deed, cards, planted, AIMED[deed.known]);
      case SHOT -> against(deed, cards, planted, SHOT[deed.known]);
      case CLAIMED -> claim(deed, cards, planted);
      case TURNED_UP -> turnedUp(deed, cards);
      default -> 1;
    };
  }

  private double against(Deed deed, int[] cards, int planted, double ifAllies) {
    return areAllies(deed.player, deed.target, cards, planted) ? ifAllies : 1;
  }

  private boolean areAllies(int a, int b, int[] cards, int planted) {
    Side side = sight.side(a, cards, planted);
    return side != Side.TORN && side == sight.side(b, cards, planted);
  }

  /** Whoever lies accuses enemies and vouches for allies, as those do who tell the truth. */
  private double claim(Deed deed, int[] cards, int planted) {
    if (deed.target == deed.player) return 1;
    boolean accuses = deed.side != Side.HONEST_SIDE;
    return areAllies(deed.player, deed.target, cards, planted) == accuses ? ACCUSED : 1;
  }

  /** Leaders are turned face-up last: each other card makes it likelier that one is left. */
  private double turnedUp(Deed deed, int[] cards) {
    int leaders = 0;
    for (int left = sight.present & Bits.row(deed.player);
        left != 0;
        left = Bits.withoutLowest(left)) {
      int place = Bits.lowest(left);
      if (Insight.isLeader(cards[place]) && !sight.isFaceUp(place)) leaders++;
    }
    return leaders < deed.known ? (double) deed.known / (deed.known - leaders) : 1;
  }
}
