package org.precinct.app.play.policecity

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.SignArt
import org.precinct.app.play.marked
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.engine.policecity.kit.Card
import org.precinct.engine.policecity.proto.SlotState
import org.precinct.seat.art.CitySigns
import org.precinct.seat.art.Sign
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityBoard.Call

/** Sizes of a card of the round, for a phone and for a board on the table. */
@Immutable
data class CallSize(
    val art: Dp,
    val sign: Dp,
    val die: Dp,
    val ownDie: Dp,
    val large: Boolean,
    /** Whether where it is stands in the line of its name. */
    val oneLine: Boolean = false,
) {
    companion object {
        val Phone = CallSize(64.dp, 20.dp, 28.dp, 38.dp, false)
        val Board = CallSize(104.dp, 30.dp, 44.dp, 44.dp, true)

        /** For five or six cards on a board. */
        val Crowded = CallSize(60.dp, 22.dp, 32.dp, 36.dp, true, true)

        /** On a tablet, so that all of them are in sight. */
        fun onTable(calls: Int): CallSize = if (calls > 4) Crowded else Board
    }
}

/** A place or event of this round: what it asks for, what it brings, and who is there. */
@Composable
fun CallCard(
    scene: CityScene,
    look: CallLook,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
    size: CallSize = CallSize.Phone,
    /** A die is in the hand: cards that take it stand out. */
    placing: Boolean = false,
) {
    val call = look.call
    val card = look.card ?: return
    val open = look.touchable
    val said = scene.said(look)
    val edge =
        when {
            look.chosen -> BorderStroke(3.dp, Brass.Light)
            open -> BorderStroke(2.dp, Brass.Middle)
            call.resolving -> BorderStroke(2.dp, MaterialTheme.colorScheme.primary)
            else -> BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant)
        }
    val over = call.state == SlotState.CLOSED || call.state == SlotState.UNSECURED
    val onTouch = {
        when {
            open -> relay.touch(look.touch)
            placing && look.refusal != null -> relay.refusal = look.refusal
            else -> relay.detail = CityDetail.OfCall(call.slot)
        }
    }
    val latest by rememberUpdatedState(onTouch)
    Surface(
        modifier
            .fillMaxWidth()
            .dropTarget(relay.dragging, look.touch)
            // The whole card takes touches; its upper part, on which no dice lie, says so.
            .pointerInput(Unit) { detectTapGestures { latest() } },
        MaterialTheme.shapes.medium,
        if (open) {
            MaterialTheme.colorScheme.secondaryContainer.copy(alpha = 0.5f)
        } else {
            MaterialTheme.colorScheme.surfaceContainer
        },
        border = edge,
    ) {
        Box(Modifier.heightIn(min = size.art * 1.1f).alpha(if (over) 0.6f else 1f)) {
            // As high as what stands beside it.
            Box(Modifier.matchParentSize()) { Art(call, card, size) }
            val print: @Composable (Modifier) -> Unit = { place ->
                Column(
                    place
                        .clip(MaterialTheme.shapes.small)
                        .heightIn(min = 48.dp)
                        .marked(look.mark)
                        .clickable(
                            onClickLabel =
                                scene.text(if (open) "seat.send_here" else "seat.read_card"),
                            role = Role.Button,
                            onClick = onTouch,
                        ).semantics(mergeDescendants = true) { contentDescription = said },
                    Arrangement.spacedBy(4.dp),
                ) {
                    Head(look, card, size)
                    if (card.isPlace) Terms(look, card, size) else EventText(look.text, size)
                }
            }
            Beside(look, relay, size, print)
        }
    }
}

/** The card and its teams: a board has room for them beside what is printed, a phone below it. */
@Composable
private fun Beside(
    look: CallLook,
    relay: TouchRelay,
    size: CallSize,
    print: @Composable (Modifier) -> Unit,
) {
    val inside =
        Modifier
            .fillMaxWidth()
            .padding(start = size.art)
            .padding(horizontal = 10.dp, vertical = 6.dp)
    if (size.large && look.members.isNotEmpty()) {
        Row(inside, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            print(Modifier.weight(1f))
            Box(Modifier.widthIn(max = size.die * 5.4f), Alignment.CenterEnd) {
                Crew(look.members, relay, size)
            }
        }
    } else {
        Column(inside, Arrangement.spacedBy(4.dp)) {
            print(Modifier.fillMaxWidth())
            if (look.members.isNotEmpty()) Crew(look.members, relay, size)
        }
    }
}

@Composable
private fun Art(
    call: Call,
    card: Card,
    size: CallSize,
) {
    Box(Modifier.width(size.art).fillMaxHeight()) {
        PlaceTile(card, Modifier.width(size.art).fillMaxHeight())
        // The number belongs to the drawing; the card says it.
        val letter = with(LocalDensity.current) { (size.art * 0.19f).toSp() }
        Box(
            Modifier
                .clearAndSetSemantics { }
                .padding(4.dp)
                .size(size.art * 0.31f)
                .clip(CircleShape)
                .background(Night.Deep),
            Alignment.Center,
        ) {
            Text(
                "${call.slot}",
                color = Brass.Light,
                style =
                    TextStyle(
                        fontFamily = FontFamily.Serif,
                        fontWeight = FontWeight.Bold,
                        fontSize = letter,
                        lineHeight = letter,
                    ),
            )
        }
    }
}

