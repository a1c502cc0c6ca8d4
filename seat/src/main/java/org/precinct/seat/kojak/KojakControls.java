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
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.ViewReader;
import org.precinct.engine.kojak.proto.Action;
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
import org.precinct.seat.kojak.KojakTouch.Die;
import org.precinct.seat.kojak.KojakTouch.Drive;
import org.precinct.seat.kojak.KojakTouch.Goal;
import org.precinct.seat.kojak.KojakTouch.Route;
import org.precinct.seat.kojak.KojakTouch.Suspect;

/** Kojak as fingers know it. */
public final class KojakControls implements Controls<Action, View, Event, KojakDraft, KojakTouch> {
  private static final KojakControls CONTROLS = new KojakControls();

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

  /** Nobody has to pick from one. */
  @Override
  public KojakDraft begin(View view) {
    List<Route> routes = routes(view);
    return new KojakDraft(
        view.seq, routes.size() == 1 ? Optional.of(routes.get(0)) : Optional.empty());
  }

  @Override
  public KojakDraft revise(KojakDraft draft, View view) {
    boolean lasts =
        draft.seq() == view.seq && draft.picked().map(routes(view)::contains).orElse(true);
    return lasts ? draft : begin(view);
  }

  @Override
  public Reaction<KojakDraft, Action> touch(KojakTouch touch, KojakDraft draft, View view) {
    if (!ViewReader.asks(view)) return Reaction.nothing();
    if (touch instanceof Die && view.phase == Phase.ROLL) {
      return Reaction.send(Actions.roll(view.seq), draft);
    }
    if (touch instanceof Goal goal) {
      return next(goal.square(), draft, view)
          .map(route -> pick(route, draft))
          .orElseGet(Reaction::nothing);
    }
    if (touch instanceof Route route && routes(view).contains(route)) return pick(route, draft);
    if (touch instanceof Drive && draft.picked().isPresent()) {
      Route route = draft.picked().get();
      return Reaction.send(
          Actions.move(view.seq, route.car(), route.direction(), route.to()), draft);
    }
    if (touch instanceof Suspect suspect && KojakBoard.suspects(view).contains(suspect)) {
      return Reaction.send(Actions.choose(view.seq, suspect.criminal(), suspect.step()), draft);
    }
    return Reaction.nothing();
  }

  private static Reaction<KojakDraft, Action> pick(Route route, KojakDraft draft) {
    KojakDraft then = draft.picking(route);
    return then.equals(draft) ? Reaction.nothing() : Reaction.edit(then);
  }

  /**
   * The move that touching a place picks: the first that ends there, or the one after the picked.
   */
  public static Optional<Route> next(int square, KojakDraft draft, View view) {
    List<Route> here = new ArrayList<>();
    for (Route route : routes(view)) if (route.to() == square) here.add(route);
    if (here.isEmpty()) return Optional.empty();
    int at = draft.picked().map(here::indexOf).orElse(-1);
    return Optional.of(here.get((at + 1) % here.size()));
  }

  @Override
  public List<KojakTouch> open(KojakDraft draft, View view) {
    Set<KojakTouch> candidates = new LinkedHashSet<>();
    candidates.add(new Die());
    candidates.addAll(routes(view));
    for (Route route : routes(view)) candidates.add(new Goal(route.to()));
    candidates.addAll(KojakBoard.suspects(view));
    candidates.add(new Drive());
    List<KojakTouch> open = new ArrayList<>();
    for (KojakTouch touch : candidates) {
      if (!touch(touch, draft, view).isNothing()) open.add(touch);
    }
    return open;
  }

  @Override
  public Optional<String> why(
      KojakTouch touch, KojakDraft draft, View view, Voice<Action, View, Event> voice) {
    boolean needsRoute = touch instanceof Drive && !draft.picked().isPresent();
    return needsRoute ? Optional.of(voice.text("drive.pick_first")) : Optional.empty();
  }

  @Override
  public List<Button<KojakTouch>> buttons(
      KojakDraft draft, View view, Voice<Action, View, Event> voice) {
    if (routes(view).isEmpty()) return List.of();
    String drive = voice.text("drive");
    Button<KojakTouch> button = Button.of(new Drive(), drive, Button.Emphasis.PRIMARY);
    if (!draft.picked().isPresent()) {
      return List.of(button.with(KojakSigns.ARROW).because(voice.text("drive.pick_first")));
    }
    Route route = draft.picked().get();
    boolean back = route.direction() == Direction.BACK;
    String label = new KojakWords(voice).route(route, view);
    return List.of(
        button.with(back ? KojakSigns.BACK : KojakSigns.ARROW).saying(drive + ": " + label));
  }

  @Override
  public OptionalInt distance(Action action, KojakDraft draft, View view) {
    if (!ViewReader.asks(view) || action.seq != view.seq) return OptionalInt.empty();
    if (action.roll != null && view.phase == Phase.ROLL) return OptionalInt.of(1);
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
        new Lesson(
            switch (view.phase) {
              case ROLL -> "roll";
              case TRAP_CHOICE -> "trap";
              default -> {
                for (Offer offer : view.moves) {
                  if (offer.direction == Direction.BACK) yield "back";
                }
                yield view.detectives.get(view.current).stage.name().toLowerCase(Locale.ROOT);
              }
            }));
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
