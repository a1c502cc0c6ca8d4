package org.precinct.seat.kojak;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.precinct.engine.DataFile;
import org.precinct.engine.Game;
import org.precinct.engine.Texts;
import org.precinct.engine.kojak.KojakGame;
import org.precinct.engine.kojak.bot.DefaultPolicy;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.ViewReader;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Detective;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.View;
import org.precinct.seat.Button;
import org.precinct.seat.Controls;
import org.precinct.seat.Lesson;
import org.precinct.seat.Reaction;
import org.precinct.seat.Term;
import org.precinct.seat.Voice;
import org.precinct.seat.art.KojakSigns;
import org.precinct.seat.art.Sign;
import org.precinct.seat.kojak.KojakTouch.Ask;
import org.precinct.seat.kojak.KojakTouch.Die;
import org.precinct.seat.kojak.KojakTouch.Goal;
import org.precinct.seat.kojak.KojakTouch.Join;
import org.precinct.seat.kojak.KojakTouch.Route;
import org.precinct.seat.kojak.KojakTouch.Suspect;

/** Kojak as fingers know it. */
public final class KojakControls implements Controls<Action, View, Event, KojakDraft, KojakTouch> {
  private static final KojakControls CONTROLS = new KojakControls();
  private static final DefaultPolicy POLICY = new DefaultPolicy(Catalogue.get());

  private static final List<Term> GLOSSARY =
      List.of(
          term("trap", KojakSigns.QUESTION),
          term("entrance", KojakSigns.HANDCUFFS),
          term("stakeout", KojakSigns.PARKING),
          term("mission", KojakSigns.FOLDER),
          term("police", KojakSigns.BADGE),
          term("warrant", KojakSigns.WARRANT),
          term("criminal", KojakSigns.PAWN),
          new Term("cars", Optional.empty()),
          term("lead", KojakSigns.LEAD),
          term("back", KojakSigns.BACK),
          term("race", KojakSigns.FLAG),
          term("bank", KojakSigns.BANK),
          term("city_hall", KojakSigns.CITY_HALL),
          term("club", KojakSigns.CLUB),
          term("hotel", KojakSigns.HOTEL));

  private final KojakGame game = new KojakGame();
  private final Texts texts =
      Texts.builder()
          .addAll(game.texts())
          .addAll(DataFile.resource(KojakControls.class, "kojak-seat.csv"))
          .build();

  private KojakControls() {}

