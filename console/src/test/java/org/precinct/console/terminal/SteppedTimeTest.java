package org.precinct.console.terminal;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.Test;
import org.precinct.table.Loop;

public final class SteppedTimeTest {
  private final SteppedTime time = new SteppedTime();
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final List<String> done = new ArrayList<>();

  @Test
  public void timeLeapsToWhatIsDue() throws InterruptedException {
    time.after(500, () -> done.add("late at " + time.now()));
    time.after(100, () -> done.add("early at " + time.now()));
    time.execute(() -> done.add("now at " + time.now()));
    assertThat(time.next(events, 1000, false)).isEqualTo(new Event.Tick());
    assertThat(done).containsExactly("now at 0", "early at 100", "late at 500").inOrder();
    assertThat(time.now()).isEqualTo(1000);
  }

  @Test
  public void timeStandsStillForAPerson() throws InterruptedException {
    time.after(100, () -> done.add("late"));
    events.add(new Event.Typed("x"));
    assertThat(time.next(events, 0, true)).isEqualTo(new Event.Typed("x"));
    assertThat(time.now()).isEqualTo(0);
    assertThat(done).isEmpty();
  }

  @Test
  public void whatIsCancelledDoesNotHappen() throws InterruptedException {
    Loop.Timer timer = time.after(100, () -> done.add("cancelled"));
    time.after(200, () -> events.add(new Event.Changed()));
    timer.cancel();
    assertThat(time.next(events, 0, false)).isEqualTo(new Event.Changed());
    assertThat(done).isEmpty();
    assertThat(time.now()).isEqualTo(200);
  }
}
