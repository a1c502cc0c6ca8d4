package org.precinct.seat.goodcop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Language;
import org.precinct.engine.goodcop.kit.Actions;
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
import org.precinct.engine.goodcop.proto.Why;
import org.precinct.seat.Button;
import org.precinct.seat.Button.Emphasis;
import org.precinct.seat.Voice;
import org.precinct.seat.art.GoodCopSigns;
import org.precinct.seat.goodcop.GoodCopDraft.EquipmentSheet;
import org.precinct.seat.goodcop.GoodCopDraft.FileSheet;
import org.precinct.seat.goodcop.GoodCopTouch.Announce;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimCard;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimGear;
import org.precinct.seat.goodcop.GoodCopTouch.ClaimSide;
import org.precinct.seat.goodcop.GoodCopTouch.Hand;
import org.precinct.seat.goodcop.GoodCopTouch.Player;
import org.precinct.seat.goodcop.GoodCopTouch.Press;
import org.precinct.seat.goodcop.GoodCopTouch.SetStandingPass;

/** The buttons of one moment: those of the sheet that lies open, or else those of the table. */
final class GoodCopButtons {
  private final GoodCopDraft draft;
  private final View view;
  private final Mine mine;
  private final Voice<Action, View, Event> voice;
  private final GoodCopWords words;
  private final Actions actions;
  private final List<Button<GoodCopTouch>> buttons = new ArrayList<>();

  GoodCopButtons(GoodCopDraft draft, View view, Voice<Action, View, Event> voice) {
    this.draft = draft;
    this.view = view;
    this.mine = view.mine;
    this.voice = voice;
    this.words = new GoodCopWords(voice);
    this.actions = Actions.at(view);
  }

  List<Button<GoodCopTouch>> all() {
    if (draft.sheet() instanceof EquipmentSheet) addUses();
    else if (draft.sheet() instanceof FileSheet file) addClaims(file);
    else if (draft.isBare()) addTable();
    return buttons;
  }

  private void addTable() {
    for (TurnAction action : GoodCopControls.announceable(draft, view)) add(announce(action));
    if (draft.canGoBack(view)) add(Press.BACK, voice.text("seat.back"), Emphasis.QUIET);
    if (draft.arranging().isPresent()) {
      add(Press.DONE, voice.text("seat.lay_out"), Emphasis.PRIMARY);
    } else if (draft.choosing().isPresent()) {
      addChosen(draft.choosing().get());
    } else if (mine.may_discard) {
      boolean chosen = draft.discarding().isPresent();
      add(Press.DONE, voice.text("action.discard"), chosen ? Emphasis.PRIMARY : Emphasis.USUAL);
    } else if (mine.may_keep) {
      String kept = voice.label(announced(), view);
      add(Press.KEEP, words.line(voice.text("action.keep"), kept), Emphasis.PRIMARY);
    } else if (GoodCopControls.isReacting(draft, view)) {
      add(Press.PASS, voice.text("action.pass"), Emphasis.PRIMARY);
      addPass(StandingPass.THIS_TURN, "seat.pass_for_me_turn");
      addPass(StandingPass.ON, "seat.pass_for_me_on");
    }
  }

  private void addPass(StandingPass setting, String key) {
    if (mine.standing_pass == setting) return;
    add(new SetStandingPass(setting), voice.text(key), Emphasis.QUIET);
  }

  private void addChosen(Choosing choosing) {
    if (choosing.closeUp().isPresent()) return;
    Optional<Action> done = choosing.done(view);
    Optional<Action> front = choosing.doneFront(view);
    if (done.isPresent()) add(Press.DONE, secretLabel(done.get()), Emphasis.PRIMARY);
    if (front.isPresent()) {
      add(Press.DONE_FRONT, voice.label(front.get(), view), Emphasis.PRIMARY);
    }
    if (done.isPresent() || front.isPresent()) return;
    if (choosing.task() == Choosing.Task.AIM) {
      String key = mine.may_end_turn ? "action.end_turn" : "action.take_aim";
      add(Press.DONE, voice.text(key), Emphasis.USUAL);
    } else if (choosing.task() == Choosing.Task.TURN_UP) {
      add(Press.DONE, voice.text("action.reveal"), Emphasis.USUAL);
    }
  }

  /** The label of an action, without telling the own card to those who look at the screen. */
  private String secretLabel(Action action) {
    if (action.kind != Action.Kind.CHOOSE_CARD) return voice.label(action, view);
    return voice.text("seat.turn_up", "slot", "" + Places.slot(action.place));
  }

  private Action announced() {
    boolean looks = view.announced == TurnAction.INVESTIGATE;
    return looks ? actions.investigate(view.place) : actions.announce(view.announced);
  }

