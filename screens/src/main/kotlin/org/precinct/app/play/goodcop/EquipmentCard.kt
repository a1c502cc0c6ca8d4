package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.Hyphens
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.InkedSign
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.seat.art.GoodCopSigns

private val Canvas = Color(0xFF1E4B47)
private val CanvasDeep = Color(0xFF12302E)

private val EquipSign by lazy { InkedSign(GoodCopSigns.EQUIP) }

/** Narrower cards show their sign alone. */
private val NAME_FROM = 60.dp

/**
 * An Equipment card from the front. Decoration: the words beside it say what it is.
 *
 * @param name on cards large enough to carry it
 */
@Composable
internal fun EquipmentCard(
    card: Equipment,
    name: String,
    width: Dp,
    modifier: Modifier = Modifier,
) {
    val named = width >= NAME_FROM
    Box(
        modifier
            .size(width, width * CARD_SHAPE)
            .clearAndSetSemantics { }
            .drawWithCache {
                val round = CornerRadius(size.width * 0.1f)
                val line = size.width * 0.035f
                val drawn = InkedSign(GoodCopSigns.of(card))
                onDrawBehind {
                    drawRoundRect(Paper.Light, cornerRadius = round)
                    frame(Canvas, round, line)
                    val radius = size.width * if (named) 0.3f else 0.4f
                    val y = if (named) size.height * 0.34f else size.height / 2
                    drawCircle(Canvas, radius, Offset(size.width / 2, y))
                    val side = radius * 1.25f
                    val at = Offset((size.width - side) / 2, y - side / 2)
                    sign(drawn, at, side, Brass.Light, Canvas)
                }
            },
        Alignment.BottomCenter,
    ) {
        if (named) {
            // The name belongs to the drawing and grows with it, not with the size of text; the
            // longest word has a line to itself.
            val longest = name.split(' ', '-').maxOf { it.length }
            val part = minOf(0.132f, 1.42f / longest)
            val letter = with(LocalDensity.current) { (width * part).toSp() }
            Box(Modifier.size(width, width * CARD_SHAPE * 0.42f), Alignment.Center) {
                Text(
                    name,
                    Modifier.padding(horizontal = width * 0.07f),
                    color = Night.Deep,
                    textAlign = TextAlign.Center,
                    maxLines = 3,
                    style =
                        TextStyle(
                            fontFamily = FontFamily.Serif,
                            fontWeight = FontWeight.Bold,
                            fontSize = letter,
                            lineHeight = letter * 1.1f,
                            hyphens = Hyphens.Auto,
                        ),
                )
            }
        }
    }
}

/** The back of an Equipment card. */
@Composable
internal fun EquipmentBack(
    width: Dp,
    modifier: Modifier = Modifier,
) {
    Box(
        modifier
            .size(width, width * CARD_SHAPE)
            .clearAndSetSemantics { }
            .drawWithCache {
                val round = CornerRadius(size.width * 0.1f)
                val line = size.width * 0.03f
                val cloth = Brush.verticalGradient(listOf(Canvas, CanvasDeep))
                onDrawBehind {
                    drawRoundRect(cloth, cornerRadius = round)
                    frame(Brass.Middle, round, line)
                    inner(Brass.Middle.copy(alpha = 0.5f), line)
                    val side = size.width * 0.5f
                    val at = Offset((size.width - side) / 2, (size.height - side) / 2)
                    sign(EquipSign, at, side, Brass.Middle, Canvas)
                }
            },
    )
}

/** Where an Equipment card may lie: an empty hand. */
@Composable
internal fun EmptyHand(
    width: Dp,
    modifier: Modifier = Modifier,
) {
    Box(
        modifier.size(width, width * CARD_SHAPE).clearAndSetSemantics { }.drawWithCache {
            val round = CornerRadius(size.width * 0.1f)
            val line = size.width * 0.025f
            onDrawBehind {
                frame(Brass.Middle.copy(alpha = 0.55f), round, line)
                val side = size.width * 0.4f
                val at = Offset((size.width - side) / 2, (size.height - side) / 2)
                sign(EquipSign, at, side, Brass.Middle.copy(alpha = 0.4f), Color.Transparent)
            }
        },
    )
}
