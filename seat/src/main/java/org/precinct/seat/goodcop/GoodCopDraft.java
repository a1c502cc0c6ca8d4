package org.precinct.seat.goodcop;

import java.util.Optional;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.View;

/**
 * What a player is about to do and has not sent, and what lies open over the table.
 *
 * @param choosing what is chosen at the table
 * @param arranging the own row being laid out, at the start or by a Flashbang
 * @param discarding the Equipment card chosen to go
 */
public record GoodCopDraft(
    Moment moment,
    Sheet sheet,
    Optional<Choosing> choosing,
    Optional<Arranging> arranging,
    Optional<Equipment> discarding) {

  /** The moment that a draft is good for. */
  record Moment(View.Phase phase, int seq, int windowNo, boolean recorded, Equipment card) {
    static Moment of(View view) {
      boolean recorded = view.mine != null && view.mine.recorded;
      boolean usable = view.mine != null && GoodCopControls.isUsable(view.mine.play);
      Equipment card = usable ? view.mine.play.card : Equipment.NO_EQUIPMENT;
      return new Moment(view.phase, view.state_seq, view.window_no, recorded, card);
    }
  }

  /** What lies open over the table. */
  public sealed interface Sheet {}

  /** Nothing does. */
  public record NoSheet() implements Sheet {}

  /** The own Equipment card, what it can do now, and the standing pass. */
  public record EquipmentSheet() implements Sheet {}

  /** What the player knows. */
  public record NotebookSheet() implements Sheet {}

  /**
   * One player's file.
   *
   * @param place the card that is spoken about
   * @param hand whether the Equipment in hand is spoken about
   */
  public record FileSheet(int seat, Optional<Integer> place, boolean hand) implements Sheet {
    static FileSheet of(int seat) {
      return new FileSheet(seat, Optional.empty(), false);
    }
  }

  static GoodCopDraft begin(View view) {
    boolean deal = view.mine != null && view.mine.may_order;
    return new GoodCopDraft(
        Moment.of(view),
        new NoSheet(),
        Choosing.asked(view),
        deal ? Optional.of(Arranging.asItIs(Bits.ROW)) : Optional.empty(),
        Optional.empty());
  }

  /** Begun anew, but for what is only read, and for a use that is still possible. */
  GoodCopDraft revised(View view) {
    if (moment.equals(Moment.of(view))) return this;
    Sheet kept = sheet instanceof EquipmentSheet ? new NoSheet() : sheet;
    if (kept instanceof FileSheet file) kept = FileSheet.of(file.seat);
    GoodCopDraft fresh = begin(view).with(kept);
    if (!isBare() || moment.card == Equipment.NO_EQUIPMENT) return fresh;
    if (moment.card != fresh.moment.card) return fresh;
    if (choosing.filter(it -> it.isUseIn(view)).isPresent()) return fresh.with(choosing.get());
    boolean layingOut = arranging.isPresent() && !fresh.arranging.isPresent();
    boolean same = layingOut && arranging.get().order().size() == view.mine.play.order;
    return same ? fresh.with(arranging.get()) : fresh;
  }

  /** Whether a use of the own Equipment is being put together. */
  boolean isUsing(View view) {
    return sheet instanceof EquipmentSheet
        || choosing.filter(it -> it.task() == Choosing.Task.USE).isPresent()
        || arranging.isPresent() && !view.mine.may_order;
  }

  /** Whether something can be given up to go back to where the game has put the player. */
  public boolean canGoBack(View view) {
    GoodCopDraft first = begin(view);
    return !choosing.map(Choosing::task).equals(first.choosing.map(Choosing::task))
        || arranging.isPresent() && !first.arranging.isPresent();
  }

  /** Whether the table is all that can be touched. */
  public boolean isBare() {
    return sheet instanceof NoSheet;
  }

  /** The same with nothing open over the table. */
  public GoodCopDraft bare() {
    return with(new NoSheet());
  }

  GoodCopDraft with(Sheet open) {
    return new GoodCopDraft(moment, open, choosing, arranging, discarding);
  }

  GoodCopDraft with(Choosing next) {
    return new GoodCopDraft(moment, new NoSheet(), Optional.of(next), Optional.empty(), discarding);
  }

  GoodCopDraft with(Arranging next) {
    return new GoodCopDraft(moment, new NoSheet(), Optional.empty(), Optional.of(next), discarding);
  }

  GoodCopDraft discarding(Equipment card) {
    return new GoodCopDraft(moment, sheet, choosing, arranging, Optional.of(card));
  }
}
