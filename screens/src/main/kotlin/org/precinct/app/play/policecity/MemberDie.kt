package org.precinct.app.play.policecity

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.SignArt
import org.precinct.app.play.marked
import org.precinct.app.play.parts.DieFace
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.seat.art.CitySigns

/**
 * A die of somebody's team. One that can be touched is as large as a finger needs, and can be
 * dragged as well.
 *
 * @param faded not where it is drawn: sent out, used or held in the office
 */
@Composable
fun MemberDie(
    look: MemberLook,
    relay: TouchRelay,
    size: Dp,
    modifier: Modifier = Modifier,
    faded: Boolean = false,
) {
    val member = look.member
    val die = lookOf(member.staff(), look.tint)
    val face = member.face.map { it.number() }.orElse(0)
    if (!look.touchable) {
        DieFace(die, face, look.said, modifier.initialled(look.initial), size, faded)
        return
    }
    Box(
        modifier
            .marked(look.mark)
            .dragSource(
                relay.dragging,
                enabled = true,
                { relay.pick(look.touch) },
                { relay.drag(look.touch, it) },
            ) { DieFace(die, face, null, size = size) }
            .clickable(role = Role.Button) { relay.touch(look.touch) }
            .semantics {
                contentDescription = look.said
                selected = look.chosen
            }.defaultMinSize(48.dp, 48.dp),
        Alignment.Center,
    ) {
        DieFace(
            die,
            face,
            null,
            Modifier.drawBehind { if (look.chosen) halo() }.initialled(look.initial),
            size,
            faded,
        )
        if (look.chosen) {
            SignArt(
                CitySigns.TICK,
                Modifier
                    .align(Alignment.TopEnd)
                    .size(17.dp)
                    .clip(CircleShape)
                    .background(Night.Deep)
                    .padding(3.dp),
                Brass.Light,
            )
        }
    }
}

/** With a captain's initial on a disc at its corner; who listens hears the name anyway. */
@Composable
private fun Modifier.initialled(initial: String?): Modifier {
    if (initial == null) return this
    val measurer = rememberTextMeasurer()
    val size = with(LocalDensity.current) { 9.dp.toSp() }
    val letter =
        remember(initial, size) {
            measurer.measure(
                initial,
                TextStyle(Night.Deep, size, FontWeight.Bold),
            )
        }
    return drawWithContent {
        drawContent()
        val radius = 6.dp.toPx()
        val middle = Offset(radius * 0.6f, this.size.height - radius * 0.6f)
        drawCircle(Night.Deep, radius + 1.dp.toPx(), middle)
        drawCircle(Paper.Light, radius, middle)
        drawText(
            letter,
            topLeft = middle - Offset(letter.size.width / 2f, letter.size.height / 2f),
        )
    }
}

private fun androidx.compose.ui.graphics.drawscope.DrawScope.halo() {
    val out = 4.dp.toPx()
    drawRoundRect(
        Brass.Light,
        Offset(-out, -out),
        androidx.compose.ui.geometry
            .Size(size.width + 2 * out, size.height + 2 * out),
        CornerRadius(out * 2.5f),
        Stroke(3.dp.toPx()),
    )
}

/** Dice in a row that wraps. */
@Composable
fun MemberRow(
    members: List<MemberLook>,
    relay: TouchRelay,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    Flow(modifier) {
        members.forEach { MemberDie(it, relay, size) }
    }
}
