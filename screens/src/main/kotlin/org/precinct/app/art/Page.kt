package org.precinct.app.art

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.R
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night

/**
 * A page behind the home screen: a night-blue head with a way back, a sheet that scrolls, and at
 * the thumb a bar for what to do next. Where the screen is wide, the head stands beside the sheet.
 *
 * @param tools at the end of the line with the way back
 */
@Composable
fun Page(
    onBack: (() -> Unit)?,
    head: @Composable () -> Unit,
    bar: (@Composable () -> Unit)? = null,
    tools: @Composable RowScope.() -> Unit = {},
    sheet: @Composable ColumnScope.() -> Unit,
) {
    Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
        BoxWithConstraints {
            if (maxWidth >= 600.dp && maxWidth > maxHeight) {
                val side = min(maxWidth * 0.4f, 360.dp)
                Row {
                    Column(
                        Modifier
                            .width(side)
                            .fillMaxHeight()
                            .background(Night.Sky),
                    ) {
                        Column(
                            Modifier
                                .weight(1f)
                                .verticalScroll(rememberScrollState())
                                .windowInsetsPadding(drawn(Start + WindowInsetsSides.Top)),
                        ) { Head(onBack, tools, head) }
                        if (bar != null) Bar(Start, bar)
                    }
                    VerticalDivider(thickness = 3.dp, color = Brass.Middle)
                    Column(
                        Modifier
                            .weight(1f)
                            .fillMaxHeight()
                            .imePadding()
                            .verticalScroll(rememberScrollState())
                            .windowInsetsPadding(
                                drawn(End + WindowInsetsSides.Top + WindowInsetsSides.Bottom),
                            ),
                        horizontalAlignment = Alignment.CenterHorizontally,
                    ) { Sheet(sheet) }
                }
            } else {
                Column(Modifier.imePadding()) {
                    Column(
                        Modifier.weight(1f).verticalScroll(rememberScrollState()),
                        horizontalAlignment = Alignment.CenterHorizontally,
                    ) {
                        Box(
                            Modifier
                                .fillMaxWidth()
                                .background(Night.Sky)
                                .windowInsetsPadding(drawn(Start + End + WindowInsetsSides.Top)),
                            Alignment.Center,
                        ) {
                            Column(Modifier.widthIn(max = PageWidth).fillMaxWidth()) {
                                Head(onBack, tools, head)
                            }
                        }
                        HorizontalDivider(thickness = 3.dp, color = Brass.Middle)
                        val below =
                            if (bar ==
                                null
                            ) {
                                Start + End + WindowInsetsSides.Bottom
                            } else {
                                Start + End
                            }
                        Box(Modifier.windowInsetsPadding(drawn(below))) { Sheet(sheet) }
                    }
                    if (bar != null) Bar(Start + End, bar)
                }
            }
        }
    }
}

@Composable
private fun Head(
    onBack: (() -> Unit)?,
    tools: @Composable RowScope.() -> Unit,
    head: @Composable () -> Unit,
) {
    Row(
        Modifier.heightIn(min = 56.dp).padding(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (onBack != null) {
            IconButton(onBack, Modifier.size(48.dp)) {
                Icon(
                    painterResource(R.drawable.icon_back),
                    stringResource(R.string.back),
                    tint = Brass.Light,
                )
            }
        }
        Spacer(Modifier.weight(1f))
        tools()
    }
    Box(Modifier.padding(start = 20.dp, end = 20.dp, bottom = 20.dp)) { head() }
}

@Composable
private fun Sheet(sheet: @Composable ColumnScope.() -> Unit) =
    Column(
        Modifier.widthIn(max = PageWidth).fillMaxWidth().padding(20.dp),
        Arrangement.spacedBy(20.dp),
        content = sheet,
    )

/** What to do next, where the thumb is. */
@Composable
private fun Bar(
    sides: WindowInsetsSides,
    bar: @Composable () -> Unit,
) {
    Surface(color = MaterialTheme.colorScheme.surfaceContainerHigh) {
        Column(Modifier.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
            HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
            Box(
                Modifier
                    .windowInsetsPadding(drawn(sides + WindowInsetsSides.Bottom))
                    .widthIn(max = PageWidth)
                    .fillMaxWidth()
                    .padding(horizontal = 16.dp, vertical = 12.dp),
            ) { bar() }
        }
    }
}

@Composable
private fun drawn(sides: WindowInsetsSides) = WindowInsets.safeDrawing.only(sides)

private val Start = WindowInsetsSides.Start
private val End = WindowInsetsSides.End
private val PageWidth = 640.dp

/** The sky behind every head. */
val Night.Sky get() = Brush.verticalGradient(listOf(High, Deep))
