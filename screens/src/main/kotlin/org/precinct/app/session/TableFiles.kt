package org.precinct.app.session

import okio.ByteString
import org.precinct.app.device.StorageFailure
import org.precinct.app.play.Attendance
import org.precinct.app.play.Sitter
import org.precinct.app.storage.FinishedGame
import org.precinct.app.storage.KeptTable
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language
import org.precinct.table.Loop
import org.precinct.table.fair.Verdict
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase
import org.precinct.table.proto.Record
import org.precinct.table.proto.Room

internal fun Room.isPlaying() = phase == Phase.PLAYING || phase == Phase.PAUSED

/**
 * What the phone writes down about an open table beside its journal. From the table's loop and the
 * worker.
 *
 * None of it is worth stopping a game for: where the disk refuses, the journal says so.
 *
 * @param played for how long its game had been played before, in milliseconds
 */
internal class TableFiles(
    private val environment: TableEnvironment,
    private val kind: TableKind,
    private val loop: Loop,
    private var played: Long,
) {
    private val tables = environment.storage.tables()
    private var kept = false
    private var over = false

    private data class Description(
        val name: String,
        val game: String,
        val people: String,
        val inGame: Boolean,
    )

    private var described: Description? = null
    private var playedWritten = 0L
    private var trailWritten: String? = null
    private var game = -1
    private var playingSince: Long? = null

    private var past: PastScenes<*, *, *, *>? = null
    private var pastOf: Record? = null
    private var ending: GameResult? = null
    private var endingOf: List<Any?> = emptyList()

    @Synchronized
    fun keep(
        table: String,
        keepsake: ByteString,
    ) = guarded {
        if (kind == TableKind.GUEST && !kept) {
            val known = tables.find(table)
            if (known == null) tables.save(newcomer(table)) else played = known.played
            tables.live(table)
        }
        kept = true
        tables.keep(table, keepsake.toByteArray())
    }

    private fun newcomer(table: String): KeptTable {
        val now = environment.parts.clock()
        return KeptTable(
            table,
            TableKind.GUEST,
            "",
            "",
            "",
            false,
            false,
            now,
            now,
            0,
            null,
            false,
            null,
            null,
        )
    }

    /** Writes what the list of unfinished tables shows, if it has changed. */
    @Synchronized
    fun describe(
        table: String,
        room: Room,
        trail: String?,
    ) {
        if (over || !kept) return
        count(room)
        val now = describe(room)
        if (now != described || played - playedWritten >= OFTEN) write(table, now)
        if (trail != null && trail != trailWritten) {
            guarded { tables.trail(table, trail) }
            trailWritten = trail
        }
    }

    private fun describe(room: Room) =
        Description(
            room.name,
            room.rules,
            room.chairs.joinToString("\n") { it.name },
            room.isPlaying(),
        )

    private fun write(
        table: String,
        now: Description,
    ) = guarded {
        tables.describe(
            table,
            now.name,
            now.game,
            now.people,
            now.inGame,
            environment.parts.clock(),
            played,
        )
        described = now
        playedWritten = played
    }

    private fun count(room: Room) {
        val now = loop.now()
        playingSince?.let { played += now - it }
        if (game >= 0 && room.game != game) played = 0
        game = room.game
        playingSince = now.takeIf { room.phase == Phase.PLAYING }
    }

    /** The host has sent this phone away. */
    @Synchronized
    fun gone(
        table: String,
        why: String,
    ) {
        if (over || table.isEmpty()) return
        over = true
        guarded { if (why in FOR_GOOD) tables.delete(table) else tables.left(table) }
    }

    /** The player has left. */
    @Synchronized
    fun end(
        table: String,
        room: Room?,
        forGood: Boolean,
    ) {
        if (over || table.isEmpty()) return
        over = true
        guarded {
            if (forGood || room == null || !room.isPlaying()) {
                tables.delete(table)
            } else {
                count(room)
                write(table, describe(room))
                tables.left(table)
            }
        }
    }

    /** How the game ended; keeps it for the history once it has been checked. */
    @Synchronized
    fun ending(
        table: String,
        room: Room,
        seen: Guest.State,
        sitters: List<Sitter>,
        language: Language,
    ): GameResult? {
        val record = seen.record().orElse(null)
        if (room.phase != Phase.OVER) return null
        val verdict = seen.verdict().orElse(null)
        if (record == null) {
            if (verdict != null) keepUnchecked(table, room, seen, sitters, verdict)
            return null
        }
        val circumstances = listOf(record, sitters, language, verdict)
        if (endingOf == circumstances) return ending
        endingOf = circumstances
        if (pastOf != record) {
            pastOf = record
            past = PastScenes.of(record)
        }
        val history = "$table-${record.game}"
        ending = past?.ending(record.game, sitters, language, verdict?.notice(), history)
        val scenes = past
        if (verdict != null && scenes != null) {
            val own = room.chairs.indices.filter { room.chairs[it].owner == seen.member() }
            guarded {
                val finished =
                    finished(history, room.name, sitters, own, record, scenes, verdict)
                environment.storage.finishedGames().keep(finished)
            }
        }
        return ending
    }

    /** That the host gave no record is all there is to keep, until it does. */
    private fun keepUnchecked(
        table: String,
        room: Room,
        seen: Guest.State,
        sitters: List<Sitter>,
        verdict: Verdict,
    ) {
        val circumstances = listOf(room.game, verdict)
        if (endingOf == circumstances) return
        endingOf = circumstances
        ending = null
        guarded {
            val finished =
                FinishedGame(
                    "$table-${room.game}",
                    room.rules,
                    room.name,
                    sitters.joinToString("\n") { it.name },
                    PastScenes.mask(
                        room.chairs.indices.filter {
                            room.chairs[it].owner ==
                                seen.member()
                        },
                    ),
                    PastScenes.mask(
                        sitters.indices.filter {
                            sitters[it].attendance ==
                                Attendance.BOT
                        },
                    ),
                    "",
                    "",
                    0,
                    "",
                    environment.parts.clock(),
                    minutes(),
                    PastScenes.kept(verdict.notice()),
                    byteArrayOf(),
                )
            environment.storage.finishedGames().keep(finished)
        }
    }

    private fun minutes() = ((played + MINUTE / 2) / MINUTE).toInt().coerceAtLeast(1)

    private fun finished(
        id: String,
        table: String,
        sitters: List<Sitter>,
        own: List<Int>,
        record: Record,
        past: PastScenes<*, *, *, *>,
        verdict: Verdict,
    ): FinishedGame =
        past.finished(
            id,
            table,
            sitters.map { it.name },
            own,
            sitters.indices.filter { sitters[it].attendance == Attendance.BOT },
            record,
            verdict.notice(),
            environment.parts.clock(),
            minutes(),
        )

    private fun guarded(write: () -> Unit) {
        try {
            write()
        } catch (refused: StorageFailure) {
            // The next change tries again; the journal tells people about a full disk.
            described = null
            endingOf = emptyList()
        }
    }

    private companion object {
        const val MINUTE = 60_000L

        /** How much playing time may be forgotten when the phone dies. */
        const val OFTEN = 20_000L

        /** Notices after which a seat is nobody's any more. */
        val FOR_GOOD = setOf("table.kicked", "table.refused", "table.left")
    }
}
