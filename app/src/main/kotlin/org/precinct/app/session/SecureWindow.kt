package org.precinct.app.session

import android.view.Window
import android.view.WindowManager.LayoutParams.FLAG_SECURE
import androidx.annotation.MainThread

/**
 * Keeps a window out of screenshots, recordings and the list of recent apps while secrets are on
 * it, and for a moment longer: a secret that has been taken away is on the glass until the next
 * picture is drawn, and that is just when somebody leaves the app. One for each activity; for the
 * main thread.
 */
@MainThread
class SecureWindow(
    private val window: Window,
) {
    private var secrets = 0

    val isSecret: Boolean
        get() = secrets > 0

    /** A secret comes onto the screen; it has gone when the result is closed. */
    fun begin(): AutoCloseable {
        if (secrets++ == 0) window.addFlags(FLAG_SECURE)
        return object : AutoCloseable {
            private var over = false

            override fun close() {
                if (over) return
                over = true
                if (--secrets == 0) window.decorView.postDelayed(::reveal, MOMENT)
            }
        }
    }

    private fun reveal() {
        if (!isSecret) window.clearFlags(FLAG_SECURE)
    }

    private companion object {
        const val MOMENT = 300L
    }
}
