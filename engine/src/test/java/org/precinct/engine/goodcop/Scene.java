package org.precinct.engine.goodcop;

import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.SeatView;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;

/**
 * A table for tests: first set it up, then play. Without more it is the reference table of section
 * 9, in Ana's {@code TURN_ACTION}. Slots count from 1 as in the rules.
 */
final class Scene {
  static final int ANA = 0;
  static final int BEN = 1;
  static final int CY = 2;
  static final int DEE = 3;
  static final int ELI = 4;

  static final GoodCopBadCop GAME = new GoodCopBadCop();

  /** The game as it stands. */
  State state;

  private int steps;

  private Scene(State state) {
    this.state = state;
  }

  /** The reference table: new edition, five players, empty hands, nobody armed. */
  static Scene reference(String... options) {
    return table(Setup.of(5, options), "A C C", "K H H", "H H C", "C C H", "H C H");
  }

  static Scene first(String... options) {
    String[] all = Arrays.copyOf(options, options.length + 2);
    all[options.length] = "edition";
    all[options.length + 1] = "FIRST";
    return reference(all);
  }

  /**
   * @param rows one for each seat: A, K, H, C and spaces
   */
  static Scene table(Setup setup, String... rows) {
    CardType[] types = new CardType[Bits.ROW * rows.length];
    for (int seat = 0; seat < rows.length; seat++) {
      String[] row = rows[seat].split(" ");
      for (int slot = 0; slot < Bits.ROW; slot++) types[Bits.place(seat, slot)] = type(row[slot]);
    }
    State dealt = deal(setup);
    CardType left =
        dealt.cards().leftOver() == CardType.UNKNOWN ? CardType.UNKNOWN : CardType.CROOKED;
    Gear gear = dealt.gear();
    List<Integer> deck =
        dealt.rules().equipment()
            ? Catalogue.CARDS.equipment(dealt.rules().first())
            : new ArrayList<>();
    Gear all =
        new Gear(
            Ints.filled(rows.length, 0),
            -1,
            0,
            Ints.of(deck.stream().mapToInt(card -> card).toArray()),
            Ints.EMPTY,
            gear.plantedAt());
    NextState draft = new NextState(dealt, Chance.of("scene"));
    draft.cards = Cards.dealt(types, left);
    draft.gear = all;
    draft.turn = Turn.first(ANA);
    draft.phase = Phase.TURN_ACTION;
    draft.ready = draft.alive;
    return new Scene(draft.done());
  }

  /** A dealt game, in {@code ORDER_CARDS}. */
  static Scene dealt(Setup setup) {
    return new Scene(deal(setup));
  }

  private static State deal(Setup setup) {
    try {
      return GAME.deal(setup, Chance.of("deal"));
    } catch (IllegalSetup e) {
      throw new AssertionError(e);
    }
  }

  private static CardType type(String letter) {
    return switch (letter) {
      case "A" -> CardType.AGENT;
      case "K" -> CardType.KINGPIN;
      case "H" -> CardType.HONEST;
      default -> CardType.CROOKED;
    };
  }

  // Setting up.

  private interface Change {
    void on(NextState draft);
  }

  private Scene set(Change change) {
    NextState draft = new NextState(state, Chance.of("scene"));
    change.on(draft);
    State next = draft.done();
    // News belong to steps of the game, not to the scenery.
    state =
        new State(
            next.rules(),
            next.phase(),
            next.seq(),
            next.alive(),
            next.wounded(),
            next.turn(),
            next.cards(),
            next.guns(),
            next.gear(),
            next.minds(),
            next.window(),
            next.standing(),
            next.ready(),
            next.audit(),
            next.pending(),
            next.then(),
            next.deeds(),
            next.result(),
            List.of());
    return this;
  }

  Scene row(int seat, String row) {
    String[] letters = row.split(" ");
    return set(
        draft -> {
          for (int slot = 0; slot < letters.length; slot++) {
            draft.cards = draft.cards.with(Bits.place(seat, slot), type(letters[slot]));
          }
        });
  }

  Scene faceUp(int seat, int... slots) {
    return set(
        draft -> {
          for (int slot : slots) draft.cards = draft.cards.turnedUp(Bits.of(place(seat, slot)));
        });
  }

  /** The card comes out of the deck. */
  Scene hand(int seat, Equipment card) {
    return set(
        draft -> {
          Gear gear = draft.gear;
          draft.gear = gear.withDeck(without(gear.deck(), card), gear.discard()).given(seat, card);
        });
  }

  Scene armed(int seat, int aim) {
    return set(draft -> draft.guns = draft.guns.taken(seat).aimed(seat, aim));
  }

  Scene armed(int seat) {
    return set(draft -> draft.guns = draft.guns.taken(seat));
  }

  Scene deck(Equipment... cards) {
    return set(draft -> draft.gear = draft.gear.withDeck(ints(cards), draft.gear.discard()));
  }

