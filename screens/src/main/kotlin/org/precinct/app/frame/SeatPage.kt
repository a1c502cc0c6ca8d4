package org.precinct.app.frame

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.Card
import org.precinct.app.art.Note
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.art.QuietButton
import org.precinct.app.newtable.OptionList
import org.precinct.app.play.Attendance
import org.precinct.app.profile.initial
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.TableSession
import org.precinct.engine.BotLevel
import org.precinct.table.host.Host
import java.util.Optional

/** Who is here, who is away, and who plays for whom. */
@Composable
fun SeatPage(
    state: FrameState,
    session: TableSession,
    onClose: () -> Unit,
) = Page(
    onClose,
    head = {
        PageTitle(stringResource(R.string.frame_seats), stringResource(R.string.frame_seats_line))
    },
) {
    if (state.standing.isNotEmpty()) {
        val names = state.standing.joinToString { it.name }
        Note(
            stringResource(
                if (state.host) R.string.frame_standing_host else R.string.frame_standing,
                names,
            ),
            icon = R.drawable.icon_eye,
        )
    }
    state.chairs.forEach { SeatCard(it, state, session.host) }
    val host = session.host
    if (host != null && state.settings.isNotEmpty()) OptionList(state.settings, host::option)
}

@Composable
private fun SeatCard(
    chair: ChairFacts,
    state: FrameState,
    host: Host?,
) = Card {
    Row(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        BadgeArt(chair.badge, chair.tint, initial(chair.name), 44.dp)
        Column(Modifier.weight(1f)) {
            Text(chair.name, style = MaterialTheme.typography.titleMedium)
            Row(Modifier, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
                val colour =
                    if (chair.attendance == Attendance.AWAY) {
                        MaterialTheme.colorScheme.error
                    } else {
                        MaterialTheme.colorScheme.onSurfaceVariant
                    }
                Icon(painterResource(chair.attendance.icon), null, Modifier.size(16.dp), colour)
                val words =
                    when {
                        chair.attendance == Attendance.BOT && chair.owner != 0 ->
                            R.string.frame_bot_for
                        chair.attendance == Attendance.HERE && chair.own -> R.string.lobby_mine
                        else -> chair.attendance.words
                    }
                Text(
                    stringResource(words),
                    color = colour,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
        }
    }
    if (!state.host) return@Card
    FlowRow(horizontalArrangement = Arrangement.spacedBy(4.dp)) {
        // A bot's own chair has nobody to be given back to.
        if (chair.owner != 0) {
            if (chair.bot == null) {
                QuietButton(
                    stringResource(R.string.frame_to_bot),
                    { host?.hand(chair.seat, Optional.of(BotLevel.NORMAL)) },
                    icon = R.drawable.icon_bot,
                )
                if (chair.attendance == Attendance.AWAY) {
                    QuietButton(
                        stringResource(R.string.frame_absent),
                        { host?.declareAbsent(chair.seat) },
                        icon = R.drawable.icon_hourglass,
                    )
                }
            } else {
                QuietButton(
                    stringResource(R.string.frame_to_person, chair.name),
                    { host?.hand(chair.seat, Optional.empty()) },
                    icon = R.drawable.icon_hand,
                )
            }
        }
        if (chair.attendance != Attendance.HERE) {
            state.standing.forEach {
                QuietButton(
                    stringResource(R.string.frame_to_newcomer, it.name),
                    { host?.seat(chair.seat, it.member) },
                    icon = R.drawable.icon_join,
                )
            }
        }
    }
}

@get:StringRes
val Attendance.words: Int
    get() =
        when (this) {
            Attendance.HERE -> R.string.lobby_here
            Attendance.AWAY -> R.string.lobby_away
            Attendance.BOT -> R.string.frame_bot
        }

@get:DrawableRes
val Attendance.icon: Int
    get() =
        when (this) {
            Attendance.HERE -> R.drawable.icon_check
            Attendance.AWAY -> R.drawable.icon_lost
            Attendance.BOT -> R.drawable.icon_bot
        }
