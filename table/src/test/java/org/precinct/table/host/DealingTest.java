package org.precinct.table.host;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.Fair;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Guest;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.RawGuest;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Opening;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Shared;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;

/** Agreeing on a seed with somebody who does not play along. */
public final class DealingTest {
  private static final ByteString SHARE = ByteString.of(new byte[32]);
  private static final Pledge PLEDGE = pledge(SHARE);

  private final World world = new World(31, 0);

  private static Pledge pledge(ByteString share) {
    ByteString anchor = ByteString.of(new byte[16]);
    return new Pledge(Fair.hash(share, SHARE, anchor), anchor);
  }

  /** Ana plays along; the other one has promised a share and is told to open it. */
  private RawGuest atTheDeal() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    RawGuest eve = new RawGuest(world, Channel.Entry.INVITED).hello();
    eve.join(new Join.Builder().name("Eve").pledge(PLEDGE));
    world.host.start();
    world.time.advance(100);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.DEALING);
    return eve;
  }

  private static Prepare prepared(RawGuest guest) {
    Prepare last = null;
    for (ToGuest frame : guest.heard) if (frame.prepare != null) last = frame.prepare;
    return last;
  }

  private Dealt dealt() throws Exception {
    Dealt dealt = null;
    for (ByteString bytes : world.journal.read()) {
      Entry entry = Entry.ADAPTER.decode(bytes);
      if (entry.dealt != null) dealt = entry.dealt;
    }
    return dealt;
  }

  private void assertDealtTo(Integer... members) throws Exception {
    assertThat(world.host.state().room().phase).isEqualTo(Phase.PLAYING);
    assertThat(dealt().shared.stream().map((Shared shared) -> shared.member))
        .containsExactlyElementsIn(List.of(members))
        .inOrder();
  }

  private void assertAnaFindsItFair() {
    world.host.hand(1, Optional.of(BotLevel.EASY));
    world.playOn(world.players);
    assertThat(world.players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }

  private static ToHost.Builder opening(Prepare prepare, ByteString share) {
    return new ToHost.Builder().opening(new Opening(1, prepare.attempt, share, SHARE, PLEDGE));
  }

  @Test
  public void everybodysShareCounts() throws Exception {
    RawGuest eve = atTheDeal();
    assertThat(prepared(eve).pledged.stream().map(pledged -> pledged.member))
        .containsExactly(1, 2)
        .inOrder();
    eve.say(opening(prepared(eve), SHARE));
    assertDealtTo(1, 2);
    assertAnaFindsItFair();
  }

  @Test
  public void whoTellsAnotherShareThanPromisedIsLeftOutAndAllStartOver() throws Exception {
    RawGuest eve = atTheDeal();
    int attempt = prepared(eve).attempt;
    eve.say(opening(prepared(eve), ByteString.of(new byte[31])));
    assertDealtTo(1);
    assertThat(dealt().attempt).isNotEqualTo(attempt);
    assertAnaFindsItFair();
  }

  @Test
  public void whoSaysNothingIsSentAwayAndMayComeBack() throws Exception {
    RawGuest eve = atTheDeal();
    world.seconds(6);
    assertThat(eve.last().bye.why.key).isEqualTo("table.silent");
    assertThat(eve.last().bye.final_).isFalse();
    assertDealtTo(1);
    assertAnaFindsItFair();
  }

  @Test
  public void whoGoesAwayMeanwhileIsLeftOutAndAllStartOver() throws Exception {
    RawGuest eve = atTheDeal();
    int attempt = prepared(eve).attempt;
    eve.pair.cut();
    world.seconds(1);
    assertDealtTo(1);
    assertThat(dealt().attempt).isNotEqualTo(attempt);
    assertAnaFindsItFair();
  }

  @Test
  public void openingsForAnotherAttemptCountForNothing() throws Exception {
    RawGuest eve = atTheDeal();
    Prepare prepare = prepared(eve);
    eve.say(opening(prepare.newBuilder().attempt(prepare.attempt + 1).build(), SHARE));
    assertThat(world.host.state().room().phase).isEqualTo(Phase.DEALING);
    eve.say(opening(prepare, SHARE));
    assertDealtTo(1, 2);
  }

  @Test
  public void whoIsKickedMeanwhileIsReplacedByABot() throws Exception {
    RawGuest eve = atTheDeal();
    world.host.kick(2);
    world.seconds(1);
    assertThat(eve.closed).isTrue();
    assertDealtTo(1);
    assertThat(world.host.state().room().chairs.get(1).owner).isEqualTo(0);
    world.playOn(world.players);
    assertThat(world.players.get(0).state().verdict().get()).isInstanceOf(Verdict.Fair.class);
  }

  @Test
  public void aFullDiskMeansNoDeal() throws Exception {
    RawGuest eve = atTheDeal();
    ((Notebook) world.journal).full = true;
    eve.say(opening(prepared(eve), SHARE));
    assertThat(world.host.state().room().phase).isEqualTo(Phase.LOBBY);
    assertThat(world.host.state().trouble().get().key).isEqualTo("table.journal_failed");
    ((Notebook) world.journal).full = false;
    world.host.start();
    world.time.advance(100);
    eve.say(opening(prepared(eve), SHARE));
    assertDealtTo(1, 2);
  }

  @Test
  public void aGuestDoesNotOpenWhereItsPromiseWasChanged() throws Exception {
    world.open("pennies");
    world.player("Ben");
    world.seconds(1);
    World.Player ana = world.new Player(world.players.get(0).profile);
    ana.tamper =
        frame ->
            frame.prepare == null
                ? frame
                : new ToGuest.Builder()
                    .prepare(frame.prepare.newBuilder().pledged(List.of()).build())
                    .build();
    ana.start();
    world.seconds(1);
    world.host.start();
    world.seconds(7);
    // Left out, and it knows: it adds no salt, and what it checks is the rest.
    assertDealtTo(1);
    assertThat(ana.state().status()).isEqualTo(Guest.Status.AT_TABLE);
    world.playOn(List.of(ana, world.players.get(0)));
    assertThat(ana.state().verdict().get()).isEqualTo(new Verdict.Unchecked("fair.no_share"));
  }

  /** The share of a promise that nobody else makes. */
  private static ByteString share(int number) {
    byte[] bytes = new byte[32];
    bytes[0] = (byte) number;
    return ByteString.of(bytes);
  }

  private static void open(RawGuest guest, ByteString share, ByteString next) {
    int attempt = prepared(guest).attempt;
    guest.say(new ToHost.Builder().opening(new Opening(1, attempt, share, SHARE, pledge(next))));
  }

  private static long prepares(RawGuest guest) {
    return guest.heard.stream().filter(frame -> frame.prepare != null).count();
  }

  /**
   * Somebody leaves while another one's share is on its way. That share is known now, so it must
   * not count; and its owner has done nothing wrong and must not be left out.
   */
  @Test
  public void whoWasOpeningWhenSomebodyLeftOpensAnotherShare() throws Exception {
    RawGuest eve = atTheDealWithZoe().get(0);
    assertThat(prepares(eve)).isEqualTo(1);
    open(eve, SHARE, share(1));
    // Answered before it heard that there is nothing more to answer.
    assertThat(prepares(eve)).isEqualTo(2);
    assertThat(prepared(eve).pledged.get(1).pledge).isEqualTo(pledge(share(1)));
    open(eve, share(1), share(2));
    assertDealtTo(1, 2);
    assertAnaFindsItFair();
  }

  /** Ana, Eve and Zoe were told all promises; Ana has opened, Zoe has gone. */
  private List<RawGuest> atTheDealWithZoe() throws Exception {
    world.open("pennies");
    world.player("Ana");
    world.seconds(1);
    RawGuest eve = new RawGuest(world, Channel.Entry.INVITED).hello();
    eve.join(new Join.Builder().name("Eve").pledge(PLEDGE));
    RawGuest zoe = new RawGuest(world, Channel.Entry.INVITED).hello();
    zoe.join(new Join.Builder().name("Zoe").pledge(PLEDGE));
    world.host.start();
    world.time.advance(100);
    zoe.pair.cut();
    world.time.advance(100);
    assertThat(world.host.state().room().phase).isEqualTo(Phase.DEALING);
    return List.of(eve, zoe);
  }

  @Test
  public void whoHasNothingNewToOpenInTimeIsSentAway() throws Exception {
    RawGuest eve = atTheDealWithZoe().get(0);
    world.seconds(6);
    assertThat(prepares(eve)).isEqualTo(1);
    assertThat(eve.last().bye.why.key).isEqualTo("table.silent");
    assertDealtTo(1);
  }

  @Test
  public void aPromiseByItselfIsEnoughToGoOn() throws Exception {
    RawGuest eve = atTheDealWithZoe().get(0);
    eve.say(new ToHost.Builder().pledge(pledge(share(1))));
    assertThat(prepares(eve)).isEqualTo(2);
    open(eve, share(1), share(2));
    assertDealtTo(1, 2);
  }

  @Test
  public void aDealThatWasCalledOffAndBegunAgainWaitsForNewPromises() throws Exception {
    RawGuest eve = atTheDeal();
    world.host.toLobby();
    world.host.start();
    world.time.advance(100);
    assertThat(prepares(eve)).isEqualTo(1);
    open(eve, SHARE, share(1));
    assertThat(prepares(eve)).isEqualTo(2);
    open(eve, share(1), share(2));
    assertDealtTo(1, 2);
    // Everybody was back in the lobby and could see it: no reason for suspicion.
    assertAnaFindsItFair();
  }
}
