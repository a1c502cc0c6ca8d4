package org.precinct.app.session

import androidx.compose.runtime.Immutable
import com.squareup.wire.Message
import org.precinct.app.play.Attendance
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.engine.BotLevel
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.IllegalSetup
import org.precinct.engine.Language
import org.precinct.engine.Outcome
import org.precinct.engine.Setup
import org.precinct.seat.SeatedGames
import org.precinct.table.carrier.Doors
import org.precinct.table.carrier.Journey
import org.precinct.table.guest.Guest
import org.precinct.table.host.Host
import org.precinct.table.play.BotMinds
import org.precinct.table.proto.Notice
import org.precinct.table.proto.Person
import org.precinct.table.proto.Phase
import org.precinct.table.proto.Room

/**
 * What the screens around a game show of a table.
 *
 * @param table the table's id in hexadecimal digits; empty until it is known
 * @param words while knocking: what the host's screen shows as well
 * @param room null before the table has been reached
 * @param me this phone's number among the people of the room; 0 before it has one
 * @param notice why there is no connection, or why it is over, in the player's language
 * @param trouble host: why the table has stopped or the last wish was not fulfilled; guest: what is
 *   wrong with the table
 * @param refusal why the last action was not carried out
 * @param knocks host: strangers who wait to be let in
 * @param invite host: how to come here; null while there are no doors
 * @param doors host: how the doors are doing, transport by transport
 * @param journey guest: how the way to the table is doing
 * @param ending after a game: the result, once the record has been opened
 * @param unchecked after a game without a record: that it could not be checked
 * @param asked seats of this phone that are asked to decide something
 * @param round one question to all who share this phone; null if there is none
 * @param summary what is going on, in words that everybody may read
 */
@Immutable
data class TableState(
    val table: String = "",
    val link: Guest.Status = Guest.Status.CONNECTING,
    val words: String = "",
    val room: RoomFacts? = null,
    val me: Int = 0,
    val notice: String? = null,
    val trouble: String? = null,
    val refusal: RefusedAction? = null,
    val knocks: List<KnockFacts> = emptyList(),
    val invite: Invite? = null,
    val doors: Doors.State? = null,
    val journey: Journey.State? = null,
    val ending: GameResult? = null,
    val unchecked: String? = null,
    val asked: List<Int> = emptyList(),
    val round: RoundFacts? = null,
    val summary: String = "",
) {
    /** The seats of this phone's players, bots that stand in for them included. */
    val ownSeats: List<Int>
        get() = room?.chairs?.filter { it.own }?.map { it.seat } ?: emptyList()

    internal companion object {
        /** What the host has to see to, or what a guest at its table has to know. */
        fun trouble(
            hosting: Host.State?,
            seen: Guest.State,
        ): Notice? =
            hosting?.trouble()?.orElse(null)
                ?: seen.notice().orElse(null)?.takeIf { seen.status() == Guest.Status.AT_TABLE }

        /** Why a game without a record could not be checked. */
        fun unchecked(seen: Guest.State): Notice? =
            seen
                .verdict()
                .orElse(null)
                ?.notice()
                ?.takeIf { !seen.record().isPresent }
    }
}

/**
 * One question to all who share a phone.
 *
 * @param nobody what goes on without anybody, as a label; null while nothing waits for that
 * @param takers those who may take the phone, by seat, as labels
 * @param passes what goes out for those who do nothing
 * @param taking what goes out for those who take the phone
 */
@Immutable
data class RoundFacts(
    val question: String,
    val nobody: String?,
    val takers: Map<Int, String>,
    val passes: Map<Int, Message<*, *>>,
    val taking: Map<Int, Message<*, *>>,
) {
    internal companion object {
        /** @param scenes of the people who share the phone */
        fun of(scenes: Collection<Scene<*, *, *>>): RoundFacts? =
            if (scenes.size < 2) null else typed(scenes.first(), scenes)

        private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> typed(
            one: Scene<A, V, E>,
            scenes: Collection<Scene<*, *, *>>,
        ): RoundFacts? {
            @Suppress("UNCHECKED_CAST") // they are scenes of one game
            val views = scenes.associate { it.seat!! to (it as Scene<A, V, E>).view }
            val round = SeatedGames.round(one.game, views).orElse(null) ?: return null
            return RoundFacts(
                one.text("round"),
                one.text("round.nobody").takeIf { round.isWaiting },
                round.seats().associateWith { one.text("round.me", "player", one.name(it)) },
                round.nobody(),
                round.taking(),
            )
        }
    }
}

/**
 * The table as everybody may know it.
 *
 * @param game the id of the game that is chosen or played
 * @param title what that game is called
 * @param number of games dealt so far
 * @param options those that differ from the standard; during a game all
 * @param obstacle why it cannot be started yet, in the player's language; null if it can
 */
