package org.precinct.seat;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One question to all who share a phone, instead of a round of hand-overs: whether anybody does
 * something at a moment that asks them alike. Its texts are {@code round}, {@code round.nobody} and
 * {@code round.me}.
 *
 * @param seats who may take the phone; what everybody knows decides, so it tells nothing of who has
 *     answered already
 * @param nobody the answers that let the moment pass, of those who have not answered yet; never
 *     empty
 */
public record RoundQuestion<A>(List<Integer> seats, Map<Integer, A> nobody) {
  public RoundQuestion {
    seats = List.copyOf(seats);
    nobody = Map.copyOf(nobody);
  }

  /**
   * @param views by seat, of the people who share the phone
   * @return empty if nobody is left to ask, or if everybody has to be asked for themselves
   */
  static <A extends Message<A, ?>, V extends Message<V, ?>> Optional<RoundQuestion<A>> of(
      Controls<A, V, ?, ?, ?> controls, Map<Integer, V> views) {
    List<Integer> seats = new ArrayList<>();
    Map<Integer, A> nobody = new TreeMap<>();
    new TreeMap<>(views)
        .forEach(
            (seat, view) -> {
              if (!controls.isAskedAlike(view)) return;
              seats.add(seat);
              controls.letPass(view).ifPresent(pass -> nobody.put(seat, pass));
            });
    return nobody.isEmpty() ? Optional.empty() : Optional.of(new RoundQuestion<>(seats, nobody));
  }
}
