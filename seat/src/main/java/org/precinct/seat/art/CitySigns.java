package org.precinct.seat.art;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.District;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;

/** The signs of Police City: on dice, cards, tokens, track and buttons. */
public final class CitySigns {
  private static final int GRID = 24;

  public static final Sign HANDCUFFS =
      Sign.on(GRID)
          .fill("M3.9 8.7h5.2v2.6H3.9z M14.9 8.7h5.2v2.6h-5.2z")
          .line(
              2.3f,
              disc(6.5, 15.4, 4.4)
                  + disc(17.5, 15.4, 4.4)
                  + "M8.4 8.4L9.9 6.6 M15.6 8.4L14.1 6.6 "
                  + disc(12.0, 5.3, 2.2));
  public static final Sign RANK =
      Sign.on(GRID).line(3.2f, "M4.5 12.5L12 6L19.5 12.5 M4.5 19L12 12.5L19.5 19");
  public static final Sign DOUBLE =
      Sign.on(GRID)
          .fill("M4.8 1.6h4.4v2.2H4.8z")
          .line(
              2f,
              disc(7.0, 7.4, 3.7)
                  + "M12.6 20.6L17 16.8L21.4 20.6 M12.6 16.4L17 12.6L21.4 16.4 "
                  + "M19.5 3.5L4 20");
  public static final Sign MAFIA =
      Sign.on(GRID)
          .fill(
              "M1.2 16.4c1.5-1 3.1-1.6 4.9-1.9h11.8c1.8.3 3.4.9 4.9 1.9-2.8 2-6.6 3.2-10.8 3.2"
                  + "s-8-1.2-10.8-3.2z M6.1 12.9L7.3 6c.3-1.7 1.7-2.4 3-1.7 1.1.6 2.3.6 3.4 0 "
                  + "1.3-.7 2.7 0 3 1.7l1.2 6.9c-3.7.9-8.1.9-11.8 0z");
  public static final Sign DRUGS =
      Sign.on(GRID)
          .fill("M9.2 9.2L14.2 4.2A4 4 0 0 1 19.8 9.8L14.8 14.8z")
          .line(1.8f, "M4.2 14.2L14.2 4.2A4 4 0 0 1 19.8 9.8L9.8 19.8A4 4 0 0 1 4.2 14.2z");
  public static final Sign WEAPONS =
      Sign.on(GRID)
          .fill(
              "M1.8 6.5h1.4V5.2h2v1.3H22v4.4h-8.2c-.2 2.7-1.5 4.1-4.2 4.1h-1L7.3 20.6H2.6L4.6 12 "
                  + "1.8 10.5z M9.3 11l-.5 2.2h.9c1.4 0 2-.7 2.1-2.2z");
  public static final Sign ALCOHOL =
      Sign.on(GRID)
          .fill(
              "M10 1.8h4v5c0 1.7 2.6 2.6 2.6 5.6v8.8a1 1 0 0 1-1 1H8.4a1 1 0 0 1-1-1v-8.8"
                  + "C7.4 9.4 10 8.5 10 6.8z M9 13.6v5h6v-5z");
  public static final Sign TOBACCO =
      Sign.on(GRID)
          .fill("M1.8 15h12v4.4h-12z M15.2 15h2v4.4h-2z M18.6 15h3.4v4.4h-3.4z")
          .line(1.8f, "M20.3 12.4c0-3.2-3.6-2.2-3.6-5.2 0-2 1.6-2.4 1.6-4.2");
  public static final Sign PROSTITUTION =
      Sign.on(GRID)
          .fill(
              "M12 21C4 15 2 11.5 2 8.2 2 5.2 4.3 3 7 3c2 0 3.9 1.1 5 3 1.1-1.9 3-3 5-3 2.7 0 5 "
                  + "2.2 5 5.2 0 3.3-2 6.8-10 12.8z M12 7.6a2.2 2.2 0 0 0-1.1 4.1L10 16h4l-.9-4.3"
                  + "A2.2 2.2 0 0 0 12 7.6z");
  public static final Sign BRONX =
      Sign.on(GRID)
          .fill(
              "M3 21.5V7h7V2.5h11v19z M5.2 9.5v2.4h2.6V9.5z M5.2 14v2.4h2.6V14z M12.3 5v2.4h2.6V5z "
                  + "M16.5 5v2.4h2.6V5z M12.3 9.5v2.4h2.6V9.5z M16.5 9.5v2.4h2.6V9.5z M12.3 14v2.4h2.6"
                  + "V14z M16.5 14v2.4h2.6V14z");
  public static final Sign MANHATTAN =
      Sign.on(GRID)
          .fill("M11.3.8h1.4v4.4h2v4.2h2.6v5h2v7.8H4.7v-7.8h2v-5h2.6V5.2h2z M11 17v5.2h2V17z");
  public static final Sign BROOKLYN =
      Sign.on(GRID)
          .fill("M5.6 4h2.8v18H5.6z M15.6 4h2.8v18h-2.8z")
          .line(
              1.8f, "M1.5 17.5h21 M1.5 13.5C5 12.5 6.5 9 7 5c1.5 9 8.5 9 10 0 .5 4 2 7.5 5.5 8.5");
  public static final Sign QUEENS =
      Sign.on(GRID)
          .fill(
              "M21.8 14.6v-2.2L13.6 7.8V3.2a1.6 1.6 0 0 0-3.2 0v4.6l-8.2 4.6v2.2l8.2-2.4v5l-2.3 1.7"
                  + "v1.7l3.9-1.1 3.9 1.1v-1.7l-2.3-1.7v-5z");
  public static final Sign STATEN_ISLAND =
      Sign.on(GRID)
          .fill("M1.5 15.2h21L20 21.5H4z M4.5 10h15v3.7h-15z M7.5 6h9v2.6h-9z M13.2 2h2.8v3h-2.8z");
  public static final Sign HELICOPTER =
      Sign.on(GRID)
          .fill(
              "M9 9.3h5.2c4.6 0 7.2 3 7.2 6.2 0 1-.8 1.6-1.8 1.6H11.4c-2 0-3.2-1.4-3.6-3.2L2.2 12.6"
                  + "V9h1.9l1.6 2h2.6z M14.6 11.2v2.9h4.6c-.7-1.7-2.3-2.9-4.6-2.9z")
          .line(1.7f, "M3.5 5.2h17 M12 5.2V9 M8 20.8h12 M11.5 17.2v3.4 M16.8 17.2v3.4");
  public static final Sign RANKING_OFFICER =
      Sign.on(GRID)
          .fill(
              "M1.8 9C3.6 5 8 3.2 12 3.2S20.4 5 22.2 9c.2 1.7-1.4 2.6-3 3.1H4.8C3.2 11.6 1.6 10.7"
                  + " 1.8 9z M12 5.1l-1 1.9-2.1.3 1.5 1.5-.3 2.1 1.9-1 1.9 1-.3-2.1 1.5-1.5-2.1-.3z "
                  + "M4.6 13.7h14.8l1.2 2.4c-2.2 2.6-5.3 3.6-8.6 3.6s-6.4-1-8.6-3.6z");
  public static final Sign REINFORCEMENTS =
      Sign.on(GRID)
          .fill(
              "M12 1.8c2.5 1.8 5.2 2.4 8.2 2v8c0 5-3.6 8.3-8.2 10.4C7.4 20.1 3.8 16.8 3.8 11.8v-8"
                  + "c3 .4 5.7-.2 8.2-2z M10.6 7v3.4H7.2v2.8h3.4v3.4h2.8v-3.4h3.4v-2.8h-3.4V7z");
  public static final Sign COUNTER_ORDER =
      Sign.on(GRID).line(2.8f, "M6 20.5V10.5a5.5 5.5 0 0 1 11 0v6.5 M12.6 13.2L17 17.8L21.4 13.2");
  public static final Sign TOP_SECRET_FILE =
      Sign.on(GRID).fill("M1.8 4.5h7.4l2 2.6h11v13.4H1.8z M5 11.4v2h14v-2z M5 15.4v2h8.5v-2z");
  public static final Sign INSPECTOR =
      Sign.on(GRID).line(2.8f, disc(10.0, 10.0, 6.0) + "M14.6 14.6L20.5 20.5");
  public static final Sign WHISTLE =
      Sign.on(GRID).fill("M9 7.4h13.2v4.8h-6.4A6.9 6.9 0 1 1 9 7.4z " + disc(9.0, 14.2, 2.4));
  public static final Sign RADIO =
      Sign.on(GRID)
          .fill(
              "M7 8h10v13.5a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z M9.2 10.4v3.4h5.6v-3.4z "
                  + "M9.2 16.2v1.6h5.6v-1.6z M14.4 1.5h2v6h-2z")
          .line(1.6f, "M19.6 3.2a5 5 0 0 1 0 5.6");
  public static final Sign INFORMANT =
      Sign.on(GRID)
          .fill(
              "M3 3.5h18a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H12l-5.5 5v-5H3a1 1 0 0 1-1-1v-11a1 1 0 0 1 "
                  + "1-1z "
                  + disc(7.2, 10.0, 1.5)
                  + disc(12.0, 10.0, 1.5)
                  + disc(16.8, 10.0, 1.5));
  public static final Sign FINGER =
      Sign.on(GRID)
          .fill(
              "M8 1.8a1.9 1.9 0 0 1 3.8 0v8.4a1.7 1.7 0 0 1 3.2.5 1.7 1.7 0 0 1 3 .7 1.6 1.6 0 0 1 "
                  + "2.8 1.2v3.6c0 3.6-2.3 6.2-6 6.2h-2.4c-2.2 0-3.6-1-4.8-2.8l-4-6.1c-1-1.6 1-3.2 "
                  + "2.6-1.9L8 13.4z");
  public static final Sign OFFICE =
      Sign.on(GRID)
          .fill(
              "M2 13.5h20v2.4H2z M3.5 16.8h5.2V22H3.5z M17.8 16.8h2.7V22h-2.7z "
                  + "M9 2.2h8l3 6.6h-9z M13.8 9.6h2v3.1h-2z");
  public static final Sign OBJECTIVE =
      Sign.on(GRID)
          .fill(
              "M7 1.5h4l1 4 1-4h4l-2.2 7.2h-5.6z "
                  + disc(12.0, 15.6, 6.6)
                  + "M12 11.4l1.2 2.7 2.9.3-2.2 2 .6 2.9-2.5-1.5-2.5 1.5.6-2.9-2.2-2 2.9-.3z");
  public static final Sign COMBINATION =
      Sign.on(GRID).fill(disc(8.0, 8.0, 4.6) + disc(17.4, 11.0, 3.6) + disc(9.0, 18.4, 3.6));
  public static final Sign FOLDER =
      Sign.on(GRID).fill("M1.8 4.5h7.4l2 2.6h11v13.4H1.8z M4.4 10v1.6h15.2V10z");
  public static final Sign LOCK =
      Sign.on(GRID)
          .fill(
              "M4.5 10.5h15v11h-15z M12 13.6a1.7 1.7 0 0 0-.8 3.2v2.4h1.6v-2.4a1.7 1.7 0 0 0-.8-3.2z")
          .line(2.2f, "M7.8 10V7.2a4.2 4.2 0 0 1 8.4 0V10");
  public static final Sign GAVEL =
      Sign.on(GRID)
          .fill(
              "M3 20h12v2.4H3z M12.2 2l6.4 6.4-1.9 1.9-6.4-6.4z M6 8.2l6.4 6.4-1.9 1.9-6.4-6.4z "
                  + "M9.6 4.6l6.4 6.4-2.9 2.9-6.4-6.4z M15 11.6l7 6-1.8 2-6.7-6.4z");
  public static final Sign ENVELOPE =
      Sign.on(GRID).line(2.2f, "M2.5 5.5h19v13h-19z M2.5 6.5L12 13.5L21.5 6.5");
  public static final Sign CONTRACT =
      Sign.on(GRID)
          .fill("M4 1.8h11.5L20 6.3v15.9H4z M7 8v1.8h10V8z M7 11.8v1.8h10v-1.8z M7 16.2v3h5v-3z");
  public static final Sign SIREN =
      Sign.on(GRID)
          .fill("M6 12.5a6 6 0 0 1 12 0V18H6z M3.5 19h17v3h-17z")
          .line(2f, "M12 1.5v2.4 M3.6 4.8L5.4 6.6 M20.4 4.8L18.6 6.6 M1.5 12h1.8 M20.7 12h1.8");
  public static final Sign SWAP =
      Sign.on(GRID)
          .line(
              2.3f,
              "M3 8.5h16 M14.8 4.2L19.2 8.5L14.8 12.6 M21 16.5H5 M9.2 12.4L4.8 16.5L9.2 20.8");
  public static final Sign BALLOT =
      Sign.on(GRID).fill("M2.5 13h3l1-3h11l1 3h3v9h-19z M6.5 16v1.8h11V16z M8 2h8v6.4H8z");
  public static final Sign TICK = Sign.on(GRID).line(3.2f, "M4.5 12.8L9.8 18L19.5 6.5");
  public static final Sign CROSS =
      Sign.on(GRID).line(3.2f, "M5.5 5.5L18.5 18.5 M18.5 5.5L5.5 18.5");
  public static final Sign STAR =
      Sign.on(GRID).fill("M12 2l2.9 6.5 7.1.8-5.3 4.8 1.5 7L12 17.5l-6.2 3.6 1.5-7L2 9.3l7.1-.8z");
  public static final Sign CLOCK =
      Sign.on(GRID).line(2.2f, disc(12.0, 12.0, 9.0) + "M12 6.5V12L16 14.5");

