package org.precinct.seat.art;

import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.TurnAction;

/** The signs of Good Cop Bad Cop. */
public final class GoodCopSigns {
  private static final String SHIELD =
      "M24 3C29 7 36 8 43 5L45 20C45 33 36 41 24 45C12 41 3 33 3 20L5 5C12 8 19 7 24 3Z";
  private static final String STAR =
      "M24 9L28.2 18.4L38.5 19.5L30.8 26.4L33 36.5L24 31.3L15 36.5L17.2 26.4L9.5 19.5L19.8 18.4Z";

  /** A star: Honest. */
  public static final Sign HONEST = Sign.on(48).fill(STAR);

  /** A star in a shield: the Agent. */
  public static final Sign AGENT =
      Sign.on(48)
          .fill(SHIELD)
          .cut(
              "M24 10L27.4 18.4L36.5 19.2L29.6 25.1L31.7 34L24 29.2L16.3 34L18.4 25.1"
                  + "L11.5 19.2L20.6 18.4Z");

  /** A cross: Crooked. */
  public static final Sign CROOKED = Sign.on(48).line(8f, "M13 13L35 35M35 13L13 35");

  /** A crown over a cross: the Kingpin. */
  public static final Sign KINGPIN =
      Sign.on(48)
          .fill("M6 26L4 8L15 16L24 3L33 16L44 8L42 26Z")
          .line(5.5f, "M17 33L31 45M31 33L17 45");

  public static final Sign UNKNOWN =
      Sign.on(48)
          .line(5f, "M16 17C16 10 32 10 32 18C32 24 24 24 24 30")
          .fill("M24 36A3 3 0 1 1 23.99 36Z");

  /** The back of Integrity cards. */
  public static final Sign BADGE = Sign.on(48).line(2.5f, SHIELD).fill(STAR);

  public static final Sign GUN =
      Sign.on(48)
          .fill(
              "M3 13L41 13L41 10L44 10L44 13L46 13L46 22L27 22L25 27L18.5 27L14.5 41L4.5 41"
                  + "L8.5 24C5.5 23.5 3 21.5 3 18Z")
          .cut("M20 22L24 22L23 25L19 25Z");

  public static final Sign WOUND =
      Sign.on(48)
          .fill("M24 3C30 13 38 20 38 30A14 14 0 0 1 10 30C10 20 18 13 24 3Z")
          .cut(
              "M21.5 22L26.5 22L26.5 27.5L32 27.5L32 32.5L26.5 32.5L26.5 38L21.5 38L21.5 32.5"
                  + "L16 32.5L16 27.5L21.5 27.5Z");

  public static final Sign EYE =
      Sign.on(48)
          .line(3.2f, "M4 24C12 11 36 11 44 24C36 37 12 37 4 24Z")
          .fill("M24 17.5A6.5 6.5 0 1 1 23.99 17.5Z");

  public static final Sign NOTEBOOK =
      Sign.on(48)
          .fill("M12 4L38 4A3 3 0 0 1 41 7L41 41A3 3 0 0 1 38 44L12 44Z")
          .cutLine(2.8f, "M20 15L34 15M20 23L34 23M20 31L29 31")
          .line(3f, "M7 11L14 11M7 20L14 20M7 29L14 29M7 38L14 38");

  public static final Sign PENCIL =
      Sign.on(48)
          .fill("M6 42L9 31L31 9L39 17L17 39Z")
          .fill("M33 7L36 4C37.5 2.5 39.5 2.5 41 4L44 7C45.5 8.5 45.5 10.5 44 12L41 15Z");

  public static final Sign CLOCKWISE =
      Sign.on(48).line(4f, "M39 24A15 15 0 1 1 34 12.8").fill("M28 15.5L41 19L39 5Z");

  public static final Sign COUNTER_CLOCKWISE =
      Sign.on(48).line(4f, "M9 24A15 15 0 1 0 14 12.8").fill("M20 15.5L7 19L9 5Z");

