package org.precinct.seat.goodcop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.DataFile;
import org.precinct.engine.Game;
import org.precinct.engine.Texts;
import org.precinct.engine.goodcop.GoodCopBadCop;
import org.precinct.engine.goodcop.kit.Actions;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.kit.TurnActions;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.PlayOffer;
import org.precinct.engine.goodcop.proto.SeatView;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;
import org.precinct.seat.Button;
import org.precinct.seat.Controls;
import org.precinct.seat.Lesson;
import org.precinct.seat.Reaction;
import org.precinct.seat.Term;
import org.precinct.seat.Voice;
import org.precinct.seat.art.GoodCopSigns;
import org.precinct.seat.art.Sign;
import org.precinct.seat.goodcop.GoodCopDraft.EquipmentSheet;
import org.precinct.seat.goodcop.GoodCopDraft.FileSheet;
import org.precinct.seat.goodcop.GoodCopDraft.NotebookSheet;
import org.precinct.seat.goodcop.GoodCopTouch.Announce;
import org.precinct.seat.goodcop.GoodCopTouch.Card;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimCard;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimGear;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimSide;
import org.precinct.seat.goodcop.GoodCopTouch.Discard;
import org.precinct.seat.goodcop.GoodCopTouch.Hand;
import org.precinct.seat.goodcop.GoodCopTouch.Page;
import org.precinct.seat.goodcop.GoodCopTouch.Player;
import org.precinct.seat.goodcop.GoodCopTouch.Press;
import org.precinct.seat.goodcop.GoodCopTouch.SetStandingPass;
import org.precinct.seat.goodcop.GoodCopTouch.Slot;

