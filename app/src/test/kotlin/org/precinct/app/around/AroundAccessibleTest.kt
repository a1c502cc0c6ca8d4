package org.precinct.app.around

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Accessible
import org.precinct.app.Booth
import org.precinct.app.LongNames
import org.precinct.app.Phone

/** Every screen around the games, for fingers, eyes and ears, and in which order they are read. */
@RunWith(AndroidJUnit4::class)
class AroundAccessibleTest : AroundAccessible() {
    @Test
    fun onASmallPhoneWithLargeTextInFrench() =
        check(Phone("fr", dark = true, width = 320, height = 640, text = 2f, density = "mdpi"))

    @Test
    fun withLongNamesInLandscapeInLargeText() = checkNames(flat.copy(text = 2f))

    @Test
    fun theLobbyIsReadFromTheWayInToTheStart() =
        onStage(Gallery.lobby) {
            val said = Accessible(rule).said
            val order =
                listOf(
                    "Back",
                    "Come in",
                    "QR code that leads to this table",
                    "At the table",
                    "Options",
                    "Deal",
                ).map { words -> said.indexOfFirst { it == words } }
            assertThat(order).doesNotContain(-1)
            assertThat(order).isInOrder()
            assertThat(
                Accessible(rule).headings,
            ).containsAtLeast("Kojak", "Come in", "At the table").inOrder()
        }

    @Test
    fun homeIsReadFromTheSignToTheDoor() =
        isRead(
            Gallery.homeUnfinished,
            "PRECINCT",
            "Settings",
            "On your desk",
            "Go on",
            "Pass one phone around",
            "The games",
            "Join",
            "Host a table",
        )

    @Test
    fun aSearchIsReadFromTheTablesToTheOtherWays() =
        isRead(
            Gallery.join,
            "Back",
            "Join a table",
            "Tables nearby",
            "How this phone looks",
            "Type a code",
            "Scan the QR code",
        )

    @Test
    fun aGameIsReadFromWhatIsGoingOnToTheGame() =
        onStage(Gallery.frame) {
            val said = Accessible(rule).said
            val menu = said.indexOf("Menu")
            val prompt = said.indexOfFirst { it.startsWith("Your move") }
            assertThat(menu).isAtLeast(0)
            assertThat(prompt).isGreaterThan(menu)
            assertThat(said.size).isGreaterThan(prompt + 1)
        }

    @Test
    fun anEndIsReadFromTheResultToTheRematch() =
        isRead(
            Gallery.end,
            "Share the result",
            "Ana wins with three arrests.",
            "Standings",
            "What does that mean?",
            "Step through the game",
            "Back to the lobby",
            "Rematch",
        )

    private fun isRead(
        exhibit: Exhibit,
        vararg words: String,
    ) = onStage(exhibit) {
        val said = Accessible(rule).said
        val order = words.map { word -> said.indexOfFirst { it == word } }
        assertWithMessage("$said").that(order).doesNotContain(-1)
        assertThat(order).isInOrder()
    }

    @Test
    fun aCodeIsSpelled() =
        onStage(Gallery.lobby) {
            assertThat(
                Accessible(rule).said,
            ).contains("Code to type: 7 Q 2 M ,   K 3 X N ,   9 D 4 T")
        }

    @Test
    fun seatsCanBeMovedWithoutDragging() =
        onStage(Gallery.lobby) {
            val bruno =
                rule
                    .onNode(
                        hasText("Bruno") and
                            SemanticsMatcher.keyIsDefined(SemanticsActions.CustomActions),
                    ).fetchSemanticsNode()
                    .config
            assertThat(bruno[SemanticsActions.CustomActions].map { it.label })
                .containsExactly("Move up", "Move down", "Remove")
                .inOrder()
            assertThat(bruno[SemanticsProperties.StateDescription]).isEqualTo("seat 2")
        }

    @Test
    fun connectionsAreSaidInWords() =
        onStage(Gallery.frame) {
            assertThat(Accessible(rule).said)
                .contains("Ana: Here; Bruno: Here; Chloé-Marie: Phone not connected; Colombo: Bot")
        }

    @Test
    fun everythingCanBeReachedOnASmallPhoneWithLargeText() =
        Booth(rule, Phone(width = 320, height = 640, text = 2f, density = "mdpi")).open {
            show { Gallery.Wall(content = Gallery.settings.content) }
            rule.onNodeWithText("Precinct 0.1").performScrollTo().assertIsDisplayed()
        }

    private fun onStage(
        exhibit: Exhibit,
        test: () -> Unit,
    ) = Booth(rule).open {
        show { Gallery.Wall(content = exhibit.content) }
        test()
    }
}

/** Every screen around the games on every other device. */
@RunWith(AndroidJUnit4::class)
class AroundAccessibleSoak : AroundAccessible() {
    @Test
    fun onAPhone() = check(Phone(density = "mdpi"))

    @Test
    fun inLandscapeInFrench() = check(flat)

    @Test
    fun withLongNames() = checkNames(small)

    @Test
    fun withLongNamesInLargeText() = checkNames(small.copy(text = 2f))

    @Test
    fun withLongNamesInLandscape() = checkNames(flat)
}

abstract class AroundAccessible {
    @get:Rule
    val rule = createEmptyComposeRule()

    protected val small = Phone("fr", width = 360, height = 640, density = "mdpi")
    protected val flat = Phone("fr", width = 740, height = 360, density = "mdpi")

    protected fun check(phone: Phone) =
        check(phone, with(Gallery) { main + before + during }, emptyList())

    protected fun checkNames(phone: Phone) {
        val (ana, bruno, chloe, zoe, colombo) = LongNames
        val long = Exhibition(ana, bruno, chloe, colombo, zoe, LongNames[5], LongNames[6])
        check(phone, long.withNames, LongNames)
    }

    private fun check(
        phone: Phone,
        exhibits: List<Exhibit>,
        names: List<String>,
    ) {
        val faults = mutableMapOf<String, MutableList<String>>()
        exhibits.forEach { exhibit ->
            Booth(rule, phone).open {
                show { Gallery.Wall(bare = true, exhibit.content) }
                Accessible(rule, names)
                    .faults()
                    .forEach { faults.getOrPut(it, ::mutableListOf) += exhibit.name }
            }
        }
        val said = faults.map { (fault, where) -> "$fault (${where.joinToString()})" }
        assertWithMessage(said.joinToString("\n", "\n")).that(said).isEmpty()
    }
}
