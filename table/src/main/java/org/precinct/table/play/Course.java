package org.precinct.table.play;

import com.squareup.wire.Message;
import com.squareup.wire.ReverseProtoWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import okio.Buffer;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.table.proto.Choices;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Taken;

/**
 * How a game goes on from its seed, the same on the host and wherever it is played again.
 *
 * <p>Luck belongs to the one who rolls: a move has that of the seed, of the salt that the acting
 * player's phone added, and of how many moves that seat has made; what the clock or an absence
 * brings about has that of the seed and of how often it has happened.
 */
public final class Course<
    S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {
  /** More legal actions than this are not listed. */
  private static final int MOST_CHOICES = 64;

  private static final Choices NO_CHOICES = new Choices(List.of(), false);

  private final Game<S, A, V, E> game;
  private final Setup setup;
  private final Chance seed;

  /**
   * @param setup with or without the options that have their standard value
   */
  public Course(Game<S, A, V, E> game, Setup setup, ByteString seed) throws IllegalSetup {
    this.game = game;
    this.setup = game.info().complete(setup);
    this.seed = Chance.of(seed.toByteArray());
  }

  public Game<S, A, V, E> game() {
    return game;
  }

  /** With every option. */
  public Setup setup() {
    return setup;
  }

  public Juncture<S> deal() throws IllegalSetup {
    return new Juncture<>(game.deal(setup, seed.at(0)), Past.none(setup.seats()));
  }

  /**
   * Where a step leads.
   *
   * @throws IllegalAction also for what means nothing, and for what a game chokes on: a device that
   *     sends nonsense must not stop a table
   */
  public Juncture<S> after(Juncture<S> at, Taken taken) throws IllegalAction {
    Step<A> step = step(taken);
    try {
      requireEffect(at, taken);
      S next = game.step(at.state(), step, at.past().luck(seed, taken));
      if (taken.kind == Kind.TIME_UP && !turns(at.state(), next)) throw unreadable();
      return new Juncture<>(next, at.past().with(taken));
    } catch (RuntimeException fault) {
      throw unreadable();
    }
  }

  /**
   * Nobody goes twice, comes back without having gone, or is decided for without need, and no sand
   * runs out where there is none.
   */
  private void requireEffect(Juncture<S> at, Taken taken) throws IllegalAction {
    boolean absent = at.past().isAbsent(taken.seat);
    boolean has =
        switch (taken.kind) {
          case GONE -> !absent;
          case BACK -> absent;
          case DEFAULT ->
              (absent || taken.mind != Mind.PERSON) && game.waitingFor(at.state()).has(taken.seat);
          case TIME_UP -> game.hourglass(at.state()).filter(Course::runs).isPresent();
          case MOVE, SETTING -> true;
        };
    if (!has) throw unreadable();
  }

  private static boolean runs(Hourglass glass) {
    return glass.ready() || glass.limitMillis() > 0;
  }

  /** Sand that has run out is turned, or nobody needs it any more. */
  private boolean turns(S before, S after) {
    Optional<Integer> glass = game.hourglass(after).map(Hourglass::id);
    return !glass.equals(game.hourglass(before).map(Hourglass::id));
  }

  /**
   * What a bot does in a seat now, the same on every device; empty if it leaves it at what has been
   * done. It may be asked on any thread, and one that searches takes its time.
   */
  public Optional<ByteString> decide(Juncture<S> at, int seat, BotLevel level) {
    return decide(at, seat, level, () -> false);
  }

  /**
   * The same for a caller who may lose interest in the answer, which then is any.
   *
   * @param enough see {@link org.precinct.engine.Bot}
   */
  public Optional<ByteString> decide(
      Juncture<S> at, int seat, BotLevel level, BooleanSupplier enough) {
    List<A> choices = game.choices(at.state(), Seat.of(seat));
    if (choices.isEmpty()) return Optional.empty();
    V view = game.view(at.state(), Viewer.bot(Seat.of(seat)));
    return game.bot(level)
        .decide(view, choices, at.past().thoughts(seed, seat), enough)
        .map(action -> game.actionAdapter().encodeByteString(action));
  }

  /**
   * An action as its game writes it, without anything that no field of it is for: what is kept of a
   * game is what was played, and no more.
   */
  public ByteString canonical(ByteString action) throws IllegalAction {
    return game.actionAdapter().encodeByteString(game.actionAdapter().redact(action(action)));
  }

  /** The engine's form of a step. */
  public Step<A> step(Taken taken) throws IllegalAction {
    if (taken.seat < 0 || taken.seat >= setup.seats()) {
      throw new IllegalAction("1", "action.not_seated");
    }
    Seat seat = Seat.of(taken.seat);
    return switch (taken.kind) {
      case MOVE -> new Step.Move<>(seat, action(taken.action));
      case TIME_UP -> new Step.TimeUp<>();
      case DEFAULT -> new Step.Default<>(seat);
      case GONE -> new Step.Presence<>(seat, false);
      case BACK -> new Step.Presence<>(seat, true);
      case SETTING -> setting(taken.action.utf8());
    };
  }

  private Step<A> setting(String change) throws IllegalAction {
    int sign = change.indexOf('=');
    if (sign < 0) throw unreadable();
    return new Step.Setting<>(change.substring(0, sign), change.substring(sign + 1));
  }

  /**
   * The steps as everybody may see them once the game is over: what had no effect is left out.
   *
   * @param before the state before each step
   */
  public List<Taken> opened(List<S> before, List<Taken> taken) throws IllegalAction {
    List<Step<A>> steps = new ArrayList<>();
    for (Taken step : taken) steps.add(step(step));
    List<Step<A>> opened = game.opened(before, Collections.unmodifiableList(steps));
    List<Taken> result = new ArrayList<>();
    for (int i = 0; i < taken.size(); i++) {
      Taken bare = taken.get(i).newBuilder().id(0).elapsed(0).build();
      boolean same = opened.get(i).equals(steps.get(i));
      result.add(same ? bare : replaced(opened.get(i), bare));
    }
    return result;
  }

  private Taken replaced(Step<A> step, Taken original) {
    if (step instanceof Step.Setting<A>) return original;
    Taken.Builder taken = original.newBuilder().action(ByteString.EMPTY);
    if (step instanceof Step.Move<A> move) {
      taken.kind(Kind.MOVE).seat(move.seat().number());
      taken.action(game.actionAdapter().encodeByteString(move.action()));
    } else if (step instanceof Step.Default<A> absent) {
      taken.kind(Kind.DEFAULT).seat(absent.seat().number());
    } else if (step instanceof Step.Presence<A> change) {
      taken.kind(change.present() ? Kind.BACK : Kind.GONE).seat(change.seat().number());
    } else {
      taken.kind(Kind.TIME_UP);
    }
    return taken.build();
  }

  /** The legal actions as updates list them. */
  public Choices listed(S state, int seat) {
    List<A> all = game.choices(state, Seat.of(seat));
    if (all.isEmpty()) return NO_CHOICES;
    List<A> some = all.subList(0, Math.min(all.size(), MOST_CHOICES));
    return new Choices(encoded(some), all.size() > some.size());
  }

  /** With one writer for all: there are many, they are small, and most of them are never chosen. */
  private List<ByteString> encoded(List<A> actions) {
    int[] ends = new int[actions.size()];
    Buffer bytes = new Buffer();
    try {
      ReverseProtoWriter writer = new ReverseProtoWriter();
      for (int i = actions.size() - 1; i >= 0; i--) {
        game.actionAdapter().encode(writer, actions.get(i));
        ends[i] = writer.getByteCount();
      }
      writer.writeTo(bytes);
      List<ByteString> encoded = new ArrayList<>(ends.length);
      for (int i = 0; i < ends.length; i++) {
        int after = i + 1 < ends.length ? ends[i + 1] : 0;
        encoded.add(bytes.readByteString(ends[i] - after));
      }
      return encoded;
    } catch (IOException e) {
      throw new AssertionError("memory does not fail", e);
    }
  }

  private A action(ByteString bytes) throws IllegalAction {
    try {
      return game.actionAdapter().decode(bytes);
    } catch (IOException | RuntimeException garbage) {
      throw unreadable();
    }
  }

  private static IllegalAction unreadable() {
    return new IllegalAction("1", "action.unreadable");
  }
}
