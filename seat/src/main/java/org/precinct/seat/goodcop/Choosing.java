package org.precinct.seat.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.goodcop.kit.Actions;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.PlayOffer;
import org.precinct.engine.goodcop.proto.View;

/**
 * Players and cards being chosen at the table.
 *
 * @param seat the player chosen
 * @param places the cards chosen, the latest last
 * @param closeUp the player whose cards lie enlarged in front of the viewer, to choose from
 */
public record Choosing(
    Task task, Optional<Integer> seat, List<Integer> places, Optional<Integer> closeUp) {

  /** What for. */
  public enum Task {
    INVESTIGATE,

    /** Aim a gun, now or at the end of the turn. */
    AIM,

    /** Turn an own card face-up. */
    TURN_UP,

    /** Use the own Equipment. */
    USE,
  }

  public Choosing {
    places = List.copyOf(places);
  }

  static Choosing of(Task task) {
    return new Choosing(task, Optional.empty(), List.of(), Optional.empty());
  }

  /** What the game itself asks the viewer to choose at the table. */
  static Optional<Choosing> asked(View view) {
    Mine mine = view.mine;
    if (mine == null) return Optional.empty();
    if (mine.may_end_turn) {
      Optional<Integer> aim = Optional.ofNullable(view.seats.get(mine.seat).aim);
      List<Integer> aims = Places.seats(mine.choose_aim);
      return Optional.of(of(Task.AIM).withSeat(aim.filter(aims::contains)));
    }
    if (mine.choose_aim != 0) return Optional.of(of(Task.AIM));
    return mine.choose_card != 0 ? Optional.of(of(Task.TURN_UP)) : Optional.empty();
  }

  private Choosing withSeat(Optional<Integer> chosen) {
    return new Choosing(task, chosen, places, closeUp);
  }

  private Choosing withCloseUp(Optional<Integer> close) {
    return new Choosing(task, seat, places, close);
  }

  /** The players who can be touched. */
  List<Integer> seats(View view) {
    if (task == Task.AIM) return Places.seats(view.mine.choose_aim);
    List<Integer> seats = new ArrayList<>();
    if (task == Task.TURN_UP) return seats;
    if (task == Task.USE) seats.addAll(Places.seats(view.mine.play.seats | view.mine.play.fronts));
    for (int place : offered(view)) {
      if (!seats.contains(Places.seat(place))) seats.add(Places.seat(place));
    }
    return seats;
  }

  /** Whether a use that was put together at another moment goes on in this one. */
  boolean isUseIn(View view) {
    if (task != Task.USE) return false;
    List<Integer> open = seats(view);
    return offered(view).containsAll(places)
        && open.containsAll(seat.map(List::of).orElse(List.of()))
        && open.containsAll(closeUp.map(List::of).orElse(List.of()))
        && places.size() < Math.max(1, picks(view));
  }

  /** The cards that can be chosen. */
  List<Integer> offered(View view) {
    return switch (task) {
      case INVESTIGATE -> Places.list(view.mine.investigate);
      case TURN_UP -> Places.list(view.mine.choose_card);
      case USE -> Places.list(view.mine.play.places);
      case AIM -> List.of();
    };
  }

  /** How many cards are to be chosen. */
  public int picks(View view) {
    return switch (task) {
      case INVESTIGATE, TURN_UP -> 1;
      case USE -> view.mine.play.picks;
      case AIM -> 0;
    };
  }

  /** Whether a player at the table is to be touched. */
  public boolean asksTable(View view) {
    return !seats(view).isEmpty();
  }

  Choosing touchSeat(int touched, View view) {
    if (picks(view) == 0) return withSeat(Optional.of(touched));
    boolean close = closeUp.equals(Optional.of(touched));
    return withCloseUp(close ? Optional.empty() : Optional.of(touched));
  }

  /** Whether this card lies where it can be touched. */
  boolean isClose(int place, View view) {
    boolean own = task == Task.TURN_UP;
    return offered(view).contains(place)
        && (own || closeUp.equals(Optional.of(Places.seat(place))));
  }

  /**
   * Chooses a card. One already chosen is put back; another one of the same player gives way, or
   * the one chosen first if they would be too many.
   */
  Choosing touchPlace(int touched, View view) {
    List<Integer> chosen = new ArrayList<>(places);
    if (!chosen.remove((Integer) touched)) {
      chosen.removeIf(place -> Places.seat(place) == Places.seat(touched));
      while (chosen.size() >= picks(view)) chosen.remove(0);
      chosen.add(touched);
    }
    return new Choosing(task, seat, chosen, Optional.empty());
  }

  /** What is complete as it stands. */
  Optional<Action> done(View view) {
    Actions actions = Actions.at(view);
    Mine mine = view.mine;
    if (closeUp.isPresent()) return Optional.empty();
    return switch (task) {
      case INVESTIGATE -> places.stream().findFirst().map(actions::investigate);
      case TURN_UP -> places.stream().findFirst().map(actions::chooseCard);
      case AIM -> {
        if (!mine.may_end_turn) yield seat.map(actions::chooseAim);
        yield mine.choose_aim == 0 ? Optional.of(actions.endTurn()) : seat.map(actions::endTurn);
      }
      case USE -> use(mine.play).map(actions::play);
    };
  }

  private Optional<Play> use(PlayOffer offer) {
    if (offer.picks > 0) {
      if (places.size() < offer.picks) return Optional.empty();
      List<Integer> ascending = new ArrayList<>(places);
      Collections.sort(ascending);
      return Optional.of(Actions.useAt(offer.card, ascending));
    }
    return seat.filter(Places.seats(offer.seats)::contains)
        .map(chosen -> Actions.useOn(offer.card, chosen));
  }

  /** Evidence Bag: takes what lies in front of the player chosen. */
  Optional<Action> doneFront(View view) {
    if (task != Task.USE || closeUp.isPresent()) return Optional.empty();
    PlayOffer offer = view.mine.play;
    return seat.filter(Places.seats(offer.fronts)::contains)
        .map(chosen -> Actions.at(view).play(Actions.useOnFront(offer.card, chosen)));
  }

  /**
   * How many touches away it is that these are chosen and no cards lie close; sending is not
   * counted. The last card of a use sends it.
   *
   * @param wanted the cards, or empty if a player is to be chosen
   */
  int distance(Optional<Integer> player, List<Integer> wanted, View view) {
    if (player.isPresent()) return seat.equals(player) ? 0 : 1;
    Choosing now = this;
    int touches = 0;
    while (!now.places.containsAll(wanted)) {
      int next = now.nextOf(wanted);
      touches += now.isClose(next, view) ? 1 : 2;
      now = now.touchPlace(next, view);
    }
    return now.closeUp.isPresent() ? touches + 1 : touches;
  }

  /** A card still missing, of the row that lies close if possible, or a wrong one to put back. */
  private int nextOf(List<Integer> wanted) {
    List<Integer> missing = new ArrayList<>(wanted);
    missing.removeAll(places);
    List<Integer> wrong = new ArrayList<>(places);
    wrong.removeAll(wanted);
    // A use must be rid of it first, for its last card sends it.
    if (task == Task.USE && !wrong.isEmpty()) {
      int seatOfWrong = Places.seat(wrong.get(0));
      for (int place : missing) if (Places.seat(place) == seatOfWrong) return place;
      return wrong.get(0);
    }
    for (int place : missing) {
      if (closeUp.equals(Optional.of(Places.seat(place)))) return place;
    }
    return missing.get(0);
  }
}