  private static final Map<String, Sign> PLACES = places();

  private CitySigns() {}

  /** A circle drawn anticlockwise, as all of this game's signs were: their edges stay the same. */
  private static String disc(double x, double y, double radius) {
    String arc = "a" + radius + " " + radius + " 0 1 0 ";
    return "M" + (x - radius) + " " + y + arc + 2 * radius + " 0" + arc + -2 * radius + " 0z ";
  }

  private static Map<String, Sign> places() {
    Map<String, Sign> places = new LinkedHashMap<>();
    bronxAndManhattan(places);
    brooklynAndQueens(places);
    statenIsland(places);
    bridges(places);
    return places;
  }

  private static void bronxAndManhattan(Map<String, Sign> places) {
    places.put(
        "bx_pawnshop",
        Sign.on(GRID)
            .fill(
                "M11 1.5h2v5h-2z M4 7h16v2H4z "
                    + disc(5.6, 14.2, 3.4)
                    + disc(18.4, 14.2, 3.4)
                    + disc(12.0, 18.6, 3.6)));
    places.put(
        "bx_squat",
        Sign.on(GRID)
            .fill("M12 2.5L22.5 11V22H1.5V11z M10 15v7h4v-7z M5 12.5v4h3v-4z M16 12.5v4h3v-4z"));
    places.put(
        "bx_stadium",
        Sign.on(GRID)
            .line(
                2f,
                disc(12.0, 12.0, 9.2)
                    + "M5.6 5.6c3.4 3.4 3.4 9.4 0 12.8 M18.4 5.6c-3.4 3.4-3.4 9.4 0 12.8"));
    places.put(
        "bx_market",
        Sign.on(GRID)
            .fill(
                "M3 3.5h18l1.8 6.5a3 3 0 0 1-5.4 0 3 3 0 0 1-5.4 0 3 3 0 0 1-5.4 0 3 3 0 0 1"
                    + "-5.4 0z M3 13.5h2.2V22H3z M18.8 13.5H21V22h-2.2z M6 17h12v2.4H6z"));
    places.put(
        "bx_chop_shop",
        Sign.on(GRID)
            .fill(
                "M2 21.5V9l10-6 10 6v12.5h-3V11H5v10.5z M7 13.5h10l1.5 4v4h-2.4v-1.6H7.9v1.6H5.5"
                    + "v-4z"));
    places.put(
        "bx_gang_hideout",
        Sign.on(GRID)
            .fill(
                "M4.5 1.8h15v20.4h-15z M8 5.2v3.4h8V5.2z M16 12.4v4h-1.6v-4z "
                    + disc(7.2, 19.2, 0.9)
                    + disc(16.8, 19.2, 0.9)));
    places.put(
        "mn_theatre",
        Sign.on(GRID)
            .fill(
                "M3.5 3c5 2 12 2 17 0v8.5c0 6-4.2 9.7-8.5 9.7s-8.5-3.7-8.5-9.7z M7 9.2c1-1 2.4-1"
                    + " 3.6 0v1.4H7z M13.4 9.2c1.2-1 2.6-1 3.6 0v1.4h-3.6z M7.6 14h8.8c-.6 2.6-2.2"
                    + " 3.8-4.4 3.8S8.2 16.6 7.6 14z"));
    places.put(
        "mn_nightclub",
        Sign.on(GRID)
            .fill(
                "M8.6 4.4L20 2v13.6a3.3 3.3 0 1 1-2.4-3.2V7.6l-6.6 1.4v9.2a3.3 3.3 0 1 1-2.4-3.2z"));
    places.put(
        "mn_casino",
        Sign.on(GRID)
            .fill(
                "M12 1.8C9 6.6 3.6 9.2 3.6 13.5A4.2 4.2 0 0 0 10.9 16l-1.6 5.8h5.4L13.1 16a4.2 4.2"
                    + " 0 0 0 7.3-2.5C20.4 9.2 15 6.6 12 1.8z"));
    places.put(
        "mn_gallery",
        Sign.on(GRID)
            .fill("M2 3h20v18H2z M4.8 5.8v12.4h14.4V5.8z M6.4 16.6l4-6.4 3 4.2 1.5-2 2.7 4.2z"));
    places.put(
        "mn_bank",
        Sign.on(GRID)
            .fill(
                "M12 1.8L22 7v2H2V7z M4 10.5h3V18H4z M10.5 10.5h3V18h-3z M17 10.5h3V18h-3z "
                    + "M2 19.5h20V22H2z"));
    places.put(
        "mn_grand_hotel",
        Sign.on(GRID)
            .fill(
                "M10.8 3h2.4v2.6a8.6 8.6 0 0 1 7.6 8.6H3.2a8.6 8.6 0 0 1 7.6-8.6z "
                    + "M2 16h20v3.4H2z"));
  }

