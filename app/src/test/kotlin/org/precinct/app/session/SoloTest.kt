package org.precinct.app.session

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import com.squareup.wire.Message
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.play.Presence
import org.precinct.app.play.Scene
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.tables.TableKind
import org.precinct.engine.BotLevel
import org.precinct.table.proto.Phase
import org.robolectric.RobolectricTestRunner

/** A game of each kind against bots, from the deal to the history. */
@RunWith(RobolectricTestRunner::class)
class SoloTest {
    private val time = InventedTime()
    private val phone = TestPhone(time, Air(), "Ana")

    @After
    fun close() {
        phone.kill()
        time.close()
    }

    @Test
    fun goodCopBadCop() = play("good-cop-bad-cop", 4)

    @Test
    fun policeCity() = play("police-city", 3)

    @Test
    fun kojak() = play("kojak", 3)

    @Test
    fun allezLesBleus() = play("allez-les-bleus", 2)

    private fun play(
        game: String,
        seats: Int,
    ) {
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
        val player = RandomPlayer(time, game.hashCode(), session)
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
        again(session, mine, public)
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
        assertThat(scene.sitters[0].presence).isEqualTo(Presence.HERE)
        assertThat(scene.sitters[1].presence).isEqualTo(Presence.BOT)
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

    /** The history shows what was seen, in the same order and to the same end. */
    private fun again(
        session: TableSession,
        mine: List<Message<*, *>>,
        public: List<Message<*, *>>,
    ) = runBlocking {
        val replay =
            phone.history.replay(
                session.state.value.ending!!
                    .history,
            )
        for ((seat, album) in listOf(0 to mine, null to public)) {
            val shown = (0..<replay.size(seat)).map { replay.scene(seat, it).view as Message<*, *> }
            var at = 0
            for (view in album) {
                while (at < shown.size && shown[at] != view) at++
                assertWithMessage("view of %s that nobody was to see", seat)
                    .that(at)
                    .isLessThan(shown.size)
            }
            assertThat(shown.last()).isEqualTo(album.last())
            val last = replay.scene(seat, replay.size(seat) - 1)
            val seen = session.scene(seat).value!!
            // A phone keeps what it was told while it was there: all of it.
            assertThat(last.news).isEqualTo(seen.news)
            val middle = replay.size(seat) / 2
            assertThat(replay.sameMoment(seat, middle, seat)).isEqualTo(middle)
        }
        assertThat(replay.ending.text).isEqualTo(
            session.state.value.ending!!
                .text,
        )
        assertThat(replay.ending.fairness).isEqualTo(Fairness.FAIR)
    }
}
