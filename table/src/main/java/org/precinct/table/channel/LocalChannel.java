package org.precinct.table.channel;

import java.util.concurrent.Executor;
import okio.ByteString;
import org.precinct.table.link.Link;
import org.precinct.table.link.LocalLink;

/** One end of a channel within a process: nothing to encrypt, and nobody to doubt. */
public final class LocalChannel implements Channel {

  private final LocalLink link;

  private LocalChannel(LocalLink link) {
    this.link = link;
  }

  /** The two ends of a channel. */
  public record Pair(LocalChannel one, LocalChannel other) {}

  /**
   * Makes a channel.
   *
   * @param executor runs what either end receives, as for {@link LocalLink#pair(Executor)}
   */
  public static Pair pair(Executor executor) {
    return pair(executor, executor);
  }

  /** Makes a channel whose ends receive on executors of their own. */
  public static Pair pair(Executor one, Executor other) {
    LocalLink.Pair links = LocalLink.pair(one, other);
    return new Pair(new LocalChannel(links.one()), new LocalChannel(links.other()));
  }

  @Override
  public Entry entry() {
    return Entry.LOCAL;
  }

  @Override
  public String words() {
    return "";
  }

  @Override
  public void open(Receiver receiver) {
    link.open(
        new Link.Receiver() {
          @Override
          public void received(ByteString bytes) {
            receiver.received(bytes);
          }

          @Override
          public void closed() {
            receiver.closed();
          }
        });
  }

  @Override
  public void send(ByteString message) {
    if (message.size() > LONGEST) {
      throw new IllegalArgumentException("A message of " + message.size() + " bytes is too long.");
    }
    link.send(message);
  }

  @Override
  public void close() {
    link.close();
  }
}
