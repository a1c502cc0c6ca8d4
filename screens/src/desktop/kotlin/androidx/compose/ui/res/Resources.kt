package androidx.compose.ui.res

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.rememberVectorPainter
import androidx.compose.ui.platform.LocalDensity
import org.precinct.app.device.LocalHandset
import org.precinct.app.device.Resources
import org.xml.sax.InputSource

// What Android has under these names.

@Composable
@ReadOnlyComposable
fun stringResource(
    id: Int,
    vararg arguments: Any,
): String = Resources.text(LocalHandset.current.language, id, *arguments)

@Composable
@ReadOnlyComposable
fun pluralStringResource(
    id: Int,
    count: Int,
    vararg arguments: Any,
): String = Resources.plural(LocalHandset.current.language, id, count, *arguments)

/** An icon of Android's; what the deprecation advises instead would be another kind of file. */
@Composable
@Suppress("DEPRECATION")
fun painterResource(id: Int): Painter {
    val density = LocalDensity.current
    val vector =
        remember(id, density) {
            Resources.drawable(id).use { loadXmlImageVector(InputSource(it), density) }
        }
    return rememberVectorPainter(vector)
}
