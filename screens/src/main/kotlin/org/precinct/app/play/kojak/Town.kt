package org.precinct.app.play.kojak

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import org.precinct.engine.kojak.kit.Board
import org.precinct.engine.kojak.kit.Catalogue
import org.precinct.engine.kojak.kit.Colour
import org.precinct.engine.kojak.kit.Square
import org.precinct.seat.kojak.MapPlan

/** A square as it is drawn. */
@Immutable
class Place(
    square: Square,
) {
    val type: Square.Type = square.type()
    val file: Colour? = square.colour().orElse(null)
    val centre = Offset(square.x().toFloat(), square.y().toFloat())

    /** The lane beside it that goes the other way. */
    val beside: String? = square.beside().orElse(null)

    val isLane: Boolean = beside != null

    /** What it covers. */
    val box: Rect =
        MapPlan.size(square).offset.let { Rect(centre - it / 2f, Size(it.x, it.y)) }
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

internal val MapPlan.Point.offset: Offset
    get() = Offset(x().toFloat(), y().toFloat())
