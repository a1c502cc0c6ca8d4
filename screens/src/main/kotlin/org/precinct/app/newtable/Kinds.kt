package org.precinct.app.newtable

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import org.precinct.app.R
import org.precinct.app.storage.TableKind

/** What a table of this kind is called. */
@get:StringRes
val TableKind.words: Int
    get() =
        when (this) {
            TableKind.HOST -> R.string.kind_host
            TableKind.PASS -> R.string.kind_pass
            TableKind.SOLO -> R.string.kind_solo
            TableKind.GUEST -> R.string.kind_guest
        }

@get:DrawableRes
val TableKind.icon: Int
    get() =
        when (this) {
            TableKind.HOST -> R.drawable.icon_players
            TableKind.PASS -> R.drawable.icon_pass
            TableKind.SOLO -> R.drawable.icon_bot
            TableKind.GUEST -> R.drawable.icon_join
        }

/** What it is like to play at one. */
@get:StringRes
val TableKind.line: Int
    get() =
        when (this) {
            TableKind.HOST -> R.string.kind_host_line
            TableKind.PASS -> R.string.kind_pass_line
            TableKind.SOLO -> R.string.kind_solo_line
            TableKind.GUEST -> R.string.kind_guest_line
        }
