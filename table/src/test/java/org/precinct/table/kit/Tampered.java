package org.precinct.table.kit;

import java.io.IOException;
import java.util.function.UnaryOperator;
import okio.ByteString;
import org.precinct.table.channel.Channel;
import org.precinct.table.proto.ToGuest;

/** A host's end of a channel on which something else is sent than an honest host would. */
record Tampered(Channel honest, UnaryOperator<ToGuest> lie) implements Channel {
  @Override
  public Entry entry() {
    return honest.entry();
  }

  @Override
  public String words() {
    return honest.words();
  }

  @Override
  public void open(Receiver receiver) {
    honest.open(receiver);
  }

  @Override
  public void send(ByteString message) {
    try {
      honest.send(ToGuest.ADAPTER.encodeByteString(lie.apply(ToGuest.ADAPTER.decode(message))));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    honest.close();
  }
}
