package org.precinct.table.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import okio.ByteString;
import org.precinct.table.Loop;
import org.precinct.table.channel.Channel;
import org.precinct.table.proto.Bye;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.ToGuest;

/** A channel to a device, from its first word to its last. */
final class DeviceLine {
  /** How far the device has got. */
  enum Stage {
    NEW,
    KNOCKING,
    ADMITTED,
    JOINED,
    CLOSED
  }

  final Channel channel;
  final AtomicInteger unread = new AtomicInteger();
  final List<Post> posts = new ArrayList<>();
  final RateLimit frames;
  final RateLimit wishes;
  Stage stage = Stage.NEW;
  Optional<Member> member = Optional.empty();
  int knock;
  String name = "";
  boolean board;
  boolean choices;
  long heardAt;

  /** Has said nothing since the host was asleep. */
  boolean unheard;

  /** Until it has to have said who it is and that it joins. */
  Loop.Timer patience = () -> {};

  /** Updates sent and updates taken in. */
  int sent;

  int seen;

  /** Parts of the finished game's record that have been sent. */
  int recordParts;

  DeviceLine(Channel channel, Limits limits, long now) {
    this.channel = channel;
    this.frames = new RateLimit(limits.framesPerSecond(), now);
    this.wishes = new RateLimit(limits.actionsPerSecond(), now);
    this.heardAt = now;
  }

  void send(ToGuest frame) {
    if (stage == Stage.CLOSED) return;
    ByteString bytes = ToGuest.ADAPTER.encodeByteString(frame);
    if (bytes.size() > Channel.LONGEST) throw new IllegalStateException("frame too long");
    channel.send(bytes);
  }

  /** Says why and hangs up. */
  void bye(Notice why, boolean forGood) {
    send(new ToGuest.Builder().bye(new Bye(why, forGood)).build());
    stage = Stage.CLOSED;
    channel.close();
  }
}
