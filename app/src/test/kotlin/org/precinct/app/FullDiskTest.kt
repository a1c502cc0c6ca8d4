package org.precinct.app

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.profile.Officer
import org.precinct.app.profile.ProfileViewModel
import org.precinct.nearby.NearbyPresence
import java.util.concurrent.ConcurrentLinkedQueue

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
                for (table in listOf("settings", "player")) {
                    for (deed in listOf("INSERT", "UPDATE")) {
                        disk.execSQL(
                            "CREATE TRIGGER full_${table}_$deed BEFORE $deed ON $table" +
                                " BEGIN SELECT RAISE(FAIL, 'disk is full'); END",
                        )
                    }
                }
            }
        }
    }

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

    @Test
    fun aNameThatIsNotKeptIsSaidToBe() {
        val model = ProfileViewModel(app::players, { NearbyPresence.NO_SERVICES })
        model.change(Officer.Rookie.copy(name = "Ana"))
        runBlocking { model.refused.first { it } }
        model.understood()
        assertThat(model.refused.value).isFalse()
        // What has been typed is not taken away.
        assertThat(
            model.state.value.officer!!
                .name,
        ).isEqualTo("Ana")
    }
}
