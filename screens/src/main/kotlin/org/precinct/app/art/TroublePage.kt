package org.precinct.app.art

import androidx.annotation.DrawableRes
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import org.precinct.app.R

/** Something did not work: what, and what to do about it. */
@Composable
fun TroublePage(
    title: String,
    text: String,
    onBack: () -> Unit,
    @DrawableRes icon: Int = R.drawable.icon_warning,
    onAgain: (() -> Unit)? = null,
) = Page(
    onBack,
    head = { PageTitle(title) },
    bar = {
        if (onAgain == null) {
            MainButton(stringResource(R.string.trouble_home), onBack, Modifier.fillMaxWidth())
        } else {
            ButtonPair(
                {
                    MainButton(
                        stringResource(R.string.reach_try_again),
                        onAgain,
                        it,
                        R.drawable.icon_again,
                    )
                },
                { SideButton(stringResource(R.string.trouble_home), onBack, it) },
            )
        }
    },
) { Note(text, tone = NoteTone.CARE, icon = icon) }
