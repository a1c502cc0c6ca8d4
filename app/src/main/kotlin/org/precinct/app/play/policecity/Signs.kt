// Outlines are not for reading: their lines may be long.
@file:Suppress("ktlint:standard:max-line-length")

package org.precinct.app.play.policecity

import org.precinct.app.play.policecity.Glyph.Companion.disc

/** The signs on dice, cards, tokens and the track. */
object Signs {
    val Handcuffs =
        Glyph(
            "M3.9 8.7h5.2v2.6H3.9z M14.9 8.7h5.2v2.6h-5.2z",
            disc(6.5, 15.4, 4.4) + disc(17.5, 15.4, 4.4) +
                "M8.4 8.4L9.9 6.6 M15.6 8.4L14.1 6.6 " + disc(12.0, 5.3, 2.2),
            2.3f,
        )
    val Rank = Glyph(lines = "M4.5 12.5L12 6L19.5 12.5 M4.5 19L12 12.5L19.5 19", width = 3.2f)
    val Double =
        Glyph(
            "M4.8 1.6h4.4v2.2H4.8z",
            disc(7.0, 7.4, 3.7) + "M12.6 20.6L17 16.8L21.4 20.6 M12.6 16.4L17 12.6L21.4 16.4 " +
                "M19.5 3.5L4 20",
            2f,
        )
    val Mafia =
        Glyph(
            "M1.2 16.4c1.5-1 3.1-1.6 4.9-1.9h11.8c1.8.3 3.4.9 4.9 1.9-2.8 2-6.6 3.2-10.8 3.2" +
                "s-8-1.2-10.8-3.2z M6.1 12.9L7.3 6c.3-1.7 1.7-2.4 3-1.7 1.1.6 2.3.6 3.4 0 " +
                "1.3-.7 2.7 0 3 1.7l1.2 6.9c-3.7.9-8.1.9-11.8 0z",
        )

    val Drugs =
        Glyph(
            "M9.2 9.2L14.2 4.2A4 4 0 0 1 19.8 9.8L14.8 14.8z",
            "M4.2 14.2L14.2 4.2A4 4 0 0 1 19.8 9.8L9.8 19.8A4 4 0 0 1 4.2 14.2z",
            1.8f,
        )
    val Weapons =
        Glyph(
            "M1.8 6.5h1.4V5.2h2v1.3H22v4.4h-8.2c-.2 2.7-1.5 4.1-4.2 4.1h-1L7.3 20.6H2.6L4.6 12 " +
                "1.8 10.5z M9.3 11l-.5 2.2h.9c1.4 0 2-.7 2.1-2.2z",
        )
    val Alcohol =
        Glyph(
            "M10 1.8h4v5c0 1.7 2.6 2.6 2.6 5.6v8.8a1 1 0 0 1-1 1H8.4a1 1 0 0 1-1-1v-8.8" +
                "C7.4 9.4 10 8.5 10 6.8z M9 13.6v5h6v-5z",
        )
    val Tobacco =
        Glyph(
            "M1.8 15h12v4.4h-12z M15.2 15h2v4.4h-2z M18.6 15h3.4v4.4h-3.4z",
            "M20.3 12.4c0-3.2-3.6-2.2-3.6-5.2 0-2 1.6-2.4 1.6-4.2",
            1.8f,
        )
    val Prostitution =
        Glyph(
            "M12 21C4 15 2 11.5 2 8.2 2 5.2 4.3 3 7 3c2 0 3.9 1.1 5 3 1.1-1.9 3-3 5-3 2.7 0 5 " +
                "2.2 5 5.2 0 3.3-2 6.8-10 12.8z M12 7.6a2.2 2.2 0 0 0-1.1 4.1L10 16h4l-.9-4.3" +
                "A2.2 2.2 0 0 0 12 7.6z",
        )

    val Bronx =
        Glyph(
            "M3 21.5V7h7V2.5h11v19z M5.2 9.5v2.4h2.6V9.5z M5.2 14v2.4h2.6V14z M12.3 5v2.4h2.6V5z " +
                "M16.5 5v2.4h2.6V5z M12.3 9.5v2.4h2.6V9.5z M16.5 9.5v2.4h2.6V9.5z M12.3 14v2.4h2.6" +
                "V14z M16.5 14v2.4h2.6V14z",
        )
    val Manhattan =
        Glyph("M11.3.8h1.4v4.4h2v4.2h2.6v5h2v7.8H4.7v-7.8h2v-5h2.6V5.2h2z M11 17v5.2h2V17z")
    val Brooklyn =
        Glyph(
            "M5.6 4h2.8v18H5.6z M15.6 4h2.8v18h-2.8z",
            "M1.5 17.5h21 M1.5 13.5C5 12.5 6.5 9 7 5c1.5 9 8.5 9 10 0 .5 4 2 7.5 5.5 8.5",
            1.8f,
        )
    val Queens =
        Glyph(
            "M21.8 14.6v-2.2L13.6 7.8V3.2a1.6 1.6 0 0 0-3.2 0v4.6l-8.2 4.6v2.2l8.2-2.4v5l-2.3 1.7" +
                "v1.7l3.9-1.1 3.9 1.1v-1.7l-2.3-1.7v-5z",
        )
    val StatenIsland =
        Glyph(
            "M1.5 15.2h21L20 21.5H4z M4.5 10h15v3.7h-15z M7.5 6h9v2.6h-9z M13.2 2h2.8v3h-2.8z",
        )

