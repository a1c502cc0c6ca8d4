package org.precinct.app.play.policecity

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.InkedSign
import org.precinct.app.play.Sitter
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityBoard.Track

/** A pawn on the track. */
@Immutable
data class Pawn(
    val sitter: Sitter,
    val rank: Int,
)

fun CityBoard.pawns(sitters: List<Sitter>): List<Pawn> =
    captains.map { Pawn(sitters[it.seat], it.rank) }

/** What the track stands on: the sky over the town. */
val NightSky = Brush.verticalGradient(listOf(Night.High, Night.Deep))

/**
 * The way to the top: a stair for the captains with the seizure tokens that lie on it, and the
 * mafia coming up beneath.
 *
 * @param unit the size of a pawn, to which everything else is in proportion
 */
@Composable
fun TrackStrip(
    scene: CityScene,
    track: Track,
    pawns: List<Pawn>,
    modifier: Modifier = Modifier,
    unit: Dp = 17.dp,
) {
    val places =
        pawns.map {
            scene.text("seat.rank_of", "player", it.sitter.name, "rank", "${it.rank}")
        }
    val tokens =
        track.tokens.map { (rank, kind) ->
            scene.text("seat.on_rank", "rank", "$rank", "kind", scene.text(kind.key()))
        }
    val mafia =
        scene.text(
            "seat.mafia_at",
            "level",
            "${track.mafia}",
            "limit",
            "${track.mafiaLimit}",
        )
    val mafiaShort =
        scene.text(
            "seat.mafia_short",
            "level",
            "${track.mafia}",
            "limit",
            "${track.mafiaLimit}",
        )
    val said = (listOf(mafia) + places + tokens).joinToString(". ")
    Column(
        modifier
            .fillMaxWidth()
            .clearAndSetSemantics { contentDescription = said }
            .padding(horizontal = unit * 0.5f, vertical = unit * 0.35f),
    ) {
        Row(
            Modifier.fillMaxWidth().heightIn(min = unit * 3.4f),
            Arrangement.spacedBy(unit * 0.12f),
            Alignment.Bottom,
        ) {
            for (rank in 0..track.last) {
                Step(
                    rank,
                    track,
                    // Beyond the last step pawns share it.
                    pawns.filter { minOf(it.rank, track.last) == rank },
                    unit,
                    Modifier.weight(1f),
                )
            }
        }
        MafiaLane(track, mafiaShort, unit)
    }
}

@Composable
private fun Step(
    rank: Int,
    track: Track,
    pawns: List<Pawn>,
    unit: Dp,
    modifier: Modifier,
) {
    Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
        pawns.chunked(2).reversed().forEach { row ->
            // Two on a step stand closer.
            val side = if (row.size > 1) unit * 0.82f else unit * 1.15f
            Row {
                row.forEach {
                    BadgeArt(it.sitter.badge, it.sitter.tint, it.sitter.name.take(1), side)
                }
            }
        }
        track.tokens[rank]?.let {
            SeizureToken(it, unit * 1.05f, Modifier.padding(vertical = unit * 0.06f))
        }
        val goal = rank == track.goal
        Box(
            Modifier
                .fillMaxWidth()
                .height(unit * (1.05f + rank * 0.08f))
                .clip(RoundedCornerShape(topStart = unit * 0.2f, topEnd = unit * 0.2f))
                .background(
                    if (goal) {
                        Brass.Light
                    } else {
                        Color.White.copy(
                            alpha =
                                0.06f + rank * 0.012f,
                        )
                    },
                ),
            Alignment.Center,
        ) {
            // The figure belongs to the drawing and grows with it, not with the size of text.
            val letter =
                with(LocalDensity.current) {
                    (unit * if (pawns.isEmpty()) 0.72f else 0.95f).toSp()
                }
            Text(
                "$rank",
                // A figure has nothing where its line is higher than the step.
                Modifier.wrapContentHeight(unbounded = true),
                color =
                    if (goal) {
                        Night.Deep
                    } else if (rank >
                        track.goal
                    ) {
                        Paper.Middle.copy(0.4f)
                    } else {
                        Brass.Light
                    },
                style =
                    TextStyle(
                        fontFamily = FontFamily.Serif,
                        fontWeight = FontWeight.Bold,
                        fontSize = letter,
                        lineHeight = letter,
                    ),
                maxLines = 1,
                softWrap = false,
            )
        }
    }
}

/** The mafia's own way, cell under cell: dark red as far as it has come, its hat at the head. */
@Composable
private fun MafiaLane(
    track: Track,
    words: String,
    unit: Dp,
) {
    // The words belong to the drawing and grow with it, not with the size of text.
    val letter = with(LocalDensity.current) { (unit * 0.62f).toSp() }
    val style = TextStyle(Paper.Light, letter, FontWeight.Bold)
    val measurer = rememberTextMeasurer()
    val written = remember(words, style) { measurer.measure(words, style) }
    val hat = remember { InkedSign(CitySigns.MAFIA) }
    Spacer(
        Modifier.fillMaxWidth().height(unit * 1.4f).drawBehind {
            val gap = unit.toPx() * 0.12f
            val cell = (size.width - gap * track.last) / (track.last + 1)
            val lane = size.height * 0.62f
            val top = (size.height - lane) / 2
            for (level in 0..track.last) {
                val left = level * (cell + gap)
                val colour =
                    when {
                        level > track.mafiaLimit -> Color.Transparent
                        level <= track.mafia && track.mafia > 0 -> MafiaRed
                        level == track.mafiaLimit -> MafiaRed.copy(alpha = 0.45f)
                        else -> Color.White.copy(alpha = 0.10f)
                    }
                drawRoundRect(
                    colour,
                    Offset(left, top),
                    Size(cell + if (level < track.mafia) gap else 0f, lane),
                    CornerRadius(lane * 0.25f),
                )
            }
            val head = Offset(track.mafia * (cell + gap) + cell / 2, size.height / 2)
            drawCircle(MafiaRed, size.height * 0.5f, head)
            drawCircle(Color(0xFF0A0A0C), size.height * 0.44f, head)
            sign(hat, Paper.Light, size.height * 0.62f / size.minDimension, head)
            // Before the hat or behind it, wherever there is more room.
            val aside = size.height * 0.75f
            val after = head.x + aside
            val fits = after + written.size.width < size.width
            val x = if (fits) after else head.x - aside - written.size.width
            drawText(written, topLeft = Offset(x, (size.height - written.size.height) / 2))
        },
    )
}
