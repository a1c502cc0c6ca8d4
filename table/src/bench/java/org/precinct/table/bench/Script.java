package org.precinct.table.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.table.guest.Guest;
import org.precinct.table.journal.Journal;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Taken;

/**
 * Games that have been played once and are played again, move by move, by players who need not look
 * for one: then nothing is measured but the table.
 *
 * <p>It is the journal of the table that plays them again, for that is where a step is known first.
 * It keeps nothing.
 */
final class Script implements Journal {
  private static final int AHEAD = 3;

  private static final byte STEP = tag(new Entry.Builder().step(new Taken.Builder().build()));
  private static final byte DEAL = tag(new Entry.Builder().dealt(new Dealt.Builder().build()));

  private final List<List<Taken>> games = new ArrayList<>();

  /** The guests' side: the game being played, who has seen it, and the steps that were seen to. */
  private int game = -1;

  private int ready;
  private int left;
  private int sent;
  private Seats busy = Seats.NONE;

  /** The host's side. */
  private volatile int deals;

  private volatile int made;
  private volatile int actions;

  /** When everybody had seen the last game's end, and how long it has been like that before. */
  private volatile long over;

  private volatile long between;
  private Party party;

  /**
   * @param entries the journal of a table that has played
   */
  Script(List<ByteString> entries) throws IOException {
    for (ByteString bytes : entries) {
      if (bytes.getByte(0) == DEAL) games.add(new ArrayList<>());
      if (bytes.getByte(0) == STEP) {
        games.get(games.size() - 1).add(Entry.ADAPTER.decode(bytes).step);
      }
    }
  }

  /** Moves in all games; the last one is broken off after them. */
  int length() {
    int moves = 0;
    for (List<Taken> one : games) for (Taken step : one) if (step.kind == Kind.MOVE) moves++;
    return moves;
  }

  /** Moves carried out so far. */
  int actions() {
    return actions;
  }

  /**
   * Nanoseconds that were not spent on a game: from everybody's last view of one to everybody's
   * first of the next, with promises, the deal, opening the record and checking it.
   */
  long between() {
    return between;
  }

  void play(Party party) {
    this.party = party;
    over = System.nanoTime();
  }

  /** A player sees another game than before. On the guests' loop. */
  void begins(int number) {
    if (number - 1 != game) {
      game = number - 1;
      ready = 0;
      left = 0;
      sent = 0;
    }
    if (++ready < party.robots.size()) return;
    between += System.nanoTime() - over;
    send();
  }

  /** A player has seen the end of the game. On the guests' loop. */
  void ends() {
    if (++left == party.robots.size()) over = System.nanoTime();
  }

  /**
   * Sends what comes next. Moves of different players are on their way together, in this order; a
   * player's next one waits for the answer to the last.
   */
  private void send() {
    if (ready < party.robots.size() || game >= games.size() || deals != game + 1) return;
    List<Taken> steps = games.get(game);
    sent = Math.max(sent, made);
    while (sent < steps.size() && sent < made + AHEAD) {
      Taken step = steps.get(sent);
      // All others happen by themselves.
      if (step.kind != Kind.MOVE || busy.has(step.seat)) return;
      sent++;
      busy = busy.with(step.seat);
      Guest guest = party.robots.get(step.seat).guest;
      guest.act(Seat.of(step.seat), step.action, refused -> answered(step.seat, refused));
    }
  }

  private void answered(int seat, Optional<Refused> refused) {
    if (refused.isPresent()) throw new IllegalStateException(refused.get().key);
    busy = busy.without(seat);
    send();
  }

  @Override
  public List<ByteString> read() {
    return List.of();
  }

  @Override
  public void append(List<ByteString> entries) {
    for (ByteString entry : entries) {
      if (entry.getByte(0) == DEAL) {
        made = 0;
        deals++;
      }
      if (entry.getByte(0) != STEP) continue;
      if (games.get(deals - 1).get(made).kind == Kind.MOVE) actions++;
      made++;
      party.guestLoop.execute(this::send);
    }
  }

  @Override
  public void close() {}

  private static byte tag(Entry.Builder entry) {
    return Entry.ADAPTER.encode(entry.build())[0];
  }
}
