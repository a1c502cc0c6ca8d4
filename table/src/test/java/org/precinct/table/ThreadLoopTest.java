package org.precinct.table;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.After;
import org.junit.Test;
import org.precinct.engine.kit.Patience;

/** The loop with a real thread. */
public final class ThreadLoopTest {
  private final ThreadLoop loop = new ThreadLoop("test");

  @After
  public void close() {
    loop.close();
  }

  private static void await(CountDownLatch latch) throws InterruptedException {
    Patience.await(latch, "the last task");
  }

  @Test
  public void tasksKeepTheirOrder() throws Exception {
    List<Integer> done = new ArrayList<>();
    CountDownLatch last = new CountDownLatch(1);
    for (int i = 0; i < 10_000; i++) {
      int number = i;
      loop.execute(() -> done.add(number));
    }
    loop.execute(last::countDown);
    await(last);
    assertThat(done).hasSize(10_000);
    assertThat(done).isInOrder();
  }

  /** Each waits for the other. */
  @Test
  public void whatTakesLongDoesNotHoldUpTheRest() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goesOn = new CountDownLatch(1);
    CountDownLatch last = new CountDownLatch(1);
    loop.aside(
        () -> {
          begun.countDown();
          try {
            await(goesOn);
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
          loop.execute(last::countDown);
        });
    await(begun);
    loop.execute(goesOn::countDown);
    await(last);
  }

  @Test
  public void timersComeInTheOrderOfTheirTimes() throws Exception {
    List<String> done = new ArrayList<>();
    CountDownLatch last = new CountDownLatch(1);
    // On the loop's own thread: until all are set, none goes off.
    loop.execute(
        () -> {
          loop.after(3_600_000, () -> done.add("late"));
          loop.after(0, () -> done.add("never")).cancel();
          loop.after(-5, () -> done.add("at once"));
          loop.after(
              20,
              () -> {
                done.add("early");
                last.countDown();
              });
        });
    await(last);
    assertThat(done).containsExactly("at once", "early").inOrder();
  }

  @Test
  public void aFaultIsSeenAndEndsNothing() throws Exception {
    List<Throwable> seen = new ArrayList<>();
    CountDownLatch last = new CountDownLatch(1);
    loop.execute(
        () ->
            Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> seen.add(fault)));
    loop.execute(
        () -> {
          throw new IllegalStateException("fault");
        });
    loop.execute(last::countDown);
    await(last);
    assertThat(seen).hasSize(1);
  }

  @Test
  public void afterTheEndNothingHappens() throws Exception {
    List<String> done = new ArrayList<>();
    CountDownLatch first = new CountDownLatch(1);
    loop.execute(first::countDown);
    loop.close();
    await(first);
    loop.execute(() -> done.add("too late"));
    loop.after(0, () -> done.add("too late")).cancel();
    assertThat(done).isEmpty();
    assertThat(loop.now()).isAtMost(loop.now());
  }
}
