package org.precinct.app.play.policecity

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.art.SignArt
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.policecity.kit.DiePlace
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard.Member
import org.precinct.seat.policecity.CityTouch.Spot

/** The cards of the round, the first one at the bottom, next to the office. */
@Composable
fun CallColumn(
    scene: CityScene,
    calls: List<CallLook>,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
    size: CallSize = CallSize.Phone,
    placing: Boolean = false,
) {
    Column(modifier, Arrangement.spacedBy(6.dp)) {
        calls.reversed().forEach { CallCard(scene, it, relay, size = size, placing = placing) }
    }
}

/** The division chief's office and who has to explain himself there. */
@Composable
fun OfficeShelf(
    name: String,
    members: List<MemberLook>,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
    size: CallSize = CallSize.Phone,
) {
    Surface(
        modifier.fillMaxWidth(),
        MaterialTheme.shapes.medium,
        Night.Middle,
        Paper.Light,
    ) {
        Row(
            Modifier.padding(horizontal = 12.dp, vertical = 6.dp),
            Arrangement.spacedBy(10.dp),
            Alignment.CenterVertically,
        ) {
            SignArt(CitySigns.OFFICE, Modifier.size(if (size.large) 36.dp else 24.dp), Brass.Light)
            FlowRow(Modifier.weight(1f), Arrangement.spacedBy(10.dp)) {
                Text(
                    name,
                    Modifier.weight(1f).align(Alignment.CenterVertically),
                    style =
                        MaterialTheme.typography
                            .run { if (size.large) titleMedium else labelLarge },
                )
                MemberRow(members, relay, if (size.large) size.die else 30.dp)
            }
        }
    }
}

/**
 * The own team, always in the same order, to be sent out by touch or by dragging. What is not at
 * home is faded and says where it is.
 *
 * @param refusals why a die cannot be sent, by number
 */
@Composable
fun TeamTray(
    members: List<MemberLook>,
    refusals: Map<Int, String>,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
) {
    FlowRow(
        modifier.dropTarget(relay.dragging, Spot.HOME),
        Arrangement.SpaceEvenly,
    ) {
        members.forEach { look ->
            val refusal = refusals[look.member.number]
            Column(
                horizontalAlignment = Alignment.CenterHorizontally,
                modifier =
                    if (refusal == null || look.touchable) {
                        Modifier
                    } else {
                        Modifier
                            .clickable { relay.refusal = refusal }
                            .semantics(mergeDescendants = true) { selected = false }
                            .defaultMinSize(48.dp, 48.dp)
                    },
            ) {
                val away = look.member.at != DiePlace.HOME
                MemberDie(look, relay, 42.dp, faded = away && !look.chosen)
                Where(look.member)
            }
        }
    }
}

/** Where a member of the team is, under its die. */
@Composable
private fun Where(member: Member) {
    val sign =
        when (member.at) {
            DiePlace.OFFICE, DiePlace.HELD -> CitySigns.OFFICE
            DiePlace.USED -> CitySigns.TICK
            DiePlace.NEXT_ROUND -> CitySigns.CLOCK
            else -> null
        }
    Box(Modifier.sizeIn(18.dp, 18.dp), Alignment.Center) {
        if (sign != null) {
            SignArt(sign, Modifier.size(14.dp), Paper.Middle)
        } else if (member.at > 0) {
            Text(
                "${member.at}",
                color = Brass.Light,
                style = MaterialTheme.typography.labelSmall,
                maxLines = 1,
                softWrap = false,
            )
        }
    }
}