  private static void brooklynAndQueens(Map<String, Sign> places) {
    places.put(
        "bk_barber",
        Sign.on(GRID)
            .fill(
                "M7.5 1.8h9V5h-9z M7.5 19h9v3.2h-9z M8.8 6.2h6.4v11.6H8.8z M8.8 10l6.4-3.2v2.6"
                    + "l-6.4 3.2z M8.8 15l6.4-3.2v2.6l-6.4 3.2z"));
    places.put(
        "bk_boardwalk",
        Sign.on(GRID)
            .line(
                1.5f,
                disc(12.0, 9.6, 7.4)
                    + "M12 9.6L7.4 22 M12 9.6L16.6 22 M4.6 9.6h14.8 M12 2.2v14.8 "
                    + "M6.8 4.4l10.4 10.4 M17.2 4.4L6.8 14.8"));
    places.put(
        "bk_boxing_gym",
        Sign.on(GRID)
            .fill(
                "M6.2 4.2C10.2 1 18.4 1.4 19.6 7c.6 3-.4 5.4-2.2 7.6v2.2H8v-2.2C5 12.6 3.4 7 6.2"
                    + " 4.2z M8 18.2h9.4V22H8z"));
    places.put(
        "bk_brewery", Sign.on(GRID).fill("M2.5 21.5V11l5.2 3.4V11l5.3 3.4V2.5h4.4v11.9h4.1v7.1z"));
    places.put(
        "bk_warehouse",
        Sign.on(GRID)
            .fill("M2.5 3.5h19v17h-19z M5 6v12h14V6z")
            .line(1.8f, "M5.5 6.5l13 11 M18.5 6.5l-13 11"));
    places.put(
        "bk_docks",
        Sign.on(GRID)
            .line(
                2.4f,
                disc(12.0, 4.4, 2.2)
                    + "M12 6.6V21 M7.4 10.4h9.2 M3.6 13.6c.6 4.6 4.2 7.4 8.4 7.4s7.8-2.8 8.4-7.4"));
    places.put(
        "qn_diner",
        Sign.on(GRID)
            .fill(
                "M2.5 8.4h14.4v6a5.4 5.4 0 0 1-5.4 5.4H7.9a5.4 5.4 0 0 1-5.4-5.4z M2 21h15.5v1.6H2z")
            .line(
                1.7f,
                "M17 10h2a2.6 2.6 0 0 1 0 5.2h-2.2 M7 5.8c0-1.6 1.5-1.6 1.5-3.2 M12 5.8c0-1.6"
                    + " 1.5-1.6 1.5-3.2"));
    places.put(
        "qn_motel",
        Sign.on(GRID)
            .fill("M1.8 4.5H4v8h17.2a1 1 0 0 1 1 1v6.3H20v-3.2H4v3.2H1.8z M5.6 8.2h6v3.1h-6z"));
    places.put(
        "qn_scrapyard", Sign.on(GRID).line(3f, disc(12.0, 12.0, 8.6) + disc(12.0, 12.0, 3.2)));
    places.put(
        "qn_cinema",
        Sign.on(GRID)
            .fill(
                "M2 10h13v10.5H2z M16.2 13.4L22 10v10l-5.8-3.4z "
                    + disc(5.6, 5.6, 3.2)
                    + disc(12.2, 6.0, 2.8)));
    places.put(
        "qn_racetrack", Sign.on(GRID).line(4f, "M7.2 20.5C3.2 13 4 3.8 12 3.8s8.8 9.2 4.8 16.7"));
    places.put(
        "qn_airport",
        Sign.on(GRID)
            .fill(
                "M5 6h14l-2.4 5.6H7.4z M9 13h6l1.2 9.2H7.8z M11 1.5h2v3.2h-2z M8.4 7.6l.8 2.2h5.6l.8-2.2z"));
  }

