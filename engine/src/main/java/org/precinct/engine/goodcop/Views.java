package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.EquipmentRules.Targets;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.kit.TurnActions;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.PlayOffer;
import org.precinct.engine.goodcop.proto.SeatView;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** Everything that a viewer may know (5.1), and what they may do now. */
final class Views {
  private final State state;
  private final boolean over;

  /** The seat looked from, or −1. */
  private final int me;

  /** The places whose cards the viewer is shown. */
  private final int visible;

  /** The Equipment cards whose holder the viewer knows. */
  private final int visibleGear;

  private final boolean notebook;

  /** The viewer is a bot. */
  private final boolean remembers;

  private Views(State state, Viewer viewer) {
    this.state = state;
    over = state.phase() == Phase.GAME_OVER;
    me = viewer.seat().isPresent() ? viewer.seat().get().number() : -1;
    if (me >= state.rules().seats()) throw new IllegalArgumentException("nobody sits there");
    // 5.3: without memory aid a person's phone remembers nothing; a bot has no other memory.
    remembers = viewer instanceof Viewer.Machine;
    notebook = state.rules().memoryAid() || remembers;
    Cards cards = state.cards();
    if (over) visible = cards.present();
    else if (me < 0) visible = cards.faceUp();
    else if (notebook) visible = state.minds().tracked(me, cards);
    else visible = cards.present() & (Bits.row(me) | cards.faceUp());
    if (over) visibleGear = -1;
    else visibleGear = me < 0 || !notebook ? 0 : state.minds().gear().get(me);
  }

  static View view(State state, Viewer viewer) {
    View.Builder view = new View.Builder();
    Views views = new Views(state, viewer);
    views.common(view);
    views.own(view);
    return view.build();
  }

  /** What everybody sees: all but the rows of cards, which hold what each viewer knows of them. */
  static View common(State state) {
    View.Builder view = new View.Builder();
    new Views(state, Viewer.BOARD).common(view);
    return view.build();
  }

  /** What a viewer sees besides. */
  static View own(State state, Viewer viewer) {
    View.Builder view = new View.Builder();
    new Views(state, viewer).own(view);
    return view.build();
  }

  private void own(View.Builder view) {
    int all = state.rules().seats();
    List<SeatView> seats = new ArrayList<>(all);
    for (int seat = 0; seat < all; seat++) seats.add(seat(seat));
    view.seats = seats;
    if (me >= 0) view.mine = mine();
    if (remembers && !over) view.memory = Deeds.memory(state);
  }

  private void common(View.Builder view) {
    Rules rules = state.rules();
    Turn turn = state.turn();
    view.state_seq = state.seq();
    view.phase = state.phase();
    view.turn_no = turn.no();
    view.turn_seat = turn.seat();
    view.guns = state.guns().middle();
    view.deck = state.gear().deck().size();
    view.discard = equipment(state.gear().discard());
    view.asked = asked();
    view.announced = turn.action();
    view.place = turn.place() + 1;
    if (turn.action() == TurnAction.SHOOT) view.target = seatOrNull(state.guns().aim(turn.seat()));
    view.window_no = state.window().no();
    view.locked = turn.locked();
    view.banned = seatOrNull(turn.banned());
    view.vest = seatOrNull(turn.vest());
    view.cameras = turn.cameras();
    view.counter_clockwise = turn.reversed();
    view.extra_turn = turn.extra();
    view.removed = removed();
    if (over) view.result = state.result();
    view.first_edition = rules.first();
    view.without_equipment = !rules.equipment();
    view.quick_claims = rules.claims();
    view.without_memory_aid = !rules.memoryAid();
    view.last_turn = rules.lastTurn();
    view.window_seconds = state.window().seconds();
    view.must_change = state.phase() == Phase.RECONSIDER && !Announcements.stands(state);
  }

  /** Only what everybody may know of who is asked (L4). */
  private int asked() {
    return switch (state.phase()) {
      case WINDOW -> state.window().asked();
      case AUDIT -> state.audit().seats();
      default -> Umpire.waitingFor(state);
    };
  }

  private List<CardType> removed() {
    int honest = state.cards().removedHonest();
    int crooked = state.cards().removedCrooked();
    if (honest + crooked == 0) return List.of();
    List<CardType> types = new ArrayList<>(honest + crooked);
    for (int i = 0; i < honest; i++) types.add(CardType.HONEST);
    for (int i = 0; i < crooked; i++) types.add(CardType.CROOKED);
    return types;
  }

  private SeatView seat(int seat) {
    Cards cards = state.cards();
    SeatView.Builder view = new SeatView.Builder();
    int size = cards.size(seat);
    List<Integer> row = new ArrayList<>(size);
    for (int slot = 0; slot < size; slot++) {
      int place = Bits.place(seat, slot);
      CardType type = Bits.has(visible, place) ? cards.type(place) : CardType.UNKNOWN;
      boolean faceUp = Bits.has(cards.faceUp(), place);
      row.add(Places.pack(type, faceUp, Bits.has(cards.tokens(), place)));
    }
    view.cards = row;
    view.eliminated = !state.isAlive(seat);
    view.armed = state.guns().holds(seat);
    view.aim = seatOrNull(state.guns().aim(seat));
    view.hand = state.gear().count(seat);
    view.known_hand = knownHand(seat);
    view.front = state.gear().front(seat);
    view.wounded = Bits.has(state.wounded(), seat);
    view.seen_by = seenBy(seat, size);
    view.ready = state.phase() == Phase.ORDER_CARDS && Bits.has(state.ready(), seat);
    if (over) view.side = state.side(seat);
    return view.build();
  }

