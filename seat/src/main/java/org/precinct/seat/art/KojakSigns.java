package org.precinct.seat.art;

import static org.precinct.seat.art.Sign.block;
import static org.precinct.seat.art.Sign.disc;

import java.util.Optional;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Stage;

/** The signs of Kojak's board. */
public final class KojakSigns {
  public static final Sign BANK =
      sign()
          .fill("M50 10L94 34H6z")
          .fill(column(14, 9, 34) + column(36, 9, 34) + column(56, 9, 34) + column(78, 9, 34))
          .fill("M6 79H94V90H6z");
  public static final Sign CITY_HALL =
      sign()
          .fill("M47.5 6h5V22h-5z")
          .fill("M28 44A22 24 0 0 1 72 44z")
          .fill("M20 48H80V55H20zM24 59h6V79h-6zM41 59h6V79h-6zM56 59h6V79h-6zM71 59h6V79h-6z")
          .fill("M10 82H90V92H10z");
  public static final Sign CLUB =
      sign()
          .fill(disc(28, 76, 14))
          .fill(disc(72, 68, 14))
          .fill("M36 20h7V78h-7z")
          .fill("M80 12h7V70h-7z")
          .fill("M36 20L87 10V27L36 37z");
  public static final Sign HOTEL =
      sign()
          .fill(block(8, 20, 10, 68, 3))
          .fill(block(8, 60, 84, 14, 3))
          .fill(block(82, 50, 10, 38, 3))
          .fill(disc(33, 45, 11))
          .fill(block(46, 40, 42, 18, 8));
  public static final Sign HANDCUFFS =
      sign().line(10, disc(29, 56, 19)).line(10, disc(71, 56, 19)).line(8, "M36 34L50 22L64 34");
  public static final Sign FOLDER =
      sign().line(8, "M8 22H40L48 32H92V82H8z").fill("M22 48H78V54H22zM22 62H62V68H22z");
  public static final Sign BADGE =
      sign().line(8, "M50 6L90 20Q88 68 50 95Q12 68 10 20z").fill(disc(50, 46, 16));
  public static final Sign WARRANT =
      sign()
          .line(8, "M20 8H66L82 24V92H20z")
          .fill("M32 36H70V42H32zM32 50H70V56H32z")
          .fill(disc(62, 74, 10));

  /** A criminal; his mask is cut out. */
  public static final Sign PAWN =
      sign().fill(disc(50, 28, 20)).fill("M50 40L80 92H20z").cut(block(32, 22, 36, 10, 5));

  public static final Sign LEAD =
      sign().fill("M50 6L62 38L96 40L69 60L79 93L50 73L21 93L31 60L4 40L38 38z");
  public static final Sign ARROW = sign().line(12, "M14 50H86M56 22L86 50L56 78");
  public static final Sign BACK = sign().line(12, "M86 50H14M44 22L14 50L44 78");
  public static final Sign QUESTION =
      sign().line(13, "M30 34C30 10 72 8 70 36C68 52 50 50 50 66").fill(disc(50, 86, 8));
  public static final Sign PARKING =
      sign().line(14, "M34 90V14").line(14, "M34 14C82 10 82 60 34 56");
  public static final Sign FLAG = sign().line(8, "M24 94V10").fill("M24 12H84L68 32L84 52H24z");

  /** The camera goes to where something happens. */
  public static final Sign FOLLOW =
      Sign.on(24)
          .line(2, disc(12, 12, 7.2))
          .fill(disc(12, 12, 2))
          .line(2, "M12 4.8V1M12 19.2V23M4.8 12H1M19.2 12H23");

  /** The camera shows the whole town. */
  public static final Sign WHOLE_TOWN =
      Sign.on(24)
          .line(2, "M8.2 1.9H1.9V8.2M15.8 1.9H22.1V8.2M8.2 22.1H1.9V15.8M15.8 22.1H22.1V15.8");

  private KojakSigns() {}

  /** A district. */
  public static Sign of(Colour colour) {
    return switch (colour) {
      case RED -> BANK;
      case YELLOW -> CITY_HALL;
      case BLUE -> CLUB;
      case GREEN -> HOTEL;
    };
  }

  /** What a detective is after. */
  public static Sign of(Stage stage) {
    return switch (stage) {
      case MISSION -> FOLDER;
      case STAKEOUT -> PARKING;
      case WARRANT -> BADGE;
      case CHASE -> WARRANT;
      case RACE -> FLAG;
    };
  }

  /** What a move brings beside the driving. */
  public static Optional<Sign> of(Effect effect) {
    return switch (effect) {
      case DRIVES -> Optional.empty();
      case ARRESTS -> Optional.of(HANDCUFFS);
      case TAKES_MISSION -> Optional.of(FOLDER);
      case STAKES_OUT, PARKS -> Optional.of(PARKING);
      case STAKES_OUT_AND_POSTS, POSTS_WARRANT -> Optional.of(WARRANT);
      case DRAWS_TRAP -> Optional.of(QUESTION);
      case WINS_RACE -> Optional.of(FLAG);
    };
  }

  private static Sign sign() {
    return Sign.on(100);
  }

  private static String column(int x, int width, int height) {
    return "M" + x + " 40h" + width + "v" + height + "h-" + width + "z";
  }
}