@Composable
private fun Head(
    look: CallLook,
    card: Card,
    size: CallSize,
) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        val name: @Composable (Modifier) -> Unit = {
            Text(
                look.name,
                it,
                style =
                    if (size.large && !size.oneLine) {
                        MaterialTheme.typography.titleLarge
                    } else {
                        MaterialTheme.typography.titleMedium
                    },
                maxLines = if (card.isPlace) 2 else 3,
                overflow = TextOverflow.Ellipsis,
            )
        }
        val where: @Composable () -> Unit = {
            Text(
                look.where,
                color = MaterialTheme.colorScheme.secondary,
                style = MaterialTheme.typography.labelSmall,
            )
        }
        if (size.oneLine) {
            Row(
                Modifier.weight(1f),
                Arrangement.spacedBy(10.dp),
                Alignment.CenterVertically,
            ) {
                name(Modifier.weight(1f, fill = false))
                where()
            }
        } else {
            Column(Modifier.weight(1f)) {
                where()
                name(Modifier)
            }
        }
        when (look.call.state) {
            SlotState.UNSECURED -> Stamp(CitySigns.CROSS, MaterialTheme.colorScheme.tertiary)
            SlotState.CLOSED -> Stamp(CitySigns.TICK, Color(0xFF2F7A48))
            else -> {}
        }
    }
}

@Composable
private fun Stamp(
    sign: Sign,
    colour: Color,
) = SignArt(sign, Modifier.padding(start = 6.dp).size(22.dp), colour)

/** What a place asks for, what it costs if it is lost, and what it brings. */
@Composable
private fun Terms(
    look: CallLook,
    card: Card,
    size: CallSize,
) {
    Flow(gap = 8.dp) {
        Cuffs(card.handcuffs, look.handcuffs, size.sign)
        if (card.mafia > 0) Hats(card.mafia, size.sign)
        Row(horizontalArrangement = Arrangement.spacedBy(3.dp)) {
            CityBoard.brings(card).forEach { GainToken(it, null, size.sign * 1.1f) }
        }
    }
}

/** Handcuffs asked for; those that are there already are of brass. */
@Composable
fun Cuffs(
    need: Int,
    have: Int?,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    val bare = MaterialTheme.colorScheme.onSurface
    val missing = MaterialTheme.colorScheme.outline
    FlowRow(modifier, Arrangement.spacedBy(1.dp)) {
        repeat(maxOf(need, have ?: 0)) { n ->
            SignArt(
                CitySigns.HANDCUFFS,
                Modifier.size(size),
                when {
                    have == null -> bare
                    n < have -> Brass.Middle
                    else -> missing.copy(alpha = 0.55f)
                },
            )
        }
    }
}

/** What the mafia gains. */
@Composable
fun Hats(
    count: Int,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    Row(
        modifier.clip(CircleShape).background(MafiaRed).padding(horizontal = size * 0.3f),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        repeat(count) { SignArt(CitySigns.MAFIA, Modifier.size(size), Color.White) }
    }
}

@Composable
private fun EventText(
    text: String,
    size: CallSize,
) = Text(
    text,
    color = MaterialTheme.colorScheme.onSurfaceVariant,
    style =
        MaterialTheme.typography.run { if (size.large) bodyMedium else bodySmall },
    maxLines = if (size.large) 4 else 3,
    overflow = TextOverflow.Ellipsis,
)

/** The teams there: everybody's dice, those in reach larger. */
@Composable
private fun Crew(
    members: List<MemberLook>,
    relay: TouchRelay,
    size: CallSize,
) {
    Flow(gap = 3.dp) {
        members.forEachIndexed { n, it ->
            val next = n > 0 && members[n - 1].member.seat != it.member.seat
            MemberDie(
                it,
                relay,
                if (it.touchable) size.ownDie else size.die,
                Modifier.padding(start = if (next) 6.dp else 0.dp),
            )
        }
    }
}

/** A card in words. */
private fun CityScene.said(look: CallLook): String {
    val card = look.card ?: return ""
    val have = look.handcuffs
    val need =
        when {
            !card.isPlace -> look.text
            have == null -> voice.count("seat.need", card.handcuffs)
            else -> text("seat.have", "have", "$have", "need", "${card.handcuffs}")
        }
    val mafia =
        if (card.mafia == 0) null else text("seat.mafia_if_lost", "count", "${card.mafia}")
    val state =
        when (look.call.state) {
            SlotState.UNSECURED -> text("seat.unsecured")
            SlotState.CLOSED -> text("seat.closed")
            else -> null
        }
    return listOfNotNull(
        text("seat.card_number", "number", "${look.slot}", "card", look.name),
        look.where,
        state,
        need,
        mafia,
        look.brings.takeIf { it.isNotEmpty() }?.let { text("seat.brings", "gains", it) },
    ).joinToString(". ")
}
