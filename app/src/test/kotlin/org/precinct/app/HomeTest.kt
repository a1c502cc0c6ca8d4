package org.precinct.app

import android.app.Application
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.unit.dp
import androidx.test.core.app.ApplicationProvider
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.game.GameFace
import org.precinct.engine.Games
import org.precinct.nearby.NearbyPresence
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** The app as a hand and an ear find it. */
@RunWith(AndroidJUnit4::class)
@Config(minSdk = OLDEST, maxSdk = NEWEST)
class HomeTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    @Test
    fun aGameOpensItsCaseFileAndBackLeadsHome() =
        Stage(rule).play {
            open("Kojak")
            rule.onNodeWithText("What you are after").assertIsDisplayed()
            pressBack()
            rule.onNodeWithText("The games").assertIsDisplayed()
        }

    @Test
    fun everyGameIsSaidWithItsFigures() =
        Stage(rule).play {
            val card = hasText("Good Cop Bad Cop") and hasClickAction()
            val spoken =
                rule
                    .onNode(card)
                    .fetchSemanticsNode()
                    .config[SemanticsProperties.ContentDescription]
            assertThat(spoken).containsExactly("4 to 8 players", "10 to 20 minutes")
        }

    @Test
    fun everythingThatCanBeTappedIsLargeEnough() =
        Stage(rule).play {
            fingerSized()
            rule.onNodeWithText("Rookie").performClick()
            fingerSized()
        }

    @OptIn(ExperimentalTestApi::class)
    @Test
    fun theHomeScreenKnowsWhoIsOnDuty() =
        Stage(rule).play {
            rule.onNodeWithText("Rookie").performClick()
            rule.onNodeWithText("Name at the table").performTextInput("Ana")
            rule.onNodeWithText("Teal").performScrollTo().performClick()
            rule.onNodeWithText("Teal").assertIsSelected()
            rule.onNodeWithContentDescription("Back").performScrollTo().performClick()
            rule.waitUntilAtLeastOneExists(hasText("Ana") and hasText("On duty"), Stage.PATIENCE)
        }

    @OptIn(ExperimentalTestApi::class)
    @Test
    fun thePhoneSaysWhetherItHasNearby() =
        Stage(rule).play {
            // The library is there under test, but no phone has Google's services.
            val expected = NearbyPresence.NO_SERVICES
            assertThat(
                NearbyPresence.of(ApplicationProvider.getApplicationContext()),
            ).isEqualTo(expected)
            rule.onNodeWithText("Rookie").performClick()
            rule.waitUntilAtLeastOneExists(
                hasText("Nearby Connections is not", substring = true),
                Stage.PATIENCE,
            )
        }

    /** Slow work on the main thread would fail it. */
    @Test
    fun theWaysToOtherPhonesAreLookedForInTheBackground() =
        Stage(rule).play {
            rule.onNode(hasText("Join") and hasClickAction()).performClick()
            await("Needs Google Play services, which are not here")
        }

    @Test
    fun aPhoneWithoutFilesSaysSo() =
        Stage(rule).play {
            val app: Application = ApplicationProvider.getApplicationContext()
            shadowOf(app).checkActivities(true)
            rule.onNodeWithText("Past games").performScrollTo().performClick()
            await("Open a saved game")
            rule.onNodeWithText("Open a saved game").performScrollTo().performClick()
            await(app.getString(R.string.life_no_files))
        }

    @Test
    fun everyGameOfTheEngineHasAFace() {
        for (game in Games.all()) {
            val face = GameFace.byId(game.info().id())!!
            assertThat(face.game().seats).isEqualTo(game.info().minSeats()..game.info().maxSeats())
        }
    }

    private fun fingerSized() {
        val tappable = rule.onAllNodes(hasClickAction())
        val count = tappable.fetchSemanticsNodes().size
        assertThat(count).isGreaterThan(3)
        repeat(count) {
            tappable[it].assertHeightIsAtLeast(48.dp).assertWidthIsAtLeast(48.dp)
        }
    }
}