  public static final Sign LOCKED =
      Sign.on(48)
          .fill("M9 21L39 21L39 43L9 43Z")
          .line(4f, "M15 21L15 14A9 9 0 0 1 33 14L33 21")
          .cut("M24 27A3.5 3.5 0 0 1 26 33.4L26.5 38L21.5 38L22 33.4A3.5 3.5 0 0 1 24 27Z");

  public static final Sign INVESTIGATE =
      Sign.on(48).line(4.5f, "M20 6A14 14 0 1 1 19.99 6Z").line(6.5f, "M31 31L43 43");

  public static final Sign EQUIP =
      Sign.on(48)
          .fill("M7 16L41 16A3 3 0 0 1 44 19L44 26L4 26L4 19A3 3 0 0 1 7 16Z")
          .fill("M4 29L20 29L20 33L28 33L28 29L44 29L44 38A3 3 0 0 1 41 41L7 41A3 3 0 0 1 4 38Z")
          .line(3.5f, "M17 15L17 10A2 2 0 0 1 19 8L29 8A2 2 0 0 1 31 10L31 15");

  public static final Sign SHOOT =
      Sign.on(48)
          .line(3.5f, "M24 9A15 15 0 1 1 23.99 9Z")
          .line(3.5f, "M24 3L24 16M24 32L24 45M3 24L16 24M32 24L45 24")
          .fill("M24 21A3 3 0 1 1 23.99 21Z");

  public static final Sign NOTHING =
      Sign.on(48).line(3.5f, "M24 5A19 19 0 1 1 23.99 5Z").line(4.5f, "M15 24L33 24");

  public static final Sign LEAD =
      Sign.on(48)
          .fill("M4 22C6 12 14 6 24 6C34 6 42 12 44 22L38 30L10 30Z")
          .fill("M8 33L40 33C37 40 31 42 24 42C17 42 11 40 8 33Z")
          .cut(
              "M24 12L26.2 17L31.6 17.6L27.6 21.2L28.7 26.5L24 23.8L19.3 26.5L20.4 21.2"
                  + "L16.4 17.6L21.8 17Z");

  public static final Sign BLACKMAIL =
      Sign.on(48)
          .fill("M3 5L20 5L20 27L3 27Z")
          .fill("M28 21L45 21L45 43L28 43Z")
          .line(3f, "M27 9L37 9L37 15M33.5 12L37 16L40.5 12")
          .line(3f, "M21 39L11 39L11 33M7.5 36L11 32L14.5 36");

  public static final Sign COFFEE =
      Sign.on(48)
          .fill("M7 20L35 20L33 41A3 3 0 0 1 30 44L12 44A3 3 0 0 1 9 41Z")
          .line(3.5f, "M35 24L39 24A5 5 0 0 1 39 34L34.5 34")
          .line(2.8f, "M14 5C11 9 17 11 14 15M21 4C18 8 24 11 21 15M28 5C25 9 31 11 28 15");

  public static final Sign DEFIBRILLATOR =
      Sign.on(48)
          .fill(
              "M24 43C8 31 3 24 3 16A10.5 10.5 0 0 1 24 12A10.5 10.5 0 0 1 45 16"
                  + "C45 24 40 31 24 43Z")
          .cut("M26 11L14 26L22 26L19 37L33 21L25 21Z");

  public static final Sign EVIDENCE_BAG =
      Sign.on(48)
          .line(3f, "M8 6L40 6L40 42A2 2 0 0 1 38 44L10 44A2 2 0 0 1 8 42Z")
          .fill("M8 6L40 6L40 14L8 14Z")
          .fill("M18 22A5.5 5.5 0 1 1 17.99 22Z")
          .line(3f, "M22 30L34 38M30 35.5L32.5 32")
          .cut("M17.5 25.5A2 2 0 1 1 17.49 25.5Z");

