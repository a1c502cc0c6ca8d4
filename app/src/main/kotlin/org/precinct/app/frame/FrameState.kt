package org.precinct.app.frame

import androidx.compose.runtime.Immutable
import org.precinct.app.game.GameFace
import org.precinct.app.lobby.WayIn
import org.precinct.app.play.Lesson
import org.precinct.app.play.Sand
import org.precinct.app.play.Symbol
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.KnockFacts
import org.precinct.app.session.PersonFacts
import org.precinct.app.session.Refusal
import org.precinct.engine.RuleBook

/** What surrounds a game while it is played. */
@Immutable
data class FrameState(
    val face: GameFace,
    /** What is going on, and what this viewer is asked to do. */
    val prompt: String,
    val asked: Boolean,
    val chairs: List<ChairFacts>,
    val sand: Sand? = null,
    /** Whether this phone keeps the table. */
    val host: Boolean = false,
    /** Whether other phones are at the table. */
    val shared: Boolean = true,
    val paused: Boolean = false,
    /** Host: those who would like a pause. */
    val wantPause: List<String> = emptyList(),
    /** Whether this phone has asked the host for a pause. */
    val askedForPause: Boolean = false,
    /** Why there is no connection to the table just now; null while there is one. */
    val lost: String? = null,
    /** Host: why the table has stopped. */
    val trouble: String? = null,
    val refusal: Refusal? = null,
    /** Host: strangers who wait to be let in. */
    val knocks: List<KnockFacts> = emptyList(),
    /** Those who came after the deal and have no seat. */
    val standing: List<PersonFacts> = emptyList(),
    /** Host: how others come in; null where nobody can. */
    val wayIn: WayIn? = null,
    /** The log, oldest first. */
    val log: List<String> = emptyList(),
    /** What happened while this viewer looked away, oldest first. */
    val news: List<String> = emptyList(),
    val rules: RuleBook? = null,
    /** The section of the rules that explains this moment. */
    val topic: String = "",
    /** The game's signs and what they mean. */
    val glossary: List<Symbol> = emptyList(),
    /** What a newcomer is told at this moment. */
    val lesson: Lesson? = null,
) {
    /** Whether this guest has anything to ask for. */
    val mayAskForPause get() =
        !host && !paused && !askedForPause && lost == null && chairs.any { it.own }
}

/** What can be done around a game. */
interface FrameDesk {
    fun pause()

    /** Asks the host for a pause. */
    fun askForPause()

    /** Host: ends a pause, or says that there will be none. */
    fun goOn()

    /** Lets a bot decide for a seat. */
    fun handToBot(seat: Int)

    fun handBack(seat: Int)

    /** Does not wait any more for a phone that is gone. */
    fun declareAbsent(seat: Int)

    /** Gives a seat to somebody who has none. */
    fun seat(
        chair: Int,
        member: Int,
    )

    fun letIn(knock: Int)

    fun turnAway(knock: Int)

    /** A refusal or a trouble has been read. */
    fun dismiss()

    /** The news have been read. */
    fun seen()

    /** A lesson has been understood. */
    fun learnt(lesson: Lesson)

    /** No more lessons. */
    fun noLessons()

    /** Puts the game away, to be gone on with later. */
    fun putAway()

    /** Leaves for good. */
    fun leave()
}

/** For previews. */
internal object NoDesk : FrameDesk {
    override fun pause() = Unit

    override fun askForPause() = Unit

    override fun goOn() = Unit

    override fun handToBot(seat: Int) = Unit

    override fun handBack(seat: Int) = Unit

    override fun declareAbsent(seat: Int) = Unit

    override fun seat(
        chair: Int,
        member: Int,
    ) = Unit

    override fun letIn(knock: Int) = Unit

    override fun turnAway(knock: Int) = Unit

    override fun dismiss() = Unit

    override fun seen() = Unit

    override fun learnt(lesson: Lesson) = Unit

    override fun noLessons() = Unit

    override fun putAway() = Unit

    override fun leave() = Unit
}
