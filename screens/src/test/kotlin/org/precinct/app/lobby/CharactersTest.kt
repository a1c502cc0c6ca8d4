package org.precinct.app.lobby

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.around.FakeSession
import org.precinct.app.around.Gallery
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.profile.Officer
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.CharacterFacts
import org.precinct.app.session.sitters
import org.precinct.app.storage.TableKind
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.table.proto.Chair
import org.precinct.table.proto.Mind
import org.precinct.table.proto.Room

/** Whom players choose to be, in the lobby. */
class CharactersTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val session = FakeSession()
    private val captains =
        CharacterFacts.all(Games.find("police-city").get(), Language.ENGLISH)

    private fun lobby(
        kind: TableKind,
        chairs: List<ChairFacts>,
        phone: Phone = Phone(),
        test: () -> Unit,
    ) = Booth(rule, phone).open {
        session.kind = kind
        val state = Gallery.table(kind, chairs).copy(name = "18:42", characters = captains)
        show { LobbyScreen(state, session, { _, _ -> }, {}, {}) }
        test()
    }

    /** The second player is a captain of their own choice, the others are what is left. */
    private val cast =
        Gallery.together.zip(
            listOf(captains[0], captains[2], captains[1], captains[3]),
        ) { it, who ->
            it.copy(character = who, chosen = it.seat == 1)
        }

    private fun choose(name: String) {
        rule.onNodeWithText(cast[0].name).performScrollTo().performClick()
        rule.onNodeWithText("Play as…").performScrollTo().performClick()
        rule.onNodeWithText("Who is ${cast[0].name}?").performScrollTo().assertIsDisplayed()
        rule.onNodeWithText(name).performScrollTo().performClick()
    }

    @Test
    fun theHostChooses() =
        lobby(TableKind.HOST, Gallery.together) {
            choose("Captain Kowalski")
            assertThat(session.done).containsExactly("castChair 0 captain_kowalski")
        }

    @Test
    fun aGuestWishes() =
        lobby(TableKind.GUEST, Gallery.together.map { it.copy(own = it.seat == 0) }) {
            choose("Captain Washington")
            assertThat(session.done).containsExactly("castChair 0 captain_washington")
        }

    @Test
    fun aChoiceIsTakenBack() =
        lobby(
            TableKind.HOST,
            Gallery.together.map {
                if (it.seat == 0) it.copy(character = captains[5], chosen = true) else it
            },
        ) {
            rule.onNodeWithText(cast[0].name).performScrollTo().performClick()
            rule.onNodeWithText("Play as…").performScrollTo().performClick()
            val chip = rule.onAllNodesWithText("Captain Washington").onLast()
            chip.performScrollTo().assertIsSelected()
            chip.performClick()
            assertThat(session.done.map { it.trim() }).containsExactly("castChair 0")
        }

    @Test
    fun nobodyTakesWhatAnotherHasChosen() =
        lobby(TableKind.HOST, cast) {
            rule.onNodeWithText(cast[0].name).performScrollTo().performClick()
            rule.onNodeWithText("Play as…").performScrollTo().performClick()
            rule
                .onAllNodesWithText("Captain Chen")
                .onLast()
                .performScrollTo()
                .assertIsNotEnabled()
        }

    @Test
    fun everyPhoneShowsTheSameColoursOnceSomebodyHasChosen() {
        val owner = Officer("Ana", Tint.TEAL, Badge.SUN)
        val chairs = List(3) { Chair("P$it", 1 + it, Mind.PERSON, "") }
        val room =
            Room
                .Builder()
                .rules("kojak")
                .chairs(chairs)
                .build()
        assertThat(sitters(room, 1, owner).map { it.tint })
            .containsExactly(Tint.TEAL, Tint.BLUE, Tint.RED)
            .inOrder()
        val chosen =
            room
                .newBuilder()
                .chairs(
                    chairs.map {
                        if (it.owner ==
                            2
                        ) {
                            it.newBuilder().character("green_car").build()
                        } else {
                            it
                        }
                    },
                ).build()
        for (member in 0..3) {
            assertThat(sitters(chosen, member, owner).map { it.tint })
                .containsExactly(Tint.BLUE, Tint.GREEN, Tint.RED)
                .inOrder()
        }
    }
}
