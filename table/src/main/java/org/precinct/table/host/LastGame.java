package org.precinct.table.host;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Setup;
import org.precinct.table.Wording;
import org.precinct.table.fair.Evidence;
import org.precinct.table.fair.Fair;
import org.precinct.table.fair.Verdict;
import org.precinct.table.fair.Verifier;
import org.precinct.table.play.Course;
import org.precinct.table.play.Juncture;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Company;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Known;
import org.precinct.table.proto.Opened;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.Taken;

/**
 * The last game in a journal, to be looked at without a table.
 *
 * @param chairs names and minds by seat
 * @param members all who have been at the table
 * @param steps all that was done after the deal
 * @param putAway the people went back to the lobby after it, or in the middle of it
 */
public record LastGame(
    Opened opened,
    List<Chair> chairs,
    List<Known> members,
    Dealt dealt,
    List<Taken> steps,
    boolean putAway) {

  /** The format of journals that this build reads and writes: {@code Opened.format}. */
  public static final int FORMAT = Resumption.FORMAT;

  public LastGame {
    chairs = List.copyOf(chairs);
    members = List.copyOf(members);
    steps = List.copyOf(steps);
  }

  /** Empty if no game has been dealt. */
  public static Optional<LastGame> read(List<ByteString> entries) throws CannotResume {
    Opened opened = null;
    Company company = null;
    Company atDeal = null;
    Dealt dealt = null;
    List<Taken> steps = new ArrayList<>();
    boolean putAway = false;
    for (ByteString bytes : entries) {
      Entry entry = Resumption.entry(bytes);
      if (opened == null) opened = Resumption.opened(entry);
      if (entry.company != null) company = entry.company;
      if (entry.dealt != null) {
        dealt = entry.dealt;
        atDeal = company;
        steps.clear();
        putAway = false;
      }
      if (entry.closed != null) putAway = true;
      if (entry.step != null) steps.add(entry.step);
    }
    if (opened == null || company == null) throw unreadable();
    if (dealt == null) return Optional.empty();
    if (atDeal == null || atDeal.chairs.size() != dealt.seats) throw unreadable();
    // Names may have changed since; those who sat there at the deal are in the list as well.
    List<Chair> chairs = company.chairs.size() == dealt.seats ? company.chairs : atDeal.chairs;
    return Optional.of(new LastGame(opened, chairs, company.members, dealt, steps, putAway));
  }

  private static CannotResume unreadable() {
    return new CannotResume(Wording.notice("save.unreadable"));
  }

  /** All states of the game, the deal first. */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      List<S> states(Game<S, A, V, E> game) throws CannotResume {
    Resumption.requireSameRules(game, dealt);
    try {
      Course<S, A, V, E> course = course(game);
      Juncture<S> at = course.deal();
      List<S> states = new ArrayList<>();
      states.add(at.state());
      for (Taken step : steps) {
        at = course.after(at, step);
        states.add(at.state());
      }
      return states;
    } catch (IllegalAction | IllegalSetup | RuntimeException e) {
      throw unreadable();
    }
  }

  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Course<S, A, V, E> course(Game<S, A, V, E> game) throws IllegalSetup {
    return new Course<>(game, setup(), Fair.seed(dealt.host_share, dealt.shared));
  }

  private Setup setup() {
    return new Setup(dealt.seats, dealt.options);
  }

  /** The game as everybody may see it once it is over. */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Record record(Game<S, A, V, E> game, List<S> states) throws CannotResume {
    try {
      return Play.record(dealt)
          .steps(course(game).opened(states.subList(0, steps.size()), steps))
          .app(opened.app)
          .build();
    } catch (IllegalAction | IllegalSetup e) {
      throw unreadable();
    }
  }

  /** Checks promises, salts and every step of a game that is over. */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Verdict verify(Game<S, A, V, E> game, Record record) throws CannotResume {
    // A journal has no evidence of its own: nobody's eyes, so nothing but the game itself is
    // checked.
    int nobody = -1;
    Evidence evidence = new Evidence(dealt.game, nobody, Optional.empty(), ByteString.EMPTY, false);
    try {
      return Verifier.check(game, game.info().complete(setup()), record, evidence);
    } catch (IllegalSetup e) {
      throw unreadable();
    }
  }

  /** The journal of a finished game that only its record is left of. */
  public static List<ByteString> journal(Opened opened, List<Chair> chairs, Record record) {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Builder().opened(opened).build());
    Company company =
        new Company.Builder().rules(record.rules).options(record.options).chairs(chairs).build();
    entries.add(new Entry.Builder().company(company).build());
    Dealt dealt =
        new Dealt.Builder()
            .game(record.game)
            .rules(record.rules)
            .rules_version(record.rules_version)
            .seats(record.seats)
            .options(record.options)
            .attempt(record.attempt)
            .host_hash(record.host_hash)
            .host_share(record.host_share)
            .host_nonce(record.host_nonce)
            .shared(record.shared)
            .begun(record.begun)
            .build();
    entries.add(new Entry.Builder().dealt(dealt).build());
    for (Taken step : record.steps) entries.add(new Entry.Builder().step(step).build());
    List<ByteString> bytes = new ArrayList<>();
    for (Entry entry : entries) bytes.add(Entry.ADAPTER.encodeByteString(entry));
    return bytes;
  }
}
