package org.precinct.app.play.policecity

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.SignArt
import org.precinct.app.play.marked
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.DiceTray
import org.precinct.app.play.parts.Die
import org.precinct.app.play.touches
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.engine.policecity.kit.Card
import org.precinct.engine.policecity.kit.Staff
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.SlotState
import org.precinct.engine.policecity.proto.Word
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityBoard.Captain
import org.precinct.seat.policecity.CityTouch
import org.precinct.seat.policecity.LastThrow

/** The card being resolved, at the head of everything that is decided about it. */
@Composable
fun PlaceHead(
    scene: CityScene,
    call: CallLook,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
    art: Dp = 68.dp,
) {
    val card = call.card ?: return
    Row(
        modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .clickable(
                onClickLabel = scene.text("seat.read_card"),
                role = Role.Button,
            ) { relay.detail = CityDetail.OfCall(call.slot) },
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        PlaceTile(card, Modifier.size(art))
        Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
            Text(
                call.where,
                color = MaterialTheme.colorScheme.secondary,
                style = MaterialTheme.typography.labelSmall,
            )
            Text(
                call.name,
                Modifier.semantics { heading() },
                style = MaterialTheme.typography.titleLarge,
            )
            if (!card.isPlace) {
                Text(
                    call.text,
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
            Demand(scene, call, card, art * 0.3f)
        }
    }
}

/** Handcuffs there and handcuffs asked for. */
@Composable
private fun Demand(
    scene: CityScene,
    call: CallLook,
    card: Card,
    size: Dp,
) {
    val have = call.handcuffs
    // An event asks for none, and before the first there is nothing to draw.
    if (!card.acceptsDice || !card.isPlace && (have ?: 0) == 0) return
    val said =
        when {
            card.isPlace ->
                scene.text(
                    "seat.have",
                    "have",
                    "${have ?: card.handcuffs}",
                    "need",
                    "${card.handcuffs}",
                )
            have != null -> scene.text("seat.cuffs", "count", "$have")
            else -> ""
        }
    Row(
        Modifier.semantics(mergeDescendants = true) { contentDescription = said },
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Cuffs(card.handcuffs, have ?: card.handcuffs, size)
        if (card.mafia > 0) Hats(card.mafia, size * 0.8f)
    }
}

/** Everybody's dice on the card; those of the viewer can be thrown and chosen here. */
@Composable
fun Teams(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
    die: Dp = 40.dp,
) {
    val here = city.here.orElse(null) ?: return
    val last = remember(scene) { LastThrow.of(scene.news) }
    // The own team is nearest to the thumb.
    val captains =
        city.captains
            .filter { it.on(here.slot).isNotEmpty() }
            .sortedBy { it.seat == scene.seat }
    Column(modifier, Arrangement.spacedBy(6.dp)) {
        captains.forEach { captain ->
            TeamPlate(scene, city, captain, state, relay, last, die)
        }
    }
}

/** One captain's team: in one line if it is small. */
@Composable
private fun TeamPlate(
    scene: CityScene,
    city: CityBoard,
    captain: Captain,
    state: CityState,
    relay: TouchRelay,
    last: LastThrow,
    die: Dp,
) {
    val own = captain.seat == scene.seat
    val rolls = own && state.offers.reacts(TAP)
    val few = captain.on(city.here.get().slot).size <= if (die > 44.dp) 2 else 3
    val room = few && captain.hits == 0
    val inline = room && !rolls && LocalDensity.current.fontScale < 1.4f
    Plate(marked = own, padding = 8.dp) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Who(scene.sitter(captain), Modifier.weight(1f))
            Fingers(scene, captain.hits)
            Worth(scene, captain, city.conflict)
            if (inline) TeamDice(scene, city, captain, state, relay, last, die)
        }
        if (!inline) {
            TeamDice(
                scene,
                city,
                captain,
                state,
                relay,
                last,
                if (rolls) die * 1.25f else die,
                Modifier.fillMaxWidth(),
            )
        }
    }
}

