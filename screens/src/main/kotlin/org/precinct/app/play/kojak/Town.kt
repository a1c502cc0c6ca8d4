package org.precinct.app.play.kojak

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import org.precinct.engine.kojak.kit.Board
import org.precinct.engine.kojak.kit.Catalogue
import org.precinct.engine.kojak.kit.Colour
import org.precinct.engine.kojak.kit.Heading
import org.precinct.engine.kojak.kit.Square

/** A square as it is drawn. */
@Immutable
class Place(
    square: Square,
) {
    val type: Square.Type = square.type()
    val file: Colour? = square.colour().orElse(null)
    val centre = Offset(square.x().toFloat(), square.y().toFloat())

    /** Where cars on it are going; null in a car park. */
    val heading: Heading? = square.heading().orElse(null)

    /** The lane beside it that goes the other way. */
    val beside: String? = square.beside().orElse(null)

    val isLane: Boolean = beside != null

    /** What it covers: a lane half a square. The three large car parks are as high as three rows. */
    val box: Rect =
        when (type) {
            Square.Type.START, Square.Type.MISSION, Square.Type.POLICE -> around(TILE, LARGE_HEIGHT)
            else ->
                when {
                    type.isCircle -> around(CIRCLE, CIRCLE)
                    !isLane -> around(TILE, TILE)
                    type == Square.Type.ENTRANCE -> around(LANE, LANE)
                    heading!!.x() == 0 -> around(LANE, TILE)
                    else -> around(TILE, LANE)
                }
        }

    private fun around(
        width: Float,
        height: Float,
    ) = Rect(Offset(centre.x - width / 2, centre.y - height / 2), Size(width, height))

    private companion object {
        const val TILE = 84f
        const val LANE = 46f
        const val LARGE_HEIGHT = 297f
        const val CIRCLE = 58f
    }
}

/** Manhattan as it is drawn, in the units of the board. */
object Town {
    private val board = Catalogue.get().board()

    val size = Size(Board.WIDTH.toFloat(), Board.HEIGHT.toFloat())

    /** By number of the square. */
    val places: List<Place> = board.squares().map(::Place)

    /** Steps along the arrows, from and to. */
    val links: List<Pair<Place, Place>> =
        board.links().map { places[it.from()] to places[it.to()] }

    /** The lane beside a lane. */
    fun beside(square: Int): Int? = places[square].beside?.let(board::number)

    /** A space of a criminal's circle. */
    fun circle(
        file: Colour,
        space: Int,
    ): Place = places[board.circle(file, space)]

    /** The middle of a criminal's circle. */
    fun middle(file: Colour): Offset = (circle(file, 0).centre + circle(file, 2).centre) / 2f
}

/** Where the district's name is written. */
internal val Colour.nameplate: Offset
    get() =
        when (this) {
            Colour.RED -> Offset(280f, 419f)
            Colour.YELLOW -> Offset(720f, 419f)
            Colour.BLUE -> Offset(196f, 1264f)
            Colour.GREEN -> Offset(804f, 1264f)
        }

/** Where the n-th of the warrants on this district hangs, from 0. */
internal fun Colour.warrant(n: Int): Offset {
    val (corner, inwards) =
        when (this) {
            Colour.RED -> Offset(132f, 148f) to 52f
            Colour.YELLOW -> Offset(868f, 148f) to -52f
            Colour.BLUE -> Offset(418f, 1002f) to -50f
            Colour.GREEN -> Offset(582f, 1002f) to 50f
        }
    return corner + Offset(n % 2 * inwards, n / 2 * 68f)
}
