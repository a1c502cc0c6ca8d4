package org.precinct.app.theme

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Shapes
import androidx.compose.runtime.Composable
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp

@Composable
fun PrecinctTheme(
    dark: Boolean = isSystemInDarkTheme(),
    content: @Composable () -> Unit,
) {
    MaterialTheme(
        colorScheme = if (dark) AfterDark else Day,
        typography = Lettering,
        shapes =
            Shapes(
                extraSmall = RoundedCornerShape(4.dp),
                small = RoundedCornerShape(8.dp),
                medium = RoundedCornerShape(10.dp),
                large = RoundedCornerShape(14.dp),
                extraLarge = RoundedCornerShape(20.dp),
            ),
        content = content,
    )
}

/** The shape of a case file. */
val CaseFile: Shape = CaseFileShape(12.dp, 26.dp)

/** A sheet with rounded corners, its upper end corner cut off as on a file card. */
private class CaseFileShape(
    private val round: Dp,
    private val cut: Dp,
) : Shape {
    override fun createOutline(
        size: Size,
        layoutDirection: LayoutDirection,
        density: Density,
    ): Outline =
        with(density) {
            val r = round.toPx()
            val c = cut.toPx()
            val path =
                Path().apply {
                    moveTo(r, 0f)
                    lineTo(size.width - c, 0f)
                    lineTo(size.width, c)
                    lineTo(size.width, size.height - r)
                    quadraticTo(size.width, size.height, size.width - r, size.height)
                    lineTo(r, size.height)
                    quadraticTo(0f, size.height, 0f, size.height - r)
                    lineTo(0f, r)
                    quadraticTo(0f, 0f, r, 0f)
                    close()
                }
            if (layoutDirection == LayoutDirection.Rtl) path.transform(mirrored(size.width))
            Outline.Generic(path)
        }

    private fun mirrored(width: Float) =
        Matrix().apply {
            translate(x = width)
            scale(x = -1f)
        }
}
