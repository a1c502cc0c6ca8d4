package org.precinct.engine.kojak;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.proto.Arrest;
import org.precinct.engine.kojak.proto.Drive;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Phase;

/**
 * The whole truth of a game (5). Between two steps it always waits for the current player, unless
 * the game is over. When the die has been rolled, the legal moves are worked out once, each with
 * its path and with what it brings about; to move is to carry one of them out.
 *
 * @param seq counts the decisions
 * @param turn turns so far, the present one and missed ones included
 * @param round rounds so far, the present one included
 * @param first who began
 * @param current whose turn it is
 * @param moved whether the current player has moved a car in this turn
 * @param roll the last roll; 0 before the first
 * @param moves the legal moves while one is to be made; they follow from the rest
 * @param detectives by seat
 * @param trap the trap card being carried out while its drawer chooses, or {@link #NO_CARD}
 * @param putBack trap cards put back since the pile was shuffled; counted for the option {@code
 *     trap_pile}
 * @param racers who races for the police station; empty before the race
 * @param arrests in the order in which they were made
 * @param last the last move made
 * @param news what the last step brought about
 */
record KojakState(
    KojakOptions options,
    Phase phase,
    int seq,
    int turn,
    int round,
    int first,
    int current,
    boolean moved,
    int roll,
    List<Move> moves,
    Cars cars,
    Criminals criminals,
    List<Detective> detectives,
    Pile traps,
    int trap,
    int putBack,
    Pile missions,
    Seats racers,
    List<Arrest> arrests,
    Optional<Drive> last,
    List<Event> news,
    Optional<Outcome> outcome) {

  static final int NO_CARD = -1;

  int seats() {
    return detectives.size();
  }

  /** The same state after a step that changed nothing. */
  KojakState withoutNews() {
    return new KojakState(
        options,
        phase,
        seq,
        turn,
        round,
        first,
        current,
        moved,
        roll,
        moves,
        cars,
        criminals,
        detectives,
        traps,
        trap,
        putBack,
        missions,
        racers,
        arrests,
        last,
        List.of(),
        outcome);
  }
}