  public static KojakControls get() {
    return CONTROLS;
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

  /** The move that is made when the time runs out (6.8) lies ready, so that one touch drives it. */
  @Override
  public KojakDraft begin(View view) {
    if (KojakBoard.routes(view).isEmpty()) return new KojakDraft(view.seq, Optional.empty(), false);
    Action.Move usual = POLICY.decide(view).move;
    return new KojakDraft(view.seq, Optional.of(Route.of(usual)), false);
  }

  @Override
  public KojakDraft revise(KojakDraft draft, View view) {
    boolean lasts =
        draft.seq() == view.seq && draft.picked().map(routes(view)::contains).orElse(true);
    return lasts ? draft : begin(view).asking(draft.asks());
  }

  @Override
  public Reaction<KojakDraft, Action> touch(KojakTouch touch, KojakDraft draft, View view) {
    if (!ViewReader.asks(view)) return Reaction.nothing();
    if (view.phase == Phase.ROLL) {
      if (touch instanceof Die) return Reaction.send(Actions.roll(view.seq, draft.asks()), draft);
      if (touch instanceof Ask) return Reaction.edit(draft.asking(!draft.asks()));
    }
    if (touch instanceof Goal goal) {
      return at(goal.square(), draft, view)
          .map(route -> pick(route, draft, view))
          .orElseGet(Reaction::nothing);
    }
    if (touch instanceof Route route && routes(view).contains(route)) {
      return pick(route, draft, view);
    }
    if (touch instanceof Join join && view.phase == Phase.JOIN_CHOICE) {
      return Reaction.send(Actions.join(view.seq, join.joins()), draft);
    }
    if (touch instanceof Suspect suspect && KojakBoard.suspects(view).contains(suspect)) {
      return Reaction.send(Actions.choose(view.seq, suspect.criminal(), suspect.step()), draft);
    }
    return Reaction.nothing();
  }

  /** What has been looked at is driven. */
  private static Reaction<KojakDraft, Action> pick(Route route, KojakDraft draft, View view) {
    if (!draft.picked().equals(Optional.of(route))) return Reaction.edit(draft.picking(route));
    return Reaction.send(Actions.move(view.seq, route.car(), route.direction(), route.to()), draft);
  }

  /** The move that touching a place is about: the picked one, or else the first that ends there. */
  public static Optional<Route> at(int square, KojakDraft draft, View view) {
    if (draft.picked().map(Route::to).equals(Optional.of(square))) return draft.picked();
    for (Route route : routes(view)) if (route.to() == square) return Optional.of(route);
    return Optional.empty();
  }

  @Override
  public List<KojakTouch> open(KojakDraft draft, View view) {
    Set<KojakTouch> candidates = new LinkedHashSet<>();
    candidates.add(new Die());
    candidates.addAll(routes(view));
    for (Route route : routes(view)) candidates.add(new Goal(route.to()));
    candidates.addAll(KojakBoard.suspects(view));
    candidates.add(new Ask());
    candidates.add(new Join(false));
    candidates.add(new Join(true));
    List<KojakTouch> open = new ArrayList<>();
    for (KojakTouch touch : candidates) {
      if (!touch(touch, draft, view).isNothing()) open.add(touch);
    }
    return open;
  }

  @Override
  public Optional<String> why(
      KojakTouch touch, KojakDraft draft, View view, Voice<Action, View, Event> voice) {
    return Optional.empty();
  }

  @Override
  public List<Button<KojakTouch>> buttons(
      KojakDraft draft, View view, Voice<Action, View, Event> voice) {
    if (!ViewReader.asks(view)) return List.of();
    if (view.phase == Phase.ROLL) {
      String key = draft.asks() ? "ask.never" : "ask.always";
      return List.of(
          Button.<KojakTouch>of(new Ask(), voice.text(key), Button.Emphasis.QUIET)
              .saying(voice.text(key + ".spoken")));
    }
    if (view.phase != Phase.JOIN_CHOICE) return List.of();
    return List.of(
        Button.<KojakTouch>of(new Join(false), voice.text("join.another"), Button.Emphasis.USUAL),
        Button.<KojakTouch>of(new Join(true), voice.text("join"), Button.Emphasis.PRIMARY)
            .with(KojakSigns.WARRANT));
  }

  @Override
  public OptionalInt distance(Action action, KojakDraft draft, View view) {
    if (!ViewReader.asks(view) || action.seq != view.seq) return OptionalInt.empty();
    if (action.roll != null && view.phase == Phase.ROLL) {
      return OptionalInt.of(action.roll.ask == draft.asks() ? 1 : 2);
    }
    if (action.join != null && view.phase == Phase.JOIN_CHOICE) return OptionalInt.of(1);
    if (action.choose != null && view.criminals.contains(action.choose)) return OptionalInt.of(1);
    if (action.move == null || !ViewReader.offer(view, action.move).isPresent()) {
      return OptionalInt.empty();
    }
    boolean picked = draft.picked().equals(Optional.of(Route.of(action.move)));
    return OptionalInt.of(picked ? 1 : 2);
  }

  @Override
  public Optional<Lesson> lesson(View view) {
    if (!ViewReader.asks(view)) return Optional.empty();
    return Optional.of(
        switch (view.phase) {
          case ROLL -> about("roll", new Die());
          case TRAP_CHOICE -> about("trap", KojakBoard.suspects(view).get(0));
          case JOIN_CHOICE -> {
            Colour hunted = Catalogue.get().cards().file(view.offered);
            yield about("join", new Goal(Catalogue.get().board().stakeout(hunted)));
          }
          default -> {
            for (Offer offer : view.moves) {
              if (offer.direction == Direction.BACK) yield about("back", new Goal(offer.to));
            }
            Detective own = view.detectives.get(view.current);
            yield about(own.stage.name().toLowerCase(Locale.ROOT), new Goal(aim(own)));
          }
        });
  }

  private static Lesson about(String id, KojakTouch thing) {
    return new Lesson(id, Optional.of(thing));
  }

  /** The square that a detective has to reach. */
  private static int aim(Detective own) {
    Board board = Catalogue.get().board();
    return switch (own.stage) {
      case MISSION -> board.missionRoom();
      case STAKEOUT -> board.stakeout(ViewReader.file(own).get());
      case CHASE -> board.entrance(ViewReader.file(own).get())[0];
      case WARRANT, RACE -> board.policePark();
    };
  }

  @Override
  public List<Term> glossary() {
    return GLOSSARY;
  }

  private static List<Route> routes(View view) {
    List<Route> routes = new ArrayList<>();
    for (Offer offer : KojakBoard.routes(view)) routes.add(Route.of(offer));
    return routes;
  }
}
