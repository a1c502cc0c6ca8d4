package org.precinct.app

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isDialog
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.around.FakeSession
import org.precinct.app.around.FakeSessions
import org.precinct.app.around.Gallery
import org.precinct.app.device.AndroidDevice
import org.precinct.app.profile.Officer
import org.precinct.app.profile.ProfileViewModel
import org.precinct.app.session.CannotOpen
import org.precinct.app.session.Fairness
import org.precinct.app.session.GameResult
import org.precinct.app.session.RoomFacts
import org.precinct.app.session.TableState
import org.precinct.app.storage.KeptTable
import org.precinct.app.storage.TableKind
import org.precinct.app.tablescreen.StoredLessons
import org.precinct.app.tablescreen.TableScreen
import org.precinct.app.tablescreen.TableViewModel
import org.precinct.engine.Language
import org.precinct.engine.Outcome
import org.precinct.engine.Seat
import org.precinct.engine.Seats
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase
import java.io.File
import java.util.concurrent.ConcurrentLinkedQueue
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit

/** A phone that can keep nothing any more says so, and goes on. */
@RunWith(AndroidJUnit4::class)
class FullDiskTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val app: Precinct = ApplicationProvider.getApplicationContext()
    private val crashes = ConcurrentLinkedQueue<Throwable>()
    private val before = Thread.getDefaultUncaughtExceptionHandler()

    @Before
    fun fill() {
        Thread.setDefaultUncaughtExceptionHandler { _, crash -> crashes += crash }
        runBlocking {
            withContext(Dispatchers.IO) {
                val disk =
                    app
                        .phone()
                        .database.openHelper.writableDatabase
                for (table in listOf("settings", "player", "lesson_seen")) {
                    for (deed in listOf("INSERT", "UPDATE")) {
                        disk.execSQL(
                            "CREATE TRIGGER full_${table}_$deed BEFORE $deed ON $table" +
                                " BEGIN SELECT RAISE(FAIL, 'disk is full'); END",
                        )
                    }
                }
                app
                    .phone()
                    .database
                    .tables()
                    .save(unfinished)
                disk.execSQL(
                    "CREATE TRIGGER full_table BEFORE DELETE ON kept_table" +
                        " BEGIN SELECT RAISE(FAIL, 'disk is full'); END",
                )
            }
        }
    }

    private val unfinished =
        KeptTable(
            "0123456789abcdef",
            TableKind.SOLO,
            "Ana",
            "kojak",
            "Ana\nColombo",
            true,
            false,
            0,
            0,
            0,
            null,
            false,
            null,
            null,
        )

    @After
    fun noCrash() {
        Thread.setDefaultUncaughtExceptionHandler(before)
        assertThat(crashes).isEmpty()
    }

    @Test
    fun theAppStartsAndASettingThatIsNotKeptIsSaidToBe() =
        Stage(rule).play {
            rule.onNodeWithContentDescription("Settings").performClick()
            await("Sounds")
            rule.onNodeWithText("Sounds").performScrollTo().performClick()
            await(app.getString(R.string.life_not_kept))
            rule.onNodeWithText("Understood").performClick()
            rule.onNodeWithText(app.getString(R.string.life_not_kept)).assertDoesNotExist()
            assertThat(
                app
                    .phone()
                    .settings.value.sounds,
            ).isTrue()
        }

    /** As a disk does that has lost some of what it had. */
    private fun breakTheTables() {
        val database = app.phone().database
        runBlocking {
            withContext(Dispatchers.IO) {
                database.tables().live(unfinished.id)
                database.openHelper.writableDatabase.execSQL(
                    "ALTER TABLE kept_table RENAME TO lost",
                )
            }
        }
    }

    @Test
    fun aTableThatCannotBeReadWhenItIsResumedIsSaidToBe() {
        breakTheTables()
        val sessions = app.phone().sessions
        val ways =
            listOf<suspend () -> Unit>(
                { sessions.resumeLive() },
                { sessions.resume(unfinished.id) },
            )
        for (resume in ways) {
            val cannot = runCatching { runBlocking { resume() } }.exceptionOrNull()
            assertThat(cannot).isInstanceOf(CannotOpen::class.java)
            assertThat(cannot).hasMessageThat().isEqualTo(app.getString(R.string.life_not_read))
        }
    }

    @Test
    fun aNameThatIsNotKeptIsSaidToBe() {
        val model = ProfileViewModel(app.phone().database::players, { null })
        model.change(Officer.Rookie.copy(name = "Ana"))
        runBlocking { withTimeout(Stage.PATIENCE) { model.refused.first { it } } }
        model.understood()
        assertThat(model.refused.value).isFalse()
        // What has been typed is not taken away.
        assertThat(
            model.state.value.officer!!
                .name,
        ).isEqualTo("Ana")
    }

    @Test
    fun aGameThatCannotBeThrownAwayStaysAndIsSaidTo() =
        Stage(rule).play {
            await("Throw away")
            rule.onNodeWithText("Throw away").performScrollTo().performClick()
            rule.onNode(hasText("Throw away") and hasAnyAncestor(isDialog())).performClick()
            await(app.getString(R.string.life_not_kept))
            rule.onNodeWithText(app.getString(R.string.trouble_title)).assertIsDisplayed()
            rule.onNodeWithText("Understood").performClick()
            rule.onNodeWithText("Throw away").assertExists()
        }

    @Test
    fun aLessonThatCannotBeNotedIsNotNoted() {
        val disk = Executors.newSingleThreadExecutor()
        val lessons = StoredLessons(app.phone().database::settings)
        val model =
            TableViewModel(
                FakeSessions(),
                flowOf(Language.ENGLISH),
                lessons,
                disk = disk.asCoroutineDispatcher(),
            )
        model.noLessons()
        disk.shutdown()
        assertThat(disk.awaitTermination(Stage.PATIENCE, TimeUnit.MILLISECONDS)).isTrue()
        assertThat(runBlocking { lessons.learnt.first() }).isEmpty()
    }

    @Test
    fun aPictureOfTheResultThatIsNotKeptIsSaidToBe() {
        // Its folder cannot be made.
        File(app.cacheDir, "shared").writeText("")
        val table = FakeSession().apply { state.value = over() }
        val sessions = FakeSessions().apply { current.value = table }
        val lessons = StoredLessons(app.phone().database::settings)
        val model = TableViewModel(sessions, flowOf(Language.ENGLISH), lessons)
        Booth(rule).open {
            show { TableScreen(model, AndroidDevice(app), {}, {}) }
            await(hasText("Ana wins."))
            rule.onNodeWithContentDescription("Share the result").performClick()
            await(hasText(app.getString(R.string.life_not_kept)))
            rule.onNodeWithText("Understood").performClick()
            rule.onNodeWithText(app.getString(R.string.life_not_kept)).assertDoesNotExist()
            rule.onNodeWithText("Ana wins.").assertIsDisplayed()
        }
    }

    private fun over(): TableState {
        val outcome = Outcome("ARRESTS", "", Seats.of(Seat.of(0)), listOf(1, 2))
        val people = Gallery.together.take(2)
        return TableState(
            link = Guest.Status.AT_TABLE,
            room =
                RoomFacts(
                    "The train",
                    Phase.OVER,
                    "kojak",
                    "Kojak",
                    1,
                    emptyMap(),
                    people,
                    emptyList(),
                    null,
                ),
            ending = GameResult(1, outcome, "Ana wins.", Fairness.FAIR, "Fair.", emptyMap(), "id"),
        )
    }

    @OptIn(ExperimentalTestApi::class)
    private fun await(what: SemanticsMatcher) = rule.waitUntilAtLeastOneExists(what, Stage.PATIENCE)
}
