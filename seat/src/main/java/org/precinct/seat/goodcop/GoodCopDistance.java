package org.precinct.seat.goodcop;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.seat.goodcop.Choosing.Task;
import org.precinct.seat.goodcop.GoodCopDraft.EquipmentSheet;
import org.precinct.seat.goodcop.GoodCopDraft.FileSheet;
import org.precinct.seat.goodcop.GoodCopDraft.NotebookSheet;

/** How many touches lie between a draft and an action. */
final class GoodCopDistance {
  private final GoodCopDraft draft;
  private final View view;

  /** Touches until nothing lies over the table. */
  private final int table;

  /** Touches until nothing is put together but what the game asks for. */
  private final int idle;

  GoodCopDistance(GoodCopDraft draft, View view) {
    this.draft = draft;
    this.view = view;
    table = draft.isBare() ? 0 : 1;
    idle = table + (draft.canGoBack(view) ? 1 : 0);
  }

  OptionalInt to(Action action) {
    return switch (action.kind) {
      case ORDER -> inRow(action.order);
      case ANNOUNCE -> OptionalInt.of(announce(action));
      case PLAY -> play(action.play);
      case PASS, KEEP -> OptionalInt.of(idle + 1);
      case CHOOSE_CARD -> chosen(Task.TURN_UP, Optional.empty(), List.of(action.place));
      case CHOOSE_AIM -> chosen(Task.AIM, Optional.of(action.seat), List.of());
      case END_TURN -> chosen(Task.AIM, Optional.ofNullable(action.seat), List.of());
      case DISCARD -> {
        boolean chosen = draft.discarding().equals(Optional.of(action.card));
        yield OptionalInt.of(table + (chosen ? 1 : 2));
      }
      case SET_STANDING_PASS -> {
        boolean there = view.mine.may_pass && action.standing_pass != StandingPass.OFF;
        yield there ? least(OptionalInt.of(idle + 1), toEquipment(1)) : toEquipment(1);
      }
      case COMPOSE -> OptionalInt.empty();
      case CLAIM -> claim(action);
      case NO_KIND -> OptionalInt.empty();
    };
  }

  private OptionalInt inRow(List<Integer> order) {
    Optional<Arranging> row = draft.arranging();
    if (!row.isPresent() || row.get().order().size() != order.size()) return OptionalInt.empty();
    return OptionalInt.of(table + row.get().distance(order) + 1);
  }

  private int announce(Action action) {
    if (action.announce != TurnAction.INVESTIGATE) return idle + 1;
    Optional<Choosing> choosing = draft.choosing().filter(it -> it.task() == Task.INVESTIGATE);
    if (!choosing.isPresent()) return idle + 3;
    return table + (choosing.get().isClose(action.place, view) ? 1 : 2);
  }

  /** Of what the game asks for, or what is chosen already. */
  private OptionalInt chosen(Task task, Optional<Integer> seat, List<Integer> places) {
    boolean busy = !draft.choosing().filter(it -> it.task() == task).isPresent();
    Optional<Choosing> choosing = busy ? Choosing.asked(view) : draft.choosing();
    if (!choosing.filter(it -> it.task() == task).isPresent()) return OptionalInt.empty();
    int touches = choosing.get().distance(seat, places, view);
    boolean sends = task == Task.USE && !places.isEmpty() || view.phase == Phase.AIM_NOW;
    return OptionalInt.of((busy ? idle : table) + touches + (sends ? 0 : 1));
  }

  private OptionalInt play(Play play) {
    if (play.equals(view.mine.earlier)) return toEquipment(1);
    if (!play.order.isEmpty()) {
      Arranging fresh = Arranging.asItIs(play.order.size());
      int anew = fresh.distance(play.order) + 1;
      if (view.mine.may_order) return OptionalInt.empty();
      return least(toUse(anew), inRow(play.order));
    }
    Optional<Integer> seat = Optional.ofNullable(play.seat);
    if (!seat.isPresent() && play.places.isEmpty()) return toEquipment(1);
    int sends = play.places.isEmpty() ? 1 : 0;
    int anew = Choosing.of(Task.USE).distance(seat, play.places, view) + sends;
    boolean busy = !draft.choosing().filter(it -> it.task() == Task.USE).isPresent();
    return least(toUse(anew), busy ? OptionalInt.empty() : chosen(Task.USE, seat, play.places));
  }

  /** By way of the own Equipment to what is chosen for it, and so many touches more. */
  private OptionalInt toUse(int more) {
    return isInHand() ? OptionalInt.of(table + 1 + more) : toEquipment(1 + more);
  }

  private boolean isInHand() {
    return GoodCopControls.isInHand(view) && !draft.isUsing(view);
  }

  /** By way of the own Equipment, and so many touches more. */
  private OptionalInt toEquipment(int more) {
    if (view.mine.play == null) return OptionalInt.empty();
    boolean there = draft.sheet() instanceof EquipmentSheet;
    int way = isInHand() ? 2 : 1;
    return OptionalInt.of((there ? 0 : table + way) + more);
  }

  private OptionalInt claim(Action action) {
    if (!GoodCopBoard.mayClaim(view)) return OptionalInt.empty();
    boolean card = action.place > 0;
    int seat = card ? Places.seat(action.place) : action.seat;
    boolean hand = action.card != Equipment.NO_EQUIPMENT;
    int fresh = card || hand ? 2 : 1;
    if (draft.sheet() instanceof FileSheet file && file.seat() == seat) {
      Optional<Integer> wanted = card ? Optional.of(action.place) : Optional.empty();
      return OptionalInt.of(file.place().equals(wanted) && file.hand() == hand ? 1 : 2);
    }
    if (draft.sheet() instanceof NotebookSheet) return OptionalInt.of(1 + fresh);
    boolean choosing = draft.choosing().filter(it -> it.asksTable(view)).isPresent();
    return OptionalInt.of(table + (choosing ? 2 : 1) + fresh);
  }

  private static OptionalInt least(OptionalInt a, OptionalInt b) {
    if (!a.isPresent() || !b.isPresent()) return a.isPresent() ? a : b;
    return a.getAsInt() <= b.getAsInt() ? a : b;
  }
}