  private static void statenIsland(Map<String, Sign> places) {
    places.put(
        "si_cemetery",
        Sign.on(GRID)
            .fill(
                "M5.5 20.5V8.5a6.5 6.5 0 0 1 13 0v12z M2.5 21.2h19v1.6h-19z "
                    + "M11 7.4v2.4H8.6v2H11v4.6h2v-4.6h2.4v-2H13V7.4z"));
    places.put(
        "si_liquor_store",
        Sign.on(GRID)
            .fill(
                "M5.5 1.8h13c.2 6-1.2 9.4-5.3 10.4v6.6h4v2.6H6.8v-2.6h4v-6.6C6.7 11.2 5.3 7.8 5.5 1.8z M7.8 4l.3 2.6h7.8l.3-2.6z"));
    places.put(
        "si_massage_parlour",
        Sign.on(GRID)
            .fill(
                "M14.5 2A10.2 10.2 0 1 0 22 16.4 9 9 0 0 1 14.5 2z M18.6 3.4l.8 1.9 2 .2-1.5 1.3"
                    + ".4 2-1.7-1-1.7 1 .4-2-1.5-1.3 2-.2z"));
    places.put(
        "si_landfill",
        Sign.on(GRID)
            .fill(
                "M3.5 5h5.2V2.8h6.6V5h5.2v2.6h-17z M5.2 9h13.6l-1.3 13.2H6.5z M9 11.4l.5 8.2h1.6"
                    + "l-.4-8.2z M13.4 11.4l-.4 8.2h1.6l.5-8.2z"));
    places.put(
        "si_marina",
        Sign.on(GRID).fill("M11 1.8v13.4H2.6z M13 4.8v10.4h7.6z M1.8 17h20.4l-3.2 5H5z"));
    places.put(
        "si_villa",
        Sign.on(GRID)
            .fill(
                "M12 2l10 5.6v2.2H2V7.6z M3.5 11.2h17V22h-17z M6.6 22v-5a2.2 2.2 0 0 1 4.4 0v5z "
                    + "M13 22v-5a2.2 2.2 0 0 1 4.4 0v5z"));
  }

