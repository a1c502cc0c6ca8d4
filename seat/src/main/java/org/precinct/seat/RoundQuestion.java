package org.precinct.seat;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One question to all who share a phone, instead of a round of hand-overs: whether anybody does
 * something, at a moment that asks them alike or at which they may act without being asked. Its
 * texts are {@code round}, {@code round.nobody} and {@code round.me}.
 *
 * @param seats who may take the phone; what everybody knows decides, so it tells nothing of who has
 *     answered already
 * @param nobody the answers that let the moment pass, of those who have not answered yet; empty if
 *     it passes by itself, or when somebody else decides
 * @param taking what the host should know once somebody has taken the phone, a whisper each
 */
public record RoundQuestion<A>(
    List<Integer> seats, Map<Integer, A> nobody, Map<Integer, A> taking) {
  public RoundQuestion {
    seats = List.copyOf(seats);
    nobody = Map.copyOf(nobody);
    taking = Map.copyOf(taking);
  }

  /**
   * @param views by seat, of the people who share the phone
   * @return empty if nobody is left to ask, or if everybody has to be asked for themselves
   */
  static <A extends Message<A, ?>, V extends Message<V, ?>> Optional<RoundQuestion<A>> of(
      Controls<A, V, ?, ?, ?> controls, Map<Integer, V> views) {
    List<Integer> alike = new ArrayList<>();
    List<Integer> unasked = new ArrayList<>();
    Map<Integer, A> nobody = new TreeMap<>();
    Map<Integer, A> taking = new TreeMap<>();
    new TreeMap<>(views)
        .forEach(
            (seat, view) -> {
              if (controls.isAskedAlike(view)) alike.add(seat);
              if (controls.mayAskForPhone(view)) unasked.add(seat);
              controls.letPass(view).ifPresent(pass -> nobody.put(seat, pass));
              controls.taking(view).ifPresent(whisper -> taking.put(seat, whisper));
            });
    List<Integer> seats = alike.isEmpty() ? unasked : alike;
    boolean settled = !alike.isEmpty() && nobody.isEmpty();
    return settled || seats.isEmpty()
        ? Optional.empty()
        : Optional.of(new RoundQuestion<>(seats, nobody, taking));
  }

  /** Whether the game waits until somebody has taken the phone, or nobody wants it. */
  public boolean isWaiting() {
    return !nobody.isEmpty();
  }
}
