package org.precinct.app.session

import android.content.Context
import android.content.res.Configuration
import androidx.annotation.StringRes
import kotlinx.coroutines.flow.drop
import kotlinx.coroutines.launch
import org.precinct.app.PrecinctDatabase
import org.precinct.engine.Language
import org.precinct.table.carrier.Links
import java.util.Locale

/** This device as a [Phone]: it keeps everything in a database, and says what happens unseen. */
class AndroidPhone(
    app: Context,
    val database: PrecinctDatabase,
    val visibility: Visibility,
    links: () -> Links,
    parts: Parts,
) : Phone(
        database,
        links,
        About(version(app), app::getCacheDir, AndroidStrings(app)),
        parts,
        { if (it.kind.isShared) TableService.start(app) },
    ) {
    val notices = Notices(app, texts)

    init {
        parts.scope.launch { texts.language.drop(1).collect { notices.openChannels() } }
    }

    companion object {
        fun version(app: Context): String =
            app.packageManager
                .getPackageInfo(app.packageName, 0)
                .versionName
                .orEmpty()
    }
}

private class AndroidStrings(
    private val app: Context,
) : Strings {
    override fun language() = Language.of(app.resources.configuration.locales[0])

    override fun text(
        language: Language,
        @StringRes id: Int,
        vararg arguments: Any,
    ): String {
        val configuration = Configuration(app.resources.configuration)
        configuration.setLocale(Locale.forLanguageTag(language.code()))
        return app.createConfigurationContext(configuration).getString(id, *arguments)
    }
}
