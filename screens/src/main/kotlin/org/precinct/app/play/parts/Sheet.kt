package org.precinct.app.play.parts

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import org.precinct.app.R
import org.precinct.app.device.WholeScreen
import org.precinct.app.device.screenHeight
import org.precinct.app.play.Mark
import org.precinct.app.play.marked
import org.precinct.app.theme.Brass

/**
 * A sheet of paper that comes up from the bottom over the game, in a window of its own; Back and a
 * touch beside it close it.
 *
 * @param closing what closing it touches in the game, if it lies there
 * @param scrolls whether [content] scrolls as a whole; a list that scrolls itself says false
 */
@Composable
fun Sheet(
    title: String,
    onClose: () -> Unit,
    modifier: Modifier = Modifier,
    scrolls: Boolean = true,
    closing: Mark? = null,
    content: @Composable ColumnScope.() -> Unit,
) {
    Dialog(onClose, WholeScreen) {
        val up = remember { Animatable(1f) }
        val moves = motion()
        LaunchedEffect(Unit) { if (moves) up.animateTo(0f, tween(180)) else up.snapTo(0f) }
        val most = screenHeight() * 0.9f
        Box(Modifier.fillMaxSize(), Alignment.BottomCenter) {
            Box(
                Modifier
                    .fillMaxSize()
                    .clearAndSetSemantics { }
                    .clickable(remember { MutableInteractionSource() }, null, onClick = onClose),
            )
            Surface(
                modifier
                    .graphicsLayer { translationY = up.value * size.height }
                    .widthIn(max = 640.dp)
                    .fillMaxWidth()
                    .heightIn(max = most)
                    .semantics { paneTitle = title },
                RoundedCornerShape(topStart = 20.dp, topEnd = 20.dp),
                MaterialTheme.colorScheme.surfaceContainer,
                shadowElevation = 12.dp,
            ) {
                Column(Modifier.windowInsetsPadding(WindowInsets.safeDrawing)) {
                    Row(
                        Modifier.padding(start = 20.dp, end = 8.dp, top = 10.dp, bottom = 6.dp),
                        verticalAlignment = Alignment.CenterVertically,
                    ) {
                        Text(
                            title,
                            Modifier.weight(1f).semantics { heading() },
                            style = MaterialTheme.typography.titleLarge,
                        )
                        IconButton(onClose, Modifier.size(48.dp).marked(closing)) {
                            Icon(
                                painterResource(R.drawable.parts_close),
                                stringResource(R.string.parts_close),
                            )
                        }
                    }
                    HorizontalDivider(Modifier.padding(horizontal = 20.dp), 2.dp, Brass.Middle)
                    Column(
                        Modifier
                            .then(
                                if (scrolls) {
                                    Modifier.verticalScroll(rememberScrollState())
                                } else {
                                    Modifier
                                },
                            ).padding(20.dp),
                        Arrangement.spacedBy(14.dp),
                        content = content,
                    )
                }
            }
        }
    }
}
