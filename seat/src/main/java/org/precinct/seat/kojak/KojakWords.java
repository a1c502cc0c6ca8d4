package org.precinct.seat.kojak;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.MissionCard;
import org.precinct.engine.kojak.kit.TrapCard;
import org.precinct.engine.kojak.kit.ViewReader;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;
import org.precinct.engine.kojak.proto.View;
import org.precinct.seat.Voice;
import org.precinct.seat.art.KojakSigns;
import org.precinct.seat.kojak.KojakTouch.Route;
import org.precinct.seat.kojak.KojakTouch.Suspect;

/** What things on the table are called. */
public record KojakWords(Voice<Action, View, Event> voice) {

  public String square(int square) {
    return voice.text("square." + Catalogue.get().board().square(square).id());
  }

  /** As it is written on the map. */
  public String district(Colour colour) {
    return voice.text("district_" + colour.district()).toUpperCase(Locale.ROOT);
  }

  /** As it is written on the map. */
  public String street(Street street) {
    return voice.text("street." + street.name().toLowerCase(Locale.ROOT));
  }

  /** A file and its district. */
  public String file(Colour colour) {
    return voice.text("file_" + colour.id()) + " · " + voice.text("district_" + colour.district());
  }

  /**
   * @param own whether the viewer hunts him
   */
  public String criminal(Colour colour, boolean own) {
    String name = capital(voice.text("criminal_" + colour.id()));
    return own ? voice.text("criminal.yours", "criminal", name) : name;
  }

  /** A criminal and where he is. */
  public String whereabouts(KojakBoard.Criminal criminal) {
    return criminal(criminal.colour(), false) + " · " + where(criminal);
  }

  private String where(KojakBoard.Criminal criminal) {
    if (criminal.arrestedBy().isPresent()) {
      String name = voice.name(criminal.arrestedBy().getAsInt());
      return voice.text("criminal.caught_by", "name", name);
    }
    return switch (criminal.space()) {
      case Circle.RED -> voice.text("criminal.on_red");
      case Circle.DOT -> voice.text("criminal.on_dot");
      default -> voice.text("criminal.on_space", "space", "" + criminal.space());
    };
  }

  /** Those who have a criminal's file. */
  public String hunters(KojakBoard.Criminal criminal) {
    List<String> names = new ArrayList<>();
    for (int seat : criminal.hunters()) names.add(voice.name(seat));
    return voice.text("criminal.hunted_by", "names", String.join(", ", names));
  }

  /** How far a detective is, in one word. */
  public String stage(KojakBoard.Detective detective) {
    return voice.text(detective.missesTurn() ? "stage.misses" : "stage." + id(detective.stage()));
  }

  /** Everything about a detective. */
  public String detective(KojakBoard.Detective detective) {
    List<String> facts = new ArrayList<>();
    facts.add(voice.name(detective.seat()));
    facts.add(voice.text("stage_" + id(detective.stage())));
    detective.file().ifPresent(file -> facts.add(voice.text("file_" + file.id())));
    if (detective.posted()) facts.add(voice.text("detective.posted"));
    if (detective.missesTurn()) facts.add(voice.text("detective.misses_turn"));
    facts.add(voice.count("arrests", detective.arrests()));
    for (int car = 1; car <= detective.cars().size(); car++) {
      facts.add(voice.text("car_" + car) + ", " + square(detective.cars().get(car - 1)));
    }
    return String.join(". ", facts);
  }

  /** What the viewer's next turn is for. */
  public String aim(Stage stage) {
    String aim = voice.text("prompt.aim." + id(stage));
    String small = aim.substring(0, 1).toLowerCase(Locale.ROOT) + aim.substring(1);
    return voice.text("own_aim", "aim", small);
  }

  /** Why cars of the viewer cannot move. */
  public List<String> reasons(View view) {
    List<String> reasons = new ArrayList<>();
    if (!ViewReader.asks(view) || view.phase != Phase.MOVE) return reasons;
    for (int car = 1; car <= view.still.size(); car++) {
      String reason = view.still.get(car - 1);
      if (reason.isEmpty()) continue;
      reasons.add(
          voice.text("car.still", "car", voice.text("car_" + car), "reason", voice.text(reason)));
    }
    return reasons;
  }

  /** A move, and what it brings about. */
  public String route(Route route, View view) {
    return voice.label(Actions.move(view.seq, route.car(), route.direction(), route.to()), view);
  }

  /** What the bubble over a destination says: the move, what comes of it, and how to drive. */
  public String bubble(Offer offer) {
    String drives = voice.text("bubble." + (offer.direction == Direction.BACK ? "back" : "drive"));
    String what = effect(offer).map(KojakWords::capital).orElse(drives);
    return voice.text("bubble", "car", voice.text("car_" + offer.car), "what", what);
  }

  /** What a move brings beside the driving. */
  public Optional<String> effect(Offer offer) {
    return ViewReader.effect(offer).map(voice::text);
  }

  /** What becomes of a criminal. */
  public String suspect(Suspect suspect, View view) {
    return voice.label(Actions.choose(view.seq, suspect.criminal(), suspect.step()), view);
  }

  /** What may be done with a criminal, in one word. */
  public String step(int step) {
    if (step == 0) return voice.text("criminal.swap");
    return voice.text(step > 0 ? "action_forward" : "action_back");
  }

  public String die(int face) {
    return face == 0 ? voice.text("die") : voice.text("die.shows", "number", "" + face);
  }

  public String piles(View view) {
    return voice.text(
        "case_file.piles", "traps", "" + view.traps_left, "missions", "" + view.missions_left);
  }

  /** The card that an event has brought to light. */
  public KojakCard card(Event event) {
    return switch (event.kind) {
      case TRAP, TRAP_VOID -> trap(event.card);
      default -> mission(event.card);
    };
  }

  public KojakCard mission(int number) {
    MissionCard card = Catalogue.get().cards().mission(number);
    String name = voice.text("mission." + card.id() + ".name");
    String text = voice.text("mission." + card.id() + ".text");
    String officer = voice.text("officer_" + card.officer());
    return new KojakCard(
        voice.text("file_" + card.colour().id()),
        voice.text("mission_card"),
        text,
        name + ". " + officer + ". " + text,
        KojakSigns.of(card.colour()),
        Optional.of(card.colour()),
        false);
  }

  private KojakCard trap(int number) {
    TrapCard card = Catalogue.get().cards().trap(number);
    String name = voice.text("trap." + card.id() + ".name");
    String text = voice.text("trap." + card.id() + ".text");
    boolean kojak = card.effect() == TrapCard.Effect.KOJAK;
    return new KojakCard(
        name,
        voice.text("trap_card"),
        text,
        name + ". " + text,
        kojak ? KojakSigns.HANDCUFFS : KojakSigns.QUESTION,
        Optional.empty(),
        kojak);
  }

  private static String id(Stage stage) {
    return stage.name().toLowerCase(Locale.ROOT);
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
