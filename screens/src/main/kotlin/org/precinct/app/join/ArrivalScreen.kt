package org.precinct.app.join

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.ButtonPair
import org.precinct.app.art.Card
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.NoteTone
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.art.Radar
import org.precinct.app.art.Section
import org.precinct.app.art.SideButton
import org.precinct.app.permissions.TransportCard
import org.precinct.app.permissions.icon
import org.precinct.app.permissions.label
import org.precinct.app.session.TableState
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport
import org.precinct.table.guest.Guest

/** Between choosing a table and sitting at it. */
@Immutable
sealed interface Arrival {
    /** Looking for the table, or trying to get through to it. */
    data class OnTheWay(
        val transport: Transport? = null,
        /** Why the last attempt came to nothing; another one follows. */
        val failure: Journey.Failure? = null,
        val conditions: Map<Transport, Condition> = emptyMap(),
    ) : Arrival

    /** The host has to let this phone in; both screens show the same words. */
    data class Knocking(
        val words: String,
        val transport: Transport? = null,
        /** What Nearby shows on both phones. */
        val digits: String? = null,
        /** This phone's player has not compared them yet. */
        val asks: Boolean = false,
    ) : Arrival

    /** It came to nothing. */
    data class GivenUp(
        /** What the table says. */
        val text: String,
    ) : Arrival

    companion object {
        fun of(state: TableState): Arrival {
            val journey = state.journey
            val transport = journey?.transport()?.orElse(null)
            return when (state.link) {
                Guest.Status.GONE -> GivenUp(state.notice.orEmpty())
                Guest.Status.COMPARING, Guest.Status.KNOCKING ->
                    Knocking(
                        state.words,
                        transport,
                        journey?.digits()?.orElse(null),
                        asks = state.link == Guest.Status.COMPARING,
                    )
                else ->
                    OnTheWay(
                        transport,
                        journey?.failure()?.orElse(null),
                        journey?.finder()?.conditions().orEmpty(),
                    )
            }
        }
    }
}

@Composable
fun ArrivalScreen(
    name: String,
    state: Arrival,
    onFix: (Transport, Obstacle) -> Unit,
    onAgain: () -> Unit,
    onBack: () -> Unit,
    onSame: () -> Unit = {},
) = Page(
    onBack,
    head = {
        Row(Modifier, Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
            Radar(active = state !is Arrival.GivenUp, Modifier.size(72.dp))
            Column(Modifier.weight(1f)) {
                PageTitle(
                    name.ifBlank { stringResource(R.string.join_nameless) },
                    above = stringResource(R.string.arrival_table),
                )
            }
        }
    },
    bar = {
        if (state is Arrival.GivenUp) {
            ButtonPair(
                {
                    MainButton(
                        stringResource(R.string.arrival_again),
                        onAgain,
                        it,
                        R.drawable.icon_again,
                    )
                },
                { SideButton(stringResource(R.string.arrival_other), onBack, it) },
            )
        } else if (state is Arrival.Knocking && state.asks) {
            ButtonPair(
                {
                    MainButton(
                        stringResource(R.string.arrival_same),
                        onSame,
                        it,
                        R.drawable.icon_check,
                    )
                },
                { SideButton(stringResource(R.string.arrival_different), onBack, it) },
            )
        } else {
            SideButton(stringResource(R.string.arrival_stop), onBack, Modifier.fillMaxWidth())
        }
    },
) {
    when (state) {
        is Arrival.OnTheWay -> OnTheWay(state, onFix)
        is Arrival.Knocking -> Knocking(state)
        is Arrival.GivenUp ->
            Note(
                state.text,
                title = stringResource(R.string.arrival_over),
                tone = NoteTone.CARE,
                icon = R.drawable.icon_lock,
            )
    }
}

@Composable
private fun OnTheWay(
    state: Arrival.OnTheWay,
    onFix: (Transport, Obstacle) -> Unit,
) {
    Column(
        Modifier.semantics { liveRegion = LiveRegionMode.Polite },
        Arrangement.spacedBy(12.dp),
    ) {
        Text(
            state.transport?.let {
                stringResource(R.string.arrival_connecting, stringResource(it.label))
            }
                ?: stringResource(R.string.arrival_looking),
            style = MaterialTheme.typography.titleMedium,
        )
        LinearProgressIndicator(Modifier.fillMaxWidth())
    }
    if (state.failure != null) {
        Note(
            stringResource(state.failure.words),
            title = stringResource(R.string.arrival_not_yet),
            icon = R.drawable.icon_lost,
        )
    }
    if (state.conditions.values.any { it.obstacle().isPresent }) {
        Section(
            stringResource(R.string.join_ways),
        ) { TransportCard(state.conditions, Role.JOIN, onFix) }
    }
}

@get:StringRes
private val Journey.Failure.words: Int
    get() =
        when (this) {
            Journey.Failure.NO_TRANSPORT -> R.string.arrival_no_transport
            Journey.Failure.NOT_FOUND -> R.string.arrival_not_found
            Journey.Failure.NO_ANSWER -> R.string.arrival_no_answer
            Journey.Failure.NOT_LET_IN -> R.string.arrival_not_let_in
        }

/** Words large enough to be compared across a table. */
@Composable
private fun Knocking(state: Arrival.Knocking) {
    Text(stringResource(R.string.arrival_knocking), style = MaterialTheme.typography.titleMedium)
    Card {
        Text(
            state.words,
            Modifier
                .fillMaxWidth()
                .padding(vertical = 20.dp)
                .semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.headlineLarge,
            textAlign = TextAlign.Center,
        )
    }
    Text(
        stringResource(if (state.asks) R.string.arrival_ask else R.string.arrival_compare),
        style = MaterialTheme.typography.bodyLarge,
    )
    if (state.transport != null) {
        Row(Modifier, Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
            Icon(
                painterResource(state.transport.icon),
                null,
                Modifier.size(20.dp),
                MaterialTheme.colorScheme.secondary,
            )
            Text(
                if (state.digits == null) {
                    stringResource(state.transport.label)
                } else {
                    stringResource(R.string.arrival_digits, state.digits)
                },
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
    LinearProgressIndicator(Modifier.fillMaxWidth())
}
