// Outlines are not for reading: their lines may be long.
@file:Suppress("ktlint:standard:max-line-length")

package org.precinct.app.play.policecity

import org.precinct.app.play.policecity.Glyph.Companion.disc

/** A drawing for each place and event. */
object PlaceGlyphs {
    private val places: Map<String, Glyph> =
        mapOf(
            "bx_pawnshop" to
                Glyph(
                    "M11 1.5h2v5h-2z M4 7h16v2H4z " + disc(5.6, 14.2, 3.4) + disc(18.4, 14.2, 3.4) +
                        disc(12.0, 18.6, 3.6),
                ),
            "bx_squat" to
                Glyph("M12 2.5L22.5 11V22H1.5V11z M10 15v7h4v-7z M5 12.5v4h3v-4z M16 12.5v4h3v-4z"),
            "bx_stadium" to
                Glyph(
                    lines =
                        disc(12.0, 12.0, 9.2) +
                            "M5.6 5.6c3.4 3.4 3.4 9.4 0 12.8 M18.4 5.6c-3.4 3.4-3.4 9.4 0 12.8",
                ),
            "bx_market" to
                Glyph(
                    "M3 3.5h18l1.8 6.5a3 3 0 0 1-5.4 0 3 3 0 0 1-5.4 0 3 3 0 0 1-5.4 0 3 3 0 0 1" +
                        "-5.4 0z M3 13.5h2.2V22H3z M18.8 13.5H21V22h-2.2z M6 17h12v2.4H6z",
                ),
            "bx_chop_shop" to
                Glyph(
                    "M2 21.5V9l10-6 10 6v12.5h-3V11H5v10.5z M7 13.5h10l1.5 4v4h-2.4v-1.6H7.9v1.6H5.5" +
                        "v-4z",
                ),
            "bx_gang_hideout" to
                Glyph(
                    "M4.5 1.8h15v20.4h-15z M8 5.2v3.4h8V5.2z M16 12.4v4h-1.6v-4z " +
                        disc(7.2, 19.2, 0.9) + disc(16.8, 19.2, 0.9),
                ),
            "mn_theatre" to
                Glyph(
                    "M3.5 3c5 2 12 2 17 0v8.5c0 6-4.2 9.7-8.5 9.7s-8.5-3.7-8.5-9.7z M7 9.2c1-1 2.4-1" +
                        " 3.6 0v1.4H7z M13.4 9.2c1.2-1 2.6-1 3.6 0v1.4h-3.6z M7.6 14h8.8c-.6 2.6-2.2" +
                        " 3.8-4.4 3.8S8.2 16.6 7.6 14z",
                ),
            "mn_nightclub" to
                Glyph(
                    "M8.6 4.4L20 2v13.6a3.3 3.3 0 1 1-2.4-3.2V7.6l-6.6 1.4v9.2a3.3 3.3 0 1 1-2.4-3.2z",
                ),
            "mn_casino" to
                Glyph(
                    "M12 1.8C9 6.6 3.6 9.2 3.6 13.5A4.2 4.2 0 0 0 10.9 16l-1.6 5.8h5.4L13.1 16a4.2 4.2" +
                        " 0 0 0 7.3-2.5C20.4 9.2 15 6.6 12 1.8z",
                ),
            "mn_gallery" to
                Glyph("M2 3h20v18H2z M4.8 5.8v12.4h14.4V5.8z M6.4 16.6l4-6.4 3 4.2 1.5-2 2.7 4.2z"),
            "mn_bank" to
                Glyph(
                    "M12 1.8L22 7v2H2V7z M4 10.5h3V18H4z M10.5 10.5h3V18h-3z M17 10.5h3V18h-3z " +
                        "M2 19.5h20V22H2z",
                ),
            "mn_grand_hotel" to
                Glyph(
                    "M10.8 3h2.4v2.6a8.6 8.6 0 0 1 7.6 8.6H3.2a8.6 8.6 0 0 1 7.6-8.6z " +
                        "M2 16h20v3.4H2z",
                ),
            "bk_barber" to
                Glyph(
                    "M7.5 1.8h9V5h-9z M7.5 19h9v3.2h-9z M8.8 6.2h6.4v11.6H8.8z M8.8 10l6.4-3.2v2.6" +
                        "l-6.4 3.2z M8.8 15l6.4-3.2v2.6l-6.4 3.2z",
                ),
            "bk_boardwalk" to
                Glyph(
                    lines =
                        disc(12.0, 9.6, 7.4) +
                            "M12 9.6L7.4 22 M12 9.6L16.6 22 M4.6 9.6h14.8 M12 2.2v14.8 " +
                            "M6.8 4.4l10.4 10.4 M17.2 4.4L6.8 14.8",
                    width = 1.5f,
                ),
            "bk_boxing_gym" to
                Glyph(
                    "M6.2 4.2C10.2 1 18.4 1.4 19.6 7c.6 3-.4 5.4-2.2 7.6v2.2H8v-2.2C5 12.6 3.4 7 6.2" +
                        " 4.2z M8 18.2h9.4V22H8z",
                ),
            "bk_brewery" to Glyph("M2.5 21.5V11l5.2 3.4V11l5.3 3.4V2.5h4.4v11.9h4.1v7.1z"),
            "bk_warehouse" to
                Glyph(
                    "M2.5 3.5h19v17h-19z M5 6v12h14V6z",
                    "M5.5 6.5l13 11 M18.5 6.5l-13 11",
                    1.8f,
                ),
            "bk_docks" to
                Glyph(
                    lines =
                        disc(12.0, 4.4, 2.2) +
                            "M12 6.6V21 M7.4 10.4h9.2 M3.6 13.6c.6 4.6 4.2 7.4 8.4 7.4s7.8-2.8 8.4-7.4",
                    width = 2.4f,
                ),
            "qn_diner" to
                Glyph(
                    "M2.5 8.4h14.4v6a5.4 5.4 0 0 1-5.4 5.4H7.9a5.4 5.4 0 0 1-5.4-5.4z M2 21h15.5v1.6H2z",
                    "M17 10h2a2.6 2.6 0 0 1 0 5.2h-2.2 M7 5.8c0-1.6 1.5-1.6 1.5-3.2 M12 5.8c0-1.6" +
                        " 1.5-1.6 1.5-3.2",
                    1.7f,
                ),
            "qn_motel" to
                Glyph(
                    "M1.8 4.5H4v8h17.2a1 1 0 0 1 1 1v6.3H20v-3.2H4v3.2H1.8z M5.6 8.2h6v3.1h-6z",
                ),
            "qn_scrapyard" to
                Glyph(lines = disc(12.0, 12.0, 8.6) + disc(12.0, 12.0, 3.2), width = 3f),
            "qn_cinema" to
                Glyph(
                    "M2 10h13v10.5H2z M16.2 13.4L22 10v10l-5.8-3.4z " + disc(5.6, 5.6, 3.2) +
                        disc(12.2, 6.0, 2.8),
                ),
            "qn_racetrack" to
                Glyph(lines = "M7.2 20.5C3.2 13 4 3.8 12 3.8s8.8 9.2 4.8 16.7", width = 4f),
            "qn_airport" to
                Glyph(
                    "M5 6h14l-2.4 5.6H7.4z M9 13h6l1.2 9.2H7.8z M11 1.5h2v3.2h-2z M8.4 7.6l.8 2.2h5.6l.8-2.2z",
                ),
            "si_cemetery" to
                Glyph(
                    "M5.5 20.5V8.5a6.5 6.5 0 0 1 13 0v12z M2.5 21.2h19v1.6h-19z " +
                        "M11 7.4v2.4H8.6v2H11v4.6h2v-4.6h2.4v-2H13V7.4z",
                ),
            "si_liquor_store" to
                Glyph(
                    "M5.5 1.8h13c.2 6-1.2 9.4-5.3 10.4v6.6h4v2.6H6.8v-2.6h4v-6.6C6.7 11.2 5.3 7.8 5.5 1.8z M7.8 4l.3 2.6h7.8l.3-2.6z",
                ),
            "si_massage_parlour" to
                Glyph(
                    "M14.5 2A10.2 10.2 0 1 0 22 16.4 9 9 0 0 1 14.5 2z M18.6 3.4l.8 1.9 2 .2-1.5 1.3" +
                        ".4 2-1.7-1-1.7 1 .4-2-1.5-1.3 2-.2z",
                ),
            "si_landfill" to
                Glyph(
                    "M3.5 5h5.2V2.8h6.6V5h5.2v2.6h-17z M5.2 9h13.6l-1.3 13.2H6.5z M9 11.4l.5 8.2h1.6" +
                        "l-.4-8.2z M13.4 11.4l-.4 8.2h1.6l.5-8.2z",
                ),
            "si_marina" to Glyph("M11 1.8v13.4H2.6z M13 4.8v10.4h7.6z M1.8 17h20.4l-3.2 5H5z"),
            "si_villa" to
                Glyph(
                    "M12 2l10 5.6v2.2H2V7.6z M3.5 11.2h17V22h-17z M6.6 22v-5a2.2 2.2 0 0 1 4.4 0v5z " +
                        "M13 22v-5a2.2 2.2 0 0 1 4.4 0v5z",
                ),
            "bi_elevated_station" to
                Glyph(
                    "M6 2h12a2 2 0 0 1 2 2v11a3 3 0 0 1-3 3l2 4h-2.6l-2-4H9.6l-2 4H5l2-4a3 3 0 0 1" +
                        "-3-3V4a2 2 0 0 1 2-2z M6.4 5v5.6h11.2V5z " + disc(8.0, 14.4, 1.3) +
                        disc(16.0, 14.4, 1.3),
                ),
            "bi_night_train" to
                Glyph(
                    "M1.5 8.5h7.4v9H1.5z M10 5.5h10.4a2 2 0 0 1 2 2v10H10z M3.2 10.5v3h4v-3z " +
                        "M12 8v3.6h3.2V8z M16.8 8v3.6h3.4V8z " + disc(5.0, 20.0, 1.9) +
                        disc(13.4, 20.0, 1.9) + disc(18.8, 20.0, 1.9),
                ),
            "bi_toll_bridge" to
                Glyph(
                    "M2 8.4h4.2V22H2z M7 9.2l15-5.4v3.4L7 12.8z M10.6 7.9l1.2 3.1 2.2-.8-1.2-3.1z " +
                        "M16.4 5.8l1.2 3.1 2.2-.8-1.2-3.1z",
                ),
            "bi_armoured_convoy" to
                Glyph(
                    "M1 6h13v10.4H1z M15.2 9h4l3.8 4v3.4h-7.8z M16.8 10.6v2.6h3.6l-2.2-2.6z " +
                        disc(6.0, 19.0, 2.5) + disc(18.0, 19.0, 2.5),
                ),
            "bi_suspension_bridge" to
                Glyph(
                    "M10.6 2h2.8v20h-2.8z",
                    "M1.5 18h21 M12 3.5C9 10 6 14 1.5 16 M12 3.5c3 6.5 6 10.5 10.5 12.5 " +
                        "M7.4 18v-5 M16.6 18v-5",
                    1.8f,
                ),
            "bi_river_tunnel" to
                Glyph(
                    "M1.8 21.5v-9.6a10.2 10.2 0 0 1 20.4 0v9.6h-5v-9.6a5.2 5.2 0 0 0-10.4 0v9.6z " +
                        "M11 14h2v3h-2z M11 18.8h2v2.7h-2z",
                ),
            "bi_harbour_launch" to
                Glyph(
                    "M1.8 14h14.4l6-3c-.4 5.4-3 8.4-6.4 8.4H5c-2 0-3.2-2.2-3.2-5.4z M6.6 8.4h5.8l2.6 4H6.6z",
                ),
            "bi_expressway" to
                Glyph("M8 2.5h3v4h2v-4h3L21.5 21.5H13v-4h-2v4H2.5z M11 9v5.4h2V9z"),
            "bi_container_ship" to
                Glyph(
                    "M1.5 15.4h21l-3.2 6.2H4.7z M4.4 9.6h4.6v4.6H4.4z M9.9 9.6h4.6v4.6H9.9z " +
                        "M15.4 9.6H20v4.6h-4.6z M9.9 4h4.6v4.6H9.9z",
                ),
            "bi_taxi_company" to
                Glyph(
                    "M9.6 2.4h4.8V5H18l2.4 5.6 1.8 1.6v6.4h-3v2.2h-3v-2.2H7.8v2.2h-3v-2.2h-3v-6.4l1.8" +
                        "-1.6L6 5h3.6z M7.4 7l-1.4 3.6h12L16.6 7z " + disc(6.4, 14.6, 1.4) +
                        disc(17.6, 14.6, 1.4),
                ),
        )

    val all: Collection<Glyph> get() = places.values

    fun of(card: CityBox.Card): Glyph =
        when (card.event) {
            null -> places.getValue(card.id)
            CityBox.Event.DISTRICT_MAJORITY -> card.districts.first().glyph
            CityBox.Event.TRAFFIC_MAJORITY -> card.kind!!.glyph
            CityBox.Event.PAY_INFORMANTS -> Signs.Envelope
            CityBox.Event.BIG_TRIAL -> Signs.Gavel
            CityBox.Event.MAFIA_DEAL -> Signs.Contract
            CityBox.Event.POLICE_RAID -> Signs.Siren
            CityBox.Event.SEIZURE_DEAL -> Signs.Swap
        }
}
