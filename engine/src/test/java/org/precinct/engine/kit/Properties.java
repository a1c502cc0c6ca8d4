package org.precinct.engine.kit;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okio.Buffer;
import okio.ByteString;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.engine.search.SearchBot;

/** What holds for every game, each as a check over one random game. */
final class Properties<
    S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {
  private static final int GUESSES = 300;

  private final Kit<S, A, V, E> kit;
  private final Game<S, A, V, E> game;
  private final Setup setup;
  private final String seed;

  Properties(Kit<S, A, V, E> kit, Setup setup, String seed) {
    this.kit = kit;
    this.game = kit.game();
    this.setup = setup;
    this.seed = seed;
  }

  /** Somebody may always move, what may be done is accepted, nothing gets lost, and it ends. */
  void playsToTheEnd() throws Exception {
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    List<Tried<A>> elsewhere = new ArrayList<>();
    while (!match.isOver()) {
      S state = match.state();
      kit.assertConserved(state, match.setup());
      assertWaitsForSomebody(state);
      for (Seat seat : seats()) {
        List<A> choices = game.choices(state, seat);
        if (game.waitingFor(state).has(seat)) assertThat(choices).isNotEmpty();
        for (int i = 0; i < Math.min(3, choices.size()); i++) {
          A choice = luck.pick(choices);
          assertAccepted(state, seat, choice);
          if (luck.oneIn(10)) elsewhere.add(new Tried<>(seat, choice));
        }
        if (!choices.isEmpty()) {
          A sampled = game.sample(state, seat, luck);
          assertAccepted(state, seat, sampled);
          if (kit.isListed(sampled)) assertThat(choices).contains(sampled);
          assertJudged(state, new Tried<>(seat, luck.pick(choices)), luck);
        }
      }
      if (!elsewhere.isEmpty()) assertJudged(state, luck.pick(elsewhere), luck);
      match.take(Players.random(game, setup.seats()).next(state, luck));
      assertThat(match.steps().size()).isAtMost(kit.mostSteps(match.setup()));
    }
    kit.assertConserved(match.state(), match.setup());
    assertOver(match.state(), elsewhere);
  }

  /** The same setup, seed and steps give the same game, to the last byte of every view. */
  void replays() throws Exception {
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    List<List<ByteString>> shown = new ArrayList<>();
    while (!match.isOver()) {
      shown.add(everythingShown(match.state()));
      match.take(Players.random(game, setup.seats()).next(match.state(), luck));
    }
    Match<S, A, V, E> again = deal();
    for (int i = 0; i < match.steps().size(); i++) {
      assertThat(everythingShown(again.state())).isEqualTo(shown.get(i));
      again.take(decoded(match.steps().get(i)));
    }
    assertThat(again.state()).isEqualTo(match.state());
    assertThat(again.state().hashCode()).isEqualTo(match.state().hashCode());
    assertThat(game.outcome(again.state())).isEqualTo(game.outcome(match.state()));
  }

  /**
   * The opened record of a finished game leads everybody whose inputs it holds through the same
   * game.
   */
  void opens() throws Exception {
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    List<S> before = new ArrayList<>();
    while (!match.isOver()) {
      before.add(match.state());
      match.take(Players.random(game, setup.seats()).next(match.state(), luck));
    }
    List<Step<A>> opened = game.opened(before, match.steps());
    assertThat(opened).hasSize(match.steps().size());
    List<Viewer> unchanged = new ArrayList<>(viewers());
    for (int i = 0; i < opened.size(); i++) {
      Step<A> step = match.steps().get(i);
      if (step.equals(opened.get(i))) continue;
      assertThat(step).isInstanceOf(Step.Move.class);
      Seat seat = ((Step.Move<A>) step).seat();
      unchanged.remove(Viewer.of(seat));
      unchanged.remove(Viewer.bot(seat));
    }
    Match<S, A, V, E> again = deal();
    List<S> beforeAgain = new ArrayList<>();
    for (int i = 0; i < opened.size(); i++) {
      beforeAgain.add(again.state());
      for (Viewer viewer : unchanged) {
        assertThat(everythingShown(again.state(), viewer))
            .isEqualTo(everythingShown(before.get(i), viewer));
      }
      again.take(opened.get(i));
    }
    assertThat(game.outcome(again.state())).isEqualTo(game.outcome(match.state()));
    assertThat(game.opened(beforeAgain, opened)).isEqualTo(opened);
  }

  /** What a viewer may not know changes nothing in what it is shown. */
  void doesNotInterfere() throws Exception {
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    while (!match.isOver()) {
      S state = match.state();
      for (Viewer viewer : viewers()) {
        S other = kit.rearrange(state, viewer, luck);
        assertWithMessage("view of %s after %s steps", viewer, match.steps().size())
            .that(game.view(other, viewer))
            .isEqualTo(game.view(state, viewer));
        assertWithMessage("news of %s after %s steps", viewer, match.steps().size())
            .that(game.news(other, viewer))
            .isEqualTo(game.news(state, viewer));
        assertThat(everythingShown(other, viewer)).isEqualTo(everythingShown(state, viewer));
        assertThat(clock(other)).isEqualTo(clock(state));
        if (viewer.seat().isPresent()) {
          Seat seat = viewer.seat().get();
          assertWithMessage("choices of %s after %s steps", viewer, match.steps().size())
              .that(game.choices(other, seat))
              .isEqualTo(game.choices(state, seat));
        }
      }
      match.take(Players.random(game, setup.seats()).next(state, luck));
    }
  }

  /** Messages survive the wire. */
  void encodes() throws Exception {
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    while (!match.isOver()) {
      S state = match.state();
      for (Viewer viewer : viewers()) {
        assertSurvives(game.viewAdapter(), game.view(state, viewer));
        ByteString bytes = inTwoParts(state, viewer);
        assertWithMessage("the two parts of the view of %s", viewer)
            .that(game.viewAdapter().decode(bytes))
            .isEqualTo(game.view(state, viewer));
        for (E event : game.news(state, viewer)) assertSurvives(game.eventAdapter(), event);
      }
      for (Seat seat : seats()) {
        List<A> choices = game.choices(state, seat);
        if (!choices.isEmpty()) assertSurvives(game.actionAdapter(), luck.pick(choices));
      }
      match.take(Players.random(game, setup.seats()).next(state, luck));
    }
  }

  /** A table that everybody has left comes to an end. */
  void endsWithNobodyThere() throws Exception {
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    while (!match.isOver()) {
      for (Seat seat : game.waitingFor(match.state())) {
        assertAccepted(match.state(), seat, game.fallback(match.state(), seat, luck));
      }
      match.take(Players.absent(game).next(match.state(), luck));
      assertThat(match.steps().size()).isAtMost(kit.mostSteps(match.setup()));
    }
  }

  /** Phones that come and go never stop a game. */
  void endsWithPhonesComingAndGoing() throws Exception {
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    boolean[] present = new boolean[setup.seats()];
    for (int i = 0; i < present.length; i++) present[i] = true;
    while (!match.isOver()) {
      assertWaitsForSomebody(match.state());
      kit.assertConserved(match.state(), match.setup());
      if (luck.oneIn(6)) {
        int seat = luck.below(present.length);
        present[seat] = !present[seat];
        match.take(new Step.Presence<>(Seat.of(seat), present[seat]));
      } else {
        match.take(Players.random(game, setup.seats()).next(match.state(), luck));
      }
      assertThat(match.steps().size()).isAtMost(2 * kit.mostSteps(match.setup()));
    }
  }

  /** Bots of any mix of levels finish with legal moves, whatever the options. */
  void botsFinish() throws Exception {
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    List<Bot<A, V>> bots = new ArrayList<>();
    for (int i = 0; i < setup.seats(); i++) {
      bots.add(SearchBot.trying(game.bot(luck.pick(List.of(BotLevel.values()))), 3));
    }
    Players.Driver<S, A> driver = Players.bots(game, bots);
    while (!match.isOver()) {
      match.take(driver.next(match.state(), luck));
      assertThat(match.steps().size()).isAtMost(kit.mostSteps(match.setup()));
    }
  }

  /** A state that is guessed from a bot's view shows it that view, and can be played on. */
  void guesses() throws Exception {
    if (!kit.determines()) return;
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    while (!match.isOver()) {
      for (Seat seat : seats()) {
        if (!luck.oneIn(3)) continue;
        Viewer bot = Viewer.bot(seat);
        ByteString view = inTwoParts(match.state(), bot);
        S guess = game.determine(game.viewAdapter().decode(view), luck);
        assertWithMessage("view of %s after %s steps", bot, match.steps().size())
            .that(game.view(guess, bot))
            .isEqualTo(game.view(match.state(), bot));
        assertThat(inTwoParts(guess, bot)).isEqualTo(view);
        assertThat(game.choices(guess, seat)).isEqualTo(game.choices(match.state(), seat));
        kit.assertConserved(guess, match.setup());
        if (luck.oneIn(10)) playOn(guess, match.setup(), luck);
      }
      match.take(Players.random(game, setup.seats()).next(match.state(), luck));
    }
  }

  private void playOn(S guess, Setup complete, Chance luck) throws IllegalAction {
    S state = guess;
    for (int i = 0; i < 30 && game.outcome(state).isEmpty(); i++) {
      state = game.step(state, Players.random(game, setup.seats()).next(state, luck), luck);
      kit.assertConserved(state, complete);
    }
  }

  /** Guesses hide as often this and as often that as the truth, where it is known to be even. */
  void guessesEvenly() throws Exception {
    if (!kit.determines()) return;
    Match<S, A, V, E> match = deal();
    Chance luck = Chance.of("luck " + seed);
    int moment = luck.below(60);
    while (!match.isOver() && match.steps().size() < moment) {
      match.take(Players.random(game, setup.seats()).next(match.state(), luck));
    }
    if (match.isOver()) return;
    Viewer bot = Viewer.bot(Seat.of(luck.below(setup.seats())));
    V view = game.view(match.state(), bot);
    List<Tally> tallies = new ArrayList<>();
    for (int i = 0; i < GUESSES; i++) {
      count(tallies, 0, kit.facts(game.determine(view, luck)));
      count(tallies, 1, kit.facts(kit.rearrange(match.state(), bot, luck)));
    }
    for (int i = 0; i < tallies.size(); i++) {
      assertWithMessage("fact %s of %s after %s steps: %s", i, bot, moment, tallies.get(i))
          .that(tallies.get(i).isEven())
          .isTrue();
    }
  }

  private static void count(List<Tally> tallies, int which, List<Object> facts) {
    while (tallies.size() < facts.size()) tallies.add(new Tally());
    for (int i = 0; i < facts.size(); i++) {
      tallies.get(i).counts.computeIfAbsent(facts.get(i), fact -> new int[2])[which]++;
    }
  }

  /** How often each value of a fact has been seen, in guesses and in rearranged truths. */
  private static final class Tally {
    final Map<Object, int[]> counts = new HashMap<>();

    /** Chi-square of two samples of the same size, far out on its tail. */
    boolean isEven() {
      double chi = 0;
      for (int[] count : counts.values()) {
        double difference = count[0] - count[1];
        chi += difference * difference / (count[0] + count[1]);
      }
      int free = counts.size() - 1;
      return chi <= free + 4 * Math.sqrt(2.0 * free) + 6;
    }

    @Override
    public String toString() {
      List<String> text = new ArrayList<>();
      counts.forEach((value, count) -> text.add(value + ": " + Arrays.toString(count)));
      return text.toString();
    }
  }

  private Match<S, A, V, E> deal() throws IllegalSetup {
    return new Match<>(game, setup, Chance.of(seed));
  }

  private void assertWaitsForSomebody(S state) {
    Hourglass glass =
        game.hourglass(state).orElseThrow(() -> new AssertionError("no clock in mid-game"));
    if (game.waitingFor(state).isEmpty()) {
      assertWithMessage("nobody is waited for, and the clock is not ready")
          .that(glass.ready() || glass.limitMillis() > 0)
          .isTrue();
    }
  }

  private void assertAccepted(S state, Seat seat, A action) {
    Optional<IllegalAction> refusal = game.check(state, seat, action);
    assertWithMessage("%s by %s is offered, but refused: %s", action, seat, refusal)
        .that(refusal.isPresent())
        .isFalse();
  }

  /** An action of another seat or another moment is judged by its merits. */
  private void assertJudged(S state, Tried<A> tried, Chance luck) {
    Seat seat = luck.oneIn(2) ? tried.seat : Seat.of(luck.below(setup.seats()));
    if (!kit.isListed(tried.action)) {
      game.check(state, seat, tried.action);
      return;
    }
    boolean offered = game.choices(state, seat).contains(tried.action);
    Optional<IllegalAction> refusal = game.check(state, seat, tried.action);
    assertWithMessage("%s by %s is accepted, but not offered", tried.action, seat)
        .that(refusal.isEmpty())
        .isEqualTo(offered);
    refusal.ifPresent(
        r -> assertWithMessage("%s has no text", r.key()).that(game.texts().has(r.key())).isTrue());
    Seat stranger = Seat.of(setup.seats());
    assertThat(game.choices(state, stranger)).isEmpty();
    assertThat(game.check(state, stranger, tried.action).get().key())
        .isEqualTo("action.not_seated");
  }

  private void assertOver(S state, List<Tried<A>> elsewhere) {
    Outcome outcome = game.outcome(state).get();
    assertThat(outcome.places()).hasSize(setup.seats());
    for (Seat seat : outcome.winners()) {
      assertThat(outcome.places().get(seat.number())).isEqualTo(1);
    }
    assertThat(game.waitingFor(state).isEmpty()).isTrue();
    assertThat(game.hourglass(state).isPresent()).isFalse();
    for (Seat seat : seats()) assertThat(game.choices(state, seat)).isEmpty();
    for (Tried<A> tried : elsewhere) {
      assertThat(game.check(state, tried.seat, tried.action).get().key())
          .isEqualTo("action.game_over");
    }
  }

  private static <M extends Message<M, ?>> void assertSurvives(ProtoAdapter<M> adapter, M message) {
    try {
      assertThat(adapter.decode(adapter.encode(message))).isEqualTo(message);
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
  }

  /** A view as a host encodes it. */
  private ByteString inTwoParts(S state, Viewer viewer) {
    Buffer bytes = new Buffer();
    game.common(state).ifPresent(common -> bytes.write(game.viewAdapter().encode(common)));
    return bytes.write(game.viewAdapter().encode(game.own(state, viewer))).readByteString();
  }

  private Step<A> decoded(Step<A> step) throws Exception {
    if (!(step instanceof Step.Move<A> move)) return step;
    return new Step.Move<>(
        move.seat(), game.actionAdapter().decode(game.actionAdapter().encode(move.action())));
  }

  private List<ByteString> everythingShown(S state) {
    List<ByteString> bytes = new ArrayList<>();
    for (Viewer viewer : viewers()) bytes.addAll(everythingShown(state, viewer));
    return bytes;
  }

  private List<ByteString> everythingShown(S state, Viewer viewer) {
    List<ByteString> bytes = new ArrayList<>();
    bytes.add(game.viewAdapter().encodeByteString(game.view(state, viewer)));
    bytes.add(inTwoParts(state, viewer));
    for (E event : game.news(state, viewer)) {
      bytes.add(game.eventAdapter().encodeByteString(event));
    }
    return bytes;
  }

  /** What everybody sees of the clock. */
  private Hourglass clock(S state) {
    Hourglass glass = game.hourglass(state).get();
    return new Hourglass(
        glass.id(), glass.limitMillis(), glass.beatMillis(), false, glass.absentMillis());
  }

  private List<Viewer> viewers() {
    List<Viewer> viewers = new ArrayList<>();
    for (Seat seat : seats()) {
      viewers.add(Viewer.of(seat));
      viewers.add(Viewer.bot(seat));
    }
    viewers.add(Viewer.BOARD);
    return viewers;
  }

  private List<Seat> seats() {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < setup.seats(); i++) seats.add(Seat.of(i));
    return seats;
  }

  private record Tried<A>(Seat seat, A action) {}
}
