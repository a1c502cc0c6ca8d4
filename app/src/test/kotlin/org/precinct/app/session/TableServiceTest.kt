package org.precinct.app.session

import android.app.ForegroundServiceStartNotAllowedException
import android.app.Notification
import android.app.NotificationManager
import android.app.Service
import android.content.Intent
import android.content.pm.ServiceInfo
import android.os.Build.VERSION.SDK_INT
import android.os.Build.VERSION_CODES.Q
import android.os.Vibrator
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.MainActivity
import org.precinct.app.NEWEST
import org.precinct.app.OLDEST
import org.precinct.app.Precinct
import org.precinct.app.storage.TableKind
import org.precinct.engine.BotLevel
import org.precinct.table.carrier.FoundTable
import org.precinct.table.host.Limits
import org.precinct.table.proto.Phase
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ServiceController
import org.robolectric.annotation.Config
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowPowerManager
import org.robolectric.shadows.ShadowService
import java.util.Optional

/** What a table does while nobody looks at the phone. */
@RunWith(RobolectricTestRunner::class)
@Config(minSdk = OLDEST, maxSdk = NEWEST)
class TableServiceTest {
    private val time = InventedTime()
    private val air = Air()
    private var ana = TestPhone(time, air, "Ana", Limits.STANDARD)
    private val app: Precinct = ApplicationProvider.getApplicationContext()
    private val manager = app.getSystemService(NotificationManager::class.java)!!
    private val vibrator = app.getSystemService(Vibrator::class.java)!!
    private lateinit var service: ServiceController<TableService>
    private lateinit var session: TableSession

    @Before
    fun open() {
        app.use(ana.phone)
        val plan = TablePlan(TableKind.HOST, "kojak", "Ana’s", listOf("Ana"), 2, BotLevel.EASY)
        session = ana.open(plan)
        start(Intent(app, TableService::class.java))
    }

    @After
    fun close() {
        service.destroy()
        ana.kill()
        time.close()
    }

    private fun start(intent: Intent?) {
        service = Robolectric.buildService(TableService::class.java, intent).create()
        assertThat(service.get().onStartCommand(intent, 0, 1)).isEqualTo(Service.START_STICKY)
        settle()
    }

    private fun settle() = time.settle()

    private fun text(notice: Notification): String =
        listOf(Notification.EXTRA_TITLE, Notification.EXTRA_TEXT, Notification.EXTRA_BIG_TEXT)
            .joinToString("\n") { notice.extras.getCharSequence(it).toString() }

    private fun notice(): Notification = shadowOf(manager).getNotification(TableService.NOTICE)

    private fun call(): Notification? = shadowOf(manager).getNotification(TableService.CALL)

    private fun deal() {
        session.host!!.start()
        RandomPlayer(time, 23, session).playUntil { session.scene(0).value != null }
        settle()
    }

    @Test
    fun openingATableStartsTheService() {
        val started = shadowOf(app).nextStartedService
        assertThat(started.component!!.className).isEqualTo(TableService::class.java.name)
    }

    @Test
    fun itStaysInTheForegroundAsWhatItIs() {
        val foreground = shadowOf(service.get())
        assertThat(foreground.isLastForegroundNotificationAttached).isTrue()
        if (SDK_INT >= Q) {
            assertThat(service.get().foregroundServiceType)
                .isEqualTo(ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE)
        }
        assertThat(text(notice())).contains("Kojak · Ana’s")
        assertThat(text(notice())).contains("filling up")
        assertThat(notice().channelId).isEqualTo(Notices.TABLE)
    }

    @Test
    fun theNoticeSaysWhatEverybodyMayKnow() {
        deal()
        val player = RandomPlayer(time, 29, session)
        var yours = 0
        var others = 0
        repeat(120) {
            player.step()
            settle()
            val state = session.state.value
            if (state.room!!.phase != Phase.PLAYING) return@repeat
            if (state.asked.isEmpty()) {
                others++
                assertThat(text(notice())).contains(session.scene(null).value!!.prompt())
            } else {
                yours++
                assertThat(text(notice())).contains("It’s your turn")
            }
        }
        assertThat(yours).isGreaterThan(3)
        assertThat(others).isGreaterThan(3)
    }

