package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;
import org.precinct.seat.Button;
import org.precinct.seat.Button.Emphasis;
import org.precinct.seat.Voice;
import org.precinct.seat.art.CitySigns;
import org.precinct.seat.art.Sign;
import org.precinct.seat.policecity.CityTouch.Spot;

/** Buttons below the table, and beside what they are about. */
public final class CityButtons {
  private final CityDraft draft;
  private final View view;
  private final Voice<Action, View, Event> voice;

  public CityButtons(CityDraft draft, View view, Voice<Action, View, Event> voice) {
    this.draft = draft;
    this.view = view;
    this.voice = voice;
  }

  /** Below the table, the most usual one last. A window has two, the same for everybody. */
  List<Button<CityTouch>> all() {
    List<Button<CityTouch>> buttons = new ArrayList<>();
    if (SingleTouches.asksForSpecials(view)) buttons.add(react());
    if (SingleTouches.isWindow(view)) {
      buttons.add(pass());
      return buttons;
    }
    for (Word word : words()) if (emphasis(word) != Emphasis.PRIMARY) buttons.add(say(word));
    takeBack().ifPresent(buttons::add);
    proposal().ifPresent(buttons::add);
    nobody().ifPresent(buttons::add);
    send().ifPresent(buttons::add);
    for (Word word : words()) if (emphasis(word) == Emphasis.PRIMARY) buttons.add(say(word));
    return buttons;
  }

  private Button<CityTouch> pass() {
    CityTouch pass = new CityTouch.Say(Word.PASS);
    Button<CityTouch> button = Button.of(pass, voice.text("prompt_pass"), Emphasis.QUIET);
    return view.mine.decided ? button.because(voice.text("seat.passed")) : button;
  }

  /** Those that have no place beside what they are about; a double is turned on the die itself. */
  private List<Word> words() {
    List<Word> words = new ArrayList<>();
    for (Word word : view.mine.may.words) {
      boolean beside = word == Word.UNSUPPORT || word == Word.TURN_DOUBLE;
      if (!SingleTouches.isSpecial(word) && !beside) words.add(word);
    }
    return words;
  }

  /** Opens the special actions, for those who have one and those who have none. */
  private Button<CityTouch> react() {
    return button(Spot.SPECIALS, "react", Emphasis.USUAL).with(CitySigns.REINFORCEMENTS);
  }

  private Button<CityTouch> button(CityTouch touch, String key, Emphasis emphasis) {
    return Button.of(touch, voice.text("seat." + key), emphasis);
  }

  private Button<CityTouch> say(Word word) {
    CityTouch touch = new CityTouch.Say(word);
    Button<CityTouch> button = Button.of(touch, label(touch), emphasis(word));
    Optional<Sign> sign = sign(word);
    if (sign.isPresent()) button = button.with(sign.get());
    // What cannot be taken back is asked twice.
    return word == Word.HOLD
        ? button.asking(button.label(), Optional.of(voice.text("seat.hold_help")))
        : button;
  }

  private String label(CityTouch touch) {
    return voice.label(SingleTouches.action(touch, view).get(), view);
  }

  private Emphasis emphasis(Word word) {
    return switch (word) {
      case ACK, READY, TAP -> Emphasis.PRIMARY;
      case DONE -> settles() ? Emphasis.PRIMARY : Emphasis.USUAL;
      case HOLD -> Emphasis.USUAL;
      default -> Emphasis.QUIET;
    };
  }

  /** Where to be done is what most touches come to; a proposal in the making comes before it. */
  private boolean settles() {
    if (draft.part() instanceof SplitDraft split) return !split.open();
    return view.phase == Phase.LAST_CLAIMS;
  }

  private static Optional<Sign> sign(Word word) {
    return switch (word) {
      case READY, DONE, ACK -> Optional.of(CitySigns.TICK);
      default -> Optional.empty();
    };
  }

  private Optional<Button<CityTouch>> takeBack() {
    if (!(draft.part() instanceof DeployDraft deploy)) return Optional.empty();
    return deploy
        .home(view)
        .map(action -> Button.of(Spot.HOME, voice.label(action, view), Emphasis.USUAL));
  }

  /** Opens a proposal for all, or shuts it. */
  private Optional<Button<CityTouch>> proposal() {
    if (!(draft.part() instanceof SplitDraft split)) return Optional.empty();
    String key = split.open() ? "no_proposal" : "propose_for_all";
    return Optional.of(button(Spot.PROPOSAL, key, Emphasis.QUIET));
  }

  private Optional<Button<CityTouch>> nobody() {
    if (!(draft.part() instanceof PointDraft)) return Optional.empty();
    return Optional.of(Button.of(Spot.NOBODY, voice.text("prompt_point_nobody"), Emphasis.QUIET));
  }

