package org.precinct.table.host;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.table.CleanText;
import org.precinct.table.Inbox;
import org.precinct.table.Loop;
import org.precinct.table.Version;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.proto.Admitted;
import org.precinct.table.proto.Beat;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;

/**
 * Everybody who has a line to the host, from their first word to their last. Sends away who talks
 * nonsense, too much, or not at all; asks about strangers; hands on what members say.
 */
final class Reception {
  /** Strangers from one address who may wait at the same time. */
  private static final int MOST_KNOCKS = 2;

  private final HostCore core;
  private final Hall hall;
  private final Inbox<Letter> inbox;
  private final String table;
  private final List<DeviceLine> lines = new ArrayList<>();
  private Loop.Timer heartbeat = () -> {};
  private int knocks;

  /** A message, or the end of a line if it is empty. */
  private record Letter(DeviceLine line, Optional<ByteString> message) {}

  /** What goes on behind the reception. */
  interface Hall {
    /** Somebody wants a place, or its own one back. */
    void join(DeviceLine line, Join join);

    void said(DeviceLine line, Member member, ToHost frame);

    /** A member's line has ended. */
    void left(Member member);

    /** A device is there that nobody knew of since the host was asleep. */
    void awake();

    /** Ends the work on a number of messages. */
    void settle();

    boolean isClosed();
  }

  /**
   * @param table its name, for people
   */
  Reception(HostCore core, Hall hall, String table) {
    this.core = core;
    this.hall = hall;
    this.table = table;
    this.inbox = new Inbox<>(core.loop(), this::read, this::done);
  }

  /** All lines, those of members included. */
  List<DeviceLine> lines() {
    return lines;
  }

  List<DeviceLine> joined() {
    List<DeviceLine> joined = new ArrayList<>();
    for (DeviceLine line : lines) if (line.stage == DeviceLine.Stage.JOINED) joined.add(line);
    return joined;
  }

  /** Strangers who wait to be let in. */
  List<Host.Knock> knocks() {
    List<Host.Knock> waiting = new ArrayList<>();
    for (DeviceLine line : lines) {
      if (line.stage != DeviceLine.Stage.KNOCKING) continue;
      waiting.add(new Host.Knock(line.knock, line.name, line.channel.words()));
    }
    return waiting;
  }

  Optional<DeviceLine> knocking(int knock) {
    for (DeviceLine line : lines) {
      if (line.stage == DeviceLine.Stage.KNOCKING && line.knock == knock) return Optional.of(line);
    }
    return Optional.empty();
  }

  // Signs of life.

  void beat() {
    heartbeat =
        core.after(
            core.limits().beatMillis(),
            () -> {
              beat();
              ToGuest frame = new ToGuest.Builder().beat(new Beat()).build();
              for (DeviceLine line : List.copyOf(lines)) {
                if (now() - line.heardAt > core.limits().silentMillis()) {
                  hangUp(line, "table.silent", false);
                } else {
                  line.send(frame);
                }
              }
            });
  }

  /** The host has slept: nobody could be heard meanwhile, and nobody has been silent. */
  void slept() {
    for (DeviceLine line : lines) {
      line.heardAt = now();
      boolean elsewhere = line.channel.entry() != Channel.Entry.LOCAL;
      line.unheard = elsewhere && line.stage == DeviceLine.Stage.JOINED;
    }
  }

  private long now() {
    return core.loop().now();
  }

  /** The table is closed; everybody may come back when it is opened again. */
  void close() {
    heartbeat.cancel();
    for (DeviceLine line : lines) {
      line.patience.cancel();
      line.bye(Wording.notice("table.closed"), false);
    }
    lines.clear();
  }

  // Coming in.

  void greet(Channel channel) {
    makeRoom(channel);
    DeviceLine line = new DeviceLine(channel, core.limits(), now());
    lines.add(line);
    expectWord(line);
    line.channel.open(new Receiver(line));
  }

  /**
   * Places before joining are few, and nobody may hold them against others: strangers have their
   * own, an address has a handful, and the one that has been here longest without a word has to go.
   * A guest says who it is as soon as it is here.
   */
  private void makeRoom(Channel channel) {
    boolean stranger = channel.entry() == Channel.Entry.STRANGER;
    List<DeviceLine> alike = new ArrayList<>();
    List<DeviceLine> neighbours = new ArrayList<>();
    for (DeviceLine line : lines) {
      boolean waits = line.stage == DeviceLine.Stage.NEW || line.stage == DeviceLine.Stage.ADMITTED;
      if (!waits || (line.channel.entry() == Channel.Entry.STRANGER) != stranger) continue;
      alike.add(line);
      if (!channel.peer().isEmpty() && line.channel.peer().equals(channel.peer())) {
        neighbours.add(line);
      }
    }
    int room = stranger ? core.limits().unknown() / 2 : core.limits().unknown();
    if (neighbours.size() >= core.limits().unknown() / 4) {
      hangUp(neighbours.get(0), "table.silent", false);
    } else if (alike.size() >= room) {
      hangUp(alike.get(0), "table.silent", false);
    }
  }

