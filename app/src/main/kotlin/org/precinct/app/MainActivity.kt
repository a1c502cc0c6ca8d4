package org.precinct.app

import android.content.Context
import android.graphics.Color
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.remember
import androidx.core.splashscreen.SplashScreen.Companion.installSplashScreen
import androidx.lifecycle.lifecycleScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import org.precinct.app.device.AndroidDevice
import org.precinct.app.players.DiskWrite
import org.precinct.app.session.SecureWindow

class MainActivity : ComponentActivity() {
    override fun attachBaseContext(base: Context) = super.attachBaseContext(AppLanguage.wrap(base))

    override fun onCreate(savedInstanceState: Bundle?) {
        installSplashScreen()
        super.onCreate(savedInstanceState)
        // Every screen has a night-blue head, so the status bar's letters are light by day as well.
        enableEdgeToEdge(
            statusBarStyle = SystemBarStyle.dark(Color.TRANSPARENT),
            navigationBarStyle = SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT),
        )
        val app = application as Precinct
        val secrecy = SecureWindow(window)
        setContent {
            PhoneSettings(app.phone().settings, secrecy::begin) {
                val device = remember(app) { AndroidDevice(app) }
                Navigation(app.phone(), device) { AppLanguage.choose(this, it) }
            }
        }
        // The language may have been chosen in the system's settings. It is asked for at every start, so
        // a full phone opens all the same.
        val language = AppLanguage.chosen(this)
        lifecycleScope.launch(Dispatchers.IO) {
            val settings = app.phone().database.settings()
            DiskWrite.succeeds { settings.change { it.with { one -> one.language = language } } }
        }
    }
}
