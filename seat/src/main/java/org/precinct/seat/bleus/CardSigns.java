package org.precinct.seat.bleus;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Primitive;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.seat.Term;
import org.precinct.seat.art.BleusSigns;
import org.precinct.seat.art.Sign;

/** Which sign stands for what. */
public final class CardSigns {
  private static final List<Term> GLOSSARY =
      List.of(
          term("force", BleusSigns.FORCE),
          term("funding", BleusSigns.FUNDING),
          term("tension", BleusSigns.TENSION),
          term("reinforce", BleusSigns.REINFORCE),
          term("escalate", BleusSigns.ESCALATE),
          term("arrest", BleusSigns.ARREST),
          term("points", BleusSigns.POINTS),
          term("speech", BleusSigns.SPEECH),
          term("quiet_day", BleusSigns.QUIET_DAY),
          term("promote", BleusSigns.PROMOTE),
          term("accident", BleusSigns.ACCIDENT),
          term("per_arrest", BleusSigns.PER_ARREST));

  private CardSigns() {}

  static List<Term> glossary() {
    return GLOSSARY;
  }

  private static Term term(String id, Sign sign) {
    return new Term(id, Optional.of(sign));
  }

  /** The sign of an effect. */
  public static Sign of(Primitive primitive) {
    return switch (primitive) {
      case FUNDING -> BleusSigns.FUNDING;
      case TENSION -> BleusSigns.TENSION;
      case FORCE -> BleusSigns.FORCE;
      case REINFORCE -> BleusSigns.REINFORCE;
      case ESCALATE -> BleusSigns.ESCALATE;
      case POINTS -> BleusSigns.POINTS;
      case SPEECH -> BleusSigns.SPEECH;
      case GIVE_QUIET_DAY -> BleusSigns.QUIET_DAY;
      case PROMOTE -> BleusSigns.PROMOTE;
      case ACCIDENT -> BleusSigns.ACCIDENT;
      case FUNDING_PER_ARREST -> BleusSigns.PER_ARREST;
    };
  }

  /** What the cards of a side are paid with. */
  public static Sign price(Side side) {
    return side == Side.POLICE ? BleusSigns.FUNDING : BleusSigns.TENSION;
  }

  /** The sign in the band of a card. */
  public static Sign of(Card card) {
    return switch (card.id()) {
      case "controle_au_facies", "guetteur" -> BleusSigns.EYE;
      case "intervention" -> BleusSigns.FORCE;
      case "mediateur", "belle_journee" -> BleusSigns.QUIET_DAY;
      case "discours_securitaire" -> BleusSigns.SPEECH;
      case "patrouille", "racaille" -> BleusSigns.WALK;
      case "couvre_feu" -> BleusSigns.MOON;
      case "promotion" -> BleusSigns.PROMOTE;
      case "accident" -> BleusSigns.ACCIDENT;
      case "gli_f4" -> BleusSigns.GRENADE;
      case "cameras" -> BleusSigns.CAMERA;
      case "culture_du_chiffre" -> BleusSigns.CHART;
      case "radio" -> BleusSigns.REINFORCE;
      case "crs" -> BleusSigns.SHIELD;
      case "helicoptere" -> BleusSigns.HELICOPTER;
      case "dealer" -> BleusSigns.BAG;
      case "rumeur" -> BleusSigns.BUBBLE;
      case "rodeo" -> BleusSigns.WHEEL;
      case "marche_noir" -> BleusSigns.CRATE;
      case "visite_du_ministre" -> BleusSigns.TIE;
      case "malfaiteur" -> BleusSigns.MASK;
      case "gangster" -> BleusSigns.HAT;
      default -> BleusSigns.TOWERS;
    };
  }
}