  public static final Sign FLASHBANG =
      Sign.on(48)
          .fill(
              "M24 2L28 14L38 6L33.5 18L46 18L35.5 25L45 34L32.5 31.5L33 44L24 35L15 44"
                  + "L15.5 31.5L3 34L12.5 25L2 18L14.5 18L10 6L20 14Z")
          .cut("M24 19A6 6 0 1 1 23.99 19Z");

  public static final Sign K9_UNIT =
      Sign.on(48)
          .fill("M24 23C31 23 38 31 37 37C36 43 30 41 24 41C18 41 12 43 11 37C10 31 17 23 24 23Z")
          .fill("M17 6A4.6 6.2 0 1 1 16.99 6Z")
          .fill("M31 6A4.6 6.2 0 1 1 30.99 6Z")
          .fill("M7.5 16A4.2 5.6 0 1 1 7.49 16Z")
          .fill("M40.5 16A4.2 5.6 0 1 1 40.49 16Z");

  public static final Sign METAL_DETECTOR =
      Sign.on(48)
          .line(4f, "M13 31A10 5.5 0 1 1 12.99 31Z")
          .line(4.5f, "M17 32L35 6")
          .line(4.5f, "M31 3L41 10")
          .line(3f, "M31 27C34 30 34 34 31 37M37 23C42 28 42 36 37 41");

  public static final Sign PLANTED_EVIDENCE =
      Sign.on(48)
          .line(3f, "M10 33C8 20 14 7 24 7C34 7 40 18 38 33")
          .line(3f, "M16 39C14 26 17 14 24 14C31 14 33 24 32 40")
          .line(3f, "M23 43C22 36 21 21 24.5 21C27 21 26.5 32 27 43");

  public static final Sign POLYGRAPH =
      Sign.on(48)
          .line(3f, "M4 40L44 40")
          .line(3.2f, "M4 27L12 27L16 10L22 35L27 15L31 29L34 27L44 27");

  public static final Sign REPORT_AUDIT =
      Sign.on(48)
          .fill("M8 7L40 7L40 45L8 45Z")
          .fill("M17 3L31 3L31 11L17 11Z")
          .cutLine(1.6f, "M15 9.5L33 9.5")
          .cutLine(2.8f, "M15 20L18 23L23 17M27 20L34 20M15 32L18 35L23 29M27 32L34 32");

  public static final Sign RESTRAINING_ORDER =
      Sign.on(48)
          .line(4.5f, "M24 5A19 19 0 1 1 23.99 5Z")
          .line(4.5f, "M11 11L37 37")
          .line(4f, "M14 30L14 26M34 18L34 22")
          .fill("M14 18.5A3 3 0 1 1 13.99 18.5Z")
          .fill("M34 10.5A0.1 0.1 0 1 1 33.99 10.5Z");

  public static final Sign SMOKE_GRENADE =
      Sign.on(48)
          .fill(
              "M14 22L30 22A2 2 0 0 1 32 24L32 42A3 3 0 0 1 29 45L15 45A3 3 0 0 1 12 42L12 24"
                  + "A2 2 0 0 1 14 22Z")
          .fill("M17 15L27 15L27 20L17 20Z")
          .line(3f, "M28 15L36 19L36 27")
          .line(3.2f, "M15 11A5 5 0 1 1 21 5A6 6 0 0 1 32 5A5 5 0 0 1 36 11")
          .cutLine(2.4f, "M13 29L31 29M13 37L31 37");

  public static final Sign SURVEILLANCE_CAMERA =
      Sign.on(48)
          .fill("M5 11L35 6L39 21L9 27Z")
          .fill("M39 11L45 10L46.5 16L40.5 17Z")
          .line(4f, "M17 27L19 35L6 35M6 28L6 43")
          .cut("M29 11.5A3.4 3.4 0 1 1 28.99 11.5Z");

  public static final Sign TASER = Sign.on(48).fill("M28 2L9 27L21 27L16 46L39 18L26 18L34 2Z");