@Immutable
data class RoomFacts(
    val name: String,
    val phase: Phase,
    val game: String,
    val title: String,
    val number: Int,
    val options: Map<String, String>,
    val chairs: List<ChairFacts>,
    val people: List<PersonFacts>,
    val obstacle: String?,
) {
    val inGame: Boolean
        get() = phase == Phase.PLAYING || phase == Phase.PAUSED

    /** Those at other phones who would like a pause. */
    val wantPause: List<String>
        get() = people.filter { it.pause && !it.me }.map { it.name }

    /** Those who are here and would play, but came when there was no chair for them. */
    val standing: List<PersonFacts>
        get() = people.filter { one -> one.waits && chairs.none { it.owner == one.member } }

    internal companion object {
        fun of(
            room: Room,
            me: Int,
            sitters: List<Sitter>,
            language: Language,
        ): RoomFacts {
            val game = Games.find(room.rules).orElse(null)
            val cast = room.cast(game).map { CharacterFacts.of(it, game, language) }
            return RoomFacts(
                name = room.name,
                phase = room.phase,
                game = room.rules,
                title = game?.texts()?.get(language, "game.title") ?: room.rules,
                number = room.game,
                options = room.options + room.settings,
                chairs =
                    room.chairs.indices.map {
                        ChairFacts.of(room, it, me, sitters[it], cast.getOrNull(it))
                    },
                people = room.people.map { PersonFacts.of(it, me) },
                obstacle = game?.let { obstacle(room, it, language) },
            )
        }

        private fun obstacle(
            room: Room,
            game: Game<*, *, *, *>,
            language: Language,
        ): String? {
            if (room.phase != Phase.LOBBY && room.phase != Phase.OVER) return null
            return try {
                game.info().complete(Setup(room.chairs.size, room.options))
                null
            } catch (refusal: IllegalSetup) {
                refusal.explain(game.texts(), language)
            }
        }
    }
}

/**
 * A chair, which is a seat once the game has begun.
 *
 * @param owner the member whose chair it is; 0 for a bot's own
 * @param bot the bot that decides here; null if the owner does
 * @param own whether it is this phone's
 * @param ready whether its phone has said that the next game may be dealt
 * @param character whom it is in the game; null as long as nobody has chosen
 * @param chosen whether its player has chosen that character
 */
@Immutable
data class ChairFacts(
    val seat: Int,
    val name: String,
    val owner: Int,
    val bot: BotLevel?,
    val attendance: Attendance,
    val own: Boolean,
    val tint: Tint,
    val badge: Badge,
    val ready: Boolean = false,
    val character: CharacterFacts? = null,
    val chosen: Boolean = false,
) {
    internal companion object {
        fun of(
            room: Room,
            seat: Int,
            me: Int,
            sitter: Sitter,
            character: CharacterFacts?,
        ): ChairFacts {
            val chair = room.chairs[seat]
            return ChairFacts(
                seat,
                chair.name,
                chair.owner,
                BotMinds.level(chair.mind).orElse(null),
                sitter.attendance,
                me > 0 && chair.owner == me,
                sitter.tint,
                sitter.badge,
                room.people.any { it.member == chair.owner && it.ready },
                character,
                chosen = character != null && character.id == chair.character,
            )
        }
    }
}

/**
 * A phone at the table.
 *
 * @param watcher wants no seat
 * @param ready has said that the next game may be dealt
 * @param pause has asked for a pause
 */
@Immutable
data class PersonFacts(
    val member: Int,
    val name: String,
    val here: Boolean,
    val watcher: Boolean,
    val me: Boolean,
    val ready: Boolean = false,
    val pause: Boolean = false,
) {
    internal val waits get() = here && !watcher

    internal companion object {
        fun of(
            one: Person,
            me: Int,
        ) = PersonFacts(
            one.member,
            one.name,
            one.here,
            one.watcher,
            one.member == me,
            one.ready,
            one.pause,
        )
    }
}

/**
 * A stranger at the door.
 *
 * @param digits what Nearby shows on both phones; null if they came by another way
 */
@Immutable
data class KnockFacts(
    val id: Int,
    val name: String,
    val words: String,
    val digits: String? = null,
) {
    internal companion object {
        /** A door knows its callers by name only; of two with one name, both are said. */
        fun of(
            knock: Host.Knock,
            doors: Doors.State?,
        ): KnockFacts {
            val callers = doors?.callers().orEmpty().filter { it.name() == knock.name() }
            val digits = callers.joinToString(", ") { it.digits() }.ifEmpty { null }
            return KnockFacts(knock.id(), knock.name(), knock.words(), digits)
        }
    }
}

/**
 * How to come to a hosted table.
 *
 * @param qr the text of the QR code
 * @param code the code for typing; null if this table has none
 */
@Immutable
class Invite(
    val qr: String,
    val code: String?,
) {
    override fun equals(other: Any?) = other is Invite && qr == other.qr && code == other.code

    override fun hashCode() = qr.hashCode()

    /** Tells nothing: secrets have no place in a log. */
    override fun toString() = "Invite"
}

/**
 * Why an action was not carried out.
 *
 * @param number tells two refusals with the same text apart
 */
@Immutable
data class RefusedAction(
    val number: Int,
    val seat: Int,
    val text: String,
)

/**
 * How a game ended.
 *
 * @param number the game's number at its table
 * @param text who won and why
 * @param fairnessText what this phone found when it played the game again
 * @param scenes the end as everybody saw it: by seat, and the public board under null. The game is
 *   over, so nothing in them is secret any more
 * @param history the id under which it is kept; empty if it could not be
 */
@Immutable
class GameResult(
    val number: Int,
    val outcome: Outcome,
    val text: String,
    val fairness: Fairness,
    val fairnessText: String,
    val scenes: Map<Int?, Scene<*, *, *>>,
    val history: String,
)

enum class Fairness {
    FAIR,

    /** The record is not what was shown: somebody has cheated, or a phone is broken. */
    DIFFERS,

    /** This phone cannot tell. */
    UNCHECKED,
}