    val Helicopter =
        Glyph(
            "M9 9.3h5.2c4.6 0 7.2 3 7.2 6.2 0 1-.8 1.6-1.8 1.6H11.4c-2 0-3.2-1.4-3.6-3.2L2.2 12.6" +
                "V9h1.9l1.6 2h2.6z M14.6 11.2v2.9h4.6c-.7-1.7-2.3-2.9-4.6-2.9z",
            "M3.5 5.2h17 M12 5.2V9 M8 20.8h12 M11.5 17.2v3.4 M16.8 17.2v3.4",
            1.7f,
        )
    val RankingOfficer =
        Glyph(
            "M1.8 9C3.6 5 8 3.2 12 3.2S20.4 5 22.2 9c.2 1.7-1.4 2.6-3 3.1H4.8C3.2 11.6 1.6 10.7" +
                " 1.8 9z M12 5.1l-1 1.9-2.1.3 1.5 1.5-.3 2.1 1.9-1 1.9 1-.3-2.1 1.5-1.5-2.1-.3z " +
                "M4.6 13.7h14.8l1.2 2.4c-2.2 2.6-5.3 3.6-8.6 3.6s-6.4-1-8.6-3.6z",
        )
    val Reinforcements =
        Glyph(
            "M12 1.8c2.5 1.8 5.2 2.4 8.2 2v8c0 5-3.6 8.3-8.2 10.4C7.4 20.1 3.8 16.8 3.8 11.8v-8" +
                "c3 .4 5.7-.2 8.2-2z M10.6 7v3.4H7.2v2.8h3.4v3.4h2.8v-3.4h3.4v-2.8h-3.4V7z",
        )
    val CounterOrder =
        Glyph(
            lines = "M6 20.5V10.5a5.5 5.5 0 0 1 11 0v6.5 M12.6 13.2L17 17.8L21.4 13.2",
            width = 2.8f,
        )
    val TopSecretFile =
        Glyph(
            "M1.8 4.5h7.4l2 2.6h11v13.4H1.8z M5 11.4v2h14v-2z M5 15.4v2h8.5v-2z",
        )

    val Inspector = Glyph(lines = disc(10.0, 10.0, 6.0) + "M14.6 14.6L20.5 20.5", width = 2.8f)
    val Whistle =
        Glyph("M9 7.4h13.2v4.8h-6.4A6.9 6.9 0 1 1 9 7.4z " + disc(9.0, 14.2, 2.4))
    val Radio =
        Glyph(
            "M7 8h10v13.5a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z M9.2 10.4v3.4h5.6v-3.4z " +
                "M9.2 16.2v1.6h5.6v-1.6z M14.4 1.5h2v6h-2z",
            "M19.6 3.2a5 5 0 0 1 0 5.6",
            1.6f,
        )
    val Informant =
        Glyph(
            "M3 3.5h18a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H12l-5.5 5v-5H3a1 1 0 0 1-1-1v-11a1 1 0 0 1 " +
                "1-1z " + disc(7.2, 10.0, 1.5) + disc(12.0, 10.0, 1.5) + disc(16.8, 10.0, 1.5),
        )