  /** A device that says neither who it is nor that it joins keeps a place from others. */
  private void expectWord(DeviceLine line) {
    line.patience.cancel();
    line.patience =
        core.after(
            core.limits().helloMillis(),
            () -> {
              boolean mute =
                  line.stage == DeviceLine.Stage.NEW || line.stage == DeviceLine.Stage.ADMITTED;
              if (mute) hangUp(line, "table.silent", false);
            });
  }

  /** Takes in what comes by a line. From any thread. */
  private final class Receiver implements Channel.Receiver {
    private final DeviceLine line;

    Receiver(DeviceLine line) {
      this.line = line;
    }

    @Override
    public void received(ByteString message) {
      if (line.unread.incrementAndGet() > core.limits().inbox()) line.channel.close();
      else inbox.add(new Letter(line, Optional.of(message)));
    }

    @Override
    public void closed() {
      inbox.add(new Letter(line, Optional.empty()));
    }
  }

  private void read(Letter letter) {
    DeviceLine line = letter.line;
    if (letter.message.isPresent()) line.unread.decrementAndGet();
    if (hall.isClosed()) return;
    if (!letter.message.isPresent()) gone(line);
    else if (line.stage != DeviceLine.Stage.CLOSED) hear(line, letter.message.get());
  }

  /** The steps that came of all that was read share one write to the journal. */
  private void done() {
    if (!hall.isClosed()) hall.settle();
  }

  private void hear(DeviceLine line, ByteString message) {
    line.heardAt = now();
    if (line.unheard) {
      line.unheard = false;
      hall.awake();
    }
    if (!line.frames.allows(now())) {
      hangUp(line, "table.flood", false);
      return;
    }
    ToHost frame;
    try {
      if (message.size() > Channel.LONGEST) throw new IOException("too long");
      frame = ToHost.ADAPTER.decode(message);
    } catch (IOException | RuntimeException garbage) {
      hangUp(line, "table.garbage", false);
      return;
    }
    switch (line.stage) {
      case NEW -> {
        if (frame.hello != null) hello(line, frame.hello);
        else hangUp(line, "table.garbage", false);
      }
      case KNOCKING -> {
        // Waits; whatever it says now is said too early.
      }
      case ADMITTED -> {
        if (frame.join != null) hall.join(line, frame.join);
      }
      case JOINED -> hall.said(line, line.member.get(), frame);
      case CLOSED -> {}
    }
  }

  private void hello(DeviceLine line, Hello hello) {
    line.name = CleanText.name(hello.name);
    if (hello.major != Version.MAJOR) {
      String build = CleanText.name(hello.app);
      core.trouble(Wording.notice("table.other_version", "name", line.name, "app", build));
      line.send(helloFrame(false));
      hangUp(line, "table.version", true, "host", core.app(), "guest", build);
      return;
    }
    if (line.channel.entry() != Channel.Entry.STRANGER) {
      line.stage = DeviceLine.Stage.ADMITTED;
      line.send(helloFrame(false));
      return;
    }
    if (knocks().size() >= core.limits().knocks() || knocksFrom(line) >= MOST_KNOCKS) {
      hangUp(line, "table.refused", false);
      return;
    }
    line.stage = DeviceLine.Stage.KNOCKING;
    line.knock = ++knocks;
    line.send(helloFrame(true));
    core.roomChanged();
  }

  private long knocksFrom(DeviceLine from) {
    String peer = from.channel.peer();
    if (peer.isEmpty()) return 0;
    return lines.stream()
        .filter(line -> line.stage == DeviceLine.Stage.KNOCKING)
        .filter(line -> line.channel.peer().equals(peer))
        .count();
  }

  private ToGuest helloFrame(boolean wait) {
    return new ToGuest.Builder()
        .hello(new Hello(Version.MAJOR, Version.MINOR, core.app(), table, wait))
        .build();
  }

  /** The words were the same. */
  void admit(DeviceLine line) {
    line.stage = DeviceLine.Stage.ADMITTED;
    expectWord(line);
    line.send(new ToGuest.Builder().admitted(new Admitted()).build());
    core.roomChanged();
  }

  /** Whether a line came in after another one. */
  boolean isNewer(DeviceLine line, DeviceLine other) {
    return lines.indexOf(line) > lines.indexOf(other);
  }

  // Going away.

  void hangUp(DeviceLine line, String why, boolean forGood, String... args) {
    if (line.stage != DeviceLine.Stage.CLOSED) line.bye(Wording.notice(why, args), forGood);
    gone(line);
  }

  private void gone(DeviceLine line) {
    line.stage = DeviceLine.Stage.CLOSED;
    if (!lines.remove(line)) return;
    core.roomChanged();
    line.patience.cancel();
    line.posts.clear();
    if (!line.member.isPresent()) return;
    Member member = line.member.get();
    if (!member.line.isPresent() || member.line.get() != line) return;
    member.line = Optional.empty();
    member.leftAt = now();
    // It comes back with a new promise.
    member.owesPledge = false;
    hall.left(member);
  }
}
