package org.precinct.app.end

import androidx.annotation.StringRes
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.ButtonPair
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.NoteTone
import org.precinct.app.art.Page
import org.precinct.app.art.Pill
import org.precinct.app.art.QuietButton
import org.precinct.app.art.Section
import org.precinct.app.art.SideButton
import org.precinct.app.art.SignButton
import org.precinct.app.game.Emblem
import org.precinct.app.game.GameFace
import org.precinct.app.lobby.DealLine
import org.precinct.app.lobby.KnockCard
import org.precinct.app.lobby.ReadyButton
import org.precinct.app.lobby.whomToWaitFor
import org.precinct.app.profile.Officer
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.Fairness
import org.precinct.app.session.KnockFacts
import org.precinct.app.session.RoomFacts
import org.precinct.app.session.TableSession
import org.precinct.app.session.TableState
import org.precinct.app.storage.TableKind
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper
import org.precinct.engine.Outcome
import org.precinct.table.guest.Guest

/** A game that is over. */
@Immutable
data class EndState(
    val face: GameFace,
    /** Who won and why; null until the host has opened the record. */
    val result: String?,
    /** The best first. */
    val standings: List<Standing>,
    /** Null while this phone still plays the game again. */
    val fairness: Fairness?,
    val fairnessText: String = "",
    /** Whether this phone keeps the table, and may deal again. */
    val host: Boolean = false,
    /** Host: strangers who wait to be let in. */
    val knocks: List<KnockFacts> = emptyList(),
    /** Whose final pictures there are, in the order of seats; null is the public board. */
    val pictures: List<Pair<Int?, String>> = emptyList(),
    /** Who would play again. */
    val chairs: List<ChairFacts> = emptyList(),
    /** Whether this phone has said that it is ready for another game. */
    val ready: Boolean = false,
    /** This guest's connection is lost and being looked for. */
    val lost: Boolean = false,
) {
    internal companion object {
        fun of(
            kind: TableKind,
            state: TableState,
            room: RoomFacts,
            face: GameFace,
        ): EndState {
            val ending = state.ending
            return EndState(
                face,
                ending?.text,
                ending?.let { standings(room, it.outcome) }.orEmpty(),
                ending?.fairness ?: state.unchecked?.let { Fairness.UNCHECKED },
                ending?.fairnessText ?: state.unchecked.orEmpty(),
                kind.isHosted,
                state.knocks,
                ending
                    ?.scenes
                    ?.keys
                    ?.sortedBy { it ?: -1 }
                    ?.map { seat -> seat to (seat?.let { room.chairs[it].name } ?: "") }
                    .orEmpty(),
                room.chairs,
                ready = room.people.any { it.me && it.ready },
                lost = state.link == Guest.Status.CONNECTING,
            )
        }

        private fun standings(
            room: RoomFacts,
            outcome: Outcome,
        ): List<Standing> =
            room.chairs
                .map { chair ->
                    Standing(
                        Officer(chair.name, chair.tint, chair.badge),
                        outcome.places().getOrNull(chair.seat) ?: 0,
                        outcome.winners().any { it.number() == chair.seat },
                        chair.own,
                    )
                }.sortedBy { it.place }
    }
}

@Immutable
data class Standing(
    val officer: Officer,
    val place: Int,
    val winner: Boolean,
    val mine: Boolean,
)

/**
 * @param picture one of [EndState.pictures], drawn by the game itself: nothing is secret any more
 */
@Composable
fun EndScreen(
    state: EndState,
    session: TableSession,
    onShare: () -> Unit,
    onHistory: () -> Unit,
    picture: (@Composable (seat: Int?, Modifier) -> Unit)? = null,
) = Page(
    session::close,
    head = { Head(state) },
    tools = {
        SignButton(
            R.drawable.icon_share,
            stringResource(R.string.end_share),
            onShare,
            enabled = state.result != null,
            colour = Brass.Light,
        )
    },
    bar = {
        Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
            if (state.host) {
                whomToWaitFor(state.chairs)?.let { DealLine(it) }
                ButtonPair(
                    {
                        MainButton(
                            stringResource(R.string.end_rematch),
                            { session.host?.start() },
                            it,
                            R.drawable.icon_again,
                        )
                    },
                    {
                        SideButton(
                            stringResource(R.string.end_lobby),
                            { session.host?.toLobby() },
                            it,
                        )
                    },
                )
            } else {
                DealLine(stringResource(if (state.lost) R.string.lobby_lost else R.string.end_wait))
                Again(state, session)
            }
        }
    },
) {
    state.knocks.forEach { KnockCard(it, session.host) }
    if (state.standings.isNotEmpty()) {
        Section(stringResource(R.string.end_standings)) {
            state.standings.forEach { StandingRow(it) }
        }
    }
    FairnessNote(state)
    if (picture != null && state.pictures.isNotEmpty()) {
        FinalPictures(state.pictures, picture)
    }
    QuietButton(stringResource(R.string.end_step), onHistory, icon = R.drawable.icon_history)
}

