package org.precinct.table.fair;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.pennies.Note;
import org.precinct.engine.pennies.Pennies;
import org.precinct.table.Wording;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.kit.Altered;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Choices;
import org.precinct.table.proto.Glass;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Result;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.ToGuest;

/** Hosts that cheat by keeping quiet, by cutting connections, and by what they call things. */
public final class SlyHostTest {
  private static final ByteString HIDE_ONE = ByteString.decodeHex("08010801");
  private static final ByteString ROLL = ByteString.decodeHex("0802");
  private static final ToGuest NOTHING = new ToGuest.Builder().build();

  private final World world = new World(31);
  private final List<World.Player> players = new ArrayList<>();

  private void join(UnaryOperator<ToGuest> lie) throws Exception {
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      World.Player player = world.new Player(Profile.player(World.APP, name).withChoices());
      player.tamper = lie;
      players.add(player);
      player.start();
      world.seconds(1);
    }
    world.host.option("rounds", "2");
  }

  private void deal() {
    world.host.start();
    world.seconds(1);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PLAYING);
  }

  private void act(int player, ByteString action) {
    players.get(player).guest.act(Seat.of(player), action, Guest.Answer.IGNORED);
  }

  private Verdict verdict(int player) {
    return players.get(player).state().verdict().get();
  }

  private void assertSays(int player, String what) {
    Verdict verdict = verdict(player);
    assertThat(verdict.notice().key).isEqualTo(what);
    assertThat(Wording.texts().has(what)).isTrue();
    assertThat(Wording.text(verdict.notice(), Language.FRENCH)).doesNotContain("{");
  }

  private void assertFair(int player, int deals) {
    assertWithMessage("%s", verdict(player)).that(verdict(player)).isInstanceOf(Verdict.Fair.class);
    assertThat(((Verdict.Fair) verdict(player)).deals()).isEqualTo(deals);
  }

  /** The seed of a game with another number was read, and the record knows nothing of it. */
  @Test
  public void aDealByAnotherNumberIsToldAsWell() throws Exception {
    boolean[] first = {true};
    join(
        frame -> {
          if (frame.prepare != null && first[0]) {
            return new ToGuest.Builder()
                .prepare(frame.prepare.newBuilder().game(7).build())
                .build();
          }
          if (frame.record_part == null) return frame;
          return CheatingHostTest.inRecord(
                  honest -> honest.newBuilder().begun(honest.begun.subList(1, 2)).build())
              .apply(frame);
        });
    world.host.start();
    world.seconds(1);
    world.host.toLobby();
    world.seconds(1);
    first[0] = false;
    deal();
    world.playOn(players);
    for (int i = 0; i < 2; i++) assertFair(i, 2);
  }

  /**
   * Nobody need notice it: it takes a host a moment. The next game after a whole one counts anew.
   */
  @Test
  public void aGameThatWasBegunAndBrokenOffIsToldWithTheNext() throws Exception {
    join(frame -> frame);
    deal();
    world.host.toLobby();
    // The app of one of them dies meanwhile.
    players.get(1).kill();
    players.get(1).start();
    world.seconds(2);
    deal();
    world.playOn(players);
    for (int i = 0; i < 2; i++) assertFair(i, 2);
    deal();
    world.playOn(players);
    for (int i = 0; i < 2; i++) assertFair(i, 1);
  }

  /** Only what the host says itself could hide it, or a connection that is lost and found again. */
  @Test
  public void aPhoneThatHadNoPartInTheDealGoesOnSayingSo() throws Exception {
    join(frame -> frame);
    players.get(1).cut();
    world.time.advance(150);
    deal();
    world.seconds(3);
    ToGuest soothing = new ToGuest.Builder().notice(Wording.notice("fair.fair")).build();
    players.get(1).cut();
    world.seconds(5);
    players.get(1).pair.host.send(ToGuest.ADAPTER.encodeByteString(soothing));
    world.seconds(1);
    assertThat(players.get(1).state().status()).isEqualTo(Guest.Status.AT_TABLE);
    assertThat(players.get(1).state().notice().get().key).isEqualTo("table.no_share");
    assertThat(players.get(0).state().notice().isPresent()).isFalse();
    world.playOn(players);
    assertSays(1, "fair.no_share");
  }

  @Test
  public void aHostThatNeverAnswersIsCaught() throws Exception {
    boolean[] deaf = {true};
    refusesSecondPlayer(deaf);
    join(frame -> frame.result != null && frame.result.refused != null ? NOTHING : frame);
    deal();
    act(1, HIDE_ONE);
    world.seconds(40);
    deaf[0] = false;
    // Its player waits for the answer: somebody has to go on.
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.playOn(players);
    world.seconds(30);
    assertFair(0, 1);
    assertSays(1, "fair.refused");
  }

  /** By then the sand has run out, and the rules forbid what they had allowed. */
  @Test
  public void aHostThatRefusesWhenItIsTooLateIsCaught() throws Exception {
    boolean[] deaf = {true};
    int[] id = {0};
    refusesSecondPlayer(deaf);
    join(
        frame -> {
          if (frame.result == null || frame.result.refused == null) return frame;
          id[0] = frame.result.id;
          return NOTHING;
        });
    deal();
    act(1, HIDE_ONE);
    world.seconds(32);
    deaf[0] = false;
    Result late = new Result(id[0], Wording.refused("action.not_your_turn"));
    ToGuest frame = new ToGuest.Builder().result(late).build();
    players.get(1).pair.host.send(ToGuest.ADAPTER.encodeByteString(frame));
    world.playOn(players);
    assertSays(1, "fair.refused");
  }

  private void refusesSecondPlayer(boolean[] deaf) {
    world.hostShelf =
        id ->
            Optional.of(
                Altered.game(
                    World.SHELF.find(id).get(),
                    "apply",
                    (args, honest) -> {
                      if (deaf[0] && args[1].equals(Seat.of(1))) {
                        throw new IllegalAction("1", "action.not_your_turn");
                      }
                      return honest.call(args);
                    }));
  }

  @Test
  public void aHostWhoCutsTheChoicesToOneIsCaught() throws Exception {
    join(
        frame -> {
          if (frame.update == null || frame.update.choices == null) return frame;
          List<ByteString> all = frame.update.choices.actions;
          Choices one = new Choices(all.subList(0, Math.min(1, all.size())), false);
          return new ToGuest.Builder()
              .update(frame.update.newBuilder().choices(one).build())
              .build();
        });
    deal();
    world.playOn(players);
    for (int i = 0; i < 2; i++) assertSays(i, "fair.choices");
    assertThat(((Verdict.Differs) verdict(0)).step()).isEqualTo(0);
  }

  @Test
  public void aHostWhoStandsInAfterAShortCutIsCaught() throws Exception {
    join(frame -> frame);
    deal();
    players.get(1).cut();
    world.seconds(5);
    assertThat(players.get(1).state().status()).isEqualTo(Guest.Status.AT_TABLE);
    act(0, HIDE_ONE);
    world.seconds(1);
    world.host.declareAbsent(1);
    world.seconds(3);
    world.playOn(players);
    assertFair(0, 1);
    assertSays(1, "fair.stood_in");
  }

  /** The other player decides for both, and the owner's phone is told of nothing. */
  @Test
  public void aHostWhoGivesASeatAwayInSecretIsCaught() throws Exception {
    int[] owner = {0};
    join(
        frame -> {
          if (frame.room == null || owner[0] == 0) return frame;
          List<Chair> chairs = new ArrayList<>(frame.room.chairs);
          chairs.set(1, chairs.get(1).newBuilder().owner(owner[0]).build());
          return new ToGuest.Builder().room(frame.room.newBuilder().chairs(chairs).build()).build();
        });
    deal();
    owner[0] = players.get(1).state().member();
    players.get(0).tamper = null;
    players.get(0).cut();
    world.seconds(5);
    world.host.seat(1, players.get(0).state().member());
    world.seconds(1);
    world.playOn(players);
    assertSays(1, "fair.invented");
  }

  /** What a phone could not be told while it was cut off excuses what happened meanwhile only. */
  @Test
  public void aHostWhoExchangesABotAfterACutIsCaught() throws Exception {
    join(
        frame -> {
          if (frame.room == null) return frame;
          List<Chair> chairs = new ArrayList<>();
          for (Chair chair : frame.room.chairs) {
            Mind said = chair.mind == Mind.NORMAL_BOT ? Mind.EASY_BOT : chair.mind;
            chairs.add(chair.newBuilder().mind(said).build());
          }
          Room room = frame.room.newBuilder().chairs(chairs).build();
          return new ToGuest.Builder().room(room).build();
        });
    world.host.addBot("Robo", BotLevel.EASY);
    deal();
    world.cutAll();
    world.seconds(5);
    act(0, HIDE_ONE);
    world.seconds(1);
    world.host.hand(2, Optional.of(BotLevel.NORMAL));
    world.playOn(players);
    for (int i = 0; i < 2; i++) assertSays(i, "fair.bot");
  }

  /** The host plays the seat in secret, and shows nothing of it before it is done. */
  @Test
  public void aHostWhoKeepsAPhoneInTheDarkWhileItPlaysItsSeatIsCaught() throws Exception {
    boolean[] dark = {false};
    join(
        frame -> {
          if (dark[0] && frame.update != null) return NOTHING;
          if (frame.room == null) return frame;
          List<Chair> chairs = new ArrayList<>();
          for (Chair chair : frame.room.chairs) {
            chairs.add(chair.newBuilder().mind(Mind.PERSON).build());
          }
          Room room = frame.room.newBuilder().chairs(chairs).build();
          return new ToGuest.Builder().room(room).build();
        });
    deal();
    dark[0] = true;
    players.get(1).cut();
    world.seconds(5);
    assertThat(players.get(1).state().status()).isEqualTo(Guest.Status.AT_TABLE);
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.seconds(20);
    world.host.hand(1, Optional.empty());
    dark[0] = false;
    // It comes back once more and is shown everything.
    players.get(1).cut();
    world.seconds(5);
    world.playOn(players);
    assertSays(1, "fair.dark");
  }

  /** The sand is turned while the connection is cut, and is empty a second later. */
  @Test
  public void aHostWhoCutsAPhoneOffBeforeItHurriesIsCaught() throws Exception {
    boolean[] hasty = {false};
    world.hostShelf =
        id ->
            Optional.of(
                Altered.game(
                    World.SHELF.find(id).get(),
                    "hourglass",
                    (args, honest) ->
                        ((Optional<?>) honest.call(args)).map(glass -> hasty(glass, hasty[0]))));
    join(
        frame -> {
          boolean sand = frame.update != null && frame.update.glass != null;
          if (!sand || frame.update.glass.limit == 0) return frame;
          Glass glass = frame.update.glass.newBuilder().limit(30_000).build();
          return new ToGuest.Builder()
              .update(frame.update.newBuilder().glass(glass).build())
              .build();
        });
    deal();
    for (int i = 0; i < 2; i++) act(i, HIDE_ONE);
    world.seconds(3);
    players.get(1).cut();
    hasty[0] = true;
    act(0, ROLL);
    world.time.advance(200);
    hasty[0] = false;
    world.seconds(3);
    assertThat(players.get(1).state().status()).isEqualTo(Guest.Status.AT_TABLE);
    world.playOn(players);
    assertSays(1, "fair.hurried");
  }

  private static Hourglass hasty(Object glass, boolean hasty) {
    Hourglass sand = (Hourglass) glass;
    int limit = hasty && sand.limitMillis() > 0 ? 1_000 : sand.limitMillis();
    return new Hourglass(sand.id(), limit, sand.beatMillis(), sand.ready(), sand.absentMillis());
  }

  /** It reads everything at once when it wakes up, on the old connection or on a new one. */
  @Test
  public void aPhoneThatSleptDoesNotAccuseTheHost() throws Exception {
    for (int wait = 0; wait < 5_000; wait += 1_000) new SlyHostTest().sleep(wait);
  }

  private void sleep(int wait) throws Exception {
    join(frame -> frame);
    deal();
    for (int i = 0; i < 2; i++) act(i, HIDE_ONE);
    world.seconds(3);
    world.time.advance(wait);
    players.get(1).hush(17_500);
    act(0, ROLL);
    world.seconds(33);
    world.playOn(players);
    for (int i = 0; i < 2; i++) assertFair(i, 1);
  }

  /** In some games what lies on the table counts when somebody goes. */
  @Test
  public void aHostWhoCallsAPhoneAwayToDecideForItIsCaught() throws Exception {
    Pennies pennies = new Pennies();
    world.hostShelf =
        id ->
            Optional.of(
                Altered.game(
                    pennies,
                    "presence",
                    (args, honest) ->
                        (boolean) args[2]
                            ? honest.call(args)
                            : honest.call(
                                hides((Pennies.State) args[0]), args[1], false, args[3])));
    world.guestShelf = world.hostShelf;
    join(frame -> frame);
    deal();
    world.host.declareAbsent(1);
    world.time.advance(500);
    act(1, HIDE_ONE);
    world.playOn(players);
    assertFair(0, 1);
    assertSays(1, "fair.called_away");
  }

  private static Pennies.State hides(Pennies.State state) throws IllegalAction {
    return new Pennies().apply(state, Seat.of(1), Note.of(1, 3), Chance.of("unused"));
  }

  /** A host that keeps cutting connections cannot put off the end of the wait for its record. */
  @Test
  public void aHostWhoCutsThoseWhoWaitForTheRecordIsNotCalledFair() throws Exception {
    join(frame -> frame.record_part == null ? frame : NOTHING);
    deal();
    world.playOn(players);
    for (int i = 0; i < 6; i++) {
      for (World.Player player : players) player.cut();
      world.seconds(9);
    }
    for (int i = 0; i < 2; i++) assertSays(i, "fair.no_record");
  }
}