@Composable
private fun TeamDice(
    scene: CityScene,
    city: CityBoard,
    captain: Captain,
    state: CityState,
    relay: TouchRelay,
    last: LastThrow,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    val own = captain.seat == scene.seat
    val looks =
        captain
            .on(city.here.get().slot)
            .map {
                scene.look(it, state)
            }.associateBy { it.member.number }
    val rolls = own && state.offers.reacts(TAP)
    DiceTray(
        looks.values.map { look ->
            val member = look.member
            Die(
                member.seat * 10 + member.number,
                lookOf(member.staff(), look.tint),
                member.face.map { it.number() }.orElse(0),
                look.said,
                held = member.staff() == Staff.LIEUTENANT || !last.has(member),
                chosen = look.chosen,
                ringed = look.chosen,
            )
        },
        last.number,
        if (rolls) modifier.touches(state, TAP) else modifier,
        rolling = own && scene.busy && scene.view.phase in ROLLING,
        onRoll = if (rolls) ({ state.touch(TAP) }) else null,
        size = size,
        onDie =
            if (looks.values.any { it.touchable }) {
                { relay.touch(CityTouch.Die(captain.seat, (it.key as Int) % 10)) }
            } else {
                null
            },
        mark = { die ->
            val look = looks.getValue((die.key as Int) % 10)
            Modifier.marked(look.mark)
        },
    )
}

private val ROLLING = setOf(Phase.ROLL, Phase.C_ROLL)

private val TAP = CityTouch.Say(Word.TAP)

/** What a team is worth: handcuffs, or ranks in a conflict. */
@Composable
private fun Worth(
    scene: CityScene,
    captain: Captain,
    conflict: Boolean,
) {
    val key = if (conflict) "seat.ranks" else "seat.cuffs"
    val said = scene.text(key, "count", "${captain.worth}")
    Row(
        Modifier.semantics(mergeDescendants = true) { contentDescription = said },
        Arrangement.spacedBy(4.dp),
        Alignment.CenterVertically,
    ) {
        Text("${captain.worth}", style = MaterialTheme.typography.titleMedium)
        SignArt(
            if (conflict) CitySigns.RANK else CitySigns.HANDCUFFS,
            Modifier.size(20.dp),
            MaterialTheme.colorScheme.secondary,
        )
    }
}

/** Fingers that point at a captain. */
@Composable
private fun Fingers(
    scene: CityScene,
    count: Int,
) {
    if (count == 0) return
    val said = scene.text("seat.named", "count", "$count")
    Row(
        Modifier
            .semantics(mergeDescendants = true) { contentDescription = said }
            .clip(CircleShape)
            .background(MafiaRed)
            .padding(horizontal = 8.dp, vertical = 3.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        val white = androidx.compose.ui.graphics.Color.White
        // More than there is room for beside a name are a number.
        val drawn = if (count > 3) 1 else count
        if (drawn < count) {
            Text("$count", color = white, style = MaterialTheme.typography.labelLarge)
        }
        repeat(drawn) { SignArt(CitySigns.FINGER, Modifier.size(16.dp), white) }
    }
}

/** A lieutenant stands there for all to see, so calling him is no secret. */
@Composable
fun CallLieutenant(
    scene: CityScene,
    state: CityState,
    modifier: Modifier = Modifier,
) {
    val call = scene.buttons(state).callLieutenant().orElse(null) ?: return
    ActionButtons(listOf(state.button(call)), modifier.fillMaxWidth(), state.enabled)
}

/** What is going on elsewhere in the round, small: which card is being resolved. */
@Composable
fun CallRail(
    scene: CityScene,
    city: CityBoard,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
) {
    Row(modifier.fillMaxWidth().background(Night.Deep), Arrangement.Center) {
        city.calls.filter { it.card.isPresent }.forEach { call ->
            val card = call.card.get()
            Box(
                Modifier
                    .weight(1f, fill = false)
                    .size(52.dp, 48.dp)
                    .clickable(role = Role.Button) { relay.detail = CityDetail.OfCall(call.slot) }
                    .semantics(mergeDescendants = true) {
                        contentDescription = scene.words.card(card)
                        selected = call.resolving
                    },
                Alignment.Center,
            ) {
                PlaceTile(
                    card,
                    Modifier
                        .size(if (call.resolving) 40.dp else 32.dp)
                        .alpha(if (call.state == SlotState.WAITING || call.resolving) 1f else 0.5f)
                        .then(
                            if (call.resolving) {
                                Modifier.border(2.dp, Brass.Light, MaterialTheme.shapes.extraSmall)
                            } else {
                                Modifier
                            },
                        ),
                )
                val mark =
                    when (call.state) {
                        SlotState.CLOSED -> CitySigns.TICK
                        SlotState.UNSECURED -> CitySigns.CROSS
                        else -> null
                    }
                if (mark != null) {
                    SignArt(
                        mark,
                        Modifier
                            .align(Alignment.BottomEnd)
                            .padding(4.dp)
                            .size(16.dp)
                            .clip(CircleShape)
                            .background(Night.Deep)
                            .padding(2.dp),
                        Brass.Light,
                    )
                }
            }
        }
    }
}
