package org.precinct.app.play.parts

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.LinearOutSlowInEasing
import androidx.compose.animation.core.animate
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.sin

/**
 * A die in a tray.
 *
 * @param key tells the dice of a tray apart
 * @param face what the host says it shows; 0 before it is thrown
 * @param said what it is and shows, for TalkBack
 * @param held it stays as it is when the others are thrown
 * @param chosen picked by the player
 * @param ringed marked with a ring of brass
 */
@Immutable
data class Die(
    val key: Any,
    val look: DieLook,
    val face: Int,
    val said: String,
    val held: Boolean = false,
    val chosen: Boolean = false,
    val ringed: Boolean = held || chosen,
)

/**
 * Dice that are thrown by shaking the phone or touching the tray. They tumble until the host has
 * said what they show; the phone itself never makes up a result.
 *
 * @param roll changes with every throw, a counter or a view's sequence number: then they tumble and
 *   come to rest on the faces of [dice]
 * @param rolling whether a throw is on its way to the host: they tumble on
 * @param onRoll throws them; null if this player may not
 * @param onDie if single dice can be touched, to choose them
 * @param mark further marks on a die's node, `touches` for example
 */
@Composable
fun DiceTray(
    dice: List<Die>,
    roll: Any?,
    modifier: Modifier = Modifier,
    rolling: Boolean = false,
    onRoll: (() -> Unit)? = null,
    size: Dp = 52.dp,
    onDie: ((Die) -> Unit)? = null,
    mark: (Die) -> Modifier = { Modifier },
) {
    val label = stringResource(R.string.parts_roll)
    if (onRoll != null) OnShake(onRoll)
    val feedback = LocalFeedback.current
    if (rolling) LaunchedEffect(Unit) { feedback.play(Sensation.DICE_ROLL) }
    val state = if (rolling) stringResource(R.string.parts_rolling) else null
    val shape = MaterialTheme.shapes.large
    Column(
        modifier
            .clip(shape)
            // The tray is felt in a wooden frame, by day and by night.
            .background(Brush.verticalGradient(listOf(Night.High, Night.Middle)))
            .border(2.dp, Brass.Middle, shape)
            .then(
                if (onRoll == null) {
                    Modifier
                } else {
                    Modifier
                        .clickable(onClickLabel = label, role = Role.Button, onClick = onRoll)
                },
            ).semantics { if (state != null) stateDescription = state }
            .padding(14.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterHorizontally,
    ) {
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
            verticalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            dice.forEachIndexed { n, die ->
                key(die.key) { TumblingDie(die, n, roll, rolling, size, onDie, mark(die)) }
            }
        }
        if (onRoll != null) {
            Row(
                Modifier.heightIn(min = 32.dp),
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                Icon(
                    painterResource(R.drawable.parts_shake),
                    null,
                    Modifier.size(22.dp),
                    Brass.Light,
                )
                Text(label, color = Paper.Light, style = MaterialTheme.typography.labelLarge)
            }
        }
    }
}

/** Calls [onShake] when the phone is shaken, as long as this is on the screen. */
@Composable
private fun OnShake(onShake: () -> Unit) {
    val throwing by rememberUpdatedState(onShake)
    val shakes = LocalShakes.current
    DisposableEffect(shakes) {
        val listening = shakes.listen { throwing() }
        onDispose { listening.close() }
    }
}

@Composable
private fun TumblingDie(
    die: Die,
    n: Int,
    roll: Any?,
    rolling: Boolean,
    size: Dp,
    onDie: ((Die) -> Unit)?,
    mark: Modifier,
) {
    val tumble = rememberTumble(n, roll, rolling && !die.held, die.held)
    Box(
        mark
            .then(
                if (onDie == null) {
                    Modifier
                } else {
                    Modifier.clickable(role = Role.Checkbox) { onDie(die) }
                },
            ).semantics(mergeDescendants = true) {
                if (onDie == null) role = Role.Image
                contentDescription = die.said
                if (onDie != null) selected = die.chosen
            }.then(if (onDie == null) Modifier else Modifier.sizeIn(48.dp, 48.dp)),
        Alignment.Center,
    ) {
        Spacer(
            Modifier
                .size(size)
                .graphicsLayer {
                    val air = tumble.air()
                    rotationZ = air * air * 540f * (if (n % 2 == 0) 1 else -1)
                    translationY = -abs(sin(air * 3 * PI)).toFloat() * air * size.toPx() * 0.45f
                    val squash = 1f - 0.16f * abs(sin(air * 9 * PI)).toFloat()
                    scaleX = squash
                }.drawBehind {
                    val air = tumble.air()
                    // In the air any face flashes by; at rest there is only the host's.
                    val face = if (air > 0.12f) flash(n, air, die.look.faces) else die.face
                    drawDie(die.look, face)
                    if (die.ringed) {
                        drawRoundRect(
                            Brass.Light,
                            cornerRadius = CornerRadius(this.size.minDimension * 0.2f),
                            style = Stroke(3.dp.toPx()),
                        )
                    }
                },
        )
    }
}

private fun flash(
    n: Int,
    air: Float,
    faces: Int,
): Int = 1 + ((air * 16).toInt() * 7 + n * 5) % faces

/** How far a die is from rest: 1 when thrown, 0 when it lies. Read it while drawing. */
private class Tumble {
    val landing = Animatable(0f)
    var flying by mutableFloatStateOf(0f)

    fun air(): Float = maxOf(landing.value, flying)
}

@Composable
private fun rememberTumble(
    n: Int,
    roll: Any?,
    flies: Boolean,
    held: Boolean,
): Tumble {
    val tumble = remember { Tumble() }
    val moves = motion()
    val feedback = LocalFeedback.current
    if (flies && moves) {
        LaunchedEffect(Unit) {
            try {
                animate(
                    1f,
                    0.55f,
                    animationSpec = infiniteRepeatable(tween(420 + 40 * n, easing = LinearEasing)),
                ) { value, _ -> tumble.flying = value }
            } finally {
                tumble.flying = 0f
            }
        }
    }
    var last by remember { mutableStateOf(roll) }
    LaunchedEffect(roll) {
        if (last == roll) return@LaunchedEffect
        last = roll
        if (held) return@LaunchedEffect
        if (moves) {
            tumble.landing.snapTo(1f)
            tumble.landing.animateTo(0f, tween(650 + 110 * n, easing = LinearOutSlowInEasing))
        }
        feedback.play(Sensation.DICE_LAND)
    }
    return tumble
}
