package org.precinct.table.kit;

import java.util.List;
import okio.ByteString;
import org.precinct.table.channel.Channel;

/** A host's end of a channel that keeps what is sent, for those who look for leaks. */
record Kept(Channel channel, List<ByteString> sent) implements Channel {
  @Override
  public Entry entry() {
    return channel.entry();
  }

  @Override
  public String words() {
    return channel.words();
  }

  @Override
  public void open(Receiver receiver) {
    channel.open(receiver);
  }

  @Override
  public void send(ByteString message) {
    sent.add(message);
    channel.send(message);
  }

  @Override
  public void close() {
    channel.close();
  }
}
