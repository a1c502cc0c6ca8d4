package org.precinct.table.kit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import okio.ByteString;
import org.precinct.table.Version;
import org.precinct.table.channel.Channel;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;
import org.precinct.table.proto.Welcome;

/** A device at a table's door that says what it likes, and keeps what it hears. */
public final class RawGuest implements Channel.Receiver {
  public final SimulatedNet.Pair pair;
  public final List<ToGuest> heard = new ArrayList<>();
  public boolean closed;
  private final World world;

  public RawGuest(World world, Channel.Entry entry) {
    this(world, entry, "");
  }

  /**
   * @param place where it is, as far as the host knows
   */
  public RawGuest(World world, Channel.Entry entry, String place) {
    this.world = world;
    pair = world.net.connect(entry, "words");
    pair.host.place = place;
    world.host.arrived(pair.host);
    pair.guest.open(this);
  }

  public RawGuest say(ToHost.Builder frame) {
    pair.guest.send(ToHost.ADAPTER.encodeByteString(frame.build()));
    world.seconds(1);
    return this;
  }

  public RawGuest hello() {
    sendHello();
    world.seconds(1);
    return this;
  }

  /** Says it and waits for nothing. */
  public void sendHello() {
    Hello hello = new Hello(Version.MAJOR, Version.MINOR + 1, "newer", "Eve", false);
    pair.guest.send(ToHost.ADAPTER.encodeByteString(new ToHost.Builder().hello(hello).build()));
  }

  public RawGuest join() {
    return join(new Join.Builder().name("Eve"));
  }

  public RawGuest join(Join.Builder join) {
    return say(new ToHost.Builder().join(join.build()));
  }

  public Welcome welcome() {
    return heard.stream().filter(frame -> frame.welcome != null).findFirst().orElseThrow().welcome;
  }

  public ToGuest last() {
    return heard.get(heard.size() - 1);
  }

  @Override
  public void received(ByteString message) {
    try {
      heard.add(ToGuest.ADAPTER.decode(message));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void closed() {
    closed = true;
  }
}