  private Button<GoodCopTouch> announce(TurnAction action) {
    boolean shoot = action == TurnAction.SHOOT;
    String label = shoot ? voice.label(actions.announce(action), view) : words.word(action);
    Button<GoodCopTouch> button =
        Button.<GoodCopTouch>of(
                new Announce(action), label, shoot ? Emphasis.DANGER : Emphasis.USUAL)
            .with(GoodCopSigns.of(action));
    if (!shoot) return button;
    String question = label + (voice.language() == Language.FRENCH ? "\u00A0?" : "?");
    return button.asking(question, Optional.of(voice.text("help.shoot")));
  }

  private void addUses() {
    PlayOffer offer = mine.play;
    if (!GoodCopControls.isUsable(offer)) return;
    if (mine.earlier != null) {
      add(Press.USE_AGAIN, voice.label(actions.play(mine.earlier), view), Emphasis.USUAL);
    }
    String label;
    if (offer.order > 0) label = voice.text("seat.arrange");
    else if (GoodCopControls.takesTargets(offer)) label = voice.text("seat.choose");
    else label = voice.label(actions.play(Actions.use(offer.card)), view);
    add(Press.USE, label, Emphasis.PRIMARY);
  }

  private void addClaims(FileSheet file) {
    if (!GoodCopBoard.mayClaim(view)) return;
    if (file.hand()) {
      for (Equipment card : GoodCopControls.equipment(view, file.seat())) {
        String label = voice.label(actions.claimGear(file.seat(), card), view);
        add(new ClaimGear(file.seat(), card), label, Emphasis.USUAL);
      }
      return;
    }
    if (!file.place().isPresent()) {
      if (!GoodCopControls.equipment(view, file.seat()).isEmpty()) {
        add(new Hand(file.seat()), voice.text("seat.say_gear"), Emphasis.USUAL);
      }
      for (Side side : GoodCopControls.sides(view)) {
        String label = voice.label(actions.claimSide(file.seat(), side), view);
        add(new ClaimSide(file.seat(), side), label, Emphasis.USUAL);
      }
      return;
    }
    int place = file.place().get();
    for (CardType type : GoodCopControls.TYPES) {
      String label = voice.label(actions.claimCard(place, type), view);
      add(new ClaimCard(place, type), label, Emphasis.USUAL);
    }
  }

  private void add(GoodCopTouch touch, String label, Emphasis emphasis) {
    add(Button.of(touch, label, emphasis));
  }

  private void add(Button<GoodCopTouch> button) {
    Optional<String> why = why(button.touch(), draft, view, words);
    buttons.add(why.isPresent() ? button.because(why.get()) : button);
  }

  /** Why a touch does nothing; empty if there is nothing to say, or if it does something. */
  static Optional<String> why(
      GoodCopTouch touch, GoodCopDraft draft, View view, GoodCopWords words) {
    if (touch instanceof Announce announce) {
      boolean there = GoodCopControls.announceable(draft, view).contains(announce.action());
      Why why = TurnActions.why(view.mine, announce.action());
      return there && why != Why.POSSIBLE ? Optional.of(words.word(why)) : Optional.empty();
    }
    if (!draft.isBare()) return Optional.empty();
    if (touch == Press.DONE) return missing(draft, view, words);
    if (touch == Press.PASS && view.mine.recorded) {
      return Optional.of(words.voice().text("prompt.recorded"));
    }
    Optional<Choosing> choosing = draft.choosing().filter(it -> it.asksTable(view));
    if (!(touch instanceof Player player) || !choosing.isPresent()) return Optional.empty();
    if (choosing.get().seats(view).contains(player.seat())) return Optional.empty();
    return Optional.of(words.word(whyNot(choosing.get(), player.seat(), view)));
  }

  private static Optional<String> missing(GoodCopDraft draft, View view, GoodCopWords words) {
    if (GoodCopControls.done(draft, view).isPresent()) return Optional.empty();
    if (draft.choosing().isPresent()) {
      return switch (draft.choosing().get().task()) {
        case AIM -> Optional.of(words.word(Why.AIM_NEEDED));
        case TURN_UP -> Optional.of(words.voice().text("prompt.choose_card"));
        case INVESTIGATE, USE -> Optional.empty();
      };
    }
    return view.mine.may_discard
        ? Optional.of(words.voice().text("prompt.discard"))
        : Optional.empty();
  }

  /** The reason for a player who cannot be chosen. */
  private static Why whyNot(Choosing choosing, int seat, View view) {
    SeatView player = view.seats.get(seat);
    if (player.eliminated) return Why.TARGET_ELIMINATED;
    return switch (choosing.task()) {
      case AIM -> Why.AIM_NOT_ALLOWED;
      case INVESTIGATE -> seat == view.mine.seat ? Why.YOURSELF : Why.CARD_FACE_UP;
      case TURN_UP, USE -> Why.BAD_TARGET;
    };
  }
}