/** Good Cop Bad Cop by touch. What lies open over the table is all that can be touched. */
public final class GoodCopControls
    implements Controls<Action, View, Event, GoodCopDraft, GoodCopTouch> {
  /** What can be said of a player. */
  public static List<Side> sides(View view) {
    List<Side> two = List.of(Side.HONEST_SIDE, Side.CROOKED_SIDE);
    return view.first_edition ? List.of(two.get(0), two.get(1), Side.TORN) : two;
  }

  /** What can be said of the Equipment in a player's hand, if it is in this edition. */
  public static List<Equipment> equipment(View view, int seat) {
    List<Equipment> cards = new ArrayList<>();
    if (view.without_equipment || view.seats.get(seat).hand == 0) return cards;
    for (int card : Catalogue.CARDS.equipment(view.first_edition)) {
      cards.add(Equipment.fromValue(card));
    }
    return cards;
  }

  /** What can be said of a card. */
  public static final List<CardType> TYPES =
      List.of(CardType.HONEST, CardType.CROOKED, CardType.AGENT, CardType.KINGPIN);

  private static final List<Term> GLOSSARY =
      List.of(
          drawn("honest"),
          drawn("crooked"),
          drawn("agent"),
          drawn("kingpin"),
          drawn("hidden"),
          drawn("gear"),
          term("gun", GoodCopSigns.GUN),
          term("shot", GoodCopSigns.SHOOT),
          term("wound", GoodCopSigns.WOUND),
          term("eye", GoodCopSigns.EYE),
          term("look", GoodCopSigns.INVESTIGATE),
          term("way", GoodCopSigns.CLOCKWISE),
          term("extra", GoodCopSigns.COFFEE),
          term("locked", GoodCopSigns.LOCKED),
          term("lead", GoodCopSigns.LEAD),
          term("note", GoodCopSigns.PENCIL));

  public static final GoodCopControls CONTROLS = new GoodCopControls();

  private final GoodCopBadCop game = new GoodCopBadCop();
  private final Texts texts =
      Texts.builder()
          .addAll(game.texts())
          .addAll(DataFile.resource(GoodCopControls.class, "goodcop-seat.csv"))
          .build();

  private GoodCopControls() {}

  /** A card rather than a sign. */
  private static Term drawn(String id) {
    return new Term(id, Optional.empty());
  }

  private static Term term(String id, Sign sign) {
    return new Term(id, Optional.of(sign));
  }

  @Override
  public Game<?, Action, View, Event> game() {
    return game;
  }

  @Override
  public Texts texts() {
    return texts;
  }

  @Override
  public GoodCopDraft begin(View view) {
    return GoodCopDraft.begin(view);
  }

  @Override
  public GoodCopDraft revise(GoodCopDraft draft, View view) {
    return draft.revised(view);
  }

  @Override
  public boolean holds(GoodCopTouch touch, GoodCopDraft draft) {
    return touch instanceof Slot slot
        && draft.arranging().flatMap(Arranging::lifted).equals(Optional.of(slot.slot()));
  }

  @Override
  public Reaction<GoodCopDraft, Action> touch(GoodCopTouch touch, GoodCopDraft draft, View view) {
    if (view.mine == null) return Reaction.nothing();
    if (!draft.isBare()) return inSheet(touch, draft, view);
    if (touch instanceof Press press) return press(press, draft, view);
    if (touch instanceof Announce announce) return announce(announce.action(), draft, view);
    if (touch instanceof Player player) return player(player.seat(), draft, view);
    if (touch instanceof Card card) return card(card.place(), draft, view);
    if (touch instanceof SetStandingPass set && set.setting() != StandingPass.OFF) {
      boolean there = isReacting(draft, view) && set.setting() != view.mine.standing_pass;
      Actions actions = Actions.at(view);
      return there ? Reaction.send(actions.standingPass(set.setting()), draft) : Reaction.nothing();
    }
    if (touch instanceof Slot slot
        && draft.arranging().filter(it -> it.has(slot.slot())).isPresent()) {
      return Reaction.edit(draft.with(draft.arranging().get().touch(slot.slot())));
    }
    if (touch instanceof Discard discard && view.mine.may_discard) {
      boolean chosen = draft.discarding().equals(Optional.of(discard.card()));
      boolean held = view.mine.hand.contains(discard.card());
      if (held && !chosen) return Reaction.edit(draft.discarding(discard.card()));
    }
    return Reaction.nothing();
  }

  private static Reaction<GoodCopDraft, Action> press(Press press, GoodCopDraft draft, View view) {
    Actions actions = Actions.at(view);
    boolean idle = !draft.choosing().isPresent() && !draft.arranging().isPresent();
    return switch (press) {
      case BACK ->
          draft.canGoBack(view) ? Reaction.edit(GoodCopDraft.begin(view)) : Reaction.nothing();
      case DONE -> send(done(draft, view), draft);
      case DONE_FRONT -> send(draft.choosing().flatMap(it -> it.doneFront(view)), draft);
      case KEEP ->
          view.mine.may_keep && idle
              ? send(Optional.of(actions.keep()), draft)
              : Reaction.nothing();
      case PASS ->
          view.mine.may_pass && idle
              ? send(Optional.of(actions.pass()), draft)
              : Reaction.nothing();
      case EQUIPMENT -> {
        if (view.mine.play == null) yield Reaction.nothing();
        boolean inHand = isInHand(view) && !draft.isUsing(view);
        yield inHand ? use(draft, view).get() : Reaction.edit(draft.with(new EquipmentSheet()));
      }
      case NOTEBOOK ->
          isReacting(draft, view)
              ? Reaction.nothing()
              : Reaction.edit(draft.with(new NotebookSheet()));
      case USE, USE_AGAIN, CLOSE -> Reaction.nothing();
    };
  }

  /** What is complete as it stands, but for what lies in front of a player. */
  static Optional<Action> done(GoodCopDraft draft, View view) {
    Mine mine = view.mine;
    if (draft.arranging().isPresent()) {
      List<Integer> order = draft.arranging().get().order();
      Actions actions = Actions.at(view);
      return Optional.of(
          mine.may_order ? actions.order(order) : actions.play(Actions.layOut(order)));
    }
    if (draft.choosing().isPresent()) return draft.choosing().get().done(view);
    return mine.may_discard ? draft.discarding().map(Actions.at(view)::discard) : Optional.empty();
  }

  /** What is sent stays on the table until the table moves on. */
  private static Reaction<GoodCopDraft, Action> send(Optional<Action> action, GoodCopDraft draft) {
    return action.isPresent() ? Reaction.send(action.get(), draft.bare()) : Reaction.nothing();
  }

  /** Whether the reaction window takes the place of everything else: alike for all it asks. */
  public static boolean isReacting(GoodCopDraft draft, View view) {
    return CONTROLS.isAskedAlike(view) && !draft.canGoBack(view);
  }

  /**
   * Where the sand runs for a use, one touch takes the card to the table to choose what it is used
   * on; the next one opens what else there is about the own Equipment.
   */
  static boolean isInHand(View view) {
    boolean hurried = view.phase == Phase.WINDOW || view.phase == Phase.TURN_PASSES;
    if (!hurried || view.mine.earlier != null || !isUsable(view.mine.play)) return false;
    return view.mine.play.order > 0 || takesTargets(view.mine.play);
  }

  /** The actions of a turn while they are up to the player and nothing else is put together. */
  static List<TurnAction> announceable(GoodCopDraft draft, View view) {
    List<TurnAction> all = new ArrayList<>();
    boolean idle = !draft.choosing().isPresent() && !draft.arranging().isPresent();
    if (!idle || !TurnActions.isAsked(view.mine)) return all;
    for (TurnAction action : TurnActions.ALL) {
      // With Equipment there is always something to do; without, nothing to draw.
      if (action == TurnAction.NOTHING && !view.without_equipment) continue;
      if (TurnActions.why(view.mine, action) != Why.EQUIPMENT_OFF) all.add(action);
    }
    return all;
  }

  private static Reaction<GoodCopDraft, Action> announce(
      TurnAction action, GoodCopDraft draft, View view) {
    boolean open = announceable(draft, view).contains(action);
    if (!open || TurnActions.why(view.mine, action) != Why.POSSIBLE) return Reaction.nothing();
    if (action == TurnAction.INVESTIGATE) {
      return Reaction.edit(draft.with(Choosing.of(Choosing.Task.INVESTIGATE)));
    }
    return send(Optional.of(Actions.at(view).announce(action)), draft);
  }

  /** Chooses a player if somebody is to be chosen, and opens their file otherwise. */
  private static Reaction<GoodCopDraft, Action> player(int seat, GoodCopDraft draft, View view) {
    if (seat >= view.seats.size()) return Reaction.nothing();
    Optional<Choosing> choosing = draft.choosing().filter(it -> it.asksTable(view));
    if (!choosing.isPresent()) {
      return Reaction.edit(draft.with(FileSheet.of(seat)));
    }
    if (!choosing.get().seats(view).contains(seat)) return Reaction.nothing();
    Choosing next = choosing.get().touchSeat(seat, view);
    // A gun just taken can be aimed again before the turn has passed on.
    if (view.phase == Phase.AIM_NOW && next.task() == Choosing.Task.AIM) {
      return send(next.done(view), draft.with(next));
    }
    return next.equals(choosing.get()) ? Reaction.nothing() : Reaction.edit(draft.with(next));
  }

  private static Reaction<GoodCopDraft, Action> card(int place, GoodCopDraft draft, View view) {
    Optional<Choosing> choosing = draft.choosing().filter(it -> it.isClose(place, view));
    if (!choosing.isPresent()) return Reaction.nothing();
    Choosing next = choosing.get().touchPlace(place, view);
    if (next.task() == Choosing.Task.INVESTIGATE)
      return send(next.done(view), GoodCopDraft.begin(view));
    // So does the last card of a use.
    if (next.task() == Choosing.Task.USE && next.done(view).isPresent()) {
      return send(next.done(view), GoodCopDraft.begin(view));
    }
    return Reaction.edit(draft.with(next));
  }

  private static Reaction<GoodCopDraft, Action> inSheet(
      GoodCopTouch touch, GoodCopDraft draft, View view) {
    if (touch == Press.CLOSE) return Reaction.edit(draft.bare());
    if (draft.sheet() instanceof EquipmentSheet) return inEquipment(touch, draft, view);
    if (draft.sheet() instanceof NotebookSheet) {
      boolean there = touch instanceof Page page && page.seat() < view.seats.size();
      if (!there) return Reaction.nothing();
      return Reaction.edit(draft.with(FileSheet.of(((Page) touch).seat())));
    }
    return inFile(touch, (FileSheet) draft.sheet(), draft, view);
  }

  private static Reaction<GoodCopDraft, Action> inEquipment(
      GoodCopTouch touch, GoodCopDraft draft, View view) {
    Actions actions = Actions.at(view);
    if (touch instanceof SetStandingPass set && set.setting() != view.mine.standing_pass) {
      return Reaction.send(actions.standingPass(set.setting()), draft);
    }
    if (touch == Press.USE_AGAIN && view.mine.earlier != null) {
      return send(Optional.of(actions.play(view.mine.earlier)), draft);
    }
    PlayOffer offer = view.mine.play;
    if (touch != Press.USE || !isUsable(offer)) return Reaction.nothing();
    return use(draft, view)
        .orElseGet(() -> send(Optional.of(actions.play(Actions.use(offer.card))), draft));
  }

  /** On to choose what the own Equipment is used on; empty if there is nothing to choose. */
  private static Optional<Reaction<GoodCopDraft, Action>> use(GoodCopDraft draft, View view) {
    PlayOffer offer = view.mine.play;
    if (!isUsable(offer)) return Optional.empty();
    if (offer.order > 0) {
      return Optional.of(Reaction.edit(draft.with(Arranging.asItIs(offer.order))));
    }
    if (!takesTargets(offer)) return Optional.empty();
    return Optional.of(Reaction.edit(draft.with(Choosing.of(Choosing.Task.USE))));
  }

  static boolean isUsable(PlayOffer offer) {
    return offer != null && offer.why == Why.POSSIBLE && offer.card != Equipment.NO_EQUIPMENT;
  }

  /** Whether players or cards must be named. */
  static boolean takesTargets(PlayOffer offer) {
    return (offer.seats | offer.fronts | offer.places) != 0;
  }

  private static Reaction<GoodCopDraft, Action> inFile(
      GoodCopTouch touch, FileSheet file, GoodCopDraft draft, View view) {
    if (!GoodCopBoard.mayClaim(view)) return Reaction.nothing();
    Actions actions = Actions.at(view);
    if (touch instanceof Card card && Places.seat(card.place()) == file.seat()) {
      if (Places.slot(card.place()) > view.seats.get(file.seat()).cards.size())
        return Reaction.nothing();
      boolean chosen = file.place().equals(Optional.of(card.place()));
      Optional<Integer> next = chosen ? Optional.empty() : Optional.of(card.place());
      return Reaction.edit(draft.with(new FileSheet(file.seat(), next, false)));
    }
    List<Equipment> gear = equipment(view, file.seat());
    if (touch instanceof Hand hand && hand.seat() == file.seat() && !gear.isEmpty()) {
      return Reaction.edit(draft.with(new FileSheet(file.seat(), Optional.empty(), !file.hand())));
    }
    if (touch instanceof ClaimGear claim && file.hand() && claim.seat() == file.seat()) {
      return gear.contains(claim.card())
          ? Reaction.send(actions.claimGear(claim.seat(), claim.card()), draft)
          : Reaction.nothing();
    }
    if (touch instanceof ClaimCard claim && file.place().equals(Optional.of(claim.place()))) {
      return Reaction.send(actions.claimCard(claim.place(), claim.type()), draft);
    }
    if (touch instanceof ClaimSide claim
        && !file.place().isPresent()
        && !file.hand()
        && sides(view).contains(claim.side())
        && claim.seat() == file.seat()) {
      return Reaction.send(actions.claimSide(claim.seat(), claim.side()), draft);
    }
    return Reaction.nothing();
  }

  @Override
  public List<GoodCopTouch> open(GoodCopDraft draft, View view) {
    List<GoodCopTouch> open = new ArrayList<>();
    for (GoodCopTouch touch : all(view)) {
      if (!touch(touch, draft, view).isNothing()) open.add(touch);
    }
    return open;
  }

  /** Everything that is ever there to be touched, in the order of reading. */
  private static List<GoodCopTouch> all(View view) {
    List<GoodCopTouch> all = new ArrayList<>();
    for (int seat = 0; seat < view.seats.size(); seat++) {
      all.add(new Player(seat));
      all.add(new Page(seat));
    }
    for (int seat = 0; seat < view.seats.size(); seat++) {
      for (int slot = 1; slot <= view.seats.get(seat).cards.size(); slot++) {
        all.add(new Card(Places.of(seat, slot)));
      }
    }
    for (int slot = 1; slot <= 3; slot++) all.add(new Slot(slot));
    if (view.mine != null) for (Equipment card : view.mine.hand) all.add(new Discard(card));
    for (TurnAction action : TurnActions.ALL) all.add(new Announce(action));
    for (Press press : Press.values()) all.add(press);
    for (StandingPass setting : StandingPass.values()) all.add(new SetStandingPass(setting));
    if (GoodCopBoard.mayClaim(view)) addClaims(view, all);
    return all;
  }

  private static void addClaims(View view, List<GoodCopTouch> all) {
    for (int seat = 0; seat < view.seats.size(); seat++) {
      for (Side side : sides(view)) all.add(new ClaimSide(seat, side));
      all.add(new Hand(seat));
      for (Equipment card : equipment(view, seat)) all.add(new ClaimGear(seat, card));
      for (int slot = 1; slot <= view.seats.get(seat).cards.size(); slot++) {
        for (CardType type : TYPES) all.add(new ClaimCard(Places.of(seat, slot), type));
      }
    }
  }

  @Override
  public Optional<String> why(
      GoodCopTouch touch, GoodCopDraft draft, View view, Voice<Action, View, Event> voice) {
    if (view.mine == null || !touch(touch, draft, view).isNothing()) return Optional.empty();
    return GoodCopButtons.why(touch, draft, view, new GoodCopWords(voice));
  }

  @Override
  public List<Button<GoodCopTouch>> buttons(
      GoodCopDraft draft, View view, Voice<Action, View, Event> voice) {
    if (view.mine == null) return List.of();
    return new GoodCopButtons(draft, view, voice).all();
  }

  @Override
  public OptionalInt distance(Action action, GoodCopDraft draft, View view) {
    if (view.mine == null) return OptionalInt.empty();
    return new GoodCopDistance(draft, view).to(action);
  }

  @Override
  public Optional<Action> whisper(GoodCopDraft draft, View view) {
    return view.mine != null && draft.isUsing(view) ? taking(view) : Optional.empty();
  }

  @Override
  public Optional<Action> taking(View view) {
    boolean waits = view.mine != null && view.mine.may_compose;
    return waits ? Optional.of(Actions.at(view).compose()) : Optional.empty();
  }

  /** R64, R65: whoever holds Equipment may use it on the open floor; a gun is aimed again (R15). */
  @Override
  public boolean mayAskForPhone(View view) {
    if (view.mine == null || game.narrator().asks(view)) return false;
    SeatView seat = view.seats.get(view.mine.seat);
    if (seat.eliminated) return false;
    boolean open =
        switch (view.phase) {
          case TURN_ACTION, RECONSIDER, TURN_END, TURN_PASSES -> true;
          case AIM_NOW, REVEAL -> view.announced != TurnAction.NO_ACTION;
          default -> false;
        };
    return open && seat.hand > 0 || view.phase == Phase.TURN_PASSES && view.mine.may_end_turn;
  }

  @Override
  public boolean isAskedAlike(View view) {
    return view.mine != null && view.phase == Phase.WINDOW && Bits.has(view.asked, view.mine.seat);
  }

  @Override
  public Optional<Action> letPass(View view) {
    boolean open = isAskedAlike(view) && view.mine.may_pass;
    return open ? Optional.of(Actions.at(view).pass()) : Optional.empty();
  }

  @Override
  public Optional<Lesson> lesson(View view) {
    if (!game.narrator().asks(view)) return Optional.empty();
    boolean aims = view.seats.get(view.mine.seat).aim != null;
    return Optional.of(
            switch (view.phase) {
              case ORDER_CARDS -> "order";
              case TURN_ACTION -> aims ? "shoot" : "act";
              case WINDOW -> "window";
              case RECONSIDER -> view.must_change ? "must-change" : "reconsider";
              case AIM_NOW -> "aim";
              case RETARGET -> "retarget";
              case STANDOFF -> "standoff";
              case REVEAL -> "reveal";
              case SERUM -> "serum";
              case AUDIT -> "audit";
              case DISCARD -> "discard";
              case TURN_END -> view.mine.choose_aim != 0 ? "end-turn-aim" : "end-turn";
              case TURN_PASSES, GAME_OVER, NO_PHASE -> "";
            })
        .filter(id -> !id.isEmpty())
        .map(Lesson::new);
  }

  @Override
  public List<Term> glossary() {
    return GLOSSARY;
  }
}
