package org.precinct.app.frame

import androidx.compose.runtime.Immutable
import org.precinct.app.game.GameFace
import org.precinct.app.lobby.WayIn
import org.precinct.app.newtable.TableOption
import org.precinct.app.play.LessonText
import org.precinct.app.play.Sand
import org.precinct.app.play.Scene
import org.precinct.app.play.Symbol
import org.precinct.app.play.Tabletops
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.KnockFacts
import org.precinct.app.session.PersonFacts
import org.precinct.app.session.RefusedAction
import org.precinct.app.session.RoomFacts
import org.precinct.app.session.TableState
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language
import org.precinct.engine.RuleBook
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase

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
    val refusal: RefusedAction? = null,
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
    /** What the host may change meanwhile. */
    val settings: List<TableOption> = emptyList(),
    /** What a newcomer is told at this moment. */
    val lesson: LessonText? = null,
) {
    /** Whether this guest has anything to ask for. */
    val mayAskForPause get() =
        !host && !paused && !askedForPause && lost == null && chairs.any { it.own }

    /** The same around what a viewer sees. */
    internal fun around(scene: Scene<*, *, *>?): FrameState =
        if (scene == null) {
            this
        } else {
            copy(
                prompt = scene.prompt(),
                asked = scene.asked,
                sand = scene.sand,
                log = scene.log,
                topic = scene.topic(),
            )
        }

    internal companion object {
        /** A frame around nothing yet. */
        fun of(
            kind: TableKind,
            state: TableState,
            room: RoomFacts,
            face: GameFace,
            wayIn: WayIn?,
            rules: RuleBook?,
            language: Language,
        ) = FrameState(
            face,
            state.summary,
            asked = false,
            room.chairs,
            host = kind.isHosted,
            shared = kind.isShared,
            paused = room.phase == Phase.PAUSED,
            wantPause = room.wantPause,
            askedForPause = room.people.any { it.pause && it.me },
            lost = state.notice.orEmpty().takeIf { state.link == Guest.Status.CONNECTING },
            trouble = state.trouble,
            refusal = state.refusal,
            knocks = state.knocks,
            standing = room.standing,
            wayIn = wayIn,
            rules = rules,
            glossary = Tabletops.of(room.game).glossary(language),
            settings =
                face.rules.adjustable().map { it.id() }.let { ids ->
                    TableOption
                        .of(face.rules, room.options, room.chairs.map { it.name }, language)
                        .filter { it.id in ids }
                },
        )
    }
}
