package org.precinct.app.play.parts

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.LessonText
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.app.theme.PrecinctTheme
import org.precinct.seat.Button.Emphasis

/**
 * Explains a decision when it first comes up. The caller remembers which lessons were read.
 *
 * @param onRead this one is understood
 * @param onNoMore show no lessons any more
 * @param bounded whether its height is limited: then its text scrolls
 */
@Composable
fun LessonCard(
    lesson: LessonText,
    onRead: () -> Unit,
    onNoMore: () -> Unit,
    modifier: Modifier = Modifier,
    bounded: Boolean = false,
) {
    Surface(
        modifier.fillMaxWidth(),
        MaterialTheme.shapes.large,
        Night.Middle,
        Paper.Light,
        border = BorderStroke(1.5.dp, Brass.Middle),
        shadowElevation = 4.dp,
    ) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(8.dp)) {
            Row(Modifier, Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
                Icon(
                    painterResource(R.drawable.parts_lesson),
                    null,
                    Modifier.size(24.dp),
                    Brass.Light,
                )
                Text(
                    lesson.title,
                    Modifier.semantics { heading() },
                    Brass.Light,
                    style = MaterialTheme.typography.titleMedium,
                )
            }
            val scrolling = Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState())
            val text = if (bounded) scrolling else Modifier
            Text(
                lesson.text,
                text.semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.bodyMedium,
            )
            PrecinctTheme(dark = true) {
                ActionButtons(
                    listOf(
                        ActionButton(
                            stringResource(R.string.parts_no_lessons),
                            emphasis = Emphasis.QUIET,
                            onTouch = onNoMore,
                        ),
                        ActionButton(
                            stringResource(R.string.parts_understood),
                            emphasis = Emphasis.PRIMARY,
                            onTouch = onRead,
                        ),
                    ),
                    Modifier.fillMaxWidth(),
                    align = Alignment.End,
                )
            }
        }
    }
}
