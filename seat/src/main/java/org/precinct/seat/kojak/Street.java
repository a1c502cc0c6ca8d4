package org.precinct.seat.kojak;

import java.util.List;

/** A street as it is named on the map, and in the names of its squares. */
public enum Street {
  NORTH(along(375, 121, 150), along(625, 121, 150)),
  EAST(up(882, 605, 160)),
  SOUTH(along(395, 1282, 140), along(605, 1282, 140)),
  WEST(up(118, 700, 180)),
  BROADWAY(up(556, 167, 110)),
  SPRING(along(195, 540, 170), along(785, 540, 160)),
  MERCER(up(225, 700, 160)),
  COURT(up(555, 783, 130)),
  ELM(up(665, 783, 130)),
  PEARL(along(828, 756, 116)),
  CANAL(along(185, 967, 150), along(815, 967, 150)),
  BOWERY(up(556, 1165, 120));

  private final List<Plate> plates;

  Street(Plate... plates) {
    this.plates = List.of(plates);
  }

  /** Where its name is written beside it. */
  public List<Plate> plates() {
    return plates;
  }

  /**
   * A street's name.
   *
   * @param middle of the name
   * @param room how long it may be
   * @param upright whether it is written from south to north
   */
  public record Plate(MapPlan.Point middle, int room, boolean upright) {}

  private static Plate along(int x, int y, int room) {
    return new Plate(new MapPlan.Point(x, y), room, false);
  }

  private static Plate up(int x, int y, int room) {
    return new Plate(new MapPlan.Point(x, y), room, true);
  }
}
