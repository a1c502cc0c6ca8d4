package org.precinct.app.join

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import okio.ByteString.Companion.decodeHex
import org.junit.Rule
import org.junit.Test
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.engine.kit.Patience
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Finder
import org.precinct.table.carrier.FoundTable
import org.precinct.table.carrier.Links
import org.precinct.table.carrier.Transport
import org.precinct.table.channel.TableId
import java.lang.reflect.Proxy
import java.util.Optional

/** Somebody opens a table with the name of another one, or with one that looks like it. */
class NamesakesTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private fun table(
        id: String,
        name: String,
    ) = FoundTable(TableId(id.decodeHex()), name, "kojak", emptyMap(), Optional.empty())

    /** What the list shows of what is found. */
    private fun listed(vararg around: FoundTable): JoinState {
        val finder = made<Finder> { _, _ -> null }
        val links =
            made<Links> { _, arguments ->
                val conditions = mapOf(Transport.WIFI to Condition.WORKING)
                (arguments[0] as Finder.Listener).changed(Finder.State(conditions, around.toList()))
                finder
            }
        val model = JoinViewModel({ links }, Dispatchers.Unconfined)
        return runBlocking {
            val looking = launch(Dispatchers.Unconfined) { model.state.collect {} }
            withTimeout(Patience.MILLIS) { model.state.first { it.tables.size == around.size } }
                .also { looking.cancel() }
        }
    }

    private inline fun <reified T> made(crossinline answer: (String, Array<Any?>) -> Any?): T =
        Proxy.newProxyInstance(
            T::class.java.classLoader,
            arrayOf(T::class.java),
        ) { _, method, all ->
            answer(method.name, all ?: emptyArray())
        } as T

    @Test
    fun tablesOfTheSameNameAreToldApartOnTheList() {
        val ana = table("0123456789abcdef", "Ana")
        val other = table("fedcba9876543210", "Ana")
        // A Cyrillic letter.
        val alike = table("00112233445566aa", "Аna")
        val ben = table("99aabbccddeeff00", "Ben")
        val list = listed(ana, other, alike, ben)
        val names = list.tables.map { it.name }
        assertThat(names)
            .containsExactly(
                "Ana (${ana.table().mark()})",
                "Ana (${other.table().mark()})",
                "Аna (${alike.table().mark()})",
                "Ben",
            ).inOrder()
        assertThat(names).containsNoDuplicates()
        Booth(rule, Phone()).open {
            show { JoinScreen(list, {}, {}, {}, { _, _ -> }, {}) }
            for (name in names) rule.onNodeWithText(name, substring = true).assertExists()
        }
        assertThat(listed(ana).tables.map { it.name }).containsExactly("Ana")
    }
}
