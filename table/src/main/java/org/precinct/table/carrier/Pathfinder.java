package org.precinct.table.carrier;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.precinct.table.Loop;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Channels;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.channel.Ticket;

/**
 * The way to one table. Everything on the loop, except {@link #state} and {@link #trail}.
 *
 * <p>A guest gives up on an attempt after fifteen seconds and makes another one; so one that still
 * goes on then is ended here, and the search, which may take longer, outlives it.
 */
final class Pathfinder implements Journey {

  /** A little less than a guest waits. */
  private static final long ATTEMPT_MILLIS = 14_000;

  /** For one call, handshake included. */
  private static final long CALL_MILLIS = 12_000;

  /** How long a call goes on alone before another one is made beside it. */
  private static final long HEAD_START_MILLIS = 2_000;

  /** A radio takes several seconds for a call, and two at a time spoil each other's. */
  private static final long RADIO_HEAD_START_MILLIS = 6_000;

  /** What is known is tried alone first. */
  private static final long ALONE_MILLIS = 1_500;

  /**
   * When all calls have failed: how long the search is waited for before the guest hears of it. It
   * soon tries again, and by then the search may have found something.
   */
  private static final long GRACE_MILLIS = 1_000;

  /** How long a search goes on while nobody wants to go anywhere. */
  private static final long IDLE_MILLIS = 20_000;

  /** A host that changes networks all evening has been in many places. */
  private static final int MOST_KNOWN = 6;

  private final LinkParts parts;
  private final Loop loop;
  private final TableId table;
  private final String me;
  private final Listener listener;
  private final Map<Transport, Carrier> carriers = new EnumMap<>(Transport.class);

  /** Where the table may be, by what was known before or has worked since. */
  private final Set<TableAddress> known = new LinkedHashSet<>();

  private Optional<JoinSecret> secret = Optional.empty();
  private boolean ready;
  private Optional<Runnable> waiting = Optional.empty();
  private Optional<LookAround> finder = Optional.empty();
  private Optional<Attempt> attempt = Optional.empty();
  private Optional<Loop.Timer> idle = Optional.empty();
  private Optional<Transport> last = Optional.empty();
  private boolean closed;
  private boolean told;
  private volatile State state;
  private volatile Optional<Trail> trail = Optional.empty();

  /**
   * @param table {@link TableId#ANY} if only its secret is known
   * @param secret what lets one in, worked out on the worker if there is any
   */
  Pathfinder(
      LinkParts parts,
      TableId table,
      List<TableAddress> places,
      Optional<Supplier<JoinSecret>> secret,
      String me,
      Listener listener) {
    this.parts = parts;
    this.loop = parts.loop();
    this.table = table;
    this.me = me;
    this.listener = listener;
    known.addAll(places);
    for (Carrier carrier : parts.carriers()) {
      carriers.put(carrier.transport(), carrier);
    }
    state =
        new State(
            Stage.IDLE,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            new Finder.State(Map.of(), List.of()));
    loop.execute(() -> become(state));
    if (secret.isPresent()) {
      parts
          .worker()
          .execute(
              () -> {
                JoinSecret made = secret.get().get();
                loop.execute(() -> ready(Optional.of(made)));
              });
    } else {
      loop.execute(() -> ready(Optional.empty()));
    }
  }

