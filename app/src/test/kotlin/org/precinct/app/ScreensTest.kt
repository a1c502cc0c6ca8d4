package org.precinct.app

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.profile.Officer
import org.precinct.app.profile.ProfileScreen
import org.precinct.app.profile.ProfileState
import org.precinct.nearby.NearbyPresence

/** Every screen, drawn as a phone draws it. */
@RunWith(AndroidJUnit4::class)
class ScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    @Test
    fun homeInEnglish() = Stage(rule).play { draw("home-en-light") }

    @Test
    fun homeInEnglishAfterDark() = Stage(rule, dark = true).play { draw("home-en-dark") }

    @Test
    fun homeInFrench() = Stage(rule, "fr").play { draw("home-fr-light") }

    @Test
    fun homeInFrenchAfterDark() = Stage(rule, "fr", dark = true).play { draw("home-fr-dark") }

    @Test
    fun homeOnASmallPhone() =
        Stage(rule, "fr", width = 320, height = 640).play {
            draw("home-fr-small")
        }

    @Test
    fun homeInLargeText() =
        Stage(rule, "fr", height = LONG, text = 2f).play { draw("home-fr-large-text") }

    @Test
    fun homeInLargeTextAfterDark() =
        Stage(rule, "en", dark = true, height = LONG, text = 2f).play { draw("home-en-large-text") }

    @Test
    fun homeInLandscape() =
        Stage(rule, "fr", width = 891, height = 411).play {
            draw("home-fr-landscape")
        }

    @Test
    fun homeInLandscapeAfterDark() =
        Stage(rule, "en", dark = true, width = 891, height = 411).play { draw("home-en-landscape") }

    @Test
    fun homeOnATablet() =
        Stage(rule, "en", width = 1280, height = 800).play { draw("home-en-tablet") }

    @Test
    fun caseFilesInEnglish() = Stage(rule).play { drawCaseFiles("en-light", "Back") }

    @Test
    fun caseFilesInFrenchAfterDark() =
        Stage(rule, "fr", dark = true).play { drawCaseFiles("fr-dark", "Retour") }

    @Test
    fun caseFileInLargeText() =
        Stage(rule, "fr", height = LONG, text = 2f).play {
            open("Police City")
            draw("game-police-city-fr-large-text")
        }

    @Test
    fun profileInEnglishAfterDark() =
        Stage(rule, dark = true).play {
            showProfile(Officer("Ana", Tint.GREEN, Badge.STAR), NearbyPresence.READY)
            draw("profile-en-dark")
        }

    @Test
    fun profileInFrench() =
        Stage(rule, "fr").play {
            showProfile(Officer.Rookie, NearbyPresence.NO_SERVICES)
            draw("profile-fr-light")
        }

    @Test
    fun profileInLargeText() =
        Stage(rule, "fr", height = LONG, text = 2f).play {
            showProfile(Officer.Rookie, NearbyPresence.NOT_PACKAGED)
            draw("profile-fr-large-text")
        }

    private fun Stage.showProfile(
        officer: Officer,
        nearby: NearbyPresence,
    ) = show { ProfileScreen(ProfileState(officer, nearby), onChange = {}, onBack = {}) }

    private fun Stage.drawCaseFiles(
        suffix: String,
        back: String,
    ) {
        for (title in listOf("Good Cop Bad Cop", "Police City", "Kojak", "Allez les Bleus")) {
            open(title)
            draw("game-${title.lowercase().replace(' ', '-')}-$suffix")
            rule.onNodeWithContentDescription(back).performClick()
        }
    }

    private companion object {
        /** A screen long enough for all that large text pushes down. */
        const val LONG = 1700
    }
}
