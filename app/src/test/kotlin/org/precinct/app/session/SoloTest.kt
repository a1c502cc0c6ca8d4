package org.precinct.app.session

import android.content.Context
import androidx.test.core.app.ApplicationProvider
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import com.squareup.wire.Message
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.precinct.app.play.Attendance
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.app.play.choices
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.storage.SaveFile
import org.precinct.app.storage.TableKind
import org.precinct.engine.BotLevel
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.table.host.LastGame
import org.precinct.table.proto.Phase
import org.precinct.table.proto.Record
import org.precinct.table.proto.Taken
import org.robolectric.RobolectricTestRunner
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.OutputStream

/** A game of each kind against bots, from the deal to the history. */
@RunWith(RobolectricTestRunner::class)
class SoloTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val time = InventedTime()
    private lateinit var phone: TestPhone

    @After
    fun close() {
        phone.kill()
        time.close()
    }

    @Test
    fun everyGame() {
        for (game in Games.all()) {
            play(game.info().id(), game.info().minSeats())
            leave()
        }
    }

    @Test
    fun whatWasSealedInVainIsSecretForEver() {
        // It takes luck that a play is sealed in vain: games are played until one was.
        val found =
            (1..60).any { seed ->
                val inVain = play("good-cop-bad-cop", 4, seed)
                leave()
                inVain > 0
            }
        assertWithMessage("a play sealed in vain").that(found).isTrue()
    }

    private fun leave() {
        phone.kill()
        ApplicationProvider.getApplicationContext<Context>().deleteDatabase("Ana.db")
    }

    /** Returns how many of the player's own steps the opened game leaves out. */
    private fun play(
        game: String,
        seats: Int,
        seed: Int = 1,
    ): Int {
        phone = TestPhone(time, Air(), "Ana", seed = seed)
        val session =
            phone.open(
                TablePlan(TableKind.SOLO, game, "Solo", listOf("Ana"), seats - 1, BotLevel.EASY),
            )
        assertThat(session.state.value.ownSeats).containsExactly(0)
        assertThat(session.scene(0).value).isNull()
        session.host!!.start()
        time.settle()
        val mine = mutableListOf<Message<*, *>>()
        val public = mutableListOf<Message<*, *>>()
        val player = RandomPlayer(time, seed, session)
        player.playUntil {
            session.scene(0).value?.let { look(it, game, seats, mine) }
            session.scene(null).value?.let { look(it, game, seats, public) }
            for (other in 1..<seats) assertThat(session.scene(other).value).isNull()
            session.state.value.ending
                ?.fairnessText
                ?.isNotEmpty() == true
        }
        assertThat(mine.size).isAtLeast(5)
        over(session, game, seats)
        val truth = truth(session)
        val opened = opened(session)
        again(session, truth, opened, mine, public)
        exported(session, opened)
        session.host!!.start()
        player.playUntil {
            session.state.value.room!!
                .inGame &&
                session.scene(0).value != null
        }
        assertThat(session.state.value.ending).isNull()
        assertThat(
            session.state.value.room!!
                .number,
        ).isEqualTo(2)
        return leftOut(truth, opened).count { truth[it].seat == 0 }
    }

    private fun look(
        scene: Scene<*, *, *>,
        game: String,
        seats: Int,
        album: MutableList<Message<*, *>>,
    ) {
        if (album.lastOrNull() == scene.view) return
        album += scene.view
        assertThat(scene.game.info().id()).isEqualTo(game)
        assertThat(scene.sitters).hasSize(seats)
        assertThat(scene.sitters.map { it.tint }.toSet()).hasSize(seats)
        assertThat(scene.sitters[0].tint).isEqualTo(Tint.TEAL)
        assertThat(scene.sitters[0].badge).isEqualTo(Badge.SUN)
        assertThat(scene.sitters[0].attendance).isEqualTo(Attendance.HERE)
        assertThat(scene.sitters[1].attendance).isEqualTo(Attendance.BOT)
        assertThat(scene.prompt()).isNotEmpty()
        assertThat(scene.fresh).isIn(0..scene.news.size)
        scene.sand?.let { assertThat(it.left(time.now)).isIn(0..it.limit) }
        if (scene.seat == null) {
            assertThat(scene.choices).isEmpty()
            assertThat(scene.asked).isFalse()
        } else {
            labels(scene)
        }
    }

    private fun <A : Message<A, *>> labels(scene: Scene<A, *, *>) {
        scene.choices.forEach { assertThat(scene.label(it)).isNotEmpty() }
    }

    private fun over(
        session: TableSession,
        game: String,
        seats: Int,
    ) {
        val state = session.state.value
        val ending = state.ending!!
        assertThat(state.room!!.phase).isEqualTo(Phase.OVER)
        assertThat(ending.fairness).isEqualTo(Fairness.FAIR)
        assertThat(ending.text).isNotEmpty()
        assertThat(state.summary).isEqualTo(ending.text)
        assertThat(ending.scenes.keys).isEqualTo(setOf(null) + (0..<seats))
        assertThat(ending.scenes[0]!!.view).isEqualTo(session.own(0).view)
        assertThat(ending.scenes[null]!!.view).isEqualTo(session.scene(null).value!!.view)
        val kept = runBlocking { phone.history.games.first() }.single()
        assertThat(kept.id).isEqualTo(ending.history)
        assertThat(kept.game).isEqualTo(game)
        assertThat(kept.result).isEqualTo(ending.text)
        assertThat(kept.players).hasSize(seats)
        assertThat(kept.ownSeats).containsExactly(0)
        assertThat(kept.winners).isEqualTo(
            ending.outcome
                .winners()
                .map { it.number() }
                .toSet(),
        )
        assertThat(kept.minutes).isAtLeast(1)
    }

    /** The steps as only the host has them. */
    private fun truth(session: TableSession): List<Taken> =
        saved { phone.history.exportTable(session.state.value.table, it) }

    private fun saved(export: suspend (OutputStream) -> Unit): List<Taken> {
        val bytes = ByteArrayOutputStream()
        runBlocking { export(bytes) }
        val save = ByteArrayInputStream(bytes.toByteArray())
        return LastGame.read(phone.onDisk { SaveFile.read(save, folder.root) }).get().steps()
    }

    private fun opened(session: TableSession): Record =
        phone.onDisk {
            val id =
                session.state.value.ending!!
                    .history
            Record.ADAPTER.decode(
                phone.database
                    .finishedGames()
                    .find(id)!!
                    .record,
            )
        }

    private fun leftOut(
        truth: List<Taken>,
        opened: Record,
    ): List<Int> = truth.indices.filter { truth[it].action != opened.steps[it].action }

    /** The history shows what was seen, in the same order and to the same end. */
    private fun again(
        session: TableSession,
        truth: List<Taken>,
        opened: Record,
        mine: List<Message<*, *>>,
        public: List<Message<*, *>>,
    ) = runBlocking {
        assertThat(truth).hasSize(opened.steps.size)
        val replay =
            phone.history.replay(
                session.state.value.ending!!
                    .history,
            )
        for ((seat, album) in listOf(0 to mine, null to public)) {
            val shown = (0..<replay.size(seat)).map { replay.scene(seat, it).view as Message<*, *> }
            // What a player sealed in vain they have seen, and nobody will ever see it again.
            val known = leftOut(truth, opened).filter { truth[it].seat == seat }
            val seen =
                if (known.isEmpty()) {
                    shown
                } else {
                    phone.onDisk { remembered(truth, opened, known) }
                }
            assertWithMessage("view of %s that nobody was to see", seat)
                .that(isPartOf(seen, album))
                .isTrue()
            assertThat(isPartOf(shown, album)).isEqualTo(known.isEmpty())
            assertThat(shown.last()).isEqualTo(album.last())
            val last = replay.scene(seat, replay.size(seat) - 1)
            // A phone keeps what it was told while it was there: all of it.
            assertThat(last.news).isEqualTo(session.scene(seat).value!!.news)
            val middle = replay.size(seat) / 2
            assertThat(replay.sameMoment(seat, middle, seat)).isEqualTo(middle)
        }
        assertThat(replay.ending.text).isEqualTo(
            session.state.value.ending!!
                .text,
        )
        assertThat(replay.ending.fairness).isEqualTo(Fairness.FAIR)
    }

    private fun isPartOf(
        all: List<Message<*, *>>,
        album: List<Message<*, *>>,
    ): Boolean {
        val rest = all.iterator()
        return album.all { view -> rest.asSequence().any { it == view } }
    }

    /** What the player in seat 0 saw, who knows what they did. */
    private fun remembered(
        truth: List<Taken>,
        opened: Record,
        known: List<Int>,
    ): List<Message<*, *>> {
        val steps =
            opened.steps.mapIndexed { at, step ->
                if (at in known) step.newBuilder().action(truth[at].action).build() else step
            }
        val scenes = PastScenes.of(opened.newBuilder().steps(steps).build())!!
        val nobody = List(opened.seats) { Sitter("", Tint.TEAL, Badge.SUN, Attendance.HERE) }
        return (0..<scenes.size(0)).map { scenes.scene(0, it, nobody, Language.ENGLISH).view }
    }

    /** What came to nothing is secret for ever: it is not in the history, and not in a file. */
    private fun exported(
        session: TableSession,
        opened: Record,
    ) {
        assertThat(opened.own).isEmpty()
        val id =
            session.state.value.ending!!
                .history
        assertThat(saved { phone.history.exportGame(id, it) }).isEqualTo(opened.steps)
    }
}