  private void ready(Optional<JoinSecret> made) {
    secret = made;
    ready = true;
    waiting.ifPresent(Runnable::run);
    waiting = Optional.empty();
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public Optional<Trail> trail() {
    return trail;
  }

  @Override
  public void refresh() {
    loop.execute(() -> finder.ifPresent(LookAround::refresh));
  }

  @Override
  public void connect(Optional<Ticket> ticket, Callback answer) {
    loop.execute(
        () -> {
          if (closed) {
            answer.failed();
          } else if (ready) {
            begin(ticket, answer);
          } else {
            waiting = Optional.of(() -> begin(ticket, answer));
          }
        });
  }

  private void begin(Optional<Ticket> ticket, Callback answer) {
    attempt.ifPresent(old -> old.end(Optional.empty()));
    cancelIdle();
    Attempt begun = new Attempt(ticket, answer);
    attempt = Optional.of(begun);
    begun.begin();
  }

  @Override
  public void close() {
    loop.execute(
        () -> {
          if (closed) return;
          closed = true;
          attempt.ifPresent(old -> old.end(Optional.empty()));
          stopLooking();
          cancelIdle();
        });
  }

  private void look() {
    if (!finder.isPresent() && !closed) {
      finder = Optional.of(new LookAround(parts, this::seen));
    }
  }

  private void seen(Finder.State seen) {
    if (closed || !finder.isPresent()) return;
    become(with(seen));
    attempt.ifPresent(Attempt::next);
  }

  private void stopLooking() {
    finder.ifPresent(LookAround::close);
    finder = Optional.empty();
  }

  private void cancelIdle() {
    idle.ifPresent(Loop.Timer::cancel);
    idle = Optional.empty();
  }

  private State with(Finder.State seen) {
    return new State(state.stage(), state.transport(), state.failure(), state.digits(), seen);
  }

  private void become(State next) {
    if (told && next.equals(state)) return;
    told = true;
    state = next;
    if (!closed) listener.changed(next);
  }

  private void become(
      Stage stage,
      Optional<Transport> transport,
      Optional<Failure> failure,
      Optional<String> digits) {
    become(new State(stage, transport, failure, digits, state.finder()));
  }

  /** A place, and the table that is said to be there. */
  private record Candidate(TableId table, TableAddress place) {}

  /** One wish of the guest to be connected. */
  private final class Attempt {
    private final Optional<Ticket> ticket;
    private final Callback answer;
    private final TableId wanted;
    private final Set<Candidate> tried = new HashSet<>();
    private final Set<Dialling> calls = new LinkedHashSet<>();
    private final List<Loop.Timer> timers = new ArrayList<>();
    private Optional<Loop.Timer> grace = Optional.empty();
    private Optional<Loop.Timer> headStart = Optional.empty();
    private boolean reached;
    private boolean over;

    Attempt(Optional<Ticket> ticket, Callback answer) {
      this.ticket = ticket;
      this.answer = answer;
      this.wanted = ticket.map(Ticket::table).orElse(table);
    }

    void begin() {
      timers.add(loop.after(ATTEMPT_MILLIS, this::fail));
      if (candidates().isEmpty()) look();
      else timers.add(loop.after(ALONE_MILLIS, Pathfinder.this::look));
      become(Stage.LOOKING, Optional.empty(), state.failure(), Optional.empty());
      next();
    }

    /** The untried places, best first. */
    private List<Candidate> candidates() {
      Set<Candidate> all = new LinkedHashSet<>();
      for (TableAddress place : known) all.add(new Candidate(wanted, place));
      if (finder.isPresent()) {
        for (FoundTable found : finder.get().state().tables()) {
          boolean right = wanted.equals(TableId.ANY) || wanted.equals(found.table());
          if (!right) continue;
          for (List<TableAddress> places : found.places().values()) {
            for (TableAddress place : places) all.add(new Candidate(found.table(), place));
          }
        }
      }
      all.removeAll(tried);
      all.removeIf(candidate -> !carriers.containsKey(candidate.place().transport()));
      List<Candidate> sorted = new ArrayList<>(all);
      sorted.sort(Comparator.comparingInt(candidate -> rank(candidate.place().transport())));
      return sorted;
    }

    private int rank(Transport transport) {
      return last.equals(Optional.of(transport)) ? -1 : transport.ordinal();
    }

    /** Makes the next call, unless one has just been made. */
    void next() {
      if (over || headStart.isPresent()) return;
      List<Candidate> candidates = candidates();
      if (candidates.isEmpty()) {
        if (calls.isEmpty() && !tried.isEmpty() && !grace.isPresent()) {
          look();
          grace = Optional.of(loop.after(GRACE_MILLIS, this::fail));
        }
        return;
      }
      grace.ifPresent(Loop.Timer::cancel);
      grace = Optional.empty();
      Candidate best = candidates.get(0);
      tried.add(best);
      headStart =
          Optional.of(
              loop.after(
                  wifi(best) ? HEAD_START_MILLIS : RADIO_HEAD_START_MILLIS,
                  () -> {
                    headStart = Optional.empty();
                    next();
                  }));
      Dialling call = new Dialling(best);
      calls.add(call);
      become(
          Stage.CONNECTING,
          Optional.of(best.place().transport()),
          state.failure(),
          Optional.empty());
      call.begin();
    }

    private boolean wifi(Candidate candidate) {
      return candidate.place().transport() == Transport.WIFI;
    }

    private void overtake() {
      headStart.ifPresent(Loop.Timer::cancel);
      headStart = Optional.empty();
      next();
    }

    private void fail() {
      if (over) return;
      Failure failure;
      if (reached) {
        failure = Failure.NOT_LET_IN;
      } else if (!tried.isEmpty()) {
        failure = Failure.NO_ANSWER;
      } else {
        boolean none =
            finder.isPresent()
                && !finder.get().state().conditions().isEmpty()
                && finder.get().state().conditions().values().stream()
                    .allMatch(condition -> condition.obstacle().isPresent());
        failure = none ? Failure.NO_TRANSPORT : Failure.NOT_FOUND;
      }
      end(Optional.empty());
      // The guest soon tries again; if it does not, nobody needs the search.
      cancelIdle();
      idle = Optional.of(loop.after(IDLE_MILLIS, Pathfinder.this::stopLooking));
      become(Stage.FAILED, Optional.empty(), Optional.of(failure), Optional.empty());
    }

    private void succeed(Dialling winner, Channel channel) {
      TableAddress place = winner.candidate.place();
      last = Optional.of(place.transport());
      // Ids of Nearby are of no use another time.
      if (!(place instanceof TableAddress.Nearby)) {
        known.remove(place);
        known.add(place);
        if (known.size() > MOST_KNOWN) known.remove(known.iterator().next());
      }
      remember(winner.candidate);
      stopLooking();
      become(
          Stage.CONNECTED,
          Optional.of(place.transport()),
          Optional.empty(),
          winner.call.digits().get());
      end(Optional.of(channel));
    }

    /** Ends it, with a channel or without. */
    void end(Optional<Channel> channel) {
      if (over) return;
      over = true;
      attempt = Optional.empty();
      timers.forEach(Loop.Timer::cancel);
      grace.ifPresent(Loop.Timer::cancel);
      headStart.ifPresent(Loop.Timer::cancel);
      calls.forEach(Dialling::drop);
      calls.clear();
      if (channel.isPresent()) answer.connected(channel.get());
      else answer.failed();
    }

    /** A call to one place. */
    private final class Dialling implements Channels.Welcome {
      private final Candidate candidate;
      private final Carrier.Call call;
      private Gate.Hold knock = () -> {};
      private Optional<Loop.Timer> silence = Optional.empty();
      private long begun;

      Dialling(Candidate candidate) {
        this.candidate = candidate;
        this.call = carriers.get(candidate.place().transport()).call(candidate.place(), me);
      }

      void begin() {
        begun = loop.now();
        knock = parts.gate().knock();
        // A network answers at once or not at all: one that does not is no reason to search
        // nowhere.
        if (wifi(candidate)) silence = Optional.of(loop.after(HEAD_START_MILLIS, this::unheard));
        Channels.connect(call.link(), loop, ticket.orElseGet(this::own), CALL_MILLIS, this);
      }

      private Ticket own() {
        return secret
            .map(key -> Ticket.invited(candidate.table(), key))
            .orElseGet(() -> Ticket.stranger(candidate.table()));
      }

      private void unheard() {
        if (!call.reached().getAsBoolean()) knock.end();
      }

      void drop() {
        stopKnocking();
        call.link().close();
      }

      private void note(String outcome) {
        String after = outcome + " after " + (loop.now() - begun) + " ms";
        parts.notes().add(candidate.place().transport(), after);
      }

      private void stopKnocking() {
        silence.ifPresent(Loop.Timer::cancel);
        knock.end();
      }

      @Override
      public void ready(Channel channel) {
        if (over) {
          channel.close();
          return;
        }
        stopKnocking();
        note("call answered");
        calls.remove(this);
        succeed(this, channel);
      }

      @Override
      public void refused(Channels.Refusal reason) {
        if (over) return;
        stopKnocking();
        note(call.reached().getAsBoolean() ? "call not let in" : "call not answered");
        calls.remove(this);
        reached |= call.reached().getAsBoolean();
        overtake();
      }
    }
  }

  private void remember(Candidate at) {
    List<InetSocketAddress> addresses = new ArrayList<>();
    Optional<String> bluetooth = Optional.empty();
    for (TableAddress place : known) {
      if (place instanceof TableAddress.Wifi wifi) {
        addresses.removeAll(wifi.addresses());
        addresses.addAll(0, wifi.addresses());
      } else if (place instanceof TableAddress.Bluetooth device) {
        bluetooth = Optional.of(device.address());
      }
    }
    addresses = addresses.subList(0, Math.min(addresses.size(), 8));
    trail = Optional.of(new Trail(at.table(), addresses, bluetooth));
  }
}