  private static void bridges(Map<String, Sign> places) {
    places.put(
        "bi_elevated_station",
        Sign.on(GRID)
            .fill(
                "M6 2h12a2 2 0 0 1 2 2v11a3 3 0 0 1-3 3l2 4h-2.6l-2-4H9.6l-2 4H5l2-4a3 3 0 0 1"
                    + "-3-3V4a2 2 0 0 1 2-2z M6.4 5v5.6h11.2V5z "
                    + disc(8.0, 14.4, 1.3)
                    + disc(16.0, 14.4, 1.3)));
    places.put(
        "bi_night_train",
        Sign.on(GRID)
            .fill(
                "M1.5 8.5h7.4v9H1.5z M10 5.5h10.4a2 2 0 0 1 2 2v10H10z M3.2 10.5v3h4v-3z "
                    + "M12 8v3.6h3.2V8z M16.8 8v3.6h3.4V8z "
                    + disc(5.0, 20.0, 1.9)
                    + disc(13.4, 20.0, 1.9)
                    + disc(18.8, 20.0, 1.9)));
    places.put(
        "bi_toll_bridge",
        Sign.on(GRID)
            .fill(
                "M2 8.4h4.2V22H2z M7 9.2l15-5.4v3.4L7 12.8z M10.6 7.9l1.2 3.1 2.2-.8-1.2-3.1z "
                    + "M16.4 5.8l1.2 3.1 2.2-.8-1.2-3.1z"));
    places.put(
        "bi_armoured_convoy",
        Sign.on(GRID)
            .fill(
                "M1 6h13v10.4H1z M15.2 9h4l3.8 4v3.4h-7.8z M16.8 10.6v2.6h3.6l-2.2-2.6z "
                    + disc(6.0, 19.0, 2.5)
                    + disc(18.0, 19.0, 2.5)));
    places.put(
        "bi_suspension_bridge",
        Sign.on(GRID)
            .fill("M10.6 2h2.8v20h-2.8z")
            .line(
                1.8f,
                "M1.5 18h21 M12 3.5C9 10 6 14 1.5 16 M12 3.5c3 6.5 6 10.5 10.5 12.5 "
                    + "M7.4 18v-5 M16.6 18v-5"));
    places.put(
        "bi_river_tunnel",
        Sign.on(GRID)
            .fill(
                "M1.8 21.5v-9.6a10.2 10.2 0 0 1 20.4 0v9.6h-5v-9.6a5.2 5.2 0 0 0-10.4 0v9.6z "
                    + "M11 14h2v3h-2z M11 18.8h2v2.7h-2z"));
    places.put(
        "bi_harbour_launch",
        Sign.on(GRID)
            .fill(
                "M1.8 14h14.4l6-3c-.4 5.4-3 8.4-6.4 8.4H5c-2 0-3.2-2.2-3.2-5.4z M6.6 8.4h5.8l2.6 4H6.6z"));
    places.put(
        "bi_expressway",
        Sign.on(GRID).fill("M8 2.5h3v4h2v-4h3L21.5 21.5H13v-4h-2v4H2.5z M11 9v5.4h2V9z"));
    places.put(
        "bi_container_ship",
        Sign.on(GRID)
            .fill(
                "M1.5 15.4h21l-3.2 6.2H4.7z M4.4 9.6h4.6v4.6H4.4z M9.9 9.6h4.6v4.6H9.9z "
                    + "M15.4 9.6H20v4.6h-4.6z M9.9 4h4.6v4.6H9.9z"));
    places.put(
        "bi_taxi_company",
        Sign.on(GRID)
            .fill(
                "M9.6 2.4h4.8V5H18l2.4 5.6 1.8 1.6v6.4h-3v2.2h-3v-2.2H7.8v2.2h-3v-2.2h-3v-6.4l1.8"
                    + "-1.6L6 5h3.6z M7.4 7l-1.4 3.6h12L16.6 7z "
                    + disc(6.4, 14.6, 1.4)
                    + disc(17.6, 14.6, 1.4)));
  }

