package org.precinct.app.rules

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.art.QuietButton
import org.precinct.app.art.Section
import org.precinct.app.art.SignButton
import org.precinct.app.game.Emblem
import org.precinct.app.game.GameFace
import org.precinct.engine.RuleBook

/**
 * A game's rules, to be read or searched.
 *
 * @param topic only this section, with a way to all of them; null for the whole book
 */
@Composable
fun RulePage(
    face: GameFace,
    book: RuleBook,
    onBack: () -> Unit,
    topic: String? = null,
) {
    var query by rememberSaveable { mutableStateOf("") }
    val moment = remember(book, topic) { topic?.let { book.topic(it).orElse(null) } }
    var whole by rememberSaveable { mutableStateOf(moment == null) }
    val sections =
        remember(book, query, whole) {
            when {
                !whole && moment != null -> listOf(moment)
                query.isBlank() -> book.sections()
                else -> book.search(query.trim())
            }
        }
    Page(
        onBack,
        head = {
            Row(Modifier, Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
                Emblem(face, 64.dp)
                Column(Modifier.weight(1f)) {
                    PageTitle(
                        stringResource(face.title),
                        above =
                            stringResource(
                                if (whole) R.string.rules_whole else R.string.frame_moment,
                            ),
                    )
                }
            }
        },
    ) {
        if (whole) SearchField(query) { query = it }
        if (sections.isEmpty()) Text(stringResource(R.string.rules_nothing, query.trim()))
        sections.forEach { section ->
            Section(section.title()) { section.lines().forEach { RuleLine(it) } }
        }
        if (!whole) {
            QuietButton(stringResource(R.string.rules_all), {
                whole = true
            }, icon = R.drawable.icon_book)
        }
    }
}

@Composable
private fun SearchField(
    query: String,
    onChange: (String) -> Unit,
) = OutlinedTextField(
    query,
    onChange,
    Modifier.fillMaxWidth(),
    label = { Text(stringResource(R.string.rules_search)) },
    leadingIcon = { Icon(painterResource(R.drawable.icon_search), null) },
    trailingIcon = {
        if (query.isNotEmpty()) {
            SignButton(
                R.drawable.icon_close,
                stringResource(R.string.rules_clear),
                { onChange("") },
            )
        }
    },
    singleLine = true,
)

/** A paragraph, or an item of a list. */
@Composable
private fun RuleLine(line: String) {
    if (line.isBlank()) return
    Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
        if (line.startsWith("- ")) {
            Text(
                "•",
                color = MaterialTheme.colorScheme.secondary,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        Text(line.removePrefix("- "), style = MaterialTheme.typography.bodyLarge)
    }
}

/** All rule books. */
@Composable
fun RuleShelf(
    games: List<GameFace>,
    onGame: (GameFace) -> Unit,
    onBack: () -> Unit,
) = Page(
    onBack,
    head = { PageTitle(stringResource(R.string.home_rules), stringResource(R.string.rules_line)) },
) {
    games.forEach { face ->
        Card(onClick = { onGame(face) }, clickLabel = stringResource(R.string.rules_open)) {
            Row(
                Modifier.padding(end = 14.dp),
                horizontalArrangement = Arrangement.spacedBy(14.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Emblem(face, 56.dp)
                Text(
                    stringResource(face.title),
                    Modifier.weight(1f),
                    style = MaterialTheme.typography.titleLarge,
                )
                Icon(
                    painterResource(R.drawable.icon_book),
                    null,
                    Modifier.size(24.dp),
                    MaterialTheme.colorScheme.secondary,
                )
            }
        }
    }
}
