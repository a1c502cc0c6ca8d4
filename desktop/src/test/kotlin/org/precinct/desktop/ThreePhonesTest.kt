package org.precinct.desktop

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.After
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters
import org.precinct.engine.Games
import org.precinct.engine.kit.Patience
import java.io.File
import java.io.IOException
import java.util.concurrent.LinkedBlockingQueue
import kotlin.concurrent.thread

/** The real app on three phones that are processes of their own, over real sockets, by touch. */
class ThreePhonesTest : ThreePhones("kojak")

/** A game of each kind, with everybody until its end and without. */
@RunWith(Parameterized::class)
class ThreePhonesSoak(
    game: String,
) : ThreePhones(game) {
    @Test
    fun aGameIsPlayedToItsEnd() {
        val (ana, ben, cleo) = gather()
        val results = listOf(ana, ben, cleo).map { it.await("OVER") }
        assertAgreed(results)
        phones.forEach { assertWithMessage(it.name).that(it.moves).isGreaterThan(0) }
    }

    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun games() = Games.all().map { it.info().id() }
    }
}

abstract class ThreePhones(
    private val game: String,
) {
    protected val phones = ArrayList<Child>()

    @After
    fun end() = phones.forEach { it.kill() }

    @Test
    fun aGameGoesOnWithoutAPhoneThatIsGoneForGood() {
        val (ana, ben, cleo) = gather()
        cleo.await("MOVED")
        cleo.kill()
        ana.say("bot Cleo")
        val before = ana.moves
        val results = listOf(ana, ben).map { it.await("OVER") }
        assertAgreed(results)
        assertThat(ana.moves).isGreaterThan(before)
    }

    /** Everybody saw the same end, and found the game fair. */
    protected fun assertAgreed(results: List<String>) {
        assertThat(results.distinct()).hasSize(1)
        assertThat(results[0]).startsWith("FAIR ")
    }

    protected fun gather(): List<Child> {
        val ana = Child("host", "Ana", game)
        val invitation = ana.await("INVITE")
        val others = listOf("Ben", "Cleo").map { Child("guest", it, invitation) }
        others.forEach { it.await("SEATED") }
        val least =
            Games
                .find(game)
                .get()
                .info()
                .minSeats()
        ana.say("deal 3 ${maxOf(0, least - 3)}")
        return listOf(ana) + others
    }

    /** A phone. */
    protected inner class Child(
        vararg arguments: String,
    ) {
        val name = arguments[1]
        private val said = LinkedBlockingQueue<String>()
        private val all = StringBuffer()

        @Volatile
        var moves = 0
            private set

        private val process: Process

        init {
            val java = File(System.getProperty("java.home"), "bin/java").path
            val command =
                listOf(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m") +
                    listOf("-Djava.awt.headless=true", "-Dskiko.renderApi=SOFTWARE") +
                    listOf("-cp", System.getProperty("java.class.path")) +
                    listOf("org.precinct.desktop.PhoneProgramKt") + arguments
            process = ProcessBuilder(command).redirectErrorStream(true).start()
            phones += this
            thread(isDaemon = true, name = name) {
                try {
                    process.inputStream.bufferedReader().forEachLine {
                        all.append(it).append('\n')
                        if (it.startsWith("MOVED")) moves++
                        said += it
                    }
                } catch (killed: IOException) {
                    // It is gone all the same.
                }
                said += GONE
            }
        }

        /** What it says after a word, when it comes to that. */
        fun await(word: String): String {
            while (true) {
                val line = Patience.next(said, "$word of $name, which said\n$all")
                if (line == GONE) throw AssertionError("$name is gone, and said\n$all")
                if (line.startsWith(word)) return line.removePrefix(word).trim()
            }
        }

        fun say(order: String) {
            process.outputStream.write("$order\n".toByteArray())
            process.outputStream.flush()
        }

        fun kill() {
            process.destroyForcibly().waitFor()
        }
    }

    private companion object {
        const val GONE = "(gone)"
    }
}
