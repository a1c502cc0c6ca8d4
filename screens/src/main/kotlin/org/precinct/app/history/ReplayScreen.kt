package org.precinct.app.history

import androidx.compose.foundation.background
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Slider
import androidx.compose.material3.SliderDefaults
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Pill
import org.precinct.app.art.SignButton
import org.precinct.app.art.Sky
import org.precinct.app.game.GameFace
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/** A finished game at one of its moments, with somebody's eyes. */
@Immutable
data class ReplayState(
    val face: GameFace,
    /** Whose eyes there are, in the order of seats; null is the public board. */
    val viewers: List<Pair<Int?, String>>,
    val viewer: Int?,
    /** The deal is 0. */
    val step: Int,
    val last: Int,
    /** What led to this moment. */
    val sentences: List<String>,
    /** Being worked out. */
    val busy: Boolean = false,
)

@Composable
fun ReplayScreen(
    state: ReplayState,
    onStep: (Int) -> Unit,
    onViewer: (Int?) -> Unit,
    onBack: () -> Unit,
    content: @Composable (Modifier) -> Unit,
) = Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
    Column {
        Head(state, onViewer, onBack)
        Box(Modifier.weight(1f), Alignment.Center) {
            val sides = WindowInsets.safeDrawing.only(Sides)
            if (state.busy) {
                CircularProgressIndicator()
            } else {
                content(
                    Modifier.fillMaxSize().windowInsetsPadding(sides).consumeWindowInsets(sides),
                )
            }
        }
        Steps(state, onStep)
    }
}

private val Sides = WindowInsetsSides.Start + WindowInsetsSides.End

@Composable
private fun Head(
    state: ReplayState,
    onViewer: (Int?) -> Unit,
    onBack: () -> Unit,
) = Column(
    Modifier
        .fillMaxWidth()
        .background(Night.Sky)
        .windowInsetsPadding(WindowInsets.safeDrawing.only(Sides + WindowInsetsSides.Top)),
) {
    Row(Modifier.padding(4.dp), verticalAlignment = Alignment.CenterVertically) {
        SignButton(
            R.drawable.icon_back,
            stringResource(R.string.back),
            onBack,
            colour = Brass.Light,
        )
        Text(
            stringResource(state.face.title),
            Modifier.padding(start = 4.dp).semantics { heading() },
            color = Paper.Light,
            style = MaterialTheme.typography.titleLarge,
        )
    }
    Surface(color = MaterialTheme.colorScheme.surfaceContainerHigh) {
        Row(
            Modifier
                .fillMaxWidth()
                .horizontalScroll(rememberScrollState())
                .selectableGroup()
                .padding(horizontal = 12.dp, vertical = 8.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            state.viewers.forEach { (seat, name) ->
                Pill(name, seat == state.viewer, { onViewer(seat) })
            }
        }
    }
    HorizontalDivider(thickness = 3.dp, color = Brass.Middle)
}

@Composable
private fun Steps(
    state: ReplayState,
    onStep: (Int) -> Unit,
) = Surface(color = MaterialTheme.colorScheme.surfaceContainerHigh) {
    Column(
        Modifier
            .fillMaxWidth()
            .windowInsetsPadding(WindowInsets.safeDrawing.only(Sides + WindowInsetsSides.Bottom))
            .padding(horizontal = 8.dp, vertical = 8.dp),
    ) {
        Column(
            Modifier
                .heightIn(max = 96.dp)
                .verticalScroll(rememberScrollState())
                .padding(horizontal = 8.dp)
                .semantics { liveRegion = LiveRegionMode.Polite },
        ) {
            val words = state.sentences.ifEmpty { listOf(stringResource(R.string.replay_deal)) }
            words.forEach { Text(it, style = MaterialTheme.typography.bodyMedium) }
        }
        val place = stringResource(R.string.replay_step, state.step, state.last)
        val slider = stringResource(R.string.replay_slider)
        Row(verticalAlignment = Alignment.CenterVertically) {
            SignButton(
                R.drawable.icon_back,
                stringResource(R.string.replay_before),
                { onStep(state.step - 1) },
                enabled = state.step > 0,
            )
            Slider(
                state.step.toFloat(),
                { onStep(it.toInt()) },
                Modifier.weight(1f).semantics {
                    contentDescription = slider
                    stateDescription = place
                },
                valueRange = 0f..state.last.coerceAtLeast(1).toFloat(),
                colors =
                    SliderDefaults.colors(
                        inactiveTrackColor = MaterialTheme.colorScheme.outlineVariant,
                    ),
            )
            SignButton(
                R.drawable.icon_open,
                stringResource(R.string.replay_after),
                { onStep(state.step + 1) },
                enabled = state.step < state.last,
            )
        }
        Text(
            place,
            Modifier.align(Alignment.CenterHorizontally),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.labelMedium,
        )
    }
}
