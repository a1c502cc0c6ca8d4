package org.precinct.app.art

import androidx.annotation.DrawableRes
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp

/** The one thing that most people want to do on a screen. */
@Composable
fun MainButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    @DrawableRes icon: Int? = null,
    enabled: Boolean = true,
) = Button(
    onClick,
    modifier.heightIn(min = 54.dp),
    enabled,
    shape = MaterialTheme.shapes.medium,
    contentPadding = Inside,
) { Label(text, icon) }

/** Another thing to do. */
@Composable
fun SideButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    @DrawableRes icon: Int? = null,
    enabled: Boolean = true,
) = OutlinedButton(
    onClick,
    modifier.heightIn(min = 54.dp),
    enabled,
    shape = MaterialTheme.shapes.medium,
    border = BorderStroke(1.5.dp, MaterialTheme.colorScheme.outline),
    contentPadding = Inside,
) { Label(text, icon) }

/** Something that is there for those who look for it. */
@Composable
fun QuietButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    @DrawableRes icon: Int? = null,
    enabled: Boolean = true,
    colour: Color = MaterialTheme.colorScheme.secondary,
) = TextButton(
    onClick,
    modifier.heightIn(min = 48.dp),
    enabled,
    shape = MaterialTheme.shapes.medium,
    colors = ButtonDefaults.textButtonColors(contentColor = colour),
    contentPadding = PaddingValues(horizontal = 12.dp, vertical = 8.dp),
) { Label(text, icon) }

/** A sign to tap, with its meaning in words for those who do not see it. */
@Composable
fun SignButton(
    @DrawableRes icon: Int,
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    colour: Color = LocalContentColor.current,
) = IconButton(onClick, modifier.size(48.dp), enabled) {
    Icon(
        painterResource(icon),
        label,
        Modifier.size(24.dp),
        if (enabled) colour else colour.copy(alpha = 0.38f),
    )
}

/** Two buttons side by side, or one above the other where letters or screens ask for it. */
@Composable
fun ButtonPair(
    main: @Composable (Modifier) -> Unit,
    side: @Composable (Modifier) -> Unit,
) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    if (maxWidth / LocalDensity.current.fontScale < 340.dp) {
        Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
            main(Modifier.fillMaxWidth())
            side(Modifier.fillMaxWidth())
        }
    } else {
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            side(Modifier.weight(1f))
            main(Modifier.weight(1.25f))
        }
    }
}

@Composable
private fun RowScope.Label(
    text: String,
    @DrawableRes icon: Int?,
) {
    if (icon != null) {
        Icon(painterResource(icon), null, Modifier.size(22.dp))
        Spacer(Modifier.width(10.dp))
    }
    Text(
        text,
        Modifier.weight(1f, fill = false),
        style = MaterialTheme.typography.labelLarge,
        textAlign = if (icon == null) TextAlign.Center else TextAlign.Start,
    )
}

private val Inside = PaddingValues(horizontal = 14.dp, vertical = 10.dp)
