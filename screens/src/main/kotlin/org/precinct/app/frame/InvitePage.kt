package org.precinct.app.frame

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import org.precinct.app.R
import org.precinct.app.art.Note
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.lobby.InviteCard
import org.precinct.app.lobby.WayIn

/** The way in during a game: for a phone in place of one that died, or somebody who comes late. */
@Composable
fun InvitePage(
    wayIn: WayIn,
    onClose: () -> Unit,
) = Page(
    onClose,
    head = {
        PageTitle(stringResource(R.string.frame_invite), stringResource(R.string.frame_invite_line))
    },
) {
    InviteCard(wayIn)
    Note(stringResource(R.string.frame_invite_help), icon = R.drawable.icon_players)
}
