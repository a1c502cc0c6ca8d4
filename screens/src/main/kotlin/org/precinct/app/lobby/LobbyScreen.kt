package org.precinct.app.lobby

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.FilterChip
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.NoteTone
import org.precinct.app.art.Page
import org.precinct.app.art.QuietButton
import org.precinct.app.art.Section
import org.precinct.app.art.SignArt
import org.precinct.app.art.SignButton
import org.precinct.app.game.Emblem
import org.precinct.app.newtable.OptionList
import org.precinct.app.permissions.TransportCard
import org.precinct.app.players.KnownPlayer
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.TableSession
import org.precinct.app.session.addBot
import org.precinct.app.storage.TableKind
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper
import org.precinct.engine.BotLevel
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport

@Composable
fun LobbyScreen(
    state: LobbyState,
    session: TableSession,
    onFix: (Transport, Obstacle) -> Unit,
    onDiscoverable: () -> Unit,
    onBack: () -> Unit,
    onNotify: (() -> Unit)? = null,
) {
    var naming by rememberSaveable { mutableIntStateOf(NOBODY) }
    Page(
        onBack,
        head = { Head(state) },
        bar = { Start(state, session) },
    ) {
        if (state.lost) {
            Note(
                stringResource(R.string.lobby_lost),
                title = stringResource(R.string.lobby_lost_title),
                tone = NoteTone.CARE,
                icon = R.drawable.icon_lost,
            )
        }
        if (state.trouble != null) Note(state.trouble, tone = NoteTone.CARE)
        state.knocks.forEach { KnockCard(it, session.host) }
        if (onNotify != null) {
            Note(
                stringResource(R.string.lobby_notify),
                title = stringResource(R.string.lobby_notify_title),
                icon = R.drawable.icon_hand,
            ) { QuietButton(stringResource(R.string.reach_allow), onNotify) }
        }
        if (state.wayIn != null) {
            Section(stringResource(R.string.lobby_invite)) { InviteCard(state.wayIn) }
        }
        Chairs(state, session, naming) { naming = it }
        if (state.wayIn != null) Doors(state.wayIn, onFix, onDiscoverable)
        if (state.options.isNotEmpty()) {
            Section(stringResource(R.string.newtable_options)) {
                val host = session.host
                if (host != null) OptionList(state.options, host::option) else OptionSummary(state)
            }
        }
        if (!state.host) {
            QuietButton(
                stringResource(R.string.lobby_leave),
                session::leave,
                icon = R.drawable.icon_leave,
                colour = MaterialTheme.colorScheme.error,
            )
        }
    }
}

private const val NOBODY = -2
private const val NEWCOMER = -1

