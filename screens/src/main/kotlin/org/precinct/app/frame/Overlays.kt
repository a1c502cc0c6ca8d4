package org.precinct.app.frame

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import org.precinct.app.R
import org.precinct.app.art.MainButton
import org.precinct.app.art.QuietButton
import org.precinct.app.art.SideButton
import org.precinct.app.device.WholeScreen
import org.precinct.app.play.parts.GlossarySheet
import org.precinct.app.play.parts.LogSheet
import org.precinct.app.play.parts.Sheet
import org.precinct.app.rules.RulePage
import org.precinct.app.session.TableSession

/** What lies over the game. */
enum class Overlay { NONE, MENU, LOG, RULES, MOMENT, SIGNS, SEATS, INVITE, LEAVE }

/** What lies over the game, each in a window of its own, so that nothing below can be touched. */
@Composable
fun Overlays(
    layer: Overlay,
    state: FrameState,
    session: TableSession,
    onLayer: (Overlay) -> Unit,
) {
    val close = { onLayer(Overlay.NONE) }
    when (layer) {
        Overlay.NONE -> Unit
        Overlay.MENU -> Menu(state, session, onLayer)
        Overlay.LOG -> LogSheet(state.log, state.news.size, close)
        Overlay.SIGNS -> GlossarySheet(state.glossary, close)
        Overlay.SEATS -> Cover(close) { SeatPage(state, session, close) }
        Overlay.INVITE -> Cover(close) { state.wayIn?.let { InvitePage(it, close) } }
        Overlay.MOMENT, Overlay.RULES ->
            Cover(close) {
                state.rules?.let {
                    RulePage(state.face, it, close, state.topic.takeIf { layer == Overlay.MOMENT })
                }
            }
        Overlay.LEAVE -> LeaveSheet(state, session, close)
    }
}

/** A page over the whole screen. */
@Composable
private fun Cover(
    onClose: () -> Unit,
    content: @Composable () -> Unit,
) = Dialog(onClose, WholeScreen, content)

@Composable
private fun Menu(
    state: FrameState,
    session: TableSession,
    onLayer: (Overlay) -> Unit,
) = Sheet(stringResource(state.face.title), { onLayer(Overlay.NONE) }) {
    Column {
        if (state.rules != null) {
            Line(R.drawable.icon_goal, R.string.frame_moment) { onLayer(Overlay.MOMENT) }
            Line(R.drawable.icon_book, R.string.frame_rules) { onLayer(Overlay.RULES) }
        }
        if (state.glossary.isNotEmpty()) {
            Line(R.drawable.icon_search, R.string.frame_signs) { onLayer(Overlay.SIGNS) }
        }
        Line(R.drawable.icon_log, R.string.frame_log) { onLayer(Overlay.LOG) }
        Line(R.drawable.icon_players, R.string.frame_seats) { onLayer(Overlay.SEATS) }
        if (state.wayIn != null) {
            Line(R.drawable.icon_qr, R.string.frame_invite) { onLayer(Overlay.INVITE) }
        }
        if (state.host) {
            val icon = if (state.paused) R.drawable.icon_go_on else R.drawable.icon_pause
            val words = if (state.paused) R.string.frame_go_on else R.string.frame_pause
            Line(icon, words) {
                if (state.paused) session.host?.goOn() else session.host?.pause()
                onLayer(Overlay.NONE)
            }
        } else if (state.mayAskForPause) {
            Line(R.drawable.icon_pause, R.string.frame_ask_pause) {
                session.guest.askForPause()
                onLayer(Overlay.NONE)
            }
        }
        Line(R.drawable.icon_leave, R.string.frame_leave, MaterialTheme.colorScheme.error) {
            onLayer(Overlay.LEAVE)
        }
    }
}

@Composable
private fun Line(
    @DrawableRes icon: Int,
    @StringRes text: Int,
    colour: Color = MaterialTheme.colorScheme.secondary,
    onClick: () -> Unit,
) = Row(
    Modifier
        .fillMaxWidth()
        .clip(MaterialTheme.shapes.medium)
        .clickable(role = Role.Button, onClick = onClick)
        .heightIn(min = 54.dp)
        .padding(vertical = 8.dp),
    horizontalArrangement = Arrangement.spacedBy(16.dp),
    verticalAlignment = Alignment.CenterVertically,
) {
    Icon(painterResource(icon), null, Modifier.size(24.dp), colour)
    Text(stringResource(text), style = MaterialTheme.typography.bodyLarge)
}

@Composable
private fun LeaveSheet(
    state: FrameState,
    session: TableSession,
    onClose: () -> Unit,
) = Sheet(stringResource(R.string.frame_leave_title), onClose) {
    Text(
        stringResource(
            when {
                !state.host -> R.string.frame_leave_guest
                state.shared -> R.string.frame_leave_host
                else -> R.string.frame_leave_alone
            },
        ),
        style = MaterialTheme.typography.bodyLarge,
    )
    Column(Modifier.padding(top = 12.dp), Arrangement.spacedBy(8.dp)) {
        MainButton(stringResource(R.string.frame_put_away), session::close, Modifier.fillMaxWidth())
        SideButton(
            stringResource(if (state.host) R.string.frame_throw_away else R.string.frame_give_up),
            session::leave,
            Modifier.fillMaxWidth(),
        )
        QuietButton(stringResource(R.string.frame_stay), onClose, Modifier.fillMaxWidth())
    }
}
