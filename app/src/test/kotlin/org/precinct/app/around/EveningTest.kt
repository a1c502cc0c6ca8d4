package org.precinct.app.around

import android.os.Build.VERSION.SDK_INT
import android.os.Build.VERSION_CODES.TIRAMISU
import android.view.WindowManager.LayoutParams.FLAG_SECURE
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.test.core.app.ActivityScenario
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.MainActivity
import org.precinct.app.NEWEST
import org.precinct.app.OLDEST
import org.precinct.app.Stage
import org.precinct.app.session.Fairness
import org.precinct.app.session.TablePlan
import org.precinct.app.storage.TableKind
import org.precinct.engine.BotLevel
import org.precinct.table.carrier.FoundTable
import org.precinct.table.carrier.Street
import org.precinct.table.guest.Guest
import org.precinct.table.net.Invitation
import org.precinct.table.proto.Phase
import org.robolectric.annotation.Config
import java.util.Optional

/** A whole evening: phones over real TCP, one of them with its screens. */
@OptIn(ExperimentalTestApi::class)
@RunWith(AndroidJUnit4::class)
@Config(sdk = [OLDEST, NEWEST])
class EveningTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val street = Street()
    private val phones = mutableListOf<EveningPhone>()
    private lateinit var screen: ActivityScenario<MainActivity>

    @After
    fun goHome() {
        screen.close()
        phones.forEach { it.kill() }
    }

    private fun phone(name: String) = EveningPhone(street, name).also(phones::add)

    private fun launch(phone: EveningPhone) {
        phone.inHand()
        screen = ActivityScenario.launch(MainActivity::class.java)
    }

    /** Dies without a farewell; its screens, if it had any, are gone with it. */
    private fun EveningPhone.dies(): EveningPhone {
        phones -= this
        kill()
        return again().also(phones::add)
    }

    @Test
    fun aHostsEvening() {
        var ana = phone("Ana")
        launch(ana)
        tap("Host a table")
        tap("Kojak")
        tap("Length of the game")
        tap("Quick game (first arrest wins)")
        tap("Open the table")
        see("Come in")
        // A phone that has not been asked yet may not call its player, since Android 13.
        if (SDK_INT >= TIRAMISU) see("Notifications")

        // One comes by the QR code, one finds the table and knocks.
        until {
            ana.session
                ?.state
                ?.value
                ?.invite != null &&
                ana.doorIsOpen()
        }
        var ben = phone("Ben")
        ben.join(Invitation.parse(ana.invitation()))
        see("Ben")
        val cleo = phone("Cléo")
        cleo.knock()
        see("Cléo is at the door")
        until {
            cleo.session
                ?.state
                ?.value
                ?.link == Guest.Status.COMPARING
        }
        cleo.session!!.guest.confirmWords()
        see(
            cleo.session!!
                .state.value.words,
        )
        tap("Same words: let in")
        until {
            cleo.session!!
                .state.value.link == Guest.Status.AT_TABLE
        }
        see("Cléo")
        assertThat(isSecret()).isFalse()
        tap("Deal")
        seeSpoken("Ana: Here; Ben: Here; Cléo: Here")
        until { isSecret() }

        // A guest's phone dies in mid-game and comes back.
        ben = ben.dies()
        seeSpoken("Ben: Phone not connected")
        ben.resumeLive()
        seeSpoken("Ben: Here")
        until {
            ben.session!!
                .state.value.ownSeats == listOf(1)
        }

        // The host's process dies. When the app is opened again, the table is as it was.
        val before =
            ana.session!!
                .scene(0)
                .value!!
                .view
        screen.close()
        ana = ana.dies()
        launch(ana)
        seeSpoken("Ana: Here")
        assertThat(
            ana.session!!
                .scene(0)
                .value!!
                .view,
        ).isEqualTo(before)
        seeSpoken("Ana: Here; Ben: Here; Cléo: Here")

        // One more comes in the middle of the game, and takes a seat that a bot has kept warm.
        val dora = phone("Dora")
        dora.knock()
        see("Dora is at the door")
        until {
            dora.session
                ?.state
                ?.value
                ?.link == Guest.Status.COMPARING
        }
        dora.session!!.guest.confirmWords()
        tap("Same words: let in")
        until {
            dora.session!!
                .state.value.link == Guest.Status.AT_TABLE
        }
        tap(hasContentDescription("Ben: Here", substring = true))
        until { count("Let a bot play") == 3 }
        rule.onAllNodes(hasText("Let a bot play"))[1].performScrollTo().performClick()
        tap("Give to Dora")
        until {
            dora.session!!
                .state.value.ownSeats == listOf(1)
        }
        tap(hasContentDescription("Back"))

        // Everybody has to leave: bots finish the game.
        if (ana.phase() == Phase.PAUSED) tap("Go on")
        until { ana.phase() == Phase.PLAYING }
        tap(hasContentDescription("Ben: Here", substring = true))
        for (left in 2 downTo 0) {
            tap("Let a bot play")
            until { count("Let a bot play") == left }
        }
        until {
            ana.session!!
                .state.value.ending != null
        }
        // It takes the place of the page of the seats, which is still open.
        see("Case closed")
        see("Fair, and checked")
        see("Standings")
        until {
            cleo.session!!
                .state.value.ending
                ?.fairness == Fairness.FAIR
        }

        tap(hasContentDescription("Back"))
        see("The games")
        tap("Past games")
        see("Kojak")
        val kept =
            runBlocking {
                ana.phone.history.games
                    .first()
            }.single()
        assertThat(kept.players).containsExactly("Ana", "Ben", "Cléo").inOrder()
        tap("Look")
        see("Step 0 of", substring = true)
        tap(hasContentDescription("One step on"))
        see("Step 1 of", substring = true)
    }

    @Test
    fun aGuestsEvening() {
        // The table is on another phone, whose screens nobody sees here.
        val ana = phone("Ana")
        runBlocking {
            ana.phone.sessions.open(
                TablePlan(
                    TableKind.HOST,
                    "kojak",
                    "The train",
                    listOf("Ana"),
                    options = mapOf("mode" to "quick"),
                ),
            )
        }
        val desk = ana.session!!.host!!
        val ben = phone("Ben")
        launch(ben)
        tap("Join")
        see("The train")

        // The wrong code first, then the right one.
        tap("Type a code")
        rule.onNode(hasText("Code")).performTextInput("7Q2M K3XN 9D4Z")
        tap(hasText("Join") and hasClickAction() and isEnabled())
        see("Compare it with the host’s screen", substring = true)
        tap(hasContentDescription("Back"))

        tap("The train")
        see("You are at the door")
        until {
            ana.session!!
                .state.value.knocks
                .isNotEmpty()
        }
        see(
            ana.session!!
                .state.value.knocks
                .single()
                .words,
        )
        tap("The same: sit down")
        desk.letIn(
            ana.session!!
                .state.value.knocks
                .single()
                .id,
        )
        see("You are in. The host deals when everybody is here.")
        tap("I am ready")
        until {
            ana.session!!
                .state.value.room!!
                .chairs[1]
                .ready
        }
        see("Not ready yet")
        desk.start()
        seeSpoken("Ana: Here; Ben: Here")

        // Sent away and back again, the screen is where it was.
        screen.recreate()
        seeSpoken("Ana: Here; Ben: Here")
        desk.pause()
        see("Paused")
        desk.goOn()
        until { !shown("Paused") }

        desk.hand(0, Optional.of(BotLevel.NORMAL))
        desk.hand(1, Optional.of(BotLevel.NORMAL))
        see("Case closed")
        see("Fair, and checked")
    }

    /** Whether the system keeps the screen out of pictures. */
    private fun isSecret(): Boolean {
        var flags = 0
        screen.onActivity { flags = it.window.attributes.flags }
        return flags and FLAG_SECURE != 0
    }

    private fun EveningPhone.invitation() =
        session!!
            .state.value.invite!!
            .qr

    private fun EveningPhone.phase() =
        session!!
            .state.value.room!!
            .phase

    private fun EveningPhone.doorIsOpen() = Invitation.parse(invitation()).places().isNotEmpty()

    /** Finds the table by looking around. */
    private fun EveningPhone.knock() {
        val found = mutableListOf<FoundTable>()
        links.look { synchronized(found) { found += it.tables() } }.use {
            until { synchronized(found) { found.isNotEmpty() } }
        }
        runBlocking {
            phone.sessions.join(
                found[0].table(),
            ) { me, told -> links.to(found[0], me, told) }
        }
    }

    private fun until(done: () -> Boolean) = rule.waitUntil(Stage.PATIENCE) { done() }

    private fun count(text: String) = rule.onAllNodes(hasText(text)).fetchSemanticsNodes().size

    private fun shown(text: String) = count(text) > 0

    private fun see(
        text: String,
        substring: Boolean = false,
    ) = rule.waitUntilAtLeastOneExists(hasText(text, substring), Stage.PATIENCE)

    private fun seeSpoken(text: String) =
        rule.waitUntilAtLeastOneExists(
            hasContentDescription(text, substring = true),
            Stage.PATIENCE,
        )

    private fun tap(text: String) = tap(hasText(text) and hasClickAction())

    private fun tap(what: SemanticsMatcher) {
        rule.waitUntilAtLeastOneExists(what, Stage.PATIENCE)
        val node = rule.onAllNodes(what)[0]
        try {
            node.performScrollTo()
        } catch (stays: AssertionError) {
            // Not everything that can be touched is on something that scrolls.
        }
        node.performClick()
    }
}