    val Finger =
        Glyph(
            "M8 1.8a1.9 1.9 0 0 1 3.8 0v8.4a1.7 1.7 0 0 1 3.2.5 1.7 1.7 0 0 1 3 .7 1.6 1.6 0 0 1 " +
                "2.8 1.2v3.6c0 3.6-2.3 6.2-6 6.2h-2.4c-2.2 0-3.6-1-4.8-2.8l-4-6.1c-1-1.6 1-3.2 " +
                "2.6-1.9L8 13.4z",
        )
    val Office =
        Glyph(
            "M2 13.5h20v2.4H2z M3.5 16.8h5.2V22H3.5z M17.8 16.8h2.7V22h-2.7z " +
                "M9 2.2h8l3 6.6h-9z M13.8 9.6h2v3.1h-2z",
        )
    val Objective =
        Glyph(
            "M7 1.5h4l1 4 1-4h4l-2.2 7.2h-5.6z " + disc(12.0, 15.6, 6.6) +
                "M12 11.4l1.2 2.7 2.9.3-2.2 2 .6 2.9-2.5-1.5-2.5 1.5.6-2.9-2.2-2 2.9-.3z",
        )
    val Combination =
        Glyph(
            disc(8.0, 8.0, 4.6) + disc(17.4, 11.0, 3.6) + disc(9.0, 18.4, 3.6),
            "",
        )
    val Folder = Glyph("M1.8 4.5h7.4l2 2.6h11v13.4H1.8z M4.4 10v1.6h15.2V10z")
    val Lock =
        Glyph(
            "M4.5 10.5h15v11h-15z M12 13.6a1.7 1.7 0 0 0-.8 3.2v2.4h1.6v-2.4a1.7 1.7 0 0 0-.8-3.2z",
            "M7.8 10V7.2a4.2 4.2 0 0 1 8.4 0V10",
            2.2f,
        )
    val Gavel =
        Glyph(
            "M3 20h12v2.4H3z M12.2 2l6.4 6.4-1.9 1.9-6.4-6.4z M6 8.2l6.4 6.4-1.9 1.9-6.4-6.4z " +
                "M9.6 4.6l6.4 6.4-2.9 2.9-6.4-6.4z M15 11.6l7 6-1.8 2-6.7-6.4z",
        )
    val Envelope = Glyph(lines = "M2.5 5.5h19v13h-19z M2.5 6.5L12 13.5L21.5 6.5", width = 2.2f)
    val Contract =
        Glyph(
            "M4 1.8h11.5L20 6.3v15.9H4z M7 8v1.8h10V8z M7 11.8v1.8h10v-1.8z M7 16.2v3h5v-3z",
        )
    val Siren =
        Glyph(
            "M6 12.5a6 6 0 0 1 12 0V18H6z M3.5 19h17v3h-17z",
            "M12 1.5v2.4 M3.6 4.8L5.4 6.6 M20.4 4.8L18.6 6.6 M1.5 12h1.8 M20.7 12h1.8",
            2f,
        )
    val Swap =
        Glyph(
            lines = "M3 8.5h16 M14.8 4.2L19.2 8.5L14.8 12.6 M21 16.5H5 M9.2 12.4L4.8 16.5L9.2 20.8",
            width = 2.3f,
        )
    val Ballot =
        Glyph("M2.5 13h3l1-3h11l1 3h3v9h-19z M6.5 16v1.8h11V16z M8 2h8v6.4H8z")
    val Tick = Glyph(lines = "M4.5 12.8L9.8 18L19.5 6.5", width = 3.2f)
    val Cross = Glyph(lines = "M5.5 5.5L18.5 18.5 M18.5 5.5L5.5 18.5", width = 3.2f)
    val Star =
        Glyph("M12 2l2.9 6.5 7.1.8-5.3 4.8 1.5 7L12 17.5l-6.2 3.6 1.5-7L2 9.3l7.1-.8z")
    val Clock = Glyph(lines = disc(12.0, 12.0, 9.0) + "M12 6.5V12L16 14.5", width = 2.2f)

    val all: List<Glyph> =
        listOf(
            Handcuffs,
            Rank,
            Double,
            Mafia,
            Drugs,
            Weapons,
            Alcohol,
            Tobacco,
            Prostitution,
            Bronx,
            Manhattan,
            Brooklyn,
            Queens,
            StatenIsland,
            Helicopter,
            RankingOfficer,
            Reinforcements,
            CounterOrder,
            TopSecretFile,
            Inspector,
            Whistle,
            Radio,
            Informant,
            Finger,
            Office,
            Objective,
            Combination,
            Folder,
            Lock,
            Gavel,
            Envelope,
            Contract,
            Siren,
            Swap,
            Ballot,
            Tick,
            Cross,
            Star,
            Clock,
        )
}

val Face.glyph: Glyph
    get() =
        when (this) {
            Face.HANDCUFFS -> Signs.Handcuffs
            Face.RANK -> Signs.Rank
            Face.DOUBLE -> Signs.Double
            Face.MAFIA -> Signs.Mafia
        }

val Kind.glyph: Glyph
    get() =
        when (this) {
            Kind.DRUGS -> Signs.Drugs
            Kind.WEAPONS -> Signs.Weapons
            Kind.ALCOHOL -> Signs.Alcohol
            Kind.TOBACCO -> Signs.Tobacco
            Kind.PROSTITUTION -> Signs.Prostitution
        }

val District.glyph: Glyph
    get() =
        when (this) {
            District.BRONX -> Signs.Bronx
            District.MANHATTAN -> Signs.Manhattan
            District.BROOKLYN -> Signs.Brooklyn
            District.QUEENS -> Signs.Queens
            District.STATEN_ISLAND -> Signs.StatenIsland
        }

val Special.glyph: Glyph
    get() =
        when (this) {
            Special.HELICOPTER -> Signs.Helicopter
            Special.RANKING_OFFICER -> Signs.RankingOfficer
            Special.REINFORCEMENTS -> Signs.Reinforcements
            Special.COUNTER_ORDER -> Signs.CounterOrder
            Special.TOP_SECRET_FILE -> Signs.TopSecretFile
        }

val Staff.glyph: Glyph
    get() =
        when (this) {
            Staff.INSPECTOR -> Signs.Inspector
            Staff.SERGEANT -> Signs.Whistle
            Staff.LIEUTENANT -> Signs.Radio
            Staff.INFORMANT -> Signs.Informant
        }