/** What a guest says to another game; those who watched have nothing to say. */
@Composable
private fun Again(
    state: EndState,
    session: TableSession,
) {
    val home: @Composable (Modifier) -> Unit = {
        SideButton(stringResource(R.string.end_home), session::close, it)
    }
    if (state.chairs.any { it.own }) {
        ButtonPair({ ReadyButton(state.ready, !state.lost, session.guest::ready, it) }, home)
    } else {
        home(Modifier.fillMaxWidth())
    }
}

@Composable
private fun Head(state: EndState) =
    Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
        Row(Modifier, Arrangement.spacedBy(14.dp), Alignment.CenterVertically) {
            Emblem(state.face, 64.dp)
            Column {
                Text(
                    stringResource(R.string.end_title),
                    color = Brass.Light,
                    style = MaterialTheme.typography.labelSmall,
                )
                Text(
                    stringResource(state.face.title),
                    color = Paper.Light,
                    style = MaterialTheme.typography.titleLarge,
                )
            }
        }
        Text(
            state.result ?: stringResource(state.fairness?.words ?: R.string.end_opening),
            Modifier.semantics { heading() },
            color = Paper.Light,
            style = MaterialTheme.typography.headlineMedium,
        )
        if (state.result == null &&
            state.fairness == null
        ) {
            LinearProgressIndicator(Modifier.fillMaxWidth(), Brass.Light)
        }
    }

@Composable
private fun StandingRow(standing: Standing) {
    val colours = MaterialTheme.colorScheme
    Surface(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        shape = MaterialTheme.shapes.large,
        color = if (standing.winner) colours.secondaryContainer else colours.surfaceContainer,
        contentColor = if (standing.winner) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (standing.winner) 2.dp else 1.dp,
                if (standing.winner) colours.secondary else colours.outlineVariant,
            ),
    ) {
        Row(
            Modifier.heightIn(min = 60.dp).padding(horizontal = 12.dp, vertical = 8.dp),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Text(
                stringResource(R.string.end_place, standing.place),
                Modifier.widthIn(min = 28.dp),
                style = MaterialTheme.typography.titleLarge,
            )
            val officer = standing.officer
            BadgeArt(officer.badge, officer.tint, officer.initial(), 44.dp)
            Column(Modifier.weight(1f)) {
                Text(officer.name, style = MaterialTheme.typography.titleMedium)
                if (standing.mine) {
                    Text(
                        stringResource(R.string.lobby_mine),
                        style = MaterialTheme.typography.bodySmall,
                    )
                }
            }
            if (standing.winner) {
                Icon(
                    painterResource(R.drawable.icon_crown),
                    stringResource(R.string.end_winner),
                    Modifier.size(28.dp),
                )
            }
        }
    }
}

/** Whether the game was fair, and what that means to those who ask. */
@Composable
private fun FairnessNote(state: EndState) {
    var explained by rememberSaveable { mutableStateOf(false) }
    val fairness = state.fairness
    Note(
        if (fairness == null) stringResource(R.string.end_checking_line) else state.fairnessText,
        title = stringResource(fairness?.words ?: R.string.end_checking),
        tone =
            when (fairness) {
                Fairness.FAIR -> NoteTone.GOOD
                Fairness.DIFFERS -> NoteTone.CARE
                Fairness.UNCHECKED, null -> NoteTone.CALM
            },
        icon = if (fairness == Fairness.DIFFERS) R.drawable.icon_warning else R.drawable.icon_seal,
    ) {
        if (explained) {
            Text(
                stringResource(R.string.end_fairness_meaning),
                Modifier.padding(top = 4.dp),
                style = MaterialTheme.typography.bodyMedium,
            )
        } else {
            QuietButton(
                stringResource(R.string.end_fairness_ask),
                { explained = true },
                colour =
                    if (fairness ==
                        Fairness.FAIR
                    ) {
                        MaterialTheme.colorScheme.onPrimaryContainer
                    } else {
                        MaterialTheme.colorScheme.secondary
                    },
            )
        }
    }
}

@get:StringRes
private val Fairness.words: Int
    get() =
        when (this) {
            Fairness.FAIR -> R.string.end_fair
            Fairness.DIFFERS -> R.string.end_differs
            Fairness.UNCHECKED -> R.string.end_unchecked
        }

@Composable
private fun FinalPictures(
    pictures: List<Pair<Int?, String>>,
    picture: @Composable (Int?, Modifier) -> Unit,
) {
    var chosen by rememberSaveable { mutableStateOf(pictures.first().first) }
    Section(stringResource(R.string.end_secrets)) {
        FlowRow(
            Modifier.selectableGroup(),
            Arrangement.spacedBy(8.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            pictures.forEach { (seat, name) -> Pill(name, seat == chosen, { chosen = seat }) }
        }
        Surface(
            shape = MaterialTheme.shapes.large,
            border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
        ) {
            Box(Modifier.height(560.dp).clipToBounds()) { picture(chosen, Modifier.fillMaxWidth()) }
        }
    }
}
