package org.precinct.app.join

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.TextAlign
import org.precinct.app.R
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.lobby.CodeLetters
import org.precinct.table.net.BadInvitation

/** A code being typed. */
@Immutable
data class CodeState(
    val typed: String = "",
    val problem: CodeProblem? = null,
)

/** Why a code or a picture leads nowhere. */
enum class CodeProblem(
    @StringRes val words: Int,
) {
    SOMETHING_ELSE(R.string.code_something_else),
    MISTYPED(R.string.code_mistyped),
    NEWER(R.string.code_newer),
    NOT_LOCAL(R.string.code_not_local),
    ;

    companion object {
        fun of(reason: BadInvitation.Reason) =
            when (reason) {
                BadInvitation.Reason.SOMETHING_ELSE -> SOMETHING_ELSE
                BadInvitation.Reason.MISTYPED -> MISTYPED
                BadInvitation.Reason.NEWER -> NEWER
                BadInvitation.Reason.NOT_LOCAL -> NOT_LOCAL
            }
    }
}

@Composable
fun CodeScreen(
    state: CodeState,
    onType: (String) -> Unit,
    onJoin: () -> Unit,
    onBack: () -> Unit,
) = Page(
    onBack,
    head = { PageTitle(stringResource(R.string.code_title), stringResource(R.string.code_line)) },
    bar = {
        MainButton(
            stringResource(R.string.code_join),
            onJoin,
            Modifier.fillMaxWidth(),
            R.drawable.icon_join,
            enabled = state.typed.isNotBlank(),
        )
    },
) {
    OutlinedTextField(
        state.typed,
        onType,
        Modifier.fillMaxWidth(),
        textStyle =
            CodeLetters.copy(
                textAlign = TextAlign.Center,
                color = MaterialTheme.colorScheme.onSurface,
            ),
        label = { Text(stringResource(R.string.code_label)) },
        isError = state.problem != null,
        supportingText = { Text(stringResource(state.problem?.words ?: R.string.code_hint)) },
        keyboardOptions =
            KeyboardOptions(
                KeyboardCapitalization.Characters,
                autoCorrectEnabled = false,
                keyboardType = KeyboardType.Ascii,
                imeAction = ImeAction.Go,
            ),
        keyboardActions = KeyboardActions(onGo = { onJoin() }),
    )
    Note(stringResource(R.string.code_where), icon = R.drawable.icon_code)
}