  private List<Equipment> knownHand(int seat) {
    if (visibleGear == 0 || seat == me && !over) return List.of();
    List<Equipment> known = new ArrayList<>(2);
    int card = state.gear().hands().get(seat);
    if (card != 0 && Bits.has(visibleGear, card)) known.add(Gear.card(card));
    int drawn = state.gear().drawn();
    boolean two = state.gear().drawnBy() == seat;
    if (two && Bits.has(visibleGear, drawn)) known.add(Gear.card(drawn));
    return known;
  }

  private List<Integer> seenBy(int seat, int size) {
    if (!state.rules().memoryAid() && !remembers) return List.of();
    int hidden = state.cards().hidden(seat);
    boolean any = false;
    List<Integer> list = new ArrayList<>(size);
    for (int slot = 0; slot < size; slot++) {
      int place = Bits.place(seat, slot);
      int seats = 0;
      if (Bits.has(hidden, place)) {
        for (int each = 0; each < state.rules().seats(); each++) {
          if (Bits.has(state.minds().looked().get(each), place)) seats |= Bits.of(each);
        }
      }
      any |= seats != 0;
      list.add(seats);
    }
    return any ? list : List.of();
  }

  private Mine mine() {
    Mine.Builder mine = new Mine.Builder();
    mine.seat = me;
    mine.side = state.side(me);
    mine.hand = hand();
    mine.standing_pass = StandingPass.fromValue(state.standing().get(me));
    recorded(mine);
    if (!over && state.isAlive(me)) offers(mine);
    Ints lines = state.minds().notes().get(me);
    if (notebook) mine.notebook = notes(lines, 0);
    else mine.seen_now = notes(lines, state.turn().no() - 1);
    return mine.build();
  }

  private List<Equipment> hand() {
    Gear gear = state.gear();
    if (gear.count(me) == 0) return List.of();
    if (gear.drawnBy() == me) return List.of(gear.hand(me), Gear.card(gear.drawn()));
    return List.of(gear.hand(me));
  }

  private void recorded(Mine.Builder mine) {
    switch (state.phase()) {
      case ORDER_CARDS -> mine.recorded = Bits.has(state.ready(), me);
      case AUDIT -> {
        int choice = state.audit().choice(me);
        mine.recorded = choice >= 0;
        mine.recorded_place = choice + 1;
      }
      case WINDOW -> {
        Use answer = state.window().answers().get(me);
        mine.recorded = state.window().hasAnswered(me);
        if (answer.isPlay()) mine.recorded_play = play(answer);
      }
      default -> {}
    }
  }

  private Play play(Use use) {
    return Inputs.message(use, state.cards().size(me));
  }

  private void offers(Mine.Builder mine) {
    Phase phase = state.phase();
    Targets targets = EquipmentRules.targets(state, me);
    mine.composing = Bits.has(state.window().composing(), me);
    mine.may_compose = Umpire.mayCompose(state, me);
    if (state.rules().equipment()) mine.play = offer(targets);
    Use earlier = state.window().dropped().get(me);
    boolean again = earlier.isPlay() && phase == Phase.WINDOW;
    if (again && EquipmentRules.whyNot(state, me, earlier) == Why.POSSIBLE) {
      mine.earlier = play(earlier);
    }
    if (phase == Phase.TURN_PASSES && me == state.turn().seat()) {
      mine.choose_aim = SubDecisions.aims(state, phase, me);
      mine.may_end_turn = mine.choose_aim != 0;
    }
    if (!Bits.has(Umpire.waitingFor(state), me)) return;
    switch (phase) {
      case ORDER_CARDS -> mine.may_order = true;
      case TURN_ACTION -> announcements(mine);
      case RECONSIDER -> {
        announcements(mine);
        mine.may_keep = Announcements.stands(state);
      }
      case WINDOW -> mine.may_pass = true;
      case REVEAL, SERUM, AUDIT -> mine.choose_card = state.cards().hidden(me);
      case AIM_NOW, RETARGET, STANDOFF -> mine.choose_aim = SubDecisions.aims(state, phase, me);
      case DISCARD -> mine.may_discard = true;
      case TURN_END -> {
        mine.may_end_turn = true;
        mine.choose_aim = SubDecisions.aims(state, phase, me);
      }
      case TURN_PASSES, GAME_OVER, NO_PHASE -> {}
    }
  }

  private void announcements(Mine.Builder mine) {
    List<Why> whys = new ArrayList<>(TurnActions.ALL.size());
    for (TurnAction action : TurnActions.ALL) whys.add(Announcements.whyNot(state, action, -1));
    mine.announce = whys;
    mine.investigate = Announcements.investigable(state);
  }

  private static PlayOffer offer(Targets targets) {
    return new PlayOffer(
        targets.card(),
        targets.why(),
        targets.seats(),
        targets.fronts(),
        targets.places(),
        targets.picks(),
        targets.order());
  }

  /** The lines from that turn on. */
  private static List<Note> notes(Ints lines, int fromTurn) {
    if (lines.isEmpty()) return List.of();
    List<Note> notes = new ArrayList<>(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      if (Notes.turnNo(lines.get(i)) >= fromTurn) notes.add(Notes.message(lines.get(i)));
    }
    return notes;
  }

  private static List<Equipment> equipment(Ints cards) {
    if (cards.isEmpty()) return List.of();
    List<Equipment> list = new ArrayList<>(cards.size());
    for (int i = 0; i < cards.size(); i++) list.add(Gear.card(cards.get(i)));
    return list;
  }

  private static Integer seatOrNull(int seat) {
    return seat < 0 ? null : Integer.valueOf(seat);
  }
}
