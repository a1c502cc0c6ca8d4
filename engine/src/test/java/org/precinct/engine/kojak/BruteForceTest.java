package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.DataFile;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Stage;
import org.precinct.engine.kojak.proto.View;

/**
 * Compares the legal moves of random positions with an enumeration that knows neither the board's
 * tables nor the search of the engine: it writes down every sequence of links of every length from
 * the street file, by ids, and then keeps those that 6.3 and 6.4 allow, rule by rule.
 */
public final class BruteForceTest {
  private static final int POSITIONS = 4000;

  private final Map<String, String> types = new TreeMap<>();
  private final Map<String, String> colours = new TreeMap<>();
  private final List<String[]> links = new ArrayList<>();
  private final List<String> streets = new ArrayList<>();
  private final List<String> places = new ArrayList<>();
  private final List<String> files = new ArrayList<>();

  public BruteForceTest() {
    for (DataFile.Row row : DataFile.resource(Catalogue.class, "kojak-board.csv").rows()) {
      String id = row.text("id");
      types.put(id, row.text("type"));
      colours.put(id, row.text("colour"));
      if (row.text("type").startsWith("crim_")) continue;
      places.add(id);
      if (isStreet(id)) streets.add(id);
    }
    for (DataFile.Row row : DataFile.resource(Catalogue.class, "kojak-streets.csv").rows()) {
      links.add(new String[] {row.text("from"), row.text("to")});
    }
    for (DataFile.Row row : DataFile.resource(Catalogue.class, "kojak-missions.csv").rows()) {
      files.add(row.text("colour"));
    }
  }

