package org.precinct.app.art

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel
import com.google.zxing.qrcode.encoder.Encoder
import org.precinct.app.theme.Night

/** Which squares of a QR code are dark. */
@Immutable
class QrPattern private constructor(
    val side: Int,
    private val dark: Set<Int>,
) {
    fun isDark(
        x: Int,
        y: Int,
    ) = y * side + x in dark

    companion object {
        /** Takes some milliseconds: not for the main thread. */
        fun of(text: String): QrPattern {
            val matrix = Encoder.encode(text, ErrorCorrectionLevel.M).matrix
            val dark = mutableSetOf<Int>()
            for (y in 0 until matrix.height) {
                for (x in 0 until matrix.width) {
                    if (matrix[x, y].toInt() == 1) dark += y * matrix.width + x
                }
            }
            return QrPattern(matrix.width, dark)
        }
    }
}

/** A QR code: dark on white by day and by night, since cameras want it so. */
@Composable
fun QrCode(
    pattern: QrPattern,
    label: String,
    modifier: Modifier = Modifier,
) = Spacer(
    modifier
        .aspectRatio(1f)
        .clip(RoundedCornerShape(14.dp))
        .background(Color.White)
        .semantics {
            contentDescription = label
            role = Role.Image
        }
        // The quiet zone: four squares on every side.
        .padding(10.dp)
        .drawWithCache {
            // Whole pixels, so that no hair lines show between squares.
            val square = (size.minDimension / pattern.side).toInt().coerceAtLeast(1).toFloat()
            val margin = (size.minDimension - square * pattern.side) / 2
            val path = Path()
            for (y in 0 until pattern.side) {
                for (x in 0 until pattern.side) {
                    if (!pattern.isDark(x, y)) continue
                    val left = (margin + x * square).toInt().toFloat()
                    val top = (margin + y * square).toInt().toFloat()
                    path.addRect(Rect(left, top, left + square, top + square))
                }
            }
            onDrawBehind { drawPath(path, Night.Deep) }
        },
)
