package org.precinct.app.curtain

import androidx.compose.foundation.background
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
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
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.MainButton
import org.precinct.app.art.Pill
import org.precinct.app.art.QuietButton
import org.precinct.app.art.SideButton
import org.precinct.app.art.Sky
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.profile.initial
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
 * A screen that is passed from hand to hand. Between hands the public board lies open, with who is
 * next below it; that player's screen is there only while the curtain is open. While it is closed,
 * what is secret is not drawn, not composed, and not told to a screen reader.
 *
 * @param onTake a seat that takes the phone; null gives it back
 * @param onPass nobody does what all are asked for
 * @param board what everybody may see
 * @param content the screen of the one who is chosen
 */
@Composable
fun CurtainScreen(
    hands: Hands,
    onTake: (Int?) -> Unit,
    onPass: () -> Unit,
    modifier: Modifier = Modifier,
    curtain: Curtain = remember(hands.chosen?.seat) { Curtain() },
    board: @Composable (Modifier) -> Unit,
    content: @Composable (Modifier) -> Unit,
) {
    LifecycleEventEffect(Lifecycle.Event.ON_PAUSE) { curtain.fall() }
    LifecycleEventEffect(Lifecycle.Event.ON_STOP) { curtain.fall() }
    if (curtain.isOpen) FaceDownEffect(curtain::fall)
    val chosen = hands.chosen
    Column(modifier) {
        Box(Modifier.weight(1f)) {
            if (curtain.isOpen && chosen != null) {
                Secret { content(Modifier.fillMaxSize()) }
            } else {
                Closed(hands, onTake, onPass, board)
            }
        }
        if (chosen != null) Seal(curtain, chosen.name)
    }
}

/** The board, and below it or beside it who is next. */
@Composable
private fun Closed(
    hands: Hands,
    onTake: (Int?) -> Unit,
    onPass: () -> Unit,
    board: @Composable (Modifier) -> Unit,
) = BoxWithConstraints(Modifier.fillMaxSize().background(MaterialTheme.colorScheme.background)) {
    if (maxWidth > maxHeight) {
        Row {
            board(Modifier.weight(0.6f).fillMaxHeight())
            Next(hands, onTake, onPass, Modifier.weight(0.4f).fillMaxHeight())
        }
    } else {
        val most = maxHeight * 0.6f
        Column {
            board(Modifier.weight(1f).fillMaxWidth())
            Next(hands, onTake, onPass, Modifier.fillMaxWidth().heightIn(max = most))
        }
    }
}

/** Who takes the phone, as a question where several can. */
@Composable
private fun Next(
    hands: Hands,
    onTake: (Int?) -> Unit,
    onPass: () -> Unit,
    modifier: Modifier,
) {
    val chosen = hands.chosen
    val round = hands.round
    if (chosen == null && round == null) return
    Column(
        modifier.folds().verticalScroll(rememberScrollState()).padding(16.dp),
        Arrangement.spacedBy(12.dp, Alignment.CenterVertically),
    ) {
        hands.latest.forEach {
            Text(it, color = Paper.Middle, style = MaterialTheme.typography.bodySmall)
        }
        if (chosen != null) {
            Row(Modifier, Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
                BadgeArt(chosen.badge, chosen.tint, initial(chosen.name), 56.dp)
                Column(Modifier.weight(1f)) {
                    Text(
                        stringResource(R.string.curtain_pass),
                        color = Brass.Light,
                        style = MaterialTheme.typography.titleMedium,
                    )
                    Text(
                        chosen.name,
                        Modifier.semantics { heading() },
                        color = Paper.Light,
                        style = MaterialTheme.typography.headlineMedium,
                    )
                }
                if (hands.taken) {
                    QuietButton(stringResource(R.string.curtain_back), { onTake(null) })
                }
            }
        }
        if (chosen != null && !hands.taken && hands.asked.size > 1) {
            Names(stringResource(R.string.curtain_who)) {
                hands.asked.forEach {
                    Pill(it.name, it.seat == chosen.seat, { onTake(it.seat) })
                }
            }
        }
        if (round != null) {
            val pass = round.nobody
            val below: @Composable () -> Unit =
                { if (pass != null) MainButton(pass, onPass, Modifier.fillMaxWidth()) }
            Names(round.question, below) {
                round.takers.forEach { (seat, label) -> SideButton(label, { onTake(seat) }) }
            }
        }
    }
}

@Composable
private fun Names(
    question: String,
    below: @Composable () -> Unit = {},
    names: @Composable () -> Unit,
) = Surface(
    Modifier.fillMaxWidth(),
    MaterialTheme.shapes.large,
    MaterialTheme.colorScheme.surfaceContainer,
) {
    Column(Modifier.padding(12.dp), Arrangement.spacedBy(8.dp)) {
        Text(question, style = MaterialTheme.typography.bodyMedium)
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalArrangement = Arrangement.spacedBy(8.dp),
        ) { names() }
        below()
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