    @Test
    fun aPauseCanBeMadeAndEndedFromTheNotice() {
        deal()
        assertThat(actions()).containsExactly("Pause", "Put away").inOrder()
        press(0)
        assertThat(
            session.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PAUSED)
        assertThat(text(notice())).contains("The game is paused.")
        assertThat(actions()).containsExactly("Go on", "Put away").inOrder()
        press(0)
        assertThat(
            session.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PLAYING)
    }

    @Test
    fun aGameIsPutAwayFromTheNoticeAndKept() {
        // A lobby would be lost.
        assertThat(actions()).isEmpty()
        deal()
        press(1)
        assertThat(ana.sessions.current.value).isNull()
        assertThat(shadowOf(service.get()).isStoppedBySelf).isTrue()
        assertThat(runBlocking { ana.sessions.unfinished.first() }).hasSize(1)
    }

    private fun actions() =
        notice()
            .actions
            .orEmpty()
            .map { it.title.toString() }

    private fun press(action: Int) {
        val intent = shadowOf(notice().actions[action].actionIntent).savedIntent
        service.get().onStartCommand(intent, 0, 2)
        settle()
    }

    @Test
    fun aKnockIsHeardFromOutside() {
        val eve = TestPhone(time, air, "Eve")
        val sign = ana.ways.sign!!
        val found = FoundTable(sign.table, sign.name, sign.game, emptyMap(), Optional.empty())
        runBlocking {
            eve.sessions.join(sign.table) { me, told -> eve.ways.to(found, me, told) }
        }
        settle()
        assertThat(text(notice())).contains("Eve is at the door")
        session.host!!.turnAway(
            session.state.value.knocks
                .single()
                .id,
        )
        settle()
        assertThat(text(notice())).doesNotContain("Eve")
        eve.kill()
    }

    @Test
    fun aPauseThatIsAskedForIsHeardFromOutside() {
        val ben = TestPhone(time, air, "Ben")
        val guest = ben.join(session)
        settle()
        deal()
        guest.guest.askForPause()
        settle()
        assertThat(text(notice())).contains("A pause is asked for by: Ben")
        press(0)
        assertThat(text(notice())).contains("The game is paused.")
        ben.kill()
    }

    @Test
    fun theEndSaysWhoWon() {
        session.host!!.start()
        RandomPlayer(time, 31, session).playUntil { session.state.value.ending != null }
        settle()
        assertThat(text(notice())).contains(
            session.state.value.ending!!
                .text,
        )
    }

    @Test
    fun aPlayerElsewhereIsCalledOnceForEachTurn() {
        deal()
        val player = RandomPlayer(time, 37, session)
        player.playUntil {
            session.state.value.asked
                .isEmpty()
        }
        settle()
        assertThat(call()).isNull()
        player.playUntil {
            session.state.value.asked
                .isNotEmpty()
        }
        settle()
        assertThat(text(call()!!)).contains("It’s your turn")
        assertThat(call()!!.channelId).isEqualTo(Notices.TURN)
        assertThat(shadowOf(vibrator).isVibrating).isTrue()
        // The player looks: nothing has to be said any more.
        ActivityScenario.launch(MainActivity::class.java).use {
            settle()
            assertThat(call()).isNull()
            player.playUntil {
                session.state.value.asked
                    .isEmpty()
            }
            player.playUntil {
                session.state.value.asked
                    .isNotEmpty()
            }
            settle()
            assertThat(call()).isNull()
        }
    }

    @Test
    fun vibrationCanBeSwitchedOff() {
        ana.onDisk { ana.database.settings().change { it.with { one -> one.vibration = false } } }
        deal()
        assertThat(ana.phone.settings.value.vibration).isFalse()
        val player = RandomPlayer(time, 41, session)
        player.playUntil {
            session.state.value.asked
                .isEmpty()
        }
        settle()
        vibrator.cancel()
        player.playUntil {
            session.state.value.asked
                .isNotEmpty()
        }
        settle()
        assertThat(call()).isNotNull()
        assertThat(shadowOf(vibrator).isVibrating).isFalse()
    }