  Scene discardPile(Equipment... cards) {
    return set(draft -> draft.gear = draft.gear.withDeck(draft.gear.deck(), ints(cards)));
  }

  Scene planted(int seat) {
    return set(
        draft -> {
          Gear gear = draft.gear;
          draft.gear =
              gear.withDeck(without(gear.deck(), Equipment.PLANTED_EVIDENCE), gear.discard())
                  .plantedAt(seat);
        });
  }

  Scene eliminated(int seat) {
    return set(
        draft -> {
          draft.alive &= ~Bits.of(seat);
          draft.cards = draft.cards.turnedUp(Bits.row(seat));
        });
  }

  /** Wounded as after a first shot: the row is face-up. */
  Scene wounded(int seat) {
    return set(
        draft -> {
          draft.cards = draft.cards.turnedUp(Bits.row(seat));
          if (draft.rules().first()) draft.wounded |= Bits.of(seat);
          else draft.cards = draft.cards.wounded(draft.cards.leader(seat));
        });
  }

  Scene turnOf(int seat) {
    return set(draft -> draft.turn = Turn.first(seat));
  }

  Scene turnNo(int number) {
    return set(
        draft -> {
          Turn turn = draft.turn;
          while (turn.no() < number) turn = turn.next(turn.seat());
          draft.turn = turn;
        });
  }

  Scene atTurnEnd() {
    return set(draft -> draft.phase = Phase.TURN_END);
  }

  /** A seat has investigated a card some time ago. */
  Scene tracks(int seat, int owner, int... slots) {
    return set(
        draft -> {
          for (int slot : slots) {
            draft.minds =
                draft.minds.looking(
                    seat,
                    Bits.of(place(owner, slot)),
                    draft.cards,
                    Note.How.INVESTIGATED,
                    draft.turn.no());
          }
        });
  }

  private static Ints ints(Equipment... cards) {
    return Ints.of(Arrays.stream(cards).mapToInt(Equipment::getValue).toArray());
  }

  private static Ints without(Ints deck, Equipment card) {
    return Ints.of(Arrays.stream(deck.toArray()).filter(c -> c != card.getValue()).toArray());
  }

  // Playing.

  static int place(int seat, int slot) {
    return Bits.place(seat, slot - 1);
  }

  Inputs actions() {
    return Inputs.at(state);
  }

  Scene take(int seat, Action action) {
    try {
      state = GAME.apply(state, Seat.of(seat), action, Chance.of("step " + steps++));
    } catch (IllegalAction refusal) {
      throw new AssertionError(action + ": " + refusal.getMessage(), refusal);
    }
    return this;
  }

  /** The key of the text with which an action is refused. */
  String refused(int seat, Action action) {
    State before = state;
    IllegalAction refusal =
        assertThrows(
            IllegalAction.class,
            () -> GAME.apply(state, Seat.of(seat), action, Chance.of("refused")));
    if (before != state) throw new AssertionError("a refusal changed the state");
    return refusal.key();
  }

  Scene announce(int seat, TurnAction action) {
    return take(seat, actions().announce(action));
  }

  Scene investigate(int seat, int target, int slot) {
    return take(seat, actions().investigate(place(target, slot)));
  }

  Action playing(int seat, Use use) {
    int size = state.cards().size(seat);
    return actions().play(use, size);
  }

  Scene play(int seat, Use use) {
    return take(seat, playing(seat, use));
  }

  Scene play(int seat, Equipment card) {
    return play(seat, Use.of(card));
  }

  Scene play(int seat, Equipment card, int target) {
    return play(seat, Use.on(card, target));
  }

  Scene blackmail(int user, int seatA, int slotA, int seatB, int slotB) {
    int places = Bits.of(place(seatA, slotA)) | Bits.of(place(seatB, slotB));
    return play(user, Use.at(Equipment.BLACKMAIL, places));
  }

  /** {@code order[i]} is the old slot of the card laid at slot i + 1. */
  Scene flashbang(int user, Integer... order) {
    return play(user, Use.laidOut(Order.read(Arrays.asList(order), order.length)));
  }

  Scene pass(int... seats) {
    for (int seat : seats) take(seat, actions().pass());
    return this;
  }

  /** The host's clock closes the window. */
  Scene close() {
    state = GAME.timeUp(state, Chance.of("close " + steps++));
    return this;
  }

  Scene timeUp() {
    return close();
  }

  Scene absent(int seat) {
    try {
      state = GAME.standIn(state, Seat.of(seat), Chance.of("absent " + steps++));
    } catch (IllegalAction refusal) {
      throw new AssertionError(refusal);
    }
    return this;
  }

  Scene keep(int seat) {
    return take(seat, actions().keep());
  }

  Scene aim(int seat, int target) {
    return take(seat, actions().chooseAim(target));
  }

  Scene turnUp(int seat, int slot) {
    return take(seat, actions().chooseCard(place(seat, slot)));
  }

