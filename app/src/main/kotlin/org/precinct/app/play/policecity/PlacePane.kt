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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.DiceTray
import org.precinct.app.play.parts.Die
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Event
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.SlotState
import org.precinct.engine.policecity.proto.Word

/** The card being resolved, at the head of everything that is decided about it. */
@Composable
fun PlaceHead(
    call: Call,
    reach: Reach,
    modifier: Modifier = Modifier,
    art: Dp = 68.dp,
) {
    val card = call.card ?: return
    Row(
        modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .clickable(
                onClickLabel = stringResource(R.string.policecity_read_card),
                role = Role.Button,
            ) { reach.sheet = CitySheet.OfCall(call.slot) },
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
            if (card.event != null) {
                Text(
                    call.text,
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
            Demand(call, card, art * 0.3f)
        }
    }
}

/** Handcuffs there and handcuffs asked for. */
@Composable
private fun Demand(
    call: Call,
    card: CityBox.Card,
    size: Dp,
) {
    if (!card.takesDice) return
    val have = call.handcuffs
    val said =
        when {
            card.event == null ->
                stringResource(R.string.policecity_have, have ?: card.handcuffs, card.handcuffs)
            have != null -> stringResource(R.string.policecity_cuffs, have)
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
    city: City,
    controls: Controls,
    reach: Reach,
    modifier: Modifier = Modifier,
    die: Dp = 40.dp,
) {
    val here = city.here ?: return
    val last = remember(scene) { lastThrow(scene) }
    // The own team is nearest to the thumb.
    val captains =
        city.captains.filter { it.on(here.slot).isNotEmpty() }.sortedBy {
            it.seat ==
                city.me
        }
    Column(modifier, Arrangement.spacedBy(6.dp)) {
        captains.forEach { captain ->
            TeamPlate(scene, city, captain, controls, reach, last, die)
        }
    }
}

/** One captain's team: in one line if it is small. */
@Composable
private fun TeamPlate(
    scene: CityScene,
    city: City,
    captain: Captain,
    controls: Controls,
    reach: Reach,
    last: LastThrow,
    die: Dp,
) {
    val own = captain.seat == city.me
    val rolls = own && controls.phaseChoices.any { it.word == Word.TAP }
    val few = captain.on(city.here!!.slot).size <= if (die > 44.dp) 2 else 3
    val inline = few && !rolls && LocalDensity.current.fontScale < 1.4f
    Plate(marked = own, padding = 8.dp) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Who(captain.sitter, Modifier.weight(1f))
            Fingers(captain.hits)
            Worth(captain, city.conflict)
            if (inline) TeamDice(scene, city, captain, controls, reach, last, die)
        }
        if (!inline) {
            TeamDice(
                scene,
                city,
                captain,
                controls,
                reach,
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
    city: City,
    captain: Captain,
    controls: Controls,
    reach: Reach,
    last: LastThrow,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    val own = captain.seat == city.me
    val looks = captain.on(city.here!!.slot).map(controls::look).associateBy { it.member.number }
    val tap =
        if (own) controls.phaseChoices.firstOrNull { it.word == Word.TAP } else null
    DiceTray(
        looks.values.map { look ->
            val member = look.member
            Die(
                member.seat * 10 + member.number,
                lookOf(member.staff, member.tint),
                member.face?.let { it.ordinal + 1 } ?: 0,
                member.said,
                held =
                    member.staff == Staff.LIEUTENANT ||
                        (member.seat to member.number) !in last.dice,
                chosen = look.chosen,
                ringed = look.chosen,
            )
        },
        last.number,
        modifier,
        rolling = own && scene.busy && scene.view.phase in ROLLING,
        onRoll = tap?.let { { controls.act(it) } },
        offers = listOfNotNull(tap),
        size = size,
        onDie =
            if (looks.values.any { it.touchable }) {
                { reach.touch(Touch.OfDie(captain.seat, (it.key as Int) % 10)) }
            } else {
                null
            },
        mark = { die ->
            val look = looks.getValue((die.key as Int) % 10)
            if (look.touchable) Modifier.offers(look.offers) else Modifier
        },
    )
}

private val ROLLING = setOf(Phase.ROLL, Phase.C_ROLL)

/** The last throw: which dice fell, and the how manyth it was. */
private class LastThrow(
    val number: Int,
    val dice: Set<Pair<Int, Int>>,
)

private fun lastThrow(scene: CityScene): LastThrow {
    val throws = scene.news.filter { it.kind == Event.Kind.ROLLED }
    val dice =
        throws
            .lastOrNull()
            ?.items
            .orEmpty()
            .map { (it - 1) / 9 to (it - 1) % 9 + 1 }
    return LastThrow(throws.size, dice.toSet())
}

/** What a team is worth: handcuffs, or ranks in a conflict. */
@Composable
private fun Worth(
    captain: Captain,
    conflict: Boolean,
) {
    val said =
        stringResource(
            if (conflict) R.string.policecity_ranks else R.string.policecity_cuffs,
            captain.worth,
        )
    Row(
        Modifier.semantics(mergeDescendants = true) { contentDescription = said },
        Arrangement.spacedBy(4.dp),
        Alignment.CenterVertically,
    ) {
        Text("${captain.worth}", style = MaterialTheme.typography.titleMedium)
        GlyphArt(
            if (conflict) Signs.Rank else Signs.Handcuffs,
            Modifier.size(20.dp),
            MaterialTheme.colorScheme.secondary,
        )
    }
}

/** Fingers that point at a captain. */
@Composable
private fun Fingers(count: Int) {
    if (count == 0) return
    val said = stringResource(R.string.policecity_named, count)
    Row(
        Modifier
            .semantics(mergeDescendants = true) { contentDescription = said }
            .clip(CircleShape)
            .background(MafiaRed)
            .padding(horizontal = 8.dp, vertical = 3.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        repeat(count) {
            GlyphArt(Signs.Finger, Modifier.size(16.dp), androidx.compose.ui.graphics.Color.White)
        }
    }
}

/** A lieutenant stands there for all to see, so calling him is no secret. */
@Composable
fun CallLieutenant(
    scene: CityScene,
    controls: Controls,
    modifier: Modifier = Modifier,
) {
    val call = controls.phaseChoices.firstOrNull { it.word == Word.CALL_LIEUTENANT } ?: return
    Deeds(
        listOf(
            Deed(
                scene.label(call),
                listOf<Action>(call),
                Emphasis.PRIMARY,
                { GlyphArt(Signs.Radio, it) },
                onTouch = { controls.act(call) },
            ),
        ),
        modifier.fillMaxWidth(),
        controls.enabled,
    )
}

/** What is going on elsewhere in the round, small: which card is being resolved. */
@Composable
fun CallRail(
    city: City,
    reach: Reach,
    modifier: Modifier = Modifier,
) {
    Row(modifier.fillMaxWidth().background(Night.Deep), Arrangement.Center) {
        city.calls.filter { it.card != null }.forEach { call ->
            Box(
                Modifier
                    .weight(1f, fill = false)
                    .size(52.dp, 48.dp)
                    .clickable(role = Role.Button) { reach.sheet = CitySheet.OfCall(call.slot) }
                    .semantics(mergeDescendants = true) {
                        contentDescription = call.name
                        selected = call.resolving
                    },
                Alignment.Center,
            ) {
                PlaceTile(
                    call.card!!,
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
                        SlotState.CLOSED -> Signs.Tick
                        SlotState.UNSECURED -> Signs.Cross
                        else -> null
                    }
                if (mark != null) {
                    GlyphArt(
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

@Preview
@Composable
private fun TeamsPreview() =
    Sampled(Phase.REROLL) { scene, city, controls ->
        Column(Modifier.padding(12.dp)) {
            city.here?.let { PlaceHead(it, Reach()) }
            Teams(scene, city, controls, Reach())
        }
    }
