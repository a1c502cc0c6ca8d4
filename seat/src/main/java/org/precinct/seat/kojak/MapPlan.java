package org.precinct.seat.kojak;

import java.util.Optional;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.Heading;
import org.precinct.engine.kojak.kit.Square;

/** Where things lie on the map, in units of the board. */
public final class MapPlan {
  private static final int TILE = 84;
  private static final int LANE = 46;
  private static final int CIRCLE = 58;

  /** The three large car parks are as high as three rows. */
  private static final int LARGE = 297;

  /** As many cars park there one below the other. */
  private static final int LINE = 4;

  private MapPlan() {}

  public record Point(int x, int y) {}

  /**
   * Where a car stands.
   *
   * @param heading in degrees, 0 to the right
   * @param size 1 as it is drawn
   */
  public record Stand(float x, float y, float heading, float size) {}

  /** How wide and how high a square is drawn: a lane is half a square. */
  public static Point size(Square square) {
    if (isLarge(square)) return new Point(TILE, LARGE);
    if (square.type().isCircle()) return new Point(CIRCLE, CIRCLE);
    if (!square.beside().isPresent()) return new Point(TILE, TILE);
    if (square.type() == Square.Type.ENTRANCE) return new Point(LANE, LANE);
    return square.heading().get().x() == 0 ? new Point(LANE, TILE) : new Point(TILE, LANE);
  }

  private static boolean isLarge(Square square) {
    return switch (square.type()) {
      case START, MISSION, POLICE -> true;
      default -> false;
    };
  }

  /** Cars on one square stand side by side; where many park, in two rows and smaller. */
  public static Stand stand(KojakBoard.Car car) {
    Square square = Catalogue.get().board().square(car.square());
    Heading way = square.heading().orElse(Heading.E);
    float heading = way.x() < 0 ? 180 : 90 * way.y();
    int n = car.place();
    float column = (n % 2 * 2 - 1) * 21;
    if (isLarge(square)) {
      float top = square.y() - LARGE / 2f;
      return car.of() <= LINE
          ? new Stand(square.x(), top + 104 + n * 50, heading, 1)
          : new Stand(square.x() + column, top + 110 + n / 2 * 53, -90, 0.68f);
    }
    if (square.beside().isPresent()) {
      // One behind the other, so that the other lane stays free.
      float along = car.of() == 1 ? 0 : 20 - n * 40;
      float size = car.of() == 1 ? 0.8f : 0.62f;
      return new Stand(square.x() + way.x() * along, square.y() + way.y() * along, heading, size);
    }
    if (car.of() == 1) return new Stand(square.x(), square.y(), heading, 1.1f);
    if (car.of() == 2) {
      float x = square.x() - way.y() * column;
      return new Stand(x, square.y() + way.x() * column, heading, 0.92f);
    }
    int rows = (car.of() + 1) / 2;
    float y = square.y() + (n / 2 - (rows - 1) / 2f) * (80f / rows);
    return new Stand(square.x() + column, y, heading, 0.55f);
  }

  /** Where a district's name is written. */
  public static Point name(Colour district) {
    return switch (district) {
      case RED -> new Point(280, 419);
      case YELLOW -> new Point(720, 419);
      case BLUE -> new Point(196, 1264);
      case GREEN -> new Point(804, 1264);
    };
  }

  /** Where the n-th of the warrants on a district hangs, from 0. */
  public static Point warrant(Colour district, int n) {
    int across = n % 2;
    int down = n / 2 * 68;
    return switch (district) {
      case RED -> new Point(132 + 52 * across, 148 + down);
      case YELLOW -> new Point(868 - 52 * across, 148 + down);
      case BLUE -> new Point(418 - 50 * across, 1002 + down);
      case GREEN -> new Point(582 + 50 * across, 1002 + down);
    };
  }

  /**
   * The edge of a file's district, so that its colour is not all: how long lines and gaps are;
   * empty for a whole line.
   */
  public static Optional<float[]> edge(Colour file) {
    return switch (file) {
      case RED -> Optional.empty();
      case YELLOW -> Optional.of(new float[] {54, 14});
      case BLUE -> Optional.of(new float[] {22, 14});
      case GREEN -> Optional.of(new float[] {7, 11});
    };
  }
}
