package org.precinct.table.channel;

import java.util.ArrayList;
import java.util.List;
import okio.ByteString;

/** One side's end of a handshake, and what comes after it. */
final class Side implements Channels.Welcome, Channel.Receiver {

  Channel channel;
  Channels.Refusal refusal;
  int endings;
  final List<ByteString> messages = new ArrayList<>();
  int closings;

  @Override
  public void ready(Channel ready) {
    endings++;
    channel = ready;
    ready.open(this);
  }

  @Override
  public void refused(Channels.Refusal reason) {
    endings++;
    refusal = reason;
  }

  @Override
  public void received(ByteString message) {
    messages.add(message);
  }

  @Override
  public void closed() {
    closings++;
  }
}