  /** Sends what the player has put together, or says what is missing. */
  private Optional<Button<CityTouch>> send() {
    PhaseDraft part = draft.part();
    if (part instanceof NoDraft || part instanceof DeployDraft) return Optional.empty();
    if (part instanceof SplitDraft split && !split.open()) return Optional.empty();
    Optional<Action> action = part.action(view);
    Optional<String> said = action.map(it -> voice.label(it, view));
    Button<CityTouch> button = Button.of(Spot.SEND, sendLabel(part, said), Emphasis.PRIMARY);
    if (said.isPresent()) return Optional.of(button.saying(said.get()));
    String missing = part.missing(view).map(voice::text).orElseGet(() -> voice.prompt(view));
    return Optional.of(button.because(missing));
  }

  private String sendLabel(PhaseDraft part, Optional<String> said) {
    if (part instanceof SplitDraft) return voice.text("prompt_propose");
    if (part instanceof DealDraft) return voice.text("seat.propose_deal");
    if (part instanceof OfferDraft) return voice.text("seat.make_offer");
    return said.orElseGet(() -> voice.text("seat.confirm"));
  }

  /** What may be played in a window. */
  public List<Button<CityTouch>> specials() {
    List<Button<CityTouch>> buttons = new ArrayList<>();
    for (CityTouch touch : SingleTouches.specials(view)) {
      buttons.add(Button.of(touch, label(touch), Emphasis.PRIMARY));
    }
    return buttons;
  }

  public Optional<Button<CityTouch>> callLieutenant() {
    CityTouch call = new CityTouch.Say(Word.CALL_LIEUTENANT);
    return SingleTouches.action(call, view)
        .map(action -> voice.label(action, view))
        .map(label -> Button.of(call, label, Emphasis.PRIMARY).with(CitySigns.RADIO));
  }

  /** To be for a proposal, or not any more; empty for those who have no say. */
  public Optional<Button<CityTouch>> support(int number, int supporters) {
    if (view.mine == null) return Optional.empty();
    boolean own = Packed.has(supporters, view.mine.seat);
    CityTouch touch = own ? new CityTouch.Say(Word.UNSUPPORT) : new CityTouch.Support(number);
    if (!SingleTouches.action(touch, view).isPresent()) return Optional.empty();
    String said = label(touch);
    if (own) return Optional.of(Button.of(touch, said, Emphasis.QUIET).saying(said));
    return Optional.of(
        Button.of(touch, voice.text("prompt_support"), Emphasis.USUAL)
            .with(CitySigns.TICK)
            .saying(said));
  }

  /** Takes over a proposal to change it. */
  public Optional<Button<CityTouch>> change(List<Integer> takers) {
    boolean other =
        draft.part() instanceof SplitDraft split && split.open() && !split.takers().equals(takers);
    return other
        ? Optional.of(button(new CityTouch.Shares(takers), "change_it", Emphasis.QUIET))
        : Optional.empty();
  }

  /** Whole proposals that are often made. */
  public List<Button<CityTouch>> usualShares() {
    return List.of(
        shares("all_to_me", SplitDraft.allToMe(view)),
        shares("in_turn", SplitDraft.inTurn(view)),
        shares("to_nobody", SplitDraft.toNobody(view)));
  }

  private Button<CityTouch> shares(String key, List<Integer> takers) {
    return button(new CityTouch.Shares(takers), key, Emphasis.QUIET);
  }

  /** Answers to an offer, or taking back the own one. */
  public List<Button<CityTouch>> answers(int number) {
    List<Button<CityTouch>> buttons = new ArrayList<>();
    CityTouch withdraw = new CityTouch.Withdraw(number);
    CityTouch decline = new CityTouch.Decline(number);
    CityTouch accept = new CityTouch.Accept(number);
    for (CityTouch touch : List.of(withdraw, decline)) {
      if (SingleTouches.action(touch, view).isPresent()) {
        buttons.add(Button.of(touch, label(touch), Emphasis.QUIET));
      }
    }
    if (SingleTouches.action(accept, view).isPresent()) {
      String label = label(accept);
      buttons.add(
          Button.of(accept, label, Emphasis.PRIMARY)
              .asking(label, Optional.of(voice.text("seat.swap_final"))));
    }
    return buttons;
  }

  /** Claims the objective, or trades in the combination. */
  public Button<CityTouch> claim() {
    String key = draft.claim().combine().isPresent() ? "prompt_combo" : "prompt_claim";
    Button<CityTouch> button = Button.of(Spot.CLAIM, voice.text(key), Emphasis.PRIMARY);
    Optional<Action> action = draft.claim().action(view);
    if (action.isPresent()) return button.saying(voice.label(action.get(), view));
    return button.because(voice.text(draft.claim().missing(view).orElse("err_objective_cards")));
  }

  /** Opens the own file, or shuts it. */
  public Button<CityTouch> file() {
    return draft.fileOpen()
        ? button(Spot.FILE, "shut_file", Emphasis.QUIET).with(CitySigns.FOLDER)
        : button(Spot.FILE, "open_file", Emphasis.QUIET).with(CitySigns.LOCK);
  }

  /** How many claims are possible. */
  public int claimable() {
    if (view.mine == null) return 0;
    return view.mine.may.claims.size() + view.mine.may.combines.size();
  }
}
