package org.precinct.table.fuzz;

import java.io.IOException;
import java.util.List;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.kit.Kits;
import org.precinct.table.Version;
import org.precinct.table.channel.Channel;
import org.precinct.table.guest.Guest;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.SimulatedNet;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;
import org.precinct.table.proto.Wish;

/**
 * A device that says anything to a host, before it has come in and after, in the lobby and in a
 * game. The host does not fail, nobody else loses their seat, the device sees and does nothing that
 * is not its own, and those who know how to behave are served as before.
 */
public final class HostFuzz {
  private static final List<Game<?, ?, ?, ?>> GAMES = Kits.games();

  private HostFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length < 2) return;
    Pieces pieces = new Pieces(data);
    int way = pieces.next();
    try {
      Game<?, ?, ?, ?> game = GAMES.get((pieces.next() & 0xFF) % GAMES.size());
      new Evening(game.info().id(), way).hear(pieces.messages());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class Evening implements Channel.Receiver {
    private final World world = new World(1, 0);
    private final World.Player ana;
    private final SimulatedNet.Pair pair;
    private final boolean plays;
    private boolean closed;
    private int member;

    /**
     * @param way bit 0: it knows no secret; bit 1: it has said hello; bit 2: it has joined; bit 3:
     *     the game has been dealt; bit 4: it has two chairs
     */
    Evening(String game, int way) throws IOException {
      world.open(game);
      ana = world.player("Ana");
      world.time.advance(10);
      ana.guest.addPlayer("Ben");
      ana.guest.addPlayer("Cleo");
      world.time.advance(10);
      boolean stranger = (way & 1) != 0;
      pair = world.net.connect(stranger ? Channel.Entry.STRANGER : Channel.Entry.INVITED, "words");
      world.host.arrived(pair.host);
      pair.guest.open(this);
      if ((way & 2) != 0) {
        say(
            new ToHost.Builder()
                .hello(new Hello(Version.MAJOR, Version.MINOR, "fuzz", "Eve", false)));
      }
      if ((way & 6) == 6) {
        if (stranger) world.host.letIn(1);
        world.time.advance(10);
        say(new ToHost.Builder().join(new Join.Builder().name("Eve").choices(true).build()));
        if ((way & 16) != 0) {
          say(new ToHost.Builder().wish(new Wish.Builder().add_player("Mallory").build()));
        }
      }
      plays = (way & 8) != 0;
      if (plays) {
        int missing = World.SHELF.find(game).orElseThrow().info().minSeats();
        missing -= world.host.state().room().chairs.size();
        for (int i = 0; i < missing; i++) world.host.addBot("Bot", BotLevel.EASY);
        world.host.start();
        world.time.advance(10);
        Pieces.require(world.host.state().room().phase == Phase.PLAYING, "No game.");
      }
    }

    private void say(ToHost.Builder frame) {
      pair.guest.send(ToHost.ADAPTER.encodeByteString(frame.build()));
      world.time.advance(10);
    }

    void hear(List<ByteString> messages) throws IOException {
      for (ByteString message : messages) {
        if (message.size() > Channel.LONGEST) continue;
        pair.guest.send(message);
        world.time.advance(20);
      }
      world.seconds(12);
      int joined = (int) world.host.state().room().people.stream().filter(p -> p.here).count();
      Pieces.require(joined <= 2, "Two devices, and " + joined + " are here.");
      checkChairs();
      checkJournal();
      checkAna();
    }

    /** Ana still has what she had; the other device has only what was free or its own. */
    private void checkChairs() {
      List<Chair> chairs = world.host.state().room().chairs;
      for (int i = 0; i < 3; i++) {
        Pieces.require(
            chairs.get(i).owner == 1
                && chairs.get(i).name.equals(List.of("Ana", "Ben", "Cleo").get(i)),
            "Somebody has taken " + chairs.get(i));
      }
    }

    private void checkJournal() throws IOException {
      for (ByteString bytes : ((Notebook) world.journal).entries) {
        Entry entry = Entry.ADAPTER.decode(bytes);
        boolean move = entry.step != null && entry.step.kind == Kind.MOVE;
        if (!move) continue;
        List<Chair> chairs = world.host.state().room().chairs;
        Pieces.require(
            entry.step.member == 0
                || chairs.get(entry.step.seat).owner == entry.step.member
                || chairs.get(entry.step.seat).owner == 0,
            "Somebody has acted in a seat that is not theirs.");
      }
    }

    /** The one who behaves is at the table, in step, and gets answers. */
    private void checkAna() {
      Pieces.require(ana.state().status() == Guest.Status.AT_TABLE, "Ana has been put out.");
      Pieces.require(ana.state().room().get().equals(world.host.state().room()), "Ana is behind.");
      boolean[] answered = {false};
      ana.guest.act(Seat.of(0), ByteString.EMPTY, refused -> answered[0] = true);
      world.seconds(1);
      Pieces.require(answered[0], "Ana gets no answer.");
      boolean shown = ana.state().sights().keySet().containsAll(List.of(1, 2, 3));
      Pieces.require(shown || !plays, "Ana does not see her seats.");
    }

    @Override
    public void received(ByteString message) {
      Pieces.require(!closed, "A message after the end.");
      ToGuest frame;
      try {
        frame = ToGuest.ADAPTER.decode(message);
      } catch (IOException e) {
        throw new IllegalStateException("The host talks nonsense.", e);
      }
      if (frame.welcome != null) member = frame.welcome.member;
      boolean early = frame.hello == null && frame.bye == null && frame.beat == null;
      Pieces.require(member > 0 || !early || frame.admitted != null, "Something for members only.");
      if (frame.update == null || frame.update.viewer == 0) return;
      Chair chair = world.host.state().room().chairs.get(frame.update.viewer - 1);
      Pieces.require(chair.owner == member, "Somebody sees " + chair);
    }

    @Override
    public void closed() {
      closed = true;
    }
  }
}
