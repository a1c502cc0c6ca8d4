package org.precinct.table.host;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import okio.ByteString;
import org.precinct.table.Loop;
import org.precinct.table.channel.Channel;

/**
 * Messages of all devices, in the order in which they came in. What lies here is read in one go, so
 * that the steps that come of it can share one write to the journal.
 */
final class Inbox {
  /** So that timers and wishes get their turn between the messages of busy guests. */
  private static final int AT_ONE_GO = 256;

  private final Loop loop;
  private final int room;
  private final Reader reader;
  private final Queue<Letter> letters = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean emptying = new AtomicBoolean();

  /** A message, or the end of a line if it is empty. */
  private record Letter(Line line, Optional<ByteString> message) {}

  /** Who reads. On the loop. */
  interface Reader {
    void read(Line line, ByteString message);

    void ended(Line line);

    /** Everything that lay here has been read, or so much that others shall have their turn. */
    void done();
  }

  /**
   * @param room how many messages of one line may wait; more end it
   */
  Inbox(Loop loop, int room, Reader reader) {
    this.loop = loop;
    this.room = room;
    this.reader = reader;
  }

  /** Takes in what comes by a line. */
  void open(Line line) {
    line.channel.open(
        new Channel.Receiver() {
          @Override
          public void received(ByteString message) {
            if (line.unread.incrementAndGet() > room) line.channel.close();
            else post(new Letter(line, Optional.of(message)));
          }

          @Override
          public void closed() {
            post(new Letter(line, Optional.empty()));
          }
        });
  }

  private void post(Letter letter) {
    letters.add(letter);
    if (emptying.compareAndSet(false, true)) loop.execute(this::empty);
  }

  private void empty() {
    emptying.set(false);
    for (int i = 0; i < AT_ONE_GO; i++) {
      Letter letter = letters.poll();
      if (letter == null) break;
      if (letter.message.isPresent()) {
        letter.line.unread.decrementAndGet();
        reader.read(letter.line, letter.message.get());
      } else {
        reader.ended(letter.line);
      }
    }
    reader.done();
    if (!letters.isEmpty() && emptying.compareAndSet(false, true)) loop.execute(this::empty);
  }
}