    @Test
    fun withoutThePermissionTheTableIsAsOpen() {
        shadowOf(manager).setNotificationsEnabled(false)
        deal()
        val player = RandomPlayer(time, 43, session)
        repeat(20) { player.step() }
        settle()
        assertThat(
            session.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PLAYING)
        assertThat(shadowOf(service.get()).isStoppedBySelf).isFalse()
    }

    @Test
    fun channelsSpeakThePlayersLanguage() {
        fun names() = manager.notificationChannels.map { it.name.toString() }
        assertThat(names()).containsExactly("Open table", "Your turn")
        ana.onDisk { ana.database.settings().change { it.with { one -> one.language = "fr" } } }
        settle()
        assertThat(names()).containsExactly("Table ouverte", "À vous de jouer")
    }

    @Test
    fun thePhoneStaysAwakeWhileItsTablePlays() {
        fun held() = ShadowPowerManager.getLatestWakeLock()?.isHeld == true
        assertThat(held()).isFalse()
        deal()
        assertThat(held()).isTrue()
        session.host!!.pause()
        settle()
        assertThat(held()).isFalse()
    }

    @Test
    fun aTableThatIsClosedEndsTheService() {
        session.close()
        settle()
        assertThat(shadowOf(service.get()).isStoppedBySelf).isTrue()
    }

    @Test
    fun afterTheProcessHasDiedTheTableIsTakenUp() {
        deal()
        val before = session.own(0).view
        service.destroy()
        ana.kill()
        ana = ana.again()
        app.use(ana.phone)
        // Android starts a sticky service again, without an intent.
        start(null)
        session = ana.sessions.current.value!!
        assertThat(session.own(0).view).isEqualTo(before)
        assertThat(text(notice())).contains("Kojak · Ana’s")
        assertThat(shadowOf(service.get()).isStoppedBySelf).isFalse()
    }

    @Test
    @Config(sdk = [NEWEST], shadows = [ShyService::class])
    fun whatMayNotBeInTheForegroundYetIsThereOnceSomebodyLooks() {
        deal()
        service.destroy()
        ShyService.refused = true
        start(null)
        val shown = shadowOf(service.get())
        assertThat(shown.lastForegroundNotification).isNull()
        assertThat(text(notice())).contains("Kojak · Ana’s")
        ShyService.refused = false
        ActivityScenario.launch(MainActivity::class.java).use {
            settle()
            assertThat(shown.isLastForegroundNotificationAttached).isTrue()
            assertThat(text(notice())).contains("Kojak · Ana’s")
        }
    }

    @Test
    @Config(sdk = [NEWEST], shadows = [ShyService::class])
    fun aServiceThatNeverCameToTheForegroundLeavesNoNoticeBehind() {
        service.destroy()
        ShyService.refused = true
        start(null)
        assertThat(notice()).isNotNull()
        service.destroy()
        ShyService.refused = false
        assertThat(shadowOf(manager).getNotification(TableService.NOTICE)).isNull()
    }

    /** As Android does since 12 with a service that it starts again while nobody looks. */
    @Implements(Service::class)
    class ShyService : ShadowService() {
        @Implementation
        override fun startForeground(
            id: Int,
            notification: Notification,
            type: Int,
        ) {
            if (refused) throw ForegroundServiceStartNotAllowedException("in the background")
            super.startForeground(id, notification, type)
        }

        companion object {
            var refused = false
        }
    }

    @Test
    fun aServiceWithNothingToDoEnds() {
        session.leave()
        settle()
        service.destroy()
        start(null)
        assertThat(shadowOf(service.get()).isStoppedBySelf).isTrue()
        assertThat(ana.sessions.current.value).isNull()
    }
}
