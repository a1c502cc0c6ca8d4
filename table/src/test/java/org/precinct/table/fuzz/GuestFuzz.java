package org.precinct.table.fuzz;

import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.kit.Kits;
import org.precinct.table.Version;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Ticket;
import org.precinct.table.guest.Connector;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.kit.SimulatedNet;
import org.precinct.table.kit.SimulatedTime;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.Update;
import org.precinct.table.proto.Welcome;

/**
 * A host that says anything to a guest. The guest does not fail, whatever it shows can be drawn,
 * and unless it was sent away for good it finds its way to an honest host and to the newest view.
 */
public final class GuestFuzz {
  private static final List<Game<?, ?, ?, ?>> GAMES = Kits.games();

  private GuestFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length < 2) return;
    Pieces pieces = new Pieces(data);
    int way = pieces.next();
    String game = GAMES.get(pieces.next() % GAMES.size()).info().id();
    new Visit(game, (way & 1) != 0).hear(way >>> 1 & 3, pieces.messages());
  }

  private static final class Visit implements Connector, Channel.Receiver {
    private final SimulatedTime time = new SimulatedTime(1);
    private final SimulatedNet net = new SimulatedNet(time, 2, 0);
    private final World entropy = new World(3, 0);
    private final Game<?, ?, ?, ?> game;
    private final boolean stranger;
    private final Guest guest;
    private Optional<SimulatedNet.Pair> pair = Optional.empty();
    private int channels;

    Visit(String game, boolean stranger) {
      this.game = World.SHELF.find(game).orElseThrow();
      this.stranger = stranger;
      guest =
          GuestTable.join(
              time.loop(),
              this,
              entropy.entropy,
              World.SHELF,
              Profile.player("fuzz", "Ana").withChoices(),
              Optional.empty(),
              Guest.Keeper.NONE,
              4);
      guest.watch(this::draw);
      time.advance(10);
    }

    @Override
    public void connect(Optional<Ticket> ticket, Callback answer) {
      channels++;
      Channel.Entry entry = stranger ? Channel.Entry.STRANGER : Channel.Entry.INVITED;
      SimulatedNet.Pair next = net.connect(entry, "words");
      pair = Optional.of(next);
      next.host.open(this);
      answer.connected(next.guest);
    }

    /**
     * @param stage how far an honest host has let it come: 0 not at all, 1 hello, 2 the lobby, 3 a
     *     game
     */
    void hear(int stage, List<ByteString> messages) {
      if (stage > 0) tell(hello());
      if (stage > 1) tell(welcome());
      if (stage > 1) tell(room(stage > 2 ? Phase.PLAYING : Phase.LOBBY));
      if (stage > 2) guest.act(Seat.of(0), ByteString.EMPTY, Guest.Answer.IGNORED);
      time.advance(10);
      for (ByteString message : messages) {
        pair.get().host.send(message);
        time.advance(10);
      }
      if (guest.state().status() == Guest.Status.GONE) return;
      comeBack();
    }

    /** The network breaks, and behind it is an honest host. */
    private void comeBack() {
      int before = channels;
      pair.get().cut();
      time.advance(30_000);
      if (channels == before) {
        throw new IllegalStateException("It does not come back: " + guest.state());
      }
      tell(hello());
      tell(welcome());
      tell(room(Phase.LOBBY));
      tell(room(Phase.PLAYING));
      tell(
          new ToGuest.Builder()
              .update(
                  new Update.Builder()
                      .game(9)
                      .viewer(1)
                      .change(1)
                      .number(1)
                      .view(ByteString.EMPTY)
                      .build()));
      time.advance(10);
      Guest.State state = guest.state();
      Pieces.require(state.status() == Guest.Status.AT_TABLE, "Not at the table: " + state);
      Pieces.require(state.sights().size() == 1, "It sees too little or too much: " + state);
      Pieces.require(
          state.sight(Seat.of(0)).get().bytes().size() == 0, "It does not see the newest.");
      guest.close();
      time.advance(10);
      Pieces.require(guest.state().unanswered() == 0, "Actions that nobody answers.");
    }

    /** As a screen would. */
    private void draw(Guest.State state) {
      for (Sight sight : state.sights().values()) {
        boolean same = state.room().get().rules.equals(game.info().id());
        boolean known = state.room().get().rules_version == game.info().rulesVersion();
        if (!same || !known) continue;
        sight.view(game);
        sight.freshNews(game);
        sight.choices(game);
        sight.left(time.now());
      }
    }

    private void tell(ToGuest.Builder frame) {
      pair.get().host.send(ToGuest.ADAPTER.encodeByteString(frame.build()));
      time.advance(10);
    }

    private static ToGuest.Builder hello() {
      return new ToGuest.Builder()
          .hello(new Hello(Version.MAJOR, Version.MINOR, "fuzz", "T", false));
    }

    private static ToGuest.Builder welcome() {
      return new ToGuest.Builder()
          .welcome(
              new Welcome.Builder()
                  .member(1)
                  .token(ByteString.of(new byte[32]))
                  .table(ByteString.of(new byte[8]))
                  .secret(ByteString.of(new byte[16]))
                  .build());
    }

    private ToGuest.Builder room(Phase phase) {
      return new ToGuest.Builder()
          .room(
              new Room.Builder()
                  .phase(phase)
                  .game(phase == Phase.LOBBY ? 8 : 9)
                  .rules(game.info().id())
                  .rules_version(game.info().rulesVersion())
                  .chairs(
                      List.of(
                          new Chair("Ana", 1, Mind.PERSON, ""),
                          new Chair("Ben", 2, Mind.PERSON, "")))
                  .build());
    }

    @Override
    public void received(ByteString message) {}

    @Override
    public void closed() {}
  }
}