  Scene discard(int seat, Equipment card) {
    return take(seat, actions().discard(card));
  }

  /** What is left of a turn without a gun: its end, if the player is asked, and the beat. */
  Scene endTurn(int seat) {
    if (state.phase() == Phase.TURN_END) take(seat, actions().endTurn(-1));
    return passOn();
  }

  Scene endTurn(int seat, int aim) {
    return take(seat, actions().endTurn(aim)).passOn();
  }

  /** The beat is over, if there is one. */
  Scene passOn() {
    return state.phase() == Phase.TURN_PASSES ? timeUp() : this;
  }

  Scene standingPass(int seat, StandingPass setting) {
    return take(seat, actions().standingPass(setting));
  }

  // Looking.

  View view(int seat) {
    return GAME.view(state, Viewer.of(Seat.of(seat)));
  }

  View board() {
    return GAME.view(state, Viewer.BOARD);
  }

  View botView(int seat) {
    return GAME.view(state, Viewer.bot(Seat.of(seat)));
  }

  Mine mine(int seat) {
    return view(seat).mine;
  }

  /** What a viewer sees of somebody's row: A, K, H, C or ?, small if face-down, + for a token. */
  String row(int viewer, int owner) {
    return row(view(viewer).seats.get(owner));
  }

  static String row(SeatView seat) {
    StringBuilder text = new StringBuilder();
    for (int card : seat.cards) {
      if (text.length() > 0) text.append(' ');
      String letter = "?AKHC".substring(card & 7, (card & 7) + 1);
      text.append((card & 8) != 0 ? letter : letter.toLowerCase());
      if ((card & 16) != 0) text.append('+');
    }
    return text.toString();
  }

  /** The truth of a row, as its owner sees it. */
  String row(int owner) {
    return row(owner, owner);
  }

  CardType type(int viewer, int owner, int slot) {
    return CardType.fromValue(view(viewer).seats.get(owner).cards.get(slot - 1) & 7);
  }

  /** The seats that are known to have looked at a card. */
  List<Integer> seenBy(int owner, int slot) {
    List<Integer> seats = new ArrayList<>();
    List<Integer> all = board().seats.get(owner).seen_by;
    int mask = all.isEmpty() ? 0 : all.get(slot - 1);
    for (int seat = 0; seat < 8; seat++) if (Bits.has(mask, seat)) seats.add(seat);
    return seats;
  }

  Phase phase() {
    return state.phase();
  }

  Side side(int seat) {
    return mine(seat).side;
  }

  List<Event> news(int seat) {
    return GAME.news(state, Viewer.of(Seat.of(seat)));
  }

  List<Event.Kind> kinds(int seat) {
    List<Event.Kind> kinds = new ArrayList<>();
    for (Event event : news(seat)) kinds.add(event.kind);
    return kinds;
  }

  Optional<Event> told(int seat, Event.Kind kind) {
    return news(seat).stream().filter(event -> event.kind == kind).findFirst();
  }

  List<Action> choices(int seat) {
    return GAME.choices(state, Seat.of(seat));
  }

  /** Which actions a seat may announce. */
  List<TurnAction> announceable(int seat) {
    List<TurnAction> actions = new ArrayList<>();
    for (Action choice : choices(seat)) {
      boolean fits = choice.kind == Action.Kind.ANNOUNCE;
      if (fits && !actions.contains(choice.announce)) actions.add(choice.announce);
    }
    return actions;
  }

  /** How many ways a seat has to use its Equipment now. */
  long plays(int seat) {
    return choices(seat).stream().filter(choice -> choice.kind == Action.Kind.PLAY).count();
  }

  List<Integer> aims(int seat) {
    List<Integer> seats = new ArrayList<>();
    for (Action choice : choices(seat)) {
      boolean aim = choice.kind == Action.Kind.CHOOSE_AIM || choice.kind == Action.Kind.END_TURN;
      if (aim && choice.seat != null) seats.add(choice.seat);
    }
    return seats;
  }

  boolean isArmed(int seat) {
    return board().seats.get(seat).armed;
  }

  /** Whom a seat aims at, or −1. */
  int aimOf(int seat) {
    Integer aim = board().seats.get(seat).aim;
    return aim == null ? -1 : aim;
  }

  boolean isEliminated(int seat) {
    return board().seats.get(seat).eliminated;
  }

  List<Equipment> handOf(int seat) {
    return mine(seat).hand;
  }

  int guns() {
    return board().guns;
  }

  List<Equipment> deckFromTop() {
    List<Equipment> cards = new ArrayList<>();
    for (int card : state.gear().deck().toArray()) cards.add(Gear.card(card));
    return cards;
  }

  Outcome outcome() {
    return GAME.outcome(state).get();
  }

  List<Integer> winners() {
    List<Integer> seats = new ArrayList<>();
    for (Seat seat : outcome().winners()) seats.add(seat.number());
    return seats;
  }
}
