package org.precinct.app.play.kojak

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import org.precinct.engine.DataFile
import org.precinct.engine.kojak.kit.Catalogue

/** What a place on the board is for. */
enum class PlaceKind {
    STREET,
    TRAP,
    ENTRANCE,
    STAKEOUT,
    START,
    MISSION,
    POLICE,
    CRIM_START,
    CRIM_SPACE,
    CRIM_RED,
    ;

    /** At most two cars stand here, on their way along the arrows. */
    val isStreet: Boolean
        get() = this == STREET || this == TRAP || this == ENTRANCE

    /** Criminals stand here, and no car does. */
    val isCircle: Boolean
        get() = this == CRIM_START || this == CRIM_SPACE || this == CRIM_RED
}

/** A place on the board. Coordinates are those of the board's file. */
@Immutable
data class Place(
    val id: String,
    val centre: Offset,
    val kind: PlaceKind,
    val file: CrimeFile?,
) {
    /** What it covers. The three large car parks are as high as three rows. */
    val box: Rect
        get() =
            when (kind) {
                PlaceKind.START, PlaceKind.MISSION, PlaceKind.POLICE ->
                    around(Size(TILE, LARGE_HEIGHT))
                PlaceKind.CRIM_START, PlaceKind.CRIM_SPACE, PlaceKind.CRIM_RED ->
                    around(Size(CIRCLE_SPACE, CIRCLE_SPACE))
                else -> around(Size(TILE, TILE))
            }

    private fun around(size: Size) =
        Rect(Offset(centre.x - size.width / 2, centre.y - size.height / 2), size)

    private companion object {
        const val TILE = 84f
        const val LARGE_HEIGHT = 297f
        const val CIRCLE_SPACE = 58f
    }
}

/** A file with its criminal and its district, in the order of the engine's lists by colour. */
enum class CrimeFile {
    RED,
    YELLOW,
    BLUE,
    GREEN,
    ;

    /** As in the keys of the game's texts. */
    val id: String
        get() = name.lowercase()

    val district: String
        get() =
            when (this) {
                RED -> "bank"
                YELLOW -> "city_hall"
                BLUE -> "club"
                GREEN -> "hotel"
            }

    /** Where the district's name is written. */
    val nameplate: Offset
        get() =
            when (this) {
                RED -> Offset(280f, 419f)
                YELLOW -> Offset(720f, 419f)
                BLUE -> Offset(196f, 1264f)
                GREEN -> Offset(804f, 1264f)
            }

    /** Where the n-th of the warrants on this district hangs, from 0. */
    fun warrant(n: Int): Offset {
        val (corner, inwards) =
            when (this) {
                RED -> Offset(132f, 148f) to 52f
                YELLOW -> Offset(868f, 148f) to -52f
                BLUE -> Offset(418f, 1002f) to -50f
                GREEN -> Offset(582f, 1002f) to 50f
            }
        return corner + Offset(n % 2 * inwards, n / 2 * 68f)
    }
}

/** Manhattan as it is drawn, read once from the engine's board files. */
object Town {
    val size = Size(1000f, 1400f)

    /** By number of the square. */
    val places: List<Place>

    /** Steps along the arrows, from and to. */
    val links: List<Pair<Int, Int>>

    /** By number of the card. */
    val missions: List<MissionCard>
    val traps: List<TrapCard>

    private val byId: Map<String, Int>

    init {
        val rows = file("kojak-board.csv").rows()
        places =
            rows.map {
                Place(
                    it.text("id"),
                    Offset(it.number("x").toFloat(), it.number("y").toFloat()),
                    PlaceKind.valueOf(it.text("type").uppercase()),
                    CrimeFile.entries.find { one -> one.id == it.text("colour") },
                )
            }
        byId = places.withIndex().associate { (n, place) -> place.id to n }
        links =
            file("kojak-streets.csv").rows().map {
                byId.getValue(it.text("from")) to byId.getValue(it.text("to"))
            }
        missions =
            file("kojak-missions.csv").rows().map {
                MissionCard(
                    it.text("id"),
                    CrimeFile.valueOf(it.text("colour").uppercase()),
                    it.text("officer"),
                )
            }
        traps = file("kojak-traps.csv").rows().map { TrapCard(it.text("id"), it.text("effect")) }
    }

    /** A space of a criminal's circle. */
    fun circle(
        file: CrimeFile,
        space: Int,
    ): Place = places[byId.getValue("circle_${file.id}_$space")]

    private fun file(name: String) = DataFile.resource(Catalogue::class.java, name)
}

@Immutable
data class MissionCard(
    val id: String,
    val file: CrimeFile,
    val officer: String,
)

@Immutable
data class TrapCard(
    val id: String,
    val effect: String,
)
