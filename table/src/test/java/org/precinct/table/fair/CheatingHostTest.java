package org.precinct.table.fair;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import okio.Buffer;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.FailingJournal;
import org.precinct.table.kit.Altered;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.RawGuest;
import org.precinct.table.kit.Rigged;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Glass;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Leave;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Opening;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.RecordPart;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Result;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.Shared;
import org.precinct.table.proto.Taken;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;

/** Hosts that cheat, each in its own way, and what the guests find at the end. */
public final class CheatingHostTest {
  private static final ByteString ROUND_SIX = ByteString.decodeHex("0806");
  private static final ByteString HIDE_ONE = ByteString.decodeHex("08010801");

  private final World world = new World(11);
  private final List<World.Player> players = new ArrayList<>();

  /** Plays a game of two rounds with three guests; everybody changes their mind once. */
  private List<Verdict> play(UnaryOperator<ToGuest> lie) throws Exception {
    world.open("pennies");
    for (String name : List.of("Ana", "Ben", "Cleo")) {
      World.Player player = world.new Player(profile(name));
      player.tamper = lie;
      players.add(player);
      player.start();
      world.seconds(1);
    }
    world.host.option("rounds", "2");
    world.host.start();
    world.seconds(1);
    // Somebody rolls when it is not time to: refused by every honest host.
    players.get(1).guest.act(Seat.of(1), ByteString.decodeHex("0802"), Guest.Answer.IGNORED);
    for (int i = 0; i < 200 && world.host.state().room().phase != Phase.OVER; i++) {
      for (World.Player player : players) act(player, i);
      world.time.advance(400);
    }
    world.seconds(5);
    List<Verdict> verdicts = new ArrayList<>();
    for (World.Player player : players) {
      assertThat(player.state().verdict().isPresent()).isTrue();
      verdicts.add(player.state().verdict().get());
    }
    return verdicts;
  }

  private static Profile profile(String name) {
    return Profile.player(World.APP, name).withChoices();
  }

  private static void act(World.Player player, int turn) {
    for (Sight sight : player.state().sights().values()) {
      List<ByteString> choices = sight.choices().map(all -> all.actions).orElse(List.of());
      if (choices.isEmpty()) continue;
      ByteString action = choices.get((turn + 2) % choices.size());
      player.guest.act(Seat.of(sight.viewer() - 1), action, Guest.Answer.IGNORED);
    }
  }

