package org.precinct.app.play.goodcop

import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.precinct.app.play.goodcop.Notebook.Page
import org.precinct.app.play.goodcop.Notebook.Suspicion
import java.io.File
import java.util.ArrayDeque

class PhoneNotebooksTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val waiting = ArrayDeque<Runnable>()

    /** A phone that has just been switched on. */
    private fun phone() = PhoneNotebooks(waiting::add) { folder.root }

    private fun disk() {
        while (true) (waiting.poll() ?: return).run()
    }

    @Test
    fun notesOutliveThePhone() {
        val page = Page(Suspicion.KINGPIN, "took the gun: why?\nliar = sure")
        phone().of("a-1", 2).write(0, page)
        disk()
        val again = phone().of("a-1", 2)
        assertThat(again.page(0).isEmpty).isTrue()
        disk()
        assertThat(again.page(0)).isEqualTo(page)
        assertThat(again.page(1).isEmpty).isTrue()
    }

    @Test
    fun everySeatOfEveryGameHasItsOwn() {
        val phone = phone()
        phone.of("a-1", 2).write(0, Page(Suspicion.HONEST))
        disk()
        for ((match, seat) in listOf("a-1" to 3, "a-2" to 2, "b-1" to 2)) {
            assertThat(phone.of(match, seat).page(0).isEmpty).isTrue()
        }
        assertThat(phone.of("a-1", 2).page(0).suspicion).isEqualTo(Suspicion.HONEST)
    }

    @Test
    fun whatIsWrittenBeforeTheFileIsReadStays() {
        phone().of("a-1", 0).write(1, Page(text = "old"))
        disk()
        val notebook = phone().of("a-1", 0)
        notebook.write(1, Page(text = "new"))
        disk()
        assertThat(notebook.page(1).text).isEqualTo("new")
        val again = phone().of("a-1", 0)
        disk()
        assertThat(again.page(1).text).isEqualTo("new")
    }

    @Test
    fun oldNotebooksAreThrownAway() {
        for (game in 1..60) {
            phone().of("a-$game", 0).write(1, Page(text = "$game"))
            disk()
            File(folder.root, "a-$game-0").setLastModified(1_000_000L * game)
        }
        phone().of("a-61", 0)
        disk()
        assertThat(folder.root.list()).hasLength(40)
        assertThat(folder.root.list()).asList().contains("a-60-0")
    }

    @Test
    fun aDiskThatRefusesCostsNothingElse() {
        val file = folder.newFile()
        val notebook = PhoneNotebooks(waiting::add) { file }.of("a-1", 0)
        notebook.write(1, Page(text = "there"))
        disk()
        assertThat(notebook.page(1).text).isEqualTo("there")
    }

    @Test
    fun withoutAGameNothingIsKept() {
        phone().of("", 0).write(1, Page(text = "gone"))
        disk()
        assertThat(folder.root.list()).isEmpty()
    }
}