@Composable
private fun Head(state: LobbyState) =
    Row(Modifier, Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
        if (state.game != null) Emblem(state.game.face, 72.dp)
        Column(Modifier.weight(1f)) {
            Text(state.name, color = Brass.Light, style = MaterialTheme.typography.labelLarge)
            Text(
                state.game?.let { stringResource(it.face.title) }
                    ?: stringResource(R.string.lobby_no_game),
                Modifier.semantics { heading() },
                color = Paper.Light,
                style = MaterialTheme.typography.headlineMedium,
            )
            val seats = state.game?.seats
            if (seats != null) {
                Text(
                    stringResource(
                        R.string.lobby_count,
                        state.chairs.size,
                        seats.first,
                        seats.last,
                    ),
                    color = Paper.Middle,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }

@Composable
private fun Start(
    state: LobbyState,
    session: TableSession,
) = Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
    val words =
        when {
            state.dealing -> stringResource(R.string.lobby_dealing)
            !state.host -> stringResource(R.string.lobby_wait)
            state.missing != null -> state.missing
            else -> whomToWaitFor(state.chairs)
        }
    if (words != null) DealLine(words)
    if (state.dealing) LinearProgressIndicator(Modifier.fillMaxWidth().padding(vertical = 4.dp))
    if (state.host) {
        MainButton(
            stringResource(R.string.lobby_start),
            { session.host?.start() },
            Modifier.fillMaxWidth(),
            R.drawable.icon_go_on,
            enabled = !state.dealing && state.missing == null,
        )
    } else if (state.chairs.any { it.own }) {
        ReadyButton(
            state.ready,
            !state.dealing && !state.lost,
            session.guest::ready,
            Modifier.fillMaxWidth(),
        )
    }
}

@Composable
private fun Chairs(
    state: LobbyState,
    session: TableSession,
    naming: Int,
    onName: (Int) -> Unit,
) = Section(stringResource(R.string.lobby_players)) {
    val arranging =
        when {
            !state.host -> ChairEditing.OWN
            state.kind == TableKind.HOST -> ChairEditing.ORDER
            else -> ChairEditing.NAMES
        }
    if (state.host && state.chairs.size > 1) {
        Text(
            stringResource(R.string.lobby_order),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
    var casting by rememberSaveable { mutableIntStateOf(NOBODY) }
    ChairList(
        state.chairs,
        arranging,
        { from, to -> session.host?.moveChair(from, to) },
        { remove(state.chairs[it], session) },
        onName,
        { chair: Int ->
            casting = chair
        }.takeIf { state.characters.isNotEmpty() && !state.dealing },
    )
    val cast = state.chairs.getOrNull(casting)?.takeIf { it.own && !state.dealing }
    if (cast != null) {
        Characters(state, cast) { character ->
            session.host?.castChair(cast.seat, character)
                ?: session.guest.castChair(cast.seat, character)
            casting = NOBODY
        }
    }
    val seats = state.game?.seats?.last
    if (naming != NOBODY) {
        NameLine(
            state.chairs
                .getOrNull(naming)
                ?.name
                .orEmpty(),
        ) { name ->
            if (name != null && naming == NEWCOMER) session.guest.addPlayer(name)
            if (name != null && naming != NEWCOMER) rename(naming, name, session)
            onName(NOBODY)
        }
    } else if (seats != null && state.chairs.size >= seats) {
        Text(
            stringResource(R.string.lobby_full, seats),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    } else if (!state.dealing && !state.lost) {
        AddTiles(newcomers(state)) {
            when (it) {
                Newcomer.PLAYER -> onName(NEWCOMER)
                Newcomer.BOT -> session.host?.addBot(BotLevel.NORMAL)
                Newcomer.EASY_BOT -> session.host?.addBot(BotLevel.EASY)
            }
        }
    }
    if (state.watchers.isNotEmpty()) {
        Text(
            stringResource(R.string.lobby_watchers, state.watchers.joinToString(", ")),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

/** The host names any chair, a guest its own. */
private fun rename(
    chair: Int,
    name: String,
    session: TableSession,
) {
    session.host?.renameChair(chair, name) ?: session.guest.renameChair(chair, name)
}

/** A player with a phone of their own leaves with it. */
private fun remove(
    chair: ChairFacts,
    session: TableSession,
) {
    val host = session.host
    when {
        host == null -> session.guest.leaveChair(chair.seat)
        chair.owner == 0 || chair.own -> host.removeChair(chair.seat)
        else -> session.sendAway(chair.owner)
    }
}

/** Whom this phone can bring to the table: a guest only its own players. */
private fun newcomers(state: LobbyState): List<Newcomer> =
    when {
        !state.host -> listOf(Newcomer.PLAYER)
        state.kind == TableKind.SOLO -> listOf(Newcomer.BOT, Newcomer.EASY_BOT)
        else -> Newcomer.entries
    }

@Composable
private fun Doors(
    invite: WayIn,
    onFix: (Transport, Obstacle) -> Unit,
    onDiscoverable: () -> Unit,
) = Section(stringResource(R.string.lobby_doors)) {
    TransportCard(invite.doors, Role.HOST, onFix)
    // While it is off or not allowed, that is what stands in the way, and said above.
    val bluetooth = invite.doors[Transport.BLUETOOTH]?.state() == Condition.State.WORKING
    if (bluetooth && !invite.discoverable) {
        Note(stringResource(R.string.lobby_hidden), icon = R.drawable.icon_bluetooth) {
            QuietButton(stringResource(R.string.lobby_be_found), onDiscoverable)
        }
    }
}

@Composable
private fun OptionSummary(state: LobbyState) =
    Card {
        state.options.forEach {
            Column(Modifier.semantics(mergeDescendants = true) {}) {
                Text(it.title, style = MaterialTheme.typography.bodyLarge)
                Text(
                    it.label,
                    color = MaterialTheme.colorScheme.secondary,
                    style = MaterialTheme.typography.labelLarge,
                )
            }
        }
    }

/** Asks whom a player would like to be; those whom others have chosen cannot be. */
@Composable
private fun Characters(
    state: LobbyState,
    chair: ChairFacts,
    onChoose: (String) -> Unit,
) = Card {
    Text(
        stringResource(R.string.lobby_cast_title, chair.name),
        Modifier.semantics { heading() },
        style = MaterialTheme.typography.titleMedium,
    )
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        state.characters.forEach { one ->
            val on = chair.chosen && chair.character == one
            FilterChip(
                on,
                { onChoose(if (on) "" else one.id) },
                { Text(one.name) },
                Modifier.heightIn(min = 48.dp),
                on || state.chairs.none { it.chosen && it.character == one },
                {
                    SignArt(
                        one.portrait,
                        Modifier.size(32.dp),
                        ground = MaterialTheme.colorScheme.surfaceContainer,
                    )
                },
            )
        }
    }
}

/** Asks for a name, and tells it; null if nobody wants to say it. */
@Composable
private fun NameLine(
    old: String,
    onDone: (String?) -> Unit,
) {
    var name by rememberSaveable { mutableStateOf(old) }
    val done = { onDone(name.trim().ifEmpty { null }) }
    Row(Modifier, Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        OutlinedTextField(
            name,
            { if (it.codePointCount(0, it.length) <= KnownPlayer.LONGEST_NAME) name = it },
            Modifier.weight(1f),
            label = { Text(stringResource(R.string.lobby_name_title)) },
            singleLine = true,
            keyboardOptions =
                KeyboardOptions(
                    capitalization = KeyboardCapitalization.Words,
                    imeAction = ImeAction.Done,
                ),
            keyboardActions = KeyboardActions(onDone = { done() }),
        )
        SignButton(R.drawable.icon_close, stringResource(R.string.cancel), { onDone(null) })
        SignButton(
            R.drawable.icon_check,
            stringResource(R.string.done),
            done,
            enabled = name.isNotBlank(),
            colour = MaterialTheme.colorScheme.secondary,
        )
    }
}
