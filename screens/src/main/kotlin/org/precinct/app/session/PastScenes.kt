package org.precinct.app.session

import com.squareup.wire.Message
import okio.ByteString.Companion.decodeBase64
import org.precinct.app.device.noteSlowCall
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.app.storage.FinishedGame
import org.precinct.app.storage.PlayedAgain
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.engine.Narrator
import org.precinct.engine.Outcome
import org.precinct.engine.Seat
import org.precinct.engine.Seats
import org.precinct.engine.Viewer
import org.precinct.table.Wording
import org.precinct.table.proto.Notice
import org.precinct.table.proto.Record

/** A finished game in pictures, from the deal to the end and with anybody's eyes. */
internal class PastScenes<
    S,
    A : Message<A, *>,
    V : Message<V, *>,
    E : Message<E, *>,
>(
    private val played: PlayedAgain<S, A, V, E>,
    private val seats: Int,
) {
    val outcome: Outcome
        get() = played.outcome()

    /** What one viewer saw; [told] is how many news they had with each picture. */
    private class Strip<V, E>(
        val moments: List<PlayedAgain.PastView<V, E>>,
    ) {
        val news: List<E> = moments.flatMap { it.news() }
        val told: List<Int> = moments.runningFold(0) { sum, one -> sum + one.news().size }.drop(1)
    }

    private val strips = mutableMapOf<Int?, Strip<V, E>>()

    @Synchronized
    private fun strip(seat: Int?): Strip<V, E> =
        strips.getOrPut(seat) {
            Strip(played.moments(if (seat == null) Viewer.BOARD else Viewer.of(Seat.of(seat))))
        }

    fun size(seat: Int?): Int = strip(seat).moments.size

    fun scene(
        seat: Int?,
        index: Int,
        sitters: List<Sitter>,
        language: Language,
    ): Scene<A, V, E> {
        val strip = strip(seat)
        val moment = strip.moments[index]
        return Scene(
            game = played.game(),
            seat = seat,
            view = moment.view(),
            sitters = sitters,
            language = language,
            news = strip.news.subList(0, strip.told[index]),
            fresh = moment.news().size,
            decides = false,
        )
    }

    /** The last picture of another viewer that is not later. */
    fun sameMoment(
        seat: Int?,
        index: Int,
        other: Int?,
    ): Int {
        val step = strip(seat).moments[index].step()
        return strip(other).moments.indexOfLast { it.step() <= step }
    }

    fun ending(
        number: Int,
        sitters: List<Sitter>,
        language: Language,
        verdict: Notice?,
        history: String,
    ): GameResult {
        val everybody = listOf<Int?>(null) + (0..<seats)
        return GameResult(
            number = number,
            outcome = outcome,
            text = text(played.game(), outcome, language, sitters.map { it.name }),
            fairness = fairness(verdict),
            fairnessText = verdict?.let { Wording.text(it, language) } ?: "",
            scenes =
                everybody.associateWith {
                    scene(it, size(it) - 1, sitters, language).copy(fresh = 0)
                },
            history = history,
        )
    }

    fun finished(
        id: String,
        table: String,
        names: List<String>,
        own: List<Int>,
        bots: List<Int>,
        record: Record,
        verdict: Notice?,
        ended: Long,
        minutes: Int,
    ) = FinishedGame(
        id,
        played.game().info().id(),
        table,
        names.joinToString("\n"),
        mask(own),
        mask(bots),
        outcome.cause(),
        outcome.side(),
        outcome.winners().mask(),
        outcome.places().joinToString(" "),
        ended,
        minutes,
        verdict?.let { kept(it) } ?: "",
        // What this phone's players did in vain was for its check alone; a history is shown around.
        Record.ADAPTER.encode(record.newBuilder().own(emptyList()).build()),
    )

    companion object {
        /** Null if this phone's rules do not lead to an end by this record. */
        fun of(record: Record): PastScenes<*, *, *, *>? {
            noteSlowCall("playing a game again")
            return Games.find(record.rules).orElse(null)?.let { of(it, record) }
        }

        private fun <
            S,
            A : Message<A, *>,
            V : Message<V, *>,
            E : Message<E, *>,
        > of(
            game: Game<S, A, V, E>,
            record: Record,
        ): PastScenes<S, A, V, E>? =
            PlayedAgain.of(game, record).map { PastScenes(it, record.seats) }.orElse(null)

        fun text(
            game: Game<*, *, *, *>,
            outcome: Outcome,
            language: Language,
            names: List<String>,
        ): String =
            game.narrator().outcome(outcome, language, Narrator.Names { names[it.number()] })

        /** A verdict as the history keeps it. */
        fun kept(verdict: Notice): String = Notice.ADAPTER.encodeByteString(verdict).base64()

        /** Null if none was kept. */
        fun verdict(kept: String): Notice? =
            kept.takeIf { it.isNotEmpty() }?.decodeBase64()?.let { Notice.ADAPTER.decode(it) }

        fun fairness(verdict: Notice?): Fairness =
            when (verdict?.key) {
                null, "fair.other_rules", "fair.taken_over", "fair.no_share", "fair.no_record" ->
                    Fairness.UNCHECKED
                "fair.bot_unsure", "fair.put_away" -> Fairness.UNCHECKED
                "fair.fair", "fair.fair_again" -> Fairness.FAIR
                else -> Fairness.DIFFERS
            }

        fun mask(seats: List<Int>): Int =
            seats.fold(Seats.NONE) { all, one -> all.with(one) }.mask()

        fun seats(mask: Int): Set<Int> = Seats(mask).map { it.number() }.toSet()
    }
}
