package org.precinct.seat.art;

import static org.precinct.seat.art.Sign.block;
import static org.precinct.seat.art.Sign.disc;

import org.precinct.engine.GameCharacter;

/** The portraits of the characters that players may choose to be. */
public final class Portraits {
  private static final int GRID = 24;
  private static final String EYES = disc(9.8, 10.6, 0.8) + disc(14.2, 10.6, 0.8);
  private static final String CAP = "M4.6 7.2C5 3.4 8 1.6 12 1.6s7 1.8 7.4 5.6l1 1.6H3.6z";

  private static final Sign ALVAREZ =
      bust()
          .fill(CAP)
          .cutLine(0.9f, "M4.6 9.1h14.8")
          .cut(disc(12, 5.1, 1.2) + EYES.replace("10.6", "11.2"))
          .cut(
              "M8.4 14.2c1.2-1.6 2.7-1.5 3.6-.5.9-1 2.4-1.1 3.6.5-1.5.8-2.9.8-3.6 0-.7.8-2.1.8-3.6"
                  + " 0z");
  private static final Sign BRENNAN =
      bust()
          .fill("M5.6 7C6.2 3.8 8.6 2.6 12 2.6s8.4 1.4 8.6 5.2z")
          .cutLine(0.9f, "M5.2 8.2h16")
          .cut(EYES)
          .cutLine(1f, "M7.2 12.6c1.4-.6 2.4.2 4.8.2s3.4-.8 4.8-.2 M10.4 15h3.2");
  private static final Sign CHEN =
      bust()
          .fill("M5 15.5V9a7 7 0 0 1 14 0v6.5h-2.6V9.4H7.6v6.1z")
          .fill(disc(12, 2.2, 1.8))
          .cutLine(0.9f, "M7.2 8.6c3 .4 5.6-.4 7-2 .6 1.2 1.4 1.8 2.6 2")
          .cut(EYES)
          .cutLine(0.9f, "M10.6 14h2.8");
  private static final Sign DUBOIS =
      bust()
          .fill("M7.2 6.6L8 2.4C9.4 1.4 10.8 2 12 2.8c1.2-.8 2.6-1.4 4-.4l.8 4.2z")
          .fill("M2.8 6.8h18.4c0 1.6-2.6 2.4-9.2 2.4s-9.2-.8-9.2-2.4z")
          .cutLine(0.8f, "M7.2 6.4h9.6")
          .cut(EYES.replace("10.6", "11"))
          .cutLine(0.9f, "M9.6 14h4.8")
          .cut("M9 18l3 1.5 3-1.5v4l-3-1.5-3 1.5z");
  private static final Sign KOWALSKI =
      bust()
          .fill("M6 9.6C4.6 4 8.2 1.4 12.6 1.8c2.6-1 6.4 1.6 5.4 7.8l-1.6-3.2H8z")
          .cut(block(7.4, 9.4, 4.1, 2.8, 1.2) + block(12.5, 9.4, 4.1, 2.8, 1.2))
          .cutLine(0.7f, "M6.4 10h11.2")
          .cutLine(0.9f, "M10.4 14.4l3.4-.6");
  private static final Sign WASHINGTON =
      bust()
          .cutLine(0.8f, disc(9.5, 10.4, 1.8) + disc(14.5, 10.4, 1.8) + "M11.3 10.4h1.4")
          .cutLine(0.9f, "M9.8 14c1.4 1 3 1 4.4 0")
          .cut("M16.4 18l.7 1.5 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z");
  private static final Sign CAR =
      Sign.on(GRID)
          .fill("M1.5 17v-4.4l3.4-1.2L7.8 6.4h8l3.4 5 3.3 1.2V17z")
          .cut(
              "M8.8 8h2.6v3.4H6.9z M12.8 8H15l2.2 3.4h-4.4z" + disc(6.6, 17, 3) + disc(17.4, 17, 3))
          .fill(disc(6.6, 17, 2.1) + disc(17.4, 17, 2.1));

  private Portraits() {}

  public static Sign of(GameCharacter character) {
    return switch (character.id()) {
      case "captain_alvarez" -> ALVAREZ;
      case "captain_brennan" -> BRENNAN;
      case "captain_chen" -> CHEN;
      case "captain_dubois" -> DUBOIS;
      case "captain_kowalski" -> KOWALSKI;
      case "captain_washington" -> WASHINGTON;
      default -> CAR;
    };
  }

  /** A head on shoulders, with the ends of a collar. */
  private static Sign bust() {
    return Sign.on(GRID)
        .fill("M2.4 23.5c0-5 3.6-7.3 9.6-7.3s9.6 2.3 9.6 7.3z")
        .cutLine(1f, "M9 16.6l3 3 3-3")
        .fill(disc(12, 10.4, 5.6));
  }
}
