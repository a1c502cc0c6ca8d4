package org.precinct.app.session

import android.annotation.SuppressLint
import android.app.Notification
import android.app.Service
import android.content.Context
import android.content.Intent
import android.content.pm.ServiceInfo
import android.os.Build
import android.os.IBinder
import android.os.PowerManager
import android.os.VibrationAttributes
import android.os.VibrationEffect
import android.os.Vibrator
import androidx.annotation.RequiresApi
import androidx.core.app.NotificationManagerCompat
import androidx.core.app.ServiceCompat
import androidx.core.content.ContextCompat
import kotlinx.coroutines.Job
import kotlinx.coroutines.MainScope
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.launch
import org.precinct.app.Precinct
import org.precinct.app.storage.TableKind
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase

/**
 * Keeps a table with other phones alive while nobody looks at this one, and calls the player back.
 *
 * The table itself lives in the app. When the system has ended the process, it starts this service
 * again, which takes the table up from the disk.
 */
class TableService : Service() {
    private val scope = MainScope()
    private val phone by lazy { (application as Precinct).phone() }
    private val awake by lazy {
        getSystemService(PowerManager::class.java)!!
            .newWakeLock(PowerManager.PARTIAL_WAKE_LOCK, "precinct:table")
            .apply { setReferenceCounted(false) }
    }
    private var following: Job? = null
    private var inForeground = false
    private var asked = emptySet<Int>()
    private var lastStart = 0

    override fun onBind(intent: Intent?): IBinder? = null

    override fun onCreate() {
        super.onCreate()
        phone.notices.openChannels()
    }

    override fun onStartCommand(
        intent: Intent?,
        flags: Int,
        startId: Int,
    ): Int {
        lastStart = startId
        val session = phone.sessions.current.value
        stayInForeground(phone.notices.table(session?.kind, session?.state?.value))
        when (intent?.action) {
            PAUSE -> session?.host?.pause()
            GO_ON -> session?.host?.goOn()
            PUT_AWAY -> session?.close()
        }
        if (following == null) {
            following =
                scope.launch {
                    try {
                        if (session == null) phone.sessions.resumeLive()
                    } catch (cannot: CannotOpen) {
                        // The screen says so, with the next attempt; there is nothing to keep up here.
                    }
                    follow()
                }
        }
        return START_STICKY
    }

    /** A service that may not be in the foreground still keeps the table for a while. */
    private fun stayInForeground(notice: Notification) {
        val type =
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
                ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE
            } else {
                0
            }
        inForeground =
            try {
                ServiceCompat.startForeground(this, NOTICE, notice, type)
                true
            } catch (notNow: IllegalStateException) {
                // Started again in the background, where the system does not allow that any more.
                false
            }
    }

    private suspend fun follow() {
        phone.sessions.current.collectLatest { session ->
            // By its number: another table may have been opened, and the service started, meanwhile.
            if (session == null || !session.kind.isShared) {
                stopSelf(lastStart)
            } else {
                combine(session.state, phone.visibility.visible, ::Pair).collect { (state, seen) ->
                    show(session, state, seen)
                    // The host has sent this phone away.
                    if (state.link == Guest.Status.GONE) stopSelf(lastStart)
                }
            }
        }
    }

    // Without the permission nothing is shown, and that is all.
    @SuppressLint("MissingPermission")
    private fun show(
        session: TableSession,
        state: TableState,
        seen: Boolean,
    ) {
        val manager = NotificationManagerCompat.from(this)
        val notice = phone.notices.table(session.kind, state)
        // What was not allowed while nobody looked is allowed now, and the table lives on after.
        if (seen && !inForeground) stayInForeground(notice) else manager.notify(NOTICE, notice)
        val called = state.asked.toSet()
        if (called.isEmpty() || seen) manager.cancel(CALL)
        if (!seen && (called - asked).isNotEmpty()) {
            manager.notify(CALL, phone.notices.turn(state))
            if (phone.settings.value.vibration) vibrate()
        }
        asked = called
        // A sleeping phone lets no sand run and hears no guest.
        val playing = session.kind == TableKind.HOST && state.room?.phase == Phase.PLAYING
        if (playing) {
            awake.acquire(LONGEST_SILENCE)
        } else if (awake.isHeld) {
            awake.release()
        }
    }

    private fun vibrate() {
        val vibrator = getSystemService(Vibrator::class.java) ?: return
        val effect = VibrationEffect.createWaveform(PULSE, -1)
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            vibrator.notify(effect)
        } else {
            vibrator.vibrate(effect)
        }
    }

    /** Other kinds are not felt while the app is in the background. */
    @RequiresApi(Build.VERSION_CODES.TIRAMISU)
    private fun Vibrator.notify(effect: VibrationEffect) =
        vibrate(effect, VibrationAttributes.createForUsage(VibrationAttributes.USAGE_NOTIFICATION))

    override fun onDestroy() {
        scope.cancel()
        val manager = NotificationManagerCompat.from(this)
        manager.cancel(CALL)
        // Out of the foreground, nobody else takes it away.
        manager.cancel(NOTICE)
        if (awake.isHeld) awake.release()
        super.onDestroy()
    }

    companion object {
        const val PAUSE = "org.precinct.app.PAUSE"
        const val GO_ON = "org.precinct.app.GO_ON"
        const val PUT_AWAY = "org.precinct.app.PUT_AWAY"
        internal const val NOTICE = 1
        internal const val CALL = 2
        private const val LONGEST_SILENCE = 10 * 60_000L
        private val PULSE = longArrayOf(0, 120, 80, 220)

        /** Starts to look after the open table. */
        fun start(app: Context) {
            try {
                ContextCompat.startForegroundService(app, Intent(app, TableService::class.java))
            } catch (notNow: IllegalStateException) {
                // Nobody looks at the app. The table is open, and lives as long as the process.
            }
        }
    }
}
