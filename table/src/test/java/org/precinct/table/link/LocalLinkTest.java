package org.precinct.table.link;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import okio.ByteString;
import org.junit.Test;

public final class LocalLinkTest {

  @Test
  public void deliversAtOnceOrWhenTheExecutorRuns() {
    Queue<Runnable> tasks = new ArrayDeque<>();
    LocalLink.Pair pair = LocalLink.pair(Runnable::run, tasks::add);
    Collector one = new Collector();
    Collector other = new Collector();
    pair.one().open(one);
    pair.other().open(other);

    pair.one().send(ByteString.encodeUtf8("to the other"));
    pair.other().send(ByteString.encodeUtf8("to the one"));
    assertThat(one.bytes().utf8()).isEqualTo("to the one");
    assertThat(other.bytes().utf8()).isEmpty();
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
    assertThat(other.bytes().utf8()).isEqualTo("to the other");
    assertThat(pair.one().peer()).isEmpty();
  }

  @Test
  public void keepsWhatCameBeforeItWasOpened() {
    LocalLink.Pair pair = LocalLink.pair(Runnable::run);
    pair.one().send(ByteString.encodeUtf8("early"));
    pair.one().close();
    Collector other = new Collector();
    pair.other().open(other);
    assertThat(other.bytes().utf8()).isEqualTo("early");
    assertThat(other.closings()).isEqualTo(1);
    assertThrows(IllegalStateException.class, () -> pair.other().open(other));
  }

  @Test
  public void neverCallsAReceiverFromWithinItself() {
    LocalLink.Pair pair = LocalLink.pair(Runnable::run);
    List<String> events = new ArrayList<>();
    for (LocalLink end : List.of(pair.one(), pair.other())) {
      end.open(
          new Link.Receiver() {
            private boolean inside;

            @Override
            public void received(ByteString bytes) {
              assertThat(inside).isFalse();
              inside = true;
              events.add(bytes.utf8());
              if (bytes.size() < 500) {
                end.send(ByteString.encodeUtf8(bytes.utf8() + "."));
              }
              inside = false;
            }

            @Override
            public void closed() {
              events.add("closed");
            }
          });
    }
    pair.one().send(ByteString.encodeUtf8("."));
    assertThat(events).hasSize(500);
    pair.one().close();
    pair.one().close();
    pair.one().send(ByteString.encodeUtf8("late"));
    pair.other().send(ByteString.encodeUtf8("late"));
    assertThat(events.subList(500, events.size())).containsExactly("closed", "closed");
  }

  @Test
  public void closesWhenTheOtherSideDoesNotRead() {
    LocalLink.Pair pair = LocalLink.pair(Runnable::run);
    Collector one = new Collector();
    pair.one().open(one);
    ByteString piece = ByteString.of(new byte[1000]);
    int sent = 0;
    while (one.closings() == 0) {
      pair.one().send(piece);
      sent++;
    }
    assertThat(sent).isLessThan(1100);
    Collector other = new Collector();
    pair.other().open(other);
    assertThat(other.closings()).isEqualTo(1);
  }

  @Test
  public void survivesAReceiverThatThrows() {
    Mailbox mailbox = new Mailbox(Runnable::run, 1000);
    List<String> events = new ArrayList<>();
    mailbox.open(
        new Link.Receiver() {
          @Override
          public void received(ByteString bytes) {
            events.add(bytes.utf8());
            throw new IllegalStateException("a bug");
          }

          @Override
          public void closed() {
            events.add("closed");
          }
        });
    assertThrows(IllegalStateException.class, () -> mailbox.offer(ByteString.encodeUtf8("one")));
    assertThrows(IllegalStateException.class, () -> mailbox.offer(ByteString.encodeUtf8("two")));
    mailbox.end();
    assertThat(events).containsExactly("one", "two", "closed").inOrder();
  }
}