  @Test
  public void legalMovesAreThoseOfAFullEnumeration() {
    int stopped = 0;
    int none = 0;
    int backs = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Chance chance = Chance.of("position " + i);
      Scene scene = position(chance);
      int roll = chance.die();
      KojakState before = scene.state();
      Map<String, String> expected = enumerate(before, scene.view(), roll);
      scene.roll(roll);
      Map<String, String> offered = new TreeMap<>();
      for (Offer offer : scene.view().moves) {
        List<String> path = new ArrayList<>();
        for (int square : offer.path) path.add(Scene.id(square));
        boolean back = offer.direction == Direction.BACK;
        offered.put(
            offer.car + (back ? "B" : "F") + Scene.id(offer.to),
            path + (offer.stops_short ? " short" : ""));
        if (offer.stops_short) stopped++;
        if (back) backs++;
      }
      if (offered.isEmpty()) none++;
      assertWithMessage("position %s, roll %s, %s", i, roll, before)
          .that(offered)
          .isEqualTo(expected);
    }
    // The positions are worth comparing.
    assertWithMessage("stopped short").that(stopped).isGreaterThan(POSITIONS / 10);
    assertWithMessage("without a move").that(none).isGreaterThan(POSITIONS / 100);
    assertWithMessage("backing up").that(backs).isGreaterThan(POSITIONS / 10);
  }

  /** Crowded, so that full squares are frequent; the current player is in any stage. */
  private Scene position(Chance chance) {
    Scene scene = chance.oneIn(2) ? Scene.of(4) : Scene.of(4, "mission_entry", "free");
    Colour file = chance.pick(Colour.ALL);
    int lead = 1 + chance.below(2);
    switch (chance.below(5)) {
      case 0 -> scene.car(1, 1, "centre_park");
      case 1 -> scene.stakeout(1, file, lead);
      case 2 -> scene.warrant(1, file, lead);
      case 3 -> scene.chase(1, file, lead).criminal(file, chance.below(4));
      default -> scene.race(1, 2);
    }
    for (int car = 1; car <= 2; car++) {
      String at = chance.oneIn(3) ? chance.pick(places) : chance.pick(streets);
      if (!chance.oneIn(8)) scene.car(1, car, at);
    }
    // Others in pairs right before the current player, where they matter.
    for (int other = 2; other <= 4; other++) {
      String ahead = ahead(scene.carAt(1, 1 + chance.below(2)), chance);
      for (int car = 1; car <= 2; car++) {
        if (scene.state().cars().on(Scene.at(ahead)) < 2) scene.car(other, car, ahead);
      }
    }
    // A ready arrest with a car on the entrance would have been made at the start of the turn.
    Stage stage = scene.stage(1);
    if (stage == Stage.CHASE && scene.space(file) == 2) {
      for (int car = 1; car <= 2; car++) {
        boolean there = types.get(scene.carAt(1, car)).equals("entrance");
        if (there) scene.car(1, car, "centre_park");
      }
    }
    return scene;
  }

  private String ahead(String from, Chance chance) {
    String at = from;
    int steps = 1 + chance.below(5);
    boolean back = isStreet(from) && chance.oneIn(4);
    for (int i = 0; i < steps; i++) {
      List<String> ways = new ArrayList<>();
      for (String[] link : links) {
        String to = back ? link[0] : link[1];
        if (link[back ? 1 : 0].equals(at) && isStreet(to)) ways.add(to);
      }
      at = chance.pick(ways);
    }
    return at;
  }

  /** Triples of 6.3 with the path that the rules prefer. */
  private Map<String, String> enumerate(KojakState state, View view, int roll) {
    Map<String, String> best = new TreeMap<>();
    for (int car = 1; car <= 2; car++) {
      if (!mayMove(view, car)) continue;
      String start = at(view, car);
      List<List<String>> forward = walks(start, roll, false);
      for (List<String> walk : forward) {
        keep(best, state, view, roll, car, start, walk, false);
      }
      if (roll == 6 && isStreet(start)) {
        for (List<String> walk : walks(start, 6, true)) {
          keep(best, state, view, roll, car, start, walk, true);
        }
      }
    }
    return best;
  }

  /** Every sequence of one to so many links. */
  private List<List<String>> walks(String start, int most, boolean back) {
    List<List<String>> all = new ArrayList<>();
    List<List<String>> last = List.of(List.of());
    for (int length = 1; length <= most; length++) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> walk : last) {
        String at = walk.isEmpty() ? start : walk.get(walk.size() - 1);
        for (String[] link : links) {
          if (!link[back ? 1 : 0].equals(at)) continue;
          List<String> then = new ArrayList<>(walk);
          then.add(link[back ? 0 : 1]);
          longer.add(then);
        }
      }
      all.addAll(longer);
      last = longer;
    }
    return all;
  }

  private void keep(
      Map<String, String> best,
      KojakState state,
      View view,
      int roll,
      int car,
      String start,
      List<String> walk,
      boolean back) {
    String to = walk.get(walk.size() - 1);
    List<String> before = walk.subList(0, walk.size() - 1);
    String arrest = arrestDistrict(view);
    for (String square : before) {
      if (!isStreet(square) || isFull(state, square) || isEntrance(square, arrest)) return;
    }
    if (isStreet(to) && isFull(state, to)) return;
    boolean stopsShort = false;
    if (isStreet(to)) {
      boolean ends = walk.size() == roll || isEntrance(to, arrest);
      if (!ends) {
        if (back || !fullAhead(state, to)) return;
        stopsShort = true;
      }
    } else if (back || to.equals(start) || !mayEnter(view, roll, car, to, walk.size())) {
      return;
    }
    String key = car + (back ? "B" : "F") + to;
    String path = walk + (stopsShort ? " short" : "");
    String known = best.get(key);
    if (known == null || better(path, known)) best.put(key, path);
  }

  /** A whole-roll path before a stopped-short one, then the smaller list of ids. */
  private static boolean better(String path, String known) {
    boolean stopsShort = path.endsWith("short");
    boolean knownShort = known.endsWith("short");
    if (stopsShort != knownShort) return knownShort;
    String[] a = path.replaceAll("[\\[\\] ]|short", "").split(",");
    String[] b = known.replaceAll("[\\[\\] ]|short", "").split(",");
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      int order = a[i].compareTo(b[i]);
      if (order != 0) return order < 0;
    }
    return a.length < b.length;
  }

  private boolean mayMove(View view, int car) {
    String at = at(view, car);
    int lead = view.detectives.get(0).lead;
    return switch (view.detectives.get(0).stage) {
      case MISSION -> !at.equals("centre_park") || at(view, 3 - car).equals("centre_park");
      case STAKEOUT -> {
        int here = 0;
        for (var detective : view.detectives) {
          for (int square : detective.cars) if (Scene.id(square).equals(at)) here++;
        }
        yield car == lead || isStreet(at) && here == 2;
      }
      case WARRANT -> car != lead;
      case CHASE -> true;
      case RACE -> !at.equals("police_park");
    };
  }

  private boolean mayEnter(View view, int roll, int car, String bay, int steps) {
    Stage stage = view.detectives.get(0).stage;
    switch (types.get(bay)) {
      case "police":
        return true;
      case "mission":
        return stage == Stage.MISSION && (view.options.free_entry || steps == roll);
      case "stakeout":
        boolean inStage =
            stage == Stage.CHASE || stage == Stage.STAKEOUT && car == view.detectives.get(0).lead;
        return inStage && colours.get(bay).equals(file(view));
      default:
        return false;
    }
  }

  /** The colour of the district where an arrest is ready; empty if none is. */
  private String arrestDistrict(View view) {
    if (view.detectives.get(0).stage != Stage.CHASE) return "";
    String file = file(view);
    for (Colour colour : Colour.ALL) {
      if (colour.id().equals(file) && view.spaces.get(colour.ordinal()) != 2) return "";
    }
    return file;
  }

  private boolean isEntrance(String square, String colour) {
    return types.get(square).equals("entrance") && colours.get(square).equals(colour);
  }

  private String file(View view) {
    return files.get(view.detectives.get(0).mission);
  }

  private boolean fullAhead(KojakState state, String at) {
    for (String[] link : links) {
      if (link[0].equals(at) && isStreet(link[1]) && isFull(state, link[1])) return true;
    }
    return false;
  }

  private static boolean isFull(KojakState state, String square) {
    int cars = 0;
    for (int seat = 0; seat < 4; seat++) {
      for (int car = 1; car <= 2; car++) {
        if (Scene.id(state.cars().at(seat, car)).equals(square)) cars++;
      }
    }
    return cars >= 2;
  }

  private boolean isStreet(String id) {
    String type = types.get(id);
    return type.equals("street") || type.equals("trap") || type.equals("entrance");
  }

  private static String at(View view, int car) {
    return Scene.id(view.detectives.get(0).cars.get(car - 1));
  }
}
