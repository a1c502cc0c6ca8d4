package org.precinct.app.play

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import com.google.common.truth.Truth.assertWithMessage
import com.squareup.wire.Message
import com.squareup.wire.WireEnum
import com.squareup.wire.WireField
import org.junit.Rule
import org.junit.Test
import org.precinct.app.Phone

/**
 * A game's contact sheets: each phase in both languages, one by day and one at night, in text of
 * twice the size, in landscape and on a tablet; and the board on the phone of one who only watches.
 */
abstract class SheetsTest<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val name: String,
    protected val tabletop: Tabletop<A, V, E>,
    private val moments: List<Moment<A, V, E>>,
    private val boards: List<Moment<A, V, E>>,
) {
    @get:Rule
    val rule = createEmptyComposeRule()

    protected val day = Phone("en")
    private val small = Phone("en", width = 360, height = 740)
    protected val night = Phone("fr", dark = true)
    private val large = Phone("fr", text = 2f)
    private val flat = Phone("en", dark = true, width = 891, height = 411)
    protected val tablet = Phone("fr", width = 1280, height = 800, density = "mdpi")
    protected val upright = tablet.copy(dark = true, width = 800, height = 1280)

    @Test
    fun byDayInEnglish() = sheet("en-light", day)

    @Test
    fun atNightInFrench() = sheet("fr-dark", night)

    @Test
    fun inLargeText() = sheet("fr-large-text", large)

    @Test
    fun inLandscape() = sheet("fr-landscape", flat.copy(language = "fr"), 4)

    @Test
    fun onATablet() = sheet("fr-tablet", tablet, 4)

    @Test
    fun boardsOnAPhone() = boards("board-phone", small, small.copy(language = "fr", text = 2f))

    @Test
    fun boardsInLandscape() =
        boards("board-landscape", flat, flat.copy(language = "fr", dark = false, text = 2f))

    /** In English as usual, and in French in text of twice the size. */
    private fun boards(
        kind: String,
        usual: Phone,
        large: Phone,
    ) = sheet(
        kind,
        listOf(usual, large).flatMap { phone ->
            boards.map { it to phone }
        },
        boards.size,
    )

    /** A first-time player is told about everything that may be asked. */
    @Test
    fun everyDecisionHasALesson() =
        moments.map { it.scene() }.filter { it.asked }.forEach {
            assertWithMessage(it.prompt()).that(tabletop.lesson(it)).isNotNull()
        }

    /** See [Pictures.shop]. */
    protected fun shop(
        number: Int,
        moment: Moment<A, V, E>,
    ) = Pictures(rule).shop(number) { moment.shot(tabletop, it) }

    private fun sheet(
        kind: String,
        phone: Phone,
        columns: Int = 6,
    ) = sheet(kind, moments.map { it to phone }, columns)

    protected fun sheet(
        kind: String,
        screens: List<Pair<Moment<A, V, E>, Phone>>,
        columns: Int = screens.size,
    ) = Pictures(rule).sheet(
        "$name-$kind",
        screens.map { (moment, phone) -> moment.shot(tabletop, phone) },
        columns,
    )

    /**
     * A phase or a kind of decision that the game gains fails here until it is on the sheets.
     *
     * @param asking the phases in which seats are asked
     * @param end the one in which nobody is
     * @param details parts of an action that do not tell its kind, and kinds that nobody is asked for
     */
    protected fun assertNothingIsLeftOut(
        asking: Collection<WireEnum>,
        end: WireEnum,
        action: Class<A>,
        details: Set<String>,
        phase: (V) -> WireEnum,
    ) {
        val scenes = moments.map { it.scene() }
        assertWithMessage("phases in which a seat is asked")
            .that(scenes.filter { it.asked }.map { phase(it.view) })
            .containsAtLeastElementsIn(asking)
        assertWithMessage("phases").that(scenes.map { phase(it.view) }).contains(end)
        val parts =
            action.fields.filter {
                it.isAnnotationPresent(WireField::class.java) && it.name !in details
            }
        val kinds =
            parts.flatMap { part ->
                val names = part.type.enumConstants?.filter { (it as WireEnum).value != 0 }
                names?.map { "${part.name} $it" } ?: listOf(part.name)
            }
        val drawn =
            scenes.flatMap { it.choices }.flatMap { choice ->
                parts.mapNotNull { part ->
                    val value = part.get(choice)
                    if (value is WireEnum) "${part.name} $value" else value?.let { part.name }
                }
            }
        assertWithMessage("kinds of decisions")
            .that(drawn)
            .containsAtLeastElementsIn(kinds - details)
    }
}