  static UnaryOperator<ToGuest> inRecord(UnaryOperator<Record> lie) {
    return frame -> {
      if (frame.record_part == null) return frame;
      try {
        Record honest = Record.ADAPTER.decode(frame.record_part.bytes);
        RecordPart part =
            frame
                .record_part
                .newBuilder()
                .bytes(Record.ADAPTER.encodeByteString(lie.apply(honest)))
                .build();
        return new ToGuest.Builder().record_part(part).build();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    };
  }

  private static UnaryOperator<ToGuest> inSteps(UnaryOperator<List<Taken>> lie) {
    return inRecord(
        honest -> honest.newBuilder().steps(lie.apply(new ArrayList<>(honest.steps))).build());
  }

  private static void assertAllSay(List<Verdict> verdicts, String what) {
    for (Verdict verdict : verdicts) assertSays(verdict, what);
  }

  private static void assertSays(Verdict verdict, String what) {
    assertThat(verdict).isInstanceOf(Verdict.Differs.class);
    assertThat(((Verdict.Differs) verdict).what()).isEqualTo(what);
    assertThat(Wording.texts().has(verdict.notice().key)).isTrue();
    assertThat(Wording.text(verdict.notice(), Language.FRENCH)).doesNotContain("{");
  }

  @Test
  public void anHonestHostIsFoundFair() throws Exception {
    for (Verdict verdict : play(frame -> frame)) {
      assertWithMessage("%s", verdict).that(verdict).isInstanceOf(Verdict.Fair.class);
    }
  }

  @Test
  public void aHostWhoSwapsACardIsCaughtByItsOwnerAndByAllWhenCardsAreShown() throws Exception {
    world.hostShelf = id -> Optional.of(new Rigged(true, false));
    List<Verdict> verdicts = play(frame -> frame);
    assertThat(verdicts.get(0)).isEqualTo(new Verdict.Differs(0, "fair.view"));
    assertAllSay(verdicts, "fair.view");
  }

  @Test
  public void aHostWhoRollsAgainIsCaughtAtThatStep() throws Exception {
    world.hostShelf = id -> Optional.of(new Rigged(false, true));
    List<Verdict> verdicts = play(frame -> frame);
    assertAllSay(verdicts, "fair.view");
    assertThat(verdicts.get(1)).isEqualTo(verdicts.get(0));
    assertThat(((Verdict.Differs) verdicts.get(0)).step()).isGreaterThan(2);
  }

  @Test
  public void aHostWhoAcknowledgesAnActionAndDropsItIsCaughtByItsPlayer() throws Exception {
    List<Verdict> verdicts =
        play(
            inSteps(
                steps -> {
                  steps.removeIf(step -> step.kind == Kind.MOVE && step.member == 2);
                  return steps;
                }));
    for (Verdict verdict : verdicts) assertThat(verdict).isInstanceOf(Verdict.Differs.class);
  }

  @Test
  public void aHostWhoAcknowledgesWithoutDoingItIsCaughtByItsPlayer() throws Exception {
    int[] lies = {0};
    List<Verdict> verdicts =
        play(
            frame -> {
              boolean refusal = frame.result != null && frame.result.refused != null;
              return refusal && lies[0]++ == 0
                  ? new ToGuest.Builder().result(new Result(frame.result.id, null)).build()
                  : frame;
            });
    assertThat(verdicts.get(1)).isInstanceOf(Verdict.Differs.class);
  }

  @Test
  public void aHostWhoReplacesAnEffectiveActionIsCaught() throws Exception {
    List<Verdict> verdicts =
        play(
            inSteps(
                steps -> {
                  for (int i = steps.size() - 1; i >= 0; i--) {
                    Taken step = steps.get(i);
                    if (step.kind != Kind.MOVE || step.action.size() < 4) continue;
                    ByteString none = ByteString.decodeHex("08010800");
                    ByteString other = ByteString.decodeHex("08010801");
                    steps.set(
                        i,
                        step.newBuilder().action(step.action.equals(none) ? other : none).build());
                    break;
                  }
                  return steps;
                }));
    for (Verdict verdict : verdicts) assertThat(verdict).isInstanceOf(Verdict.Differs.class);
  }

  @Test
  public void aHostWhoOpensAnotherSeedIsCaught() throws Exception {
    ByteString share = ByteString.of(new byte[32]);
    assertAllSay(
        play(
            inRecord(
                honest ->
                    honest
                        .newBuilder()
                        .host_share(share)
                        .host_hash(Fair.hash(share, honest.host_nonce, ByteString.EMPTY))
                        .build())),
        "fair.seed");
  }

  @Test
  public void aHostWhoLeavesOutAShareIsCaught() throws Exception {
    assertAllSay(
        play(
            inRecord(
                honest ->
                    honest
                        .newBuilder()
                        .shared(honest.shared.subList(0, honest.shared.size() - 1))
                        .build())),
        "fair.seed");
  }

  @Test
  public void aHostWhoClaimsAnotherAttemptIsCaught() throws Exception {
    assertAllSay(
        play(inRecord(honest -> honest.newBuilder().attempt(honest.attempt + 1).build())),
        "fair.left_out");
  }

  @Test
  public void aHostWhoPutsAnotherShareInIsCaught() throws Exception {
    assertAllSay(
        play(
            inRecord(
                honest -> {
                  List<Shared> shared = new ArrayList<>(honest.shared);
                  Shared first = shared.get(0);
                  ByteString other = ByteString.of(new byte[32]);
                  shared.set(
                      0,
                      first
                          .newBuilder()
                          .share(other)
                          .pledge(
                              first
                                  .pledge
                                  .newBuilder()
                                  .hash(Fair.hash(other, first.nonce, first.pledge.anchor))
                                  .build())
                          .build());
                  return honest.newBuilder().shared(shared).build();
                })),
        "fair.seed");
  }

  @Test
  public void aHostWhoChoosesASaltIsCaught() throws Exception {
    List<Verdict> verdicts =
        play(
            inSteps(
                steps -> {
                  for (int i = 0; i < steps.size(); i++) {
                    if (steps.get(i).member != 1) continue;
                    ByteString salt = ByteString.of(new byte[16]);
                    steps.set(i, steps.get(i).newBuilder().salt(salt).build());
                    break;
                  }
                  return steps;
                }));
    assertAllSay(verdicts, "fair.salt");
  }

  @Test
  public void aHostWhoLiesAboutOptionsIsCaught() throws Exception {
    assertAllSay(
        play(inRecord(honest -> honest.newBuilder().options(Map.of("rounds", "3")).build())),
        "fair.seed");
  }

  @Test
  public void aHostWhoInventsAnActionIsCaught() throws Exception {
    List<Verdict> verdicts =
        play(
            inSteps(
                steps -> {
                  Taken first = steps.get(0);
                  steps.add(1, first.newBuilder().salt(ByteString.EMPTY).build());
                  return steps;
                }));
    for (Verdict verdict : verdicts) assertThat(verdict).isInstanceOf(Verdict.Differs.class);
  }

  @Test
  public void aHostWhoBreaksOffTheRecordIsCaught() throws Exception {
    List<Verdict> verdicts = play(inSteps(steps -> steps.subList(0, steps.size() - 1)));
    for (Verdict verdict : verdicts) assertThat(verdict).isInstanceOf(Verdict.Differs.class);
  }

  @Test
  public void aHostWhoShowsAnotherViewIsCaught() throws Exception {
    List<Verdict> verdicts =
        play(
            frame -> {
              boolean first = frame.update != null && frame.update.change == 1;
              if (!first || frame.update.view == null) return frame;
              // The first number is the round.
              ByteString rest = frame.update.view.substring(2);
              ByteString view = new Buffer().write(ROUND_SIX).write(rest).readByteString();
              return new ToGuest.Builder()
                  .update(frame.update.newBuilder().view(view).build())
                  .build();
            });
    for (Verdict verdict : verdicts) {
      assertThat(verdict).isEqualTo(new Verdict.Differs(0, "fair.view"));
    }
  }

  @Test
  public void aHostWhoTellsOtherNewsIsCaught() throws Exception {
    List<Verdict> verdicts =
        play(
            frame -> {
              if (frame.update == null || frame.update.news.isEmpty()) return frame;
              List<ByteString> news = new ArrayList<>(frame.update.news);
              news.set(0, ByteString.decodeHex("0805"));
              return new ToGuest.Builder()
                  .update(frame.update.newBuilder().news(news).build())
                  .build();
            });
    assertAllSay(verdicts, "fair.view");
  }

  @Test
  public void garbageForARecordIsNotFair() throws Exception {
    List<Verdict> verdicts =
        play(inSteps(steps -> List.of(steps.get(0).newBuilder().seat(99).build())));
    for (Verdict verdict : verdicts) assertThat(verdict).isInstanceOf(Verdict.Differs.class);
  }

  @Test
  public void otherRulesCannotBeChecked() throws Exception {
    List<Verdict> verdicts = play(inRecord(honest -> honest.newBuilder().rules_version(7).build()));
    for (Verdict verdict : verdicts) assertThat(verdict).isInstanceOf(Verdict.Unchecked.class);
  }

  /** The host knows the seed first. If it could deal again in silence, it could choose one. */
  @Test
  public void aHostWhoDealsAgainUntilTheSeedSuitsIsCaught() throws Exception {
    UnaryOperator<ToGuest> inSilence =
        frame ->
            frame.room == null || frame.room.phase != Phase.LOBBY || frame.room.people.size() < 3
                ? frame
                : new ToGuest.Builder()
                    .room(frame.room.newBuilder().phase(Phase.DEALING).build())
                    .build();
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      World.Player player = world.new Player(profile(name));
      player.tamper = inSilence;
      players.add(player);
      player.start();
      world.seconds(1);
    }
    // Plays with the host: keeps the first deal open until the host knows what it would be.
    ByteString share = ByteString.of(new byte[32]);
    ByteString anchor = ByteString.of(new byte[16]);
    Pledge pledge = new Pledge(Fair.hash(share, share, anchor), anchor);
    RawGuest friend = new RawGuest(world, Channel.Entry.INVITED).hello();
    friend.join(new Join.Builder().name("Friend").pledge(pledge));
    world.host.start();
    world.seconds(1);
    world.host.toLobby();
    world.host.start();
    friend.say(new ToHost.Builder().pledge(pledge));
    Prepare prepare =
        friend.heard.stream().filter(f -> f.prepare != null).reduce((a, b) -> b).get().prepare;
    friend.say(new ToHost.Builder().opening(new Opening(1, prepare.attempt, share, share, pledge)));
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PLAYING);
    world.host.hand(2, Optional.of(BotLevel.EASY));
    world.playOn(players);
    for (World.Player player : players) {
      assertSays(player.state().verdict().get(), "fair.redealt");
    }
  }

  /** The host has read a seed, cuts everybody off and deals again: nobody may forget the first. */
  @Test
  public void aDealThatCameToNothingIsToldEvenToThoseWhoWereCutOff() throws Exception {
    Verdict verdict = dealtAgain(frame -> frame);
    assertThat(verdict).isInstanceOf(Verdict.Fair.class);
    assertThat(((Verdict.Fair) verdict).deals()).isEqualTo(3);
    assertThat(verdict.notice().key).isEqualTo("fair.fair_again");
    assertThat(Wording.text(verdict.notice(), Language.FRENCH)).contains("3 fois");
  }

  @Test
  public void aHostWhoHidesADealThatCameToNothingIsCaught() throws Exception {
    UnaryOperator<Record> hides =
        honest -> honest.newBuilder().begun(honest.begun.subList(1, 3)).build();
    assertSays(dealtAgain(inRecord(hides)), "fair.hidden_deal");
  }

  /** Twice the host drops a deal and every connection; the app of one guest dies meanwhile. */
  private Verdict dealtAgain(UnaryOperator<ToGuest> lie) throws Exception {
    join(lie);
    RawGuest friend = new RawGuest(world, Channel.Entry.INVITED).hello();
    for (int i = 0; i < 2; i++) {
      ByteString share = ByteString.of(new byte[] {(byte) i});
      ByteString anchor = ByteString.of(new byte[16]);
      Pledge pledge = new Pledge(Fair.hash(share, share, anchor), anchor);
      if (i == 0) friend.join(new Join.Builder().name("Friend").pledge(pledge));
      else friend.say(new ToHost.Builder().pledge(pledge));
      world.host.start();
      world.seconds(1);
      assertThat(world.host.state().room().phase).isEqualTo(Phase.DEALING);
      world.host.toLobby();
      for (World.Player player : players) player.cut();
      if (i == 0) {
        players.get(1).kill();
        players.get(1).start();
      }
      world.seconds(5);
    }
    friend.say(new ToHost.Builder().leave(new Leave()));
    world.host.start();
    world.seconds(1);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PLAYING);
    world.playOn(players);
    Verdict verdict = players.get(0).state().verdict().get();
    assertThat(players.get(1).state().verdict().get()).isEqualTo(verdict);
    return verdict;
  }

  @Test
  public void aHostThatHearsTheOthersFirstHearsNothing() throws Exception {
    join(
        frame ->
            frame.prepare == null
                ? frame
                : new ToGuest.Builder()
                    .prepare(frame.prepare.newBuilder().host_share(ByteString.EMPTY).build())
                    .build());
    world.host.start();
    world.seconds(3);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.DEALING);
  }

  @Test
  public void aHostWhoInsertsStepsWithoutEffectIsCaught() throws Exception {
    Taken here = new Taken.Builder().kind(Kind.BACK).seat(2).build();
    List<Verdict> verdicts =
        play(
            inSteps(
                steps -> {
                  steps.add(2, here);
                  return steps;
                }));
    for (Verdict verdict : verdicts) {
      assertThat(verdict).isEqualTo(new Verdict.Differs(3, "fair.illegal"));
    }
  }

  /** The connections are cut for a moment, and the host deals with nobody's share but its own. */
  @Test
  public void aHostWhoDealsWithoutTheGuestsIsNotCalledFair() throws Exception {
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      World.Player player = world.new Player(profile(name));
      players.add(player);
      player.start();
      world.seconds(1);
    }
    world.cutAll();
    world.time.advance(150);
    world.host.start();
    world.seconds(3);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PLAYING);
    for (World.Player player : players) {
      assertThat(player.state().notice().get().key).isEqualTo("table.no_share");
    }
    world.playOn(players);
    for (World.Player player : players) {
      assertThat(player.state().verdict().get()).isEqualTo(new Verdict.Unchecked("fair.no_share"));
    }
  }

  @Test
  public void aHostWhoKeepsTheRecordToItselfIsNotCalledFair() throws Exception {
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      World.Player player = world.new Player(profile(name));
      player.tamper = frame -> frame.record_part == null ? frame : new ToGuest.Builder().build();
      players.add(player);
      player.start();
      world.seconds(1);
    }
    world.host.start();
    world.seconds(1);
    world.playOn(players);
    world.seconds(30);
    for (World.Player player : players) {
      assertThat(player.state().verdict().get()).isEqualTo(new Verdict.Unchecked("fair.no_record"));
    }
  }

  /** Without its owner's salt the host's own player would know the die in advance. */
  @Test
  public void aHostWhoRefusesAGoodSaltIsCaughtByItsOwner() throws Exception {
    int[] lies = {0};
    List<Verdict> verdicts =
        play(
            frame -> {
              boolean refusal = frame.result != null && frame.result.refused != null;
              if (!refusal || lies[0]++ > 0) return frame;
              Refused badSalt = Wording.refused("table.bad_salt");
              return new ToGuest.Builder().result(new Result(frame.result.id, badSalt)).build();
            });
    assertThat(verdicts.get(0)).isInstanceOf(Verdict.Fair.class);
    assertSays(verdicts.get(1), "fair.salt_refused");
  }

  @Test
  public void aHostWhoLetsABotDecideInSecretIsCaughtByThePlayer() throws Exception {
    boolean[] secretly = {false};
    List<Verdict> verdicts =
        play(
            frame -> {
              boolean dealt = frame.room != null && frame.room.phase == Phase.PLAYING;
              if (dealt && !secretly[0]) {
                secretly[0] = true;
                world.host.hand(1, Optional.of(BotLevel.EASY));
              }
              return frame.room == null ? frame : asIfPeopleDecided(frame.room);
            });
    assertThat(secretly[0]).isTrue();
    assertSays(verdicts.get(0), "fair.bot");
    assertSays(verdicts.get(1), "fair.invented");
    assertSays(verdicts.get(2), "fair.bot");
  }

  /** One short cut excuses what happened meanwhile, and not the rest of the game. */
  @Test
  public void aHostWhoPlaysOnForSomebodyWhoIsBackIsCaught() throws Exception {
    world.open("pennies");
    for (String name : List.of("Ana", "Ben", "Cleo")) {
      World.Player player = world.new Player(profile(name));
      player.tamper = frame -> frame.room == null ? frame : asIfPeopleDecided(frame.room);
      players.add(player);
      player.start();
      world.seconds(1);
    }
    world.host.option("rounds", "2");
    world.host.start();
    world.seconds(1);
    players.get(1).cut();
    world.seconds(5);
    assertThat(players.get(1).state().status()).isEqualTo(Guest.Status.AT_TABLE);
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.playOn(List.of(players.get(0), players.get(2)));
    assertSays(players.get(0).state().verdict().get(), "fair.bot");
    assertSays(players.get(1).state().verdict().get(), "fair.invented");
  }

  private static ToGuest asIfPeopleDecided(Room room) {
    List<Chair> chairs = new ArrayList<>();
    for (Chair chair : room.chairs) chairs.add(chair.newBuilder().mind(Mind.PERSON).build());
    return new ToGuest.Builder().room(room.newBuilder().chairs(chairs).build()).build();
  }

  @Test
  public void aHostWhoKeepsNewsToItselfIsCaught() throws Exception {
    List<Verdict> verdicts =
        play(
            frame ->
                frame.update == null || frame.update.news.isEmpty()
                    ? frame
                    : new ToGuest.Builder()
                        .update(frame.update.newBuilder().news(List.of()).news_from(0).build())
                        .build());
    assertAllSay(verdicts, "fair.news");
  }

  /** Later news close the gap, and what is shown is right. */
  @Test
  public void aHostWhoLeavesAGapInTheNewsIsCaught() throws Exception {
    boolean[] gap = {false};
    // One update on its way at a time: what happens meanwhile comes together.
    world.limits = new Limits(16, 4, 16, 200, 10, 1, 256, 5_000, 15_000, 10_000, 5_000, 300);
    join(
        frame -> {
          if (frame.update == null || frame.update.news.size() < 2) return frame;
          gap[0] = true;
          List<ByteString> news = frame.update.news.subList(1, frame.update.news.size());
          int from = frame.update.news_from + 1;
          return new ToGuest.Builder()
              .update(frame.update.newBuilder().news(news).news_from(from).build())
              .build();
        });
    world.host.option("rounds", "3");
    world.host.start();
    world.seconds(1);
    players.get(1).hush(12_000);
    world.host.hand(0, Optional.of(BotLevel.EASY));
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.seconds(30);
    assertThat(gap[0]).isTrue();
    assertSays(players.get(1).state().verdict().get(), "fair.news");
  }

  /** Somebody opens a copy of the save, as it was some moves ago. */
  @Test
  public void aCopyOfTheTableThatIsBehindIsNoticedByItsGuests() throws Exception {
    Notebook book = new Notebook();
    world.journal = book;
    join(frame -> frame);
    world.host.start();
    world.seconds(1);
    List<ByteString> copy = List.copyOf(book.entries);
    players.get(1).guest.act(Seat.of(1), HIDE_ONE, Guest.Answer.IGNORED);
    world.seconds(1);
    world.killHost();
    book.entries.clear();
    book.entries.addAll(copy);
    world.resumeHost();
    world.seconds(8);
    assertThat(players.get(1).state().notice().get().key).isEqualTo("table.copy");
    assertThat(players.get(0).state().notice().isPresent()).isFalse();
    world.playOn(players);
    assertSays(players.get(1).state().verdict().get(), "fair.copy");
  }

  /** The screens show half a minute of sand, and the host calls it empty after a second. */
  @Test
  public void aHostWhoCallsTheSandEmptyTooSoonIsCaught() throws Exception {
    world.hostShelf =
        id ->
            Optional.of(
                Altered.game(
                    World.SHELF.find(id).get(),
                    "hourglass",
                    (args, honest) -> ((Optional<?>) honest.call(args)).map(this::hasty)));
    join(frame -> withSand(frame, 30_000));
    world.host.start();
    world.seconds(8);
    world.playOn(players);
    for (World.Player player : players) {
      assertSays(player.state().verdict().get(), "fair.hurried");
    }
  }

  private Object hasty(Object glass) {
    Hourglass sand = (Hourglass) glass;
    int limit = sand.limitMillis() == 0 ? 0 : 1_000;
    return new Hourglass(sand.id(), limit, 0, sand.ready(), sand.absentMillis());
  }

  private static ToGuest withSand(ToGuest frame, int limit) {
    if (frame.update == null || frame.update.glass == null || frame.update.glass.limit == 0) {
      return frame;
    }
    Glass glass = frame.update.glass.newBuilder().limit(limit).build();
    return new ToGuest.Builder().update(frame.update.newBuilder().glass(glass).build()).build();
  }

  @Test
  public void aHostWhoRefusesWhatTheRulesAllowIsCaught() throws Exception {
    boolean[] refuses = {true};
    world.hostShelf =
        id ->
            Optional.of(
                Altered.game(
                    World.SHELF.find(id).get(),
                    "apply",
                    (args, honest) -> {
                      if (refuses[0] && args[1].equals(Seat.of(1))) {
                        throw new IllegalAction("1", "action.not_your_turn");
                      }
                      return honest.call(args);
                    }));
    join(frame -> frame);
    world.host.start();
    world.seconds(1);
    players.get(1).guest.act(Seat.of(1), HIDE_ONE, Guest.Answer.IGNORED);
    world.seconds(8);
    refuses[0] = false;
    world.playOn(players);
    assertThat(players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    assertSays(players.get(1).state().verdict().get(), "fair.refused");
  }

  /** The same for reasons of its own, none of which this phone can see to be true. */
  @Test
  public void aHostWhoInventsReasonsToRefuseIsCaught() throws Exception {
    for (String reason :
        List.of(
            "table.journal",
            "table.no_game",
            "table.garbage",
            "table.not_yours",
            "table.bot_plays",
            "table.too_fast",
            "table.too_long",
            "table.record_full",
            "table.full_moon")) {
      new CheatingHostTest().refuseFor(reason);
    }
  }

  private void refuseFor(String reason) throws Exception {
    boolean[] refuses = {true};
    world.hostShelf =
        id ->
            Optional.of(
                Altered.game(
                    World.SHELF.find(id).get(),
                    "apply",
                    (args, honest) -> {
                      if (refuses[0]) throw new IllegalAction("1", "action.not_your_turn");
                      return honest.call(args);
                    }));
    join(
        frame ->
            frame.result == null || frame.result.refused == null
                ? frame
                : new ToGuest.Builder()
                    .result(new Result(frame.result.id, Wording.refused(reason)))
                    .build());
    world.host.start();
    world.seconds(1);
    players.get(1).guest.act(Seat.of(1), HIDE_ONE, Guest.Answer.IGNORED);
    world.seconds(8);
    refuses[0] = false;
    world.playOn(players);
    assertThat(players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    assertSays(players.get(1).state().verdict().get(), "fair.refused");
  }

  @Test
  public void aHostWhoseDiskIsReallyFullIsNotAccused() throws Exception {
    FailingJournal disk = new FailingJournal(new Notebook());
    world.journal = disk;
    join(frame -> frame);
    world.host.start();
    world.seconds(1);
    disk.failNext(1);
    List<String> answers = new ArrayList<>();
    players
        .get(1)
        .guest
        .act(Seat.of(1), HIDE_ONE, refused -> answers.add(refused.map(why -> why.key).orElse("")));
    world.seconds(8);
    assertThat(answers).containsExactly("table.journal");
    world.host.goOn();
    world.playOn(players);
    for (World.Player player : players) {
      assertThat(player.state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    }
  }

  /** The same without a rule: the host says that the game is paused, and no phone shows it. */
  @Test
  public void aHostWhoRefusesForAPauseThatNobodySeesIsCaught() throws Exception {
    int[] lies = {0};
    UnaryOperator<ToGuest> unpaused =
        frame ->
            frame.room == null || frame.room.phase != Phase.PAUSED
                ? frame
                : new ToGuest.Builder()
                    .room(frame.room.newBuilder().phase(Phase.PLAYING).build())
                    .build();
    join(unpaused);
    world.host.start();
    world.seconds(1);
    world.host.pause();
    players
        .get(1)
        .guest
        .act(Seat.of(1), HIDE_ONE, refusal -> lies[0] += refusal.isPresent() ? 1 : 0);
    world.seconds(8);
    world.host.goOn();
    assertThat(lies[0]).isEqualTo(1);
    world.playOn(players);
    assertThat(players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    assertSays(players.get(1).state().verdict().get(), "fair.refused");
  }

  @Test
  public void aHostWhoStandsInForSomebodyWhoIsThereIsCaughtByThem() throws Exception {
    join(frame -> frame);
    world.host.start();
    world.seconds(1);
    world.host.declareAbsent(1);
    world.seconds(3);
    world.playOn(players);
    assertThat(players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
    assertSays(players.get(1).state().verdict().get(), "fair.stood_in");
  }

  private void join(UnaryOperator<ToGuest> lie) throws Exception {
    world.open("pennies");
    for (String name : List.of("Ana", "Ben")) {
      World.Player player = world.new Player(profile(name));
      player.tamper = lie;
      players.add(player);
      player.start();
      world.seconds(1);
    }
  }

  /** The same with everybody told, and the seat given back: that is what hosts are for. */
  @Test
  public void aBotThatEverybodyWasToldOfIsNoCheat() throws Exception {
    boolean[] handed = {false};
    List<Verdict> verdicts =
        play(
            frame -> {
              boolean dealt = frame.room != null && frame.room.phase == Phase.PLAYING;
              if (dealt && !handed[0]) {
                handed[0] = true;
                world.host.hand(1, Optional.of(BotLevel.EASY));
              }
              return frame;
            });
    assertThat(handed[0]).isTrue();
    for (Verdict verdict : verdicts) assertThat(verdict).isInstanceOf(Verdict.Fair.class);
  }
}
