package org.precinct.seat.art;

import static org.precinct.seat.art.Sign.block;
import static org.precinct.seat.art.Sign.disc;

/** Allez les Bleus: the signs of the cards and of what they do. */
public final class BleusSigns {
  private static final Sign NONE = Sign.on(100);

  // What cards do.

  public static final Sign FUNDING =
      NONE.line(12, "M78.6 72.6A32 32 0 1 1 78.6 27.4").line(9, "M10 42h50M10 58h46");
  public static final Sign TENSION = NONE.fill("M58 4L20 56H46L38 96L80 40H53z");
  public static final Sign FORCE =
      NONE.fill(block(16, 14, 15, 36, 6))
          .fill(block(33, 14, 15, 36, 6))
          .fill(block(50, 14, 15, 36, 6))
          .fill(block(67, 14, 15, 36, 6))
          .fill(block(16, 42, 68, 34, 10))
          .fill(block(6, 44, 50, 14, 7))
          .fill(block(28, 78, 46, 16, 3));
  public static final Sign REINFORCE =
      NONE.line(7, "M66 36V6")
          .fill(block(28, 34, 46, 60, 8))
          .line(6, "M76 -7.3A20 20 0 0 1 85.7 13.5M46.3 13.5A20 20 0 0 1 56 -7.3");
  public static final Sign ESCALATE =
      NONE.fill(
          "M50 4C52 28 86 36 84 64C82 84 66 96 50 96C30 96 16 82 16 62"
              + "C16 50 24 40 32 34C34 46 40 48 44 48C40 30 42 16 50 4z");
  public static final Sign POINTS =
      NONE.fill(
          "M50 6L61.8 35.8L93.7 37.8L69 58.2L77 89.2L50 72L23 89.2L31 58.2L6.3 37.8L38.2 35.8z");
  public static final Sign SPEECH =
      NONE.fill("M10 40H34L80 14V80L34 58H10z")
          .line(10, "M28 62L36 88")
          .line(6, "M84.8 33.8A14 14 0 0 1 84.8 60.2");
  public static final Sign QUIET_DAY =
      NONE.fill(disc(50, 50, 20))
          .line(
              7,
              "M80 50H94M71.2 71.2L81.1 81.1M50 80V94M28.8 71.2L18.9 81.1"
                  + "M20 50H6M28.8 28.8L18.9 18.9M50 20V6M71.2 28.8L81.1 18.9");
  public static final Sign PROMOTE =
      NONE.line(11, "M16 34L50 10L84 34M16 60L50 36L84 60M16 86L50 62L84 86");
  public static final Sign ACCIDENT =
      NONE.line(8, "M50 10L94 88H6z").line(9, "M50 40V62").fill(disc(50, 76, 5));
  public static final Sign ARREST = cuffs(50);
  public static final Sign PER_ARREST =
      cuffs(40).fill(block(72, 8, 8, 32, 3)).fill(block(60, 20, 32, 8, 3));

  // What is on single cards.

  public static final Sign TOWERS =
      NONE.fill(block(8, 30, 24, 64, 3) + block(38, 10, 26, 84, 3) + block(70, 42, 22, 52, 3));
  public static final Sign EYE =
      NONE.line(8, "M4 50Q50 4 96 50Q50 96 4 50z").fill(disc(50, 50, 14));
  public static final Sign MOON = NONE.fill("M66 8C2 16 10 98 84 80C44 78 36 28 66 8z");
  public static final Sign GRENADE =
      NONE.fill(disc(46, 62, 32)).fill(block(36, 14, 22, 20, 3)).line(8, "M58 18L84 30V52");
  public static final Sign CAMERA =
      NONE.fill(block(14, 24, 56, 30, 6)).fill("M72 36L92 26V54z").line(9, "M40 56V74H10M10 60V90");
  public static final Sign CHART =
      NONE.line(8, "M10 10V90H92")
          .fill(block(22, 58, 16, 24, 3) + block(46, 40, 16, 42, 3) + block(70, 18, 16, 64, 3));
  public static final Sign SHIELD = NONE.fill(block(24, 6, 52, 88, 14));
  public static final Sign HELICOPTER =
      NONE.line(7, "M10 16H90M50 16V36M94 32V56M22 88H74")
          .fill(oval(22, 34, 50, 40))
          .line(9, "M66 50L94 44");
  public static final Sign BAG = NONE.fill(oval(16, 34, 68, 60)).fill("M34 8H66L58 36H42z");
  public static final Sign BUBBLE = NONE.fill(block(6, 12, 88, 54, 18)).fill("M24 60H50L20 94z");
  public static final Sign WHEEL =
      NONE.line(14, disc(50, 50, 36)).fill(disc(50, 50, 10)).line(5, "M50 16V84M16 50H84");
  public static final Sign CRATE =
      NONE.line(9, "M12 16H88V86H12z").line(8, "M12 16L88 86M88 16L12 86");
  public static final Sign TIE = NONE.fill("M38 6H62L56 26H44zM44 30H56L68 78L50 96L32 78z");
  public static final Sign MASK =
      NONE.fill(block(6, 34, 88, 32, 16) + disc(32, 50, 9) + disc(68, 50, 9));
  public static final Sign HAT = NONE.fill(block(28, 24, 44, 34, 10)).fill(oval(4, 50, 92, 24));
  public static final Sign WALK =
      NONE.fill(disc(52, 16, 12))
          .line(12, "M50 34L48 62")
          .line(10, "M28 92L48 62L70 90")
          .line(8, "M76 56L50 38L24 52");

  private BleusSigns() {}

  /** Handcuffs, as low as {@code y} says. */
  private static Sign cuffs(int y) {
    return NONE.line(9, disc(28, y + 10, 18) + disc(72, y + 10, 18))
        .line(7, "M36 " + (y - 10) + "L50 " + (y - 20) + "L64 " + (y - 10));
  }

  private static String oval(int x, int y, int width, int height) {
    String half = "a" + width / 2.0 + " " + height / 2.0 + " 0 1 1 ";
    return "M" + x + " " + (y + height / 2.0) + half + width + " 0" + half + -width + " 0z";
  }
}