  public static final Sign TRUTH_SERUM =
      Sign.on(48)
          .fill("M17 18L30 31L17 41C13 43 10 43 8 40C5 38 5 35 7 31Z")
          .line(4f, "M14.5 15.5L32.5 33.5")
          .line(4f, "M24 24L36 12M31 7L41 17")
          .line(2.6f, "M8 40L3 45")
          .cutLine(2.2f, "M19 25L23 29M15 30L18 33");

  public static final Sign WIRETAP =
      Sign.on(48)
          .line(4f, "M8 30L8 24A16 16 0 0 1 40 24L40 30")
          .fill("M5 28L14 28A2 2 0 0 1 16 30L16 42A2 2 0 0 1 14 44L10 44A5 5 0 0 1 5 39Z")
          .fill("M43 28L34 28A2 2 0 0 0 32 30L32 42A2 2 0 0 0 34 44L38 44A5 5 0 0 0 43 39Z");

  public static final Sign BACKUP =
      Sign.on(48)
          .fill("M14 36L14 26A10 10 0 0 1 34 26L34 36Z")
          .fill("M8 38L40 38L40 44L8 44Z")
          .line(3.4f, "M24 4L24 10M8 11L12.5 15.5M40 11L35.5 15.5M3 25L8 25M40 25L45 25")
          .cutLine(2.6f, "M19 31L19 27A5 5 0 0 1 23 22.2");

  public static final Sign BULLETPROOF_VEST =
      Sign.on(48)
          .fill(
              "M14 4L18 4C18 10 30 10 30 4L34 4L36 15C37 18 39 20 42 21L42 43L6 43L6 21"
                  + "C9 20 11 18 12 15Z")
          .cutLine(2.6f, "M24 13L24 42M12 26L19 26M29 26L36 26M12 34L19 34M29 34L36 34");

  public static final Sign STANDOFF =
      Sign.on(48)
          .line(4.5f, "M5 15L37 15M29 7L38 15L29 23")
          .line(4.5f, "M43 33L11 33M19 25L10 33L19 41");

  private GoodCopSigns() {}

  public static Sign of(CardType type) {
    return switch (type) {
      case AGENT -> AGENT;
      case KINGPIN -> KINGPIN;
      case HONEST -> HONEST;
      case CROOKED -> CROOKED;
      case UNKNOWN -> UNKNOWN;
    };
  }

  public static Sign of(Equipment card) {
    return switch (card) {
      case BLACKMAIL -> BLACKMAIL;
      case COFFEE -> COFFEE;
      case DEFIBRILLATOR -> DEFIBRILLATOR;
      case EVIDENCE_BAG -> EVIDENCE_BAG;
      case FLASHBANG -> FLASHBANG;
      case K9_UNIT -> K9_UNIT;
      case METAL_DETECTOR -> METAL_DETECTOR;
      case PLANTED_EVIDENCE -> PLANTED_EVIDENCE;
      case POLYGRAPH -> POLYGRAPH;
      case REPORT_AUDIT -> REPORT_AUDIT;
      case RESTRAINING_ORDER -> RESTRAINING_ORDER;
      case SMOKE_GRENADE -> SMOKE_GRENADE;
      case SURVEILLANCE_CAMERA -> SURVEILLANCE_CAMERA;
      case TASER -> TASER;
      case TRUTH_SERUM -> TRUTH_SERUM;
      case WIRETAP -> WIRETAP;
      case BACKUP -> BACKUP;
      case BULLETPROOF_VEST -> BULLETPROOF_VEST;
      case STANDOFF -> STANDOFF;
      case NO_EQUIPMENT -> NOTHING;
    };
  }

  public static Sign of(TurnAction action) {
    return switch (action) {
      case INVESTIGATE -> INVESTIGATE;
      case ARM -> GUN;
      case EQUIP -> EQUIP;
      case SHOOT -> SHOOT;
      case NOTHING, NO_ACTION -> NOTHING;
    };
  }
}
