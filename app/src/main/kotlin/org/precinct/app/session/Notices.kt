package org.precinct.app.session

import android.app.Notification
import android.app.NotificationChannel
import android.app.NotificationManager
import android.app.PendingIntent
import android.content.Context
import android.content.Intent
import androidx.annotation.StringRes
import androidx.core.app.NotificationCompat
import androidx.core.app.NotificationManagerCompat
import org.precinct.app.MainActivity
import org.precinct.app.R
import org.precinct.app.storage.TableKind
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase
import org.precinct.phone.R as PhoneR

/**
 * What the app says outside of its screens. All of it may lie open on the table: it is what the
 * public board says, and whether this phone is waited for.
 */
class Notices(
    private val app: Context,
    private val texts: AppTexts,
) {
    private val manager = NotificationManagerCompat.from(app)

    /** Says the channels' names in the player's language, new ones and old ones. */
    fun openChannels() {
        channel(
            TABLE,
            R.string.life_channel_table,
            R.string.life_channel_table_help,
            NotificationManager.IMPORTANCE_LOW,
        )
        channel(
            TURN,
            R.string.life_channel_turn,
            R.string.life_channel_turn_help,
            NotificationManager.IMPORTANCE_HIGH,
        )
    }

    private fun channel(
        id: String,
        @StringRes name: Int,
        @StringRes help: Int,
        importance: Int,
    ) {
        val channel = NotificationChannel(id, texts.text(name), importance)
        channel.description = texts.text(help)
        // The player decides about vibration in the app, and the app does it itself.
        channel.enableVibration(false)
        channel.setShowBadge(false)
        manager.createNotificationChannel(channel)
    }

    /** The table while it is open. */
    fun table(
        kind: TableKind?,
        state: TableState?,
    ): Notification {
        val room = state?.room
        val notice =
            base(TABLE)
                .setContentTitle(title(room))
                .setContentText(text(state))
                .setStyle(NotificationCompat.BigTextStyle().bigText(text(state)))
                .setOngoing(true)
                .setOnlyAlertOnce(true)
                .setCategory(NotificationCompat.CATEGORY_SERVICE)
        if (kind == TableKind.HOST && room?.phase == Phase.PLAYING) {
            notice.addAction(0, texts.text(R.string.life_pause), button(TableService.PAUSE))
        }
        if (kind == TableKind.HOST && room?.phase == Phase.PAUSED) {
            notice.addAction(0, texts.text(R.string.life_go_on), button(TableService.GO_ON))
        }
        // Only where nothing is lost by it: those in a lobby would have to gather anew.
        if (kind == TableKind.HOST && room != null && (room.inGame || room.phase == Phase.OVER)) {
            notice.addAction(0, texts.text(R.string.life_put_away), button(TableService.PUT_AWAY))
        }
        return notice.build()
    }

    private fun title(room: RoomFacts?): String =
        if (room == null) {
            texts.text(R.string.life_table_open)
        } else {
            "${room.title} · ${room.name}"
        }

    private fun text(state: TableState?): String {
        val pausing = state?.room?.wantPause.orEmpty()
        return when {
            state == null -> ""
            state.link == Guest.Status.CONNECTING && state.room != null ->
                texts.text(R.string.life_away)
            state.knocks.isNotEmpty() ->
                texts.text(R.string.lobby_knock, state.knocks.first().name)
            pausing.isNotEmpty() ->
                texts.text(R.string.frame_pause_wanted, pausing.joinToString())
            state.asked.isNotEmpty() -> call(state)
            else -> state.summary
        }
    }

    /** Somebody at this phone is waited for. */
    fun turn(state: TableState): Notification =
        base(TURN)
            .setContentTitle(call(state))
            .setContentText(texts.text(R.string.life_come_back))
            .setAutoCancel(true)
            .setCategory(NotificationCompat.CATEGORY_REMINDER)
            .build()

    /** Where several play on one phone, the name says who is meant. */
    private fun call(state: TableState): String {
        val room = state.room
        return if (room == null || state.ownSeats.size < 2) {
            texts.text(R.string.life_your_turn)
        } else {
            texts.text(R.string.life_turn_of, room.chairs[state.asked.first()].name)
        }
    }

    private fun base(channel: String) =
        NotificationCompat
            .Builder(app, channel)
            .setSmallIcon(PhoneR.drawable.launcher_monochrome)
            .setVisibility(NotificationCompat.VISIBILITY_PUBLIC)
            .setContentIntent(
                PendingIntent.getActivity(
                    app,
                    0,
                    Intent(app, MainActivity::class.java)
                        .addFlags(Intent.FLAG_ACTIVITY_SINGLE_TOP),
                    PendingIntent.FLAG_IMMUTABLE,
                ),
            )

    private fun button(action: String): PendingIntent =
        PendingIntent.getService(
            app,
            0,
            Intent(app, TableService::class.java).setAction(action),
            PendingIntent.FLAG_IMMUTABLE,
        )

    companion object {
        const val TABLE = "table"
        const val TURN = "turn"
    }
}
