package org.precinct.table.fuzz;

import com.squareup.wire.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.kit.Kits;
import org.precinct.table.fair.Evidence;
import org.precinct.table.fair.Fair;
import org.precinct.table.fair.SaltChain;
import org.precinct.table.fair.Verdict;
import org.precinct.table.fair.Verifier;
import org.precinct.table.play.Audience;
import org.precinct.table.play.Course;
import org.precinct.table.play.Juncture;
import org.precinct.table.proto.Begun;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Pledged;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.Shared;
import org.precinct.table.proto.Taken;

/**
 * Any bytes as the record of a game that a guest has watched to its end. Checking ends with a
 * verdict, and what differs from the truth in anything that this guest could know is not fair.
 */
public final class RecordFuzz {
  /** Those that two can play. */
  private static final List<Game<?, ?, ?, ?>> GAMES =
      Kits.games().stream()
          .filter(game -> game.info().minSeats() <= 2)
          .collect(Collectors.toList());

  private static final List<Memory> PLAYED = new ArrayList<>();

  private RecordFuzz() {}

  /** A game, its true record, and what one of its guests remembers. */
  private record Memory(Game<?, ?, ?, ?> game, Setup setup, Record record, Evidence evidence) {
    ByteString bytes() {
      return Record.ADAPTER.encodeByteString(record);
    }
  }

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length == 0) return;
    Pieces pieces = new Pieces(data);
    Memory memory = played(pieces.next() % GAMES.size());
    Record told;
    try {
      told = Record.ADAPTER.decode(pieces.changed(memory.bytes()));
    } catch (IOException | RuntimeException unreadable) {
      return;
    }
    Verdict verdict = Verifier.check(memory.game, memory.setup, told, memory.evidence);
    Pieces.require(!verdict.notice().key.isEmpty(), "A verdict without words.");
    boolean fair = verdict instanceof Verdict.Fair;
    if (bare(told).equals(bare(memory.record))) {
      Pieces.require(fair, "The truth is not believed: " + verdict);
    } else {
      Pieces.require(!fair || sameForMe(told, memory.record), "A lie is believed.");
    }
  }

  /** Without what concerns nobody's luck. */
  private static Record bare(Record record) {
    Record.Builder bare = record.newBuilder().app("").own(List.of());
    bare.clearUnknownFields();
    return bare.build();
  }

  /** The seed, the outcome's steps by number, and whatever this guest itself did. */
  private static boolean sameForMe(Record told, Record truth) {
    boolean same =
        Fair.seed(told.host_share, told.shared).equals(Fair.seed(truth.host_share, truth.shared))
            && told.options.equals(truth.options)
            && told.steps.size() == truth.steps.size();
    for (int i = 0; same && i < told.steps.size(); i++) {
      if (truth.steps.get(i).member != 1) continue;
      Taken.Builder mine = told.steps.get(i).newBuilder();
      mine.clearUnknownFields();
      same = mine.build().equals(truth.steps.get(i));
    }
    return same;
  }

  private static synchronized Memory played(int game) {
    while (PLAYED.size() < GAMES.size()) {
      PLAYED.add(play(GAMES.get(PLAYED.size())));
    }
    return PLAYED.get(game);
  }

  /** Two devices play to the end, choosing at random; the first one takes evidence. */
  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Memory play(Game<S, A, V, E> game) {
    Random random = new Random(5);
    ByteString hostShare = bytes(random, 32);
    ByteString hostNonce = bytes(random, 32);
    ByteString hostHash = Fair.hash(hostShare, hostNonce, ByteString.EMPTY);
    List<SaltChain> chains = new ArrayList<>();
    List<Shared> shared = new ArrayList<>();
    List<Pledged> pledged = new ArrayList<>();
    for (int member = 1; member <= 2; member++) {
      SaltChain chain = new SaltChain(bytes(random, SaltChain.SALT), 1024);
      ByteString share = bytes(random, 32);
      ByteString nonce = bytes(random, 32);
      Pledge pledge = new Pledge(Fair.hash(share, nonce, chain.anchor()), chain.anchor());
      chains.add(chain);
      shared.add(new Shared(member, pledge, share, nonce));
      pledged.add(new Pledged(member, pledge));
    }
    try {
      Setup setup = game.info().complete(Setup.of(2));
      Prepare prepare =
          new Prepare(
              1,
              7,
              game.info().id(),
              game.info().rulesVersion(),
              2,
              setup.options(),
              hostHash,
              pledged,
              hostShare,
              hostNonce);
      Evidence evidence = new Evidence(1, 1, Optional.of(prepare), shared.get(0).share, true);
      Course<S, A, V, E> course = new Course<>(game, setup, Fair.seed(hostShare, shared));
      Audience<S, V, E> audience = new Audience<>(game, Audience.viewer(1));
      Juncture<S> at = course.deal();
      watch(audience, evidence, at.state());
      List<S> before = new ArrayList<>();
      List<Taken> steps = new ArrayList<>();
      int[] salts = new int[2];
      while (!game.outcome(at.state()).isPresent()) {
        Taken step = next(game, at.state(), random, chains, salts);
        before.add(at.state());
        steps.add(step);
        at = course.after(at, step);
        if (step.member == 1) evidence.acknowledged(0, step.action, step.salt);
        watch(audience, evidence, at.state());
      }
      Record record =
          new Record.Builder()
              .game(1)
              .rules(prepare.rules)
              .rules_version(prepare.rules_version)
              .seats(2)
              .options(setup.options())
              .attempt(7)
              .host_hash(hostHash)
              .host_share(hostShare)
              .host_nonce(hostNonce)
              .shared(shared)
              .steps(course.opened(before, steps))
              .begun(List.of(new Begun(7, List.of(1, 2))))
              .build();
      return new Memory(game, setup, record, evidence);
    } catch (IllegalAction | IllegalSetup e) {
      throw new IllegalStateException(e);
    }
  }

  /** What somebody who is waited for does, or time. */
  private static <S, A extends Message<A, ?>> Taken next(
      Game<S, A, ?, ?> game, S state, Random random, List<SaltChain> chains, int[] salts) {
    Seats waited = game.waitingFor(state);
    int seat = random.nextInt(2);
    if (!waited.has(seat)) seat = 1 - seat;
    if (!waited.has(seat)) return new Taken.Builder().kind(Kind.TIME_UP).build();
    List<A> choices = game.choices(state, Seat.of(seat));
    return new Taken.Builder()
        .kind(Kind.MOVE)
        .seat(seat)
        .member(1 + seat)
        .action(game.actionAdapter().encodeByteString(choices.get(random.nextInt(choices.size()))))
        .salt(chains.get(seat).after(salts[seat]++))
        .build();
  }

  private static <S, V extends Message<V, ?>, E extends Message<E, ?>> void watch(
      Audience<S, V, E> audience, Evidence evidence, S state) {
    int heard = audience.heard();
    if (!audience.show(state)) return;
    for (ByteString event : audience.newsAfter(heard)) evidence.heard(1, ++heard, event);
    int change = audience.change();
    // An hour for each change: all sand runs out.
    long now = 3_600_000L * change;
    evidence.saw(1, change, audience.view(), audience.glass(), audience.limit(), now);
  }

  private static ByteString bytes(Random random, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return ByteString.of(bytes);
  }
}
