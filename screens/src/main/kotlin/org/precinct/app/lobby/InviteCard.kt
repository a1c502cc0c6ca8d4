package org.precinct.app.lobby

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.QrCode

/** The way in for the others: a picture to scan, a code to type. */
@Composable
fun InviteCard(
    invite: WayIn,
    modifier: Modifier = Modifier,
) = Card(modifier) {
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val beside = maxWidth / LocalDensity.current.fontScale >= 440.dp
        if (beside) {
            Row(Modifier, Arrangement.spacedBy(20.dp), Alignment.CenterVertically) {
                Picture(invite)
                Words(invite, Modifier.weight(1f), TextAlign.Start)
            }
        } else {
            Column(
                Modifier.fillMaxWidth(),
                Arrangement.spacedBy(14.dp),
                Alignment.CenterHorizontally,
            ) {
                Picture(invite)
                Words(invite, Modifier.fillMaxWidth(), TextAlign.Center)
            }
        }
    }
}

@Composable
private fun Picture(invite: WayIn) =
    Box(Modifier.size(216.dp), Alignment.Center) {
        if (invite.qr == null) {
            Icon(
                painterResource(R.drawable.icon_qr),
                stringResource(R.string.entrance_opening),
                Modifier.size(120.dp),
                MaterialTheme.colorScheme.outlineVariant,
            )
        } else {
            QrCode(invite.qr, stringResource(R.string.lobby_qr), Modifier.width(216.dp))
        }
    }

@Composable
private fun Words(
    invite: WayIn,
    modifier: Modifier,
    align: TextAlign,
) = Column(modifier, Arrangement.spacedBy(4.dp)) {
    Text(
        stringResource(R.string.lobby_scan),
        Modifier.fillMaxWidth(),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
        textAlign = align,
    )
    CodeText(invite.code, Modifier.fillMaxWidth().heightIn(min = 40.dp).padding(top = 4.dp), align)
}

/** A code as it is read aloud: in groups, each letter for itself to those who hear it. */
@Composable
fun CodeText(
    code: String?,
    modifier: Modifier = Modifier,
    align: TextAlign = TextAlign.Center,
) {
    val spoken =
        stringResource(
            R.string.lobby_code,
            code
                .orEmpty()
                .replace("-", ", ")
                .toList()
                .joinToString(" "),
        )
    Text(
        // Groups stay whole where the line breaks.
        code.orEmpty().replace("-", " "),
        modifier.clearAndSetSemantics { contentDescription = spoken },
        style = CodeLetters,
        textAlign = align,
    )
}

/** Letters of one width, far apart. */
val CodeLetters =
    TextStyle(
        fontFamily = FontFamily.Monospace,
        fontWeight = FontWeight.Bold,
        fontSize = 26.sp,
        lineHeight = 34.sp,
        letterSpacing = 0.06.em,
    )