  /** The drawings of all places. */
  public static Collection<Sign> ofPlaces() {
    return PLACES.values();
  }

  public static Sign of(Face face) {
    return switch (face) {
      case HANDCUFFS -> HANDCUFFS;
      case RANK -> RANK;
      case DOUBLE -> DOUBLE;
      case MAFIA -> MAFIA;
    };
  }

  public static Sign of(Seizure kind) {
    return switch (kind) {
      case DRUGS -> DRUGS;
      case WEAPONS -> WEAPONS;
      case ALCOHOL -> ALCOHOL;
      case TOBACCO -> TOBACCO;
      case PROSTITUTION -> PROSTITUTION;
    };
  }

  public static Sign of(District district) {
    return switch (district) {
      case BRONX -> BRONX;
      case MANHATTAN -> MANHATTAN;
      case BROOKLYN -> BROOKLYN;
      case QUEENS -> QUEENS;
      case STATEN_ISLAND -> STATEN_ISLAND;
    };
  }

  public static Sign of(Special special) {
    return switch (special) {
      case HELICOPTER -> HELICOPTER;
      case RANKING_OFFICER -> RANKING_OFFICER;
      case REINFORCEMENTS -> REINFORCEMENTS;
      case COUNTER_ORDER -> COUNTER_ORDER;
      case TOP_SECRET_FILE -> TOP_SECRET_FILE;
    };
  }

  public static Sign of(Staff staff) {
    return switch (staff) {
      case INSPECTOR -> INSPECTOR;
      case SERGEANT -> WHISTLE;
      case LIEUTENANT -> RADIO;
      case INFORMANT -> INFORMANT;
    };
  }

  public static Sign of(Card card) {
    if (card.isPlace()) return PLACES.get(card.id());
    return switch (card.event().get()) {
      case DISTRICT_MAJORITY -> of(card.printedDistricts().get(0));
      case TRAFFIC_MAJORITY -> of(card.traffic().get());
      case PAY_INFORMANTS -> ENVELOPE;
      case BIG_TRIAL -> GAVEL;
      case MAFIA_DEAL -> CONTRACT;
      case POLICE_RAID -> SIREN;
      case SEIZURE_DEAL -> SWAP;
    };
  }
}
