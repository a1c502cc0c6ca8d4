package org.precinct.app.curtain

import androidx.compose.foundation.background
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.LocalSaveableStateRegistry
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.MainButton
import org.precinct.app.art.Pill
import org.precinct.app.art.Sky
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.profile.initial
import org.precinct.app.session.ChairFacts
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/**
 * What only one player may see. As long as it is on the screen, the screen is secret; and nothing
 * of it is in what the system keeps of a screen for later, be it a draft or an open question.
 */
@Composable
fun Secret(content: @Composable () -> Unit) {
    val secrecy = LocalSecrecy.current
    DisposableEffect(secrecy) {
        val secret = secrecy.show()
        onDispose { secret.close() }
    }
    CompositionLocalProvider(LocalSaveableStateRegistry provides null, content = content)
}

/**
 * A screen that is passed from hand to hand: a curtain with the next player's name, behind which
 * that player's screen is only while the curtain is open. While it is closed, what is secret is not
 * drawn, not composed, and not told to a screen reader.
 *
 * @param asked who may take the phone now, one of them [chosen]; nobody if the game does not wait
 *   for anybody here
 */
@Composable
fun CurtainScreen(
    asked: List<ChairFacts>,
    chosen: ChairFacts?,
    onChoose: (ChairFacts) -> Unit,
    modifier: Modifier = Modifier,
    curtain: Curtain = remember(chosen?.seat) { Curtain() },
    content: @Composable (Modifier) -> Unit,
) {
    LifecycleEventEffect(Lifecycle.Event.ON_PAUSE) { curtain.fall() }
    LifecycleEventEffect(Lifecycle.Event.ON_STOP) { curtain.fall() }
    if (curtain.isOpen) FaceDownEffect(curtain::fall)
    Column(modifier) {
        Box(Modifier.weight(1f)) {
            if (curtain.isOpen && chosen != null) {
                Secret { content(Modifier.fillMaxSize()) }
            } else {
                Closed(asked, chosen, onChoose)
            }
        }
        if (chosen != null) Seal(curtain, chosen.name)
    }
}

@Composable
private fun Closed(
    asked: List<ChairFacts>,
    chosen: ChairFacts?,
    onChoose: (ChairFacts) -> Unit,
) = Box(Modifier.fillMaxSize().background(Night.Deep).folds(), Alignment.Center) {
    Column(
        Modifier.verticalScroll(rememberScrollState()).padding(24.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterHorizontally,
    ) {
        if (chosen == null) {
            Text(
                stringResource(R.string.curtain_nobody),
                color = Paper.Light,
                style = MaterialTheme.typography.titleMedium,
                textAlign = TextAlign.Center,
            )
            return@Column
        }
        BadgeArt(chosen.badge, chosen.tint, initial(chosen.name), 132.dp)
        Text(
            stringResource(R.string.curtain_pass),
            color = Brass.Light,
            style = MaterialTheme.typography.titleMedium,
        )
        Text(
            chosen.name,
            Modifier.semantics { heading() },
            color = Paper.Light,
            style = MaterialTheme.typography.headlineLarge,
            textAlign = TextAlign.Center,
        )
        if (asked.size > 1) {
            Surface(
                shape = MaterialTheme.shapes.large,
                color = MaterialTheme.colorScheme.surfaceContainer,
            ) {
                Column(Modifier.padding(12.dp), Arrangement.spacedBy(8.dp)) {
                    Text(
                        stringResource(R.string.curtain_who),
                        style = MaterialTheme.typography.bodyMedium,
                    )
                    FlowRow(
                        Modifier.selectableGroup(),
                        Arrangement.spacedBy(8.dp),
                        Arrangement.spacedBy(8.dp),
                    ) {
                        asked.forEach { Pill(it.name, it.seat == chosen.seat, { onChoose(it) }) }
                    }
                }
            }
        }
    }
}

/** Heavy cloth: soft light and dark stripes. */
private fun Modifier.folds() =
    drawBehind {
        val fold = 56.dp.toPx()
        var x = 0f
        while (x < size.width) {
            drawRect(
                Brush.horizontalGradient(
                    0f to Night.Deep,
                    0.45f to Night.High.copy(alpha = 0.55f),
                    1f to Night.Deep,
                    startX = x,
                    endX = x + fold,
                ),
                Offset(x, 0f),
            )
            x += fold
        }
        drawRect(Brush.verticalGradient(listOf(Color.Transparent, Night.Deep.copy(alpha = 0.8f))))
    }

/** Where the thumb rests. A screen reader has an action in place of the finger. */
@Composable
private fun Seal(
    curtain: Curtain,
    name: String,
) = Column(Modifier.fillMaxWidth().background(Night.Sky)) {
    HorizontalDivider(thickness = 3.dp, color = Brass.Middle)
    if (curtain.position == Curtain.Openness.FIXED) {
        MainButton(
            stringResource(R.string.curtain_hide),
            curtain::fall,
            Modifier.fillMaxWidth().padding(horizontal = 16.dp, vertical = 10.dp),
            R.drawable.icon_eye_closed,
        )
        return@Column
    }
    val open = stringResource(R.string.curtain_open, name)
    val held = curtain.position == Curtain.Openness.HELD
    Row(
        Modifier
            .fillMaxWidth()
            .clearAndSetSemantics {
                contentDescription = open
                role = Role.Button
                onClick(open) {
                    curtain.fix()
                    true
                }
            }.lifts(curtain)
            .heightIn(min = 96.dp)
            .padding(horizontal = 20.dp, vertical = 12.dp),
        horizontalArrangement = Arrangement.spacedBy(16.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Box(
            Modifier.size(72.dp).drawBehind {
                drawCircle(if (held) Brass.Light else Brass.Middle)
                drawCircle(Night.Deep, radius = size.minDimension * 0.44f)
                drawCircle(
                    if (held) Brass.Middle else Night.High,
                    radius = size.minDimension * 0.4f,
                )
            },
            Alignment.Center,
        ) {
            Icon(
                painterResource(if (held) R.drawable.icon_eye else R.drawable.icon_eye_closed),
                null,
                Modifier.size(34.dp),
                if (held) Night.Deep else Brass.Light,
            )
        }
        Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
            Text(
                stringResource(if (held) R.string.curtain_held else R.string.curtain_hold),
                color = Paper.Light,
                style = MaterialTheme.typography.titleMedium,
            )
            Row(Modifier, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
                Icon(painterResource(R.drawable.icon_up), null, Modifier.size(16.dp), Brass.Light)
                Text(
                    stringResource(R.string.curtain_slide),
                    color = Paper.Middle,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
        }
        Spacer(Modifier.size(4.dp))
    }
}

/** Holds the curtain open while a finger rests here, and fixes it when the finger slides up. */
private fun Modifier.lifts(curtain: Curtain) =
    pointerInput(curtain) {
        awaitEachGesture {
            val down = awaitFirstDown()
            down.consume()
            curtain.press()
            try {
                do {
                    val event = awaitPointerEvent()
                    val finger = event.changes.firstOrNull { it.id == down.id } ?: break
                    if (curtain.position == Curtain.Openness.HELD &&
                        down.position.y - finger.position.y > SLIDE.toPx()
                    ) {
                        curtain.fix()
                    }
                } while (!finger.changedToUp() && finger.pressed)
            } finally {
                curtain.release()
            }
        }
    }

private val SLIDE = 64.dp
