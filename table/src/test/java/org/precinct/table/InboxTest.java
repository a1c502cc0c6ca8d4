package org.precinct.table;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.Test;

public final class InboxTest {
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final List<String> read = new ArrayList<>();
  private final Loop loop =
      new Loop() {
        @Override
        public void execute(Runnable task) {
          tasks.add(task);
        }

        @Override
        public Timer after(long millis, Runnable task) {
          throw new AssertionError("an inbox waits for nothing");
        }

        @Override
        public long now() {
          return 0;
        }
      };
  private final Inbox<String> inbox = new Inbox<>(loop, read::add, () -> read.add("done"));

  @Test
  public void whatLiesThereIsReadInOneGo() {
    inbox.add("a");
    inbox.add("b");
    assertThat(inbox.size()).isEqualTo(2);
    assertThat(tasks).hasSize(1);
    tasks.remove().run();
    assertThat(read).containsExactly("a", "b", "done").inOrder();
    assertThat(tasks).isEmpty();
    inbox.add("c");
    assertThat(tasks).hasSize(1);
  }

  @Test
  public void othersGetTheirTurnBetweenManyMessages() {
    for (int i = 0; i < 300; i++) inbox.add("m");
    tasks.remove().run();
    assertThat(inbox.size()).isEqualTo(300 - 256);
    assertThat(tasks).hasSize(1);
    tasks.remove().run();
    assertThat(inbox.size()).isEqualTo(0);
    assertThat(tasks).isEmpty();
    assertThat(read).hasSize(300 + 2);
  }
}
