package org.precinct.app.session

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.withContext
import okio.ByteString
import okio.ByteString.Companion.decodeHex
import org.precinct.app.R
import org.precinct.app.device.StorageFailure
import org.precinct.app.play.Attendance
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.app.profile.Officer
import org.precinct.app.storage.BadSave
import org.precinct.app.storage.FinishedGame
import org.precinct.app.storage.JournalEntry
import org.precinct.app.storage.KeptTable
import org.precinct.app.storage.SaveFile
import org.precinct.app.storage.TableKind
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.engine.Outcome
import org.precinct.engine.Seats
import org.precinct.table.Wording
import org.precinct.table.channel.JoinSecret
import org.precinct.table.channel.TableId
import org.precinct.table.host.CannotResume
import org.precinct.table.host.LastGame
import org.precinct.table.proto.Chair
import org.precinct.table.proto.Mind
import org.precinct.table.proto.Opened
import org.precinct.table.proto.Record
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream

/** The history of this phone. */
class PhoneHistory(
    private val environment: () -> TableEnvironment,
    private val sessions: Sessions,
    private val disk: CoroutineDispatcher,
) : History {
    override val games: Flow<List<PastGame>> =
        flow {
            val environment = environment()
            emitAll(
                combine(
                    environment.storage.finishedGames().all(),
                    environment.texts.language,
                ) { all, language ->
                    all.map { past(it, language) }
                },
            )
        }.flowOn(disk)

    private fun past(
        game: FinishedGame,
        language: Language,
    ): PastGame {
        val names = game.people.split("\n")
        val outcome =
            Outcome(
                game.cause,
                game.side,
                Seats(game.winners),
                game.places
                    .split(" ")
                    .filter { it.isNotEmpty() }
                    .map { it.toInt() },
            )
        val rules = Games.find(game.game).orElse(null)
        return PastGame(
            game.id,
            game.game,
            game.table,
            names,
            PastScenes.seats(game.own),
            PastScenes.seats(game.winners),
            words(game, language) ?: rules?.let { PastScenes.text(it, outcome, language, names) }
                ?: "",
            game.ended,
            game.minutes,
        )
    }

    /** Of a game whose host gave no record there is nothing else to tell. */
    private fun words(
        game: FinishedGame,
        language: Language,
    ): String? =
        game
            .takeIf { it.places.isEmpty() }
            ?.let { PastScenes.verdict(it.verdict) }
            ?.let { Wording.text(it, language) }

    /** One that can be played again. */
    private fun recorded(
        environment: TableEnvironment,
        id: String,
    ): FinishedGame {
        val game = find(environment, id)
        words(game, environment.language())?.let { throw CannotOpen(it) }
        return game
    }

    override suspend fun replay(id: String): Replay =
        working { environment ->
            val kept = recorded(environment, id)
            val record = Record.ADAPTER.decode(kept.record)
            val scenes =
                PastScenes.of(record)
                    ?: throw CannotOpen(environment.texts.text(R.string.life_other_rules))
            val owner =
                Officer.of(
                    environment.storage
                        .players()
                        .owner()
                        .first(),
                )
            val past = past(kept, environment.language())
            StoredReplay(
                past,
                scenes,
                sitters(kept, owner),
                environment.language(),
                record,
                kept,
                disk,
            )
        }

    private fun sitters(
        game: FinishedGame,
        owner: Officer,
    ): List<Sitter> {
        val faces = SeatLooks(PastScenes.seats(game.own).minOrNull() ?: -1, owner)
        val bots = PastScenes.seats(game.bots)
        return game.people.split("\n").mapIndexed { seat, name ->
            val attendance = if (seat in bots) Attendance.BOT else Attendance.HERE
            Sitter(name, faces.tint(seat), faces.badge(seat), attendance)
        }
    }

    private fun find(
        environment: TableEnvironment,
        id: String,
    ): FinishedGame =
        environment.storage.finishedGames().find(id)
            ?: throw CannotOpen(environment.texts.text(R.string.life_game_gone))

    override suspend fun delete(id: String) =
        working { environment -> environment.storage.finishedGames().delete(id) }

    override suspend fun exportGame(
        id: String,
        to: OutputStream,
    ) = working { environment ->
        to.use {
            val game = recorded(environment, id)
            val record = Record.ADAPTER.decode(game.record)
            val bots = PastScenes.seats(game.bots)
            val chairs =
                game.people.split("\n").mapIndexed { seat, name ->
                    Chair(name, 0, if (seat in bots) Mind.NORMAL_BOT else Mind.PERSON, "")
                }
            val table = id.substringBefore("-").decodeHex()
            // The table is history: its secret is nobody's business, and a save wants to have one.
            val secret = JoinSecret.random().key()
            val opened = Opened(LastGame.FORMAT, record.app, game.table, table, secret)
            SaveFile.write(LastGame.journal(opened, chairs, record), it, environment.folder)
        }
    }

    override suspend fun exportTable(
        table: String,
        to: OutputStream,
    ) = working { environment ->
        to.use {
            val row = environment.storage.tables().find(table)
            if (row == null || !row.kind.isHosted) {
                throw CannotOpen(environment.texts.text(R.string.life_table_gone))
            }
            SaveFile.write(journal(environment, table).read(), it, environment.folder)
        }
    }

    private fun journal(
        environment: TableEnvironment,
        table: String,
    ) = environment.storage.journal(table, environment.causes)

    override suspend fun import(from: InputStream): Imported =
        working { environment ->
            val entries =
                try {
                    from.use { SaveFile.read(it, environment.folder) }
                } catch (bad: BadSave) {
                    throw CannotOpen(environment.texts.text(words(bad.reason())), bad)
                } catch (bad: IOException) {
                    throw CannotOpen(environment.texts.text(R.string.life_save_unreadable), bad)
                }
            try {
                takeIn(environment, entries)
            } catch (cannot: CannotResume) {
                throw CannotOpen(Wording.text(cannot.notice(), environment.language()), cannot)
            } catch (full: StorageFailure) {
                throw CannotOpen(environment.texts.text(R.string.life_not_saved), full)
            }
        }

    private fun words(reason: BadSave.Reason): Int =
        when (reason) {
            BadSave.Reason.NOT_A_SAVE -> R.string.life_save_else
            BadSave.Reason.NEWER -> R.string.life_save_newer
            BadSave.Reason.DAMAGED -> R.string.life_save_damaged
            BadSave.Reason.TOO_LONG -> R.string.life_save_else
            BadSave.Reason.NO_GAME -> R.string.life_save_empty
        }

    private fun takeIn(
        environment: TableEnvironment,
        entries: List<ByteString>,
    ): Imported {
        val last =
            LastGame.read(entries).filter { !it.putAway() || it.steps().isNotEmpty() }.orElse(null)
                ?: throw CannotOpen(environment.texts.text(R.string.life_save_empty))
        val game =
            Games.find(last.dealt().rules).orElseThrow {
                val unknown = Wording.notice("save.game", "game", last.dealt().rules)
                CannotOpen(Wording.text(unknown, environment.language()))
            }
        return takeIn(environment, entries, last, game)
    }

    private fun <S> takeIn(
        environment: TableEnvironment,
        entries: List<ByteString>,
        last: LastGame,
        game: Game<S, *, *, *>,
    ): Imported {
        val states = last.states(game)
        val over = game.outcome(states.last()).isPresent
        return when {
            over -> Imported.ToReplay(keepGame(environment, last, game, states))
            last.putAway() -> throw CannotOpen(environment.texts.text(R.string.life_save_empty))
            else -> Imported.ToResume(keepTable(environment, last, entries))
        }
    }

    private fun <S> keepGame(
        environment: TableEnvironment,
        last: LastGame,
        game: Game<S, *, *, *>,
        states: List<S>,
    ): String {
        val record = last.record(game, states)
        val scenes =
            PastScenes.of(record)
                ?: throw CannotOpen(environment.texts.text(R.string.life_other_rules))
        val id = "${last.opened().table.hex()}-${last.dealt().game}"
        val bots = last.chairs().indices.filter { last.chairs()[it].mind != Mind.PERSON }
        val verdict = last.verify(game, record).notice()
        val names = last.chairs().map { it.name }
        environment.storage.finishedGames().keep(
            scenes.finished(
                id,
                last.opened().name,
                names,
                emptyList(),
                bots,
                record,
                verdict,
                environment.parts.clock(),
                0,
            ),
        )
        return id
    }

    private fun keepTable(
        environment: TableEnvironment,
        last: LastGame,
        entries: List<ByteString>,
    ): String {
        val tables = environment.storage.tables()
        val id = TableId(last.opened().table).toString()
        val known = tables.find(id)
        if (known != null) {
            val open =
                sessions.current.value
                    ?.state
                    ?.value
                    ?.table == id
            val here = if (known.kind.isHosted) journal(environment, id).read() else emptyList()
            if (open || here.size >= entries.size) {
                throw CannotOpen(environment.texts.text(R.string.life_save_known))
            }
        }
        val people = last.chairs().filter { it.mind == Mind.PERSON }
        val kind =
            when {
                people.any { it.owner != 1 } -> TableKind.HOST
                people.size > 1 -> TableKind.PASS
                else -> TableKind.SOLO
            }
        val now = environment.parts.clock()
        val own = known?.takeIf { it.kind.isHosted }
        val row =
            KeptTable(
                id,
                kind,
                last.opened().name,
                last.dealt().rules,
                last.chairs().joinToString("\n") { it.name },
                true,
                false,
                now,
                now,
                own?.played ?: 0,
                own?.phrase,
                last.chairs().none { it.owner == 1 },
                null,
                own?.keepsake,
            )
        tables.adopt(row, JournalEntry.numbered(id, 0, entries))
        return id
    }

    private suspend fun <T> working(work: suspend (TableEnvironment) -> T): T =
        withContext(disk) {
            try {
                work(environment())
            } catch (full: StorageFailure) {
                throw CannotOpen(environment().texts.text(R.string.life_not_kept), full)
            }
        }
}

private class StoredReplay(
    override val past: PastGame,
    private val scenes: PastScenes<*, *, *, *>,
    private val sitters: List<Sitter>,
    private val language: Language,
    record: Record,
    kept: FinishedGame,
    private val worker: CoroutineDispatcher,
) : Replay {
    override val ending: GameResult =
        scenes.ending(
            record.game,
            sitters,
            language,
            PastScenes.verdict(kept.verdict),
            kept.id,
        )

    override suspend fun size(seat: Int?): Int = withContext(worker) { scenes.size(seat) }

    override suspend fun scene(
        seat: Int?,
        index: Int,
    ): Scene<*, *, *> = withContext(worker) { scenes.scene(seat, index, sitters, language) }

    override suspend fun sameMoment(
        seat: Int?,
        index: Int,
        other: Int?,
    ): Int = withContext(worker) { scenes.sameMoment(seat, index, other) }
}
