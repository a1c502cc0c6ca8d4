package org.precinct.seat.kojak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.ViewReader;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;
import org.precinct.engine.kojak.proto.View;
import org.precinct.seat.kojak.KojakTouch.Suspect;

/**
 * What lies on the table.
 *
 * @param detectives by seat
 * @param cars square by square
 * @param criminals by colour
 * @param routes the moves among which the viewer has to choose
 * @param suspects whom the trap card lets the viewer choose, by colour
 * @param mission the viewer's own mission card
 */
public record KojakBoard(
    List<Detective> detectives,
    List<Car> cars,
    List<Criminal> criminals,
    List<Warrant> warrants,
    List<Offer> routes,
    List<Suspect> suspects,
    OptionalInt mission) {

  /**
   * How far a player is.
   *
   * @param turn whether it is this player's turn
   * @param file the one hunted
   * @param posted whether the warrant is
   * @param lead the lead car; 0 if there is none
   * @param cars the squares of both
   */
  public record Detective(
      int seat,
      boolean turn,
      Stage stage,
      Optional<Colour> file,
      boolean posted,
      boolean missesTurn,
      int arrests,
      int lead,
      List<Integer> cars) {}

  /**
   * A car and where it stands.
   *
   * @param car 1 or 2
   * @param place among the cars on its square, from 0
   * @param of how many cars there are
   * @param mayMove whether the roll lets it drive
   */
  public record Car(
      int seat, int car, int square, int place, int of, boolean lead, boolean mayMove) {}

  /**
   * A criminal on his circle, or behind bars.
   *
   * @param space see {@link Circle}
   * @param arrestedBy the seat
   * @param hunters the seats that have his file
   */
  public record Criminal(Colour colour, int space, OptionalInt arrestedBy, List<Integer> hunters) {
    public boolean isFree() {
      return !arrestedBy.isPresent();
    }
  }

  /**
   * A posted warrant.
   *
   * @param place among those on the same district, from 0
   */
  public record Warrant(int seat, Colour district, int place) {}

  public static KojakBoard of(View view) {
    List<Detective> detectives = new ArrayList<>();
    for (int seat = 0; seat < view.detectives.size(); seat++) detectives.add(detective(view, seat));
    List<Criminal> criminals = new ArrayList<>();
    for (Colour colour : Colour.ALL) criminals.add(criminal(view, colour, detectives));
    Integer mission = view.viewer == null ? null : view.detectives.get(view.viewer).mission;
    return new KojakBoard(
        Collections.unmodifiableList(detectives),
        cars(view),
        Collections.unmodifiableList(criminals),
        warrants(detectives),
        routes(view),
        suspects(view),
        mission == null ? OptionalInt.empty() : OptionalInt.of(mission));
  }

  static List<Offer> routes(View view) {
    return ViewReader.asks(view) ? view.moves : List.of();
  }

  static List<Suspect> suspects(View view) {
    if (!ViewReader.asks(view)) return List.of();
    List<Suspect> suspects = new ArrayList<>();
    for (ChooseCriminal choice : view.criminals) {
      suspects.add(new Suspect(Colour.of(choice.colour), choice.step));
    }
    return Collections.unmodifiableList(suspects);
  }

  /** The card that the last roll has brought to light. */
  public static Optional<Event> lastCard(List<Event> news) {
    for (int i = news.size() - 1; i >= 0; i--) {
      switch (news.get(i).kind) {
        case TRAP, TRAP_VOID, TOOK_MISSION, JOINED -> {
          return Optional.of(news.get(i));
        }
        case ROLLED -> {
          return Optional.empty();
        }
        default -> {}
      }
    }
    return Optional.empty();
  }

  private static Detective detective(View view, int seat) {
    org.precinct.engine.kojak.proto.Detective from = view.detectives.get(seat);
    return new Detective(
        seat,
        view.current == seat && view.phase != Phase.GAME_OVER,
        from.stage,
        ViewReader.file(from),
        from.posted,
        from.misses_turn,
        from.arrests,
        from.lead,
        from.cars);
  }

  private static Criminal criminal(View view, Colour colour, List<Detective> detectives) {
    List<Integer> hunters = new ArrayList<>();
    for (Detective detective : detectives) {
      if (detective.file().equals(Optional.of(colour))) hunters.add(detective.seat());
    }
    return new Criminal(
        colour,
        ViewReader.space(view, colour),
        ViewReader.arrestedBy(view, colour),
        Collections.unmodifiableList(hunters));
  }

  private static List<Car> cars(View view) {
    Set<Integer> moving = new HashSet<>();
    for (Offer offer : view.moves) moving.add(offer.car);
    Map<Integer, List<Car>> standing = new TreeMap<>();
    for (int seat = 0; seat < view.detectives.size(); seat++) {
      org.precinct.engine.kojak.proto.Detective detective = view.detectives.get(seat);
      for (int car = 1; car <= detective.cars.size(); car++) {
        int square = detective.cars.get(car - 1);
        List<Car> here = standing.computeIfAbsent(square, it -> new ArrayList<>());
        boolean mayMove = seat == view.current && moving.contains(car);
        here.add(new Car(seat, car, square, here.size(), 0, detective.lead == car, mayMove));
      }
    }
    List<Car> all = new ArrayList<>();
    for (List<Car> here : standing.values()) {
      for (Car car : here) {
        all.add(
            new Car(
                car.seat(),
                car.car(),
                car.square(),
                car.place(),
                here.size(),
                car.lead(),
                car.mayMove()));
      }
    }
    return Collections.unmodifiableList(all);
  }

  private static List<Warrant> warrants(List<Detective> detectives) {
    Map<Colour, Integer> hanging = new EnumMap<>(Colour.class);
    List<Warrant> warrants = new ArrayList<>();
    for (Detective detective : detectives) {
      if (!detective.posted()) continue;
      Colour district = detective.file().get();
      int place = hanging.merge(district, 1, Integer::sum) - 1;
      warrants.add(new Warrant(detective.seat(), district, place));
    }
    return Collections.unmodifiableList(warrants);
  }
}
