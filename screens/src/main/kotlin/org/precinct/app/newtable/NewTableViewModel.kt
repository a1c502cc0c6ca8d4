package org.precinct.app.newtable

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.flow.update
import org.precinct.app.game.GameFace
import org.precinct.app.session.TablePlan
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language

/** Makes a plan of what to play. */
class NewTableViewModel(
    private val kind: TableKind,
    game: GameFace?,
    language: Flow<Language>,
    disk: CoroutineDispatcher = Dispatchers.IO,
    games: () -> List<GameFace> = { GameFace.all },
) : ViewModel() {
    private data class TableChoice(
        val game: GameFace?,
        val options: Map<String, String>,
        val board: Boolean = false,
    )

    private val choice = MutableStateFlow(TableChoice(game, usual(game)))

    val state: StateFlow<NewTableState> =
        combine(choice, language) { choice, language ->
            NewTableState(
                kind,
                games().map { it.game() },
                choice.game?.game(),
                choice.game
                    ?.let {
                        TableOption.of(it.rules, choice.options, emptyList(), language)
                    }.orEmpty(),
                choice.board,
            )
        }.flowOn(disk)
            .stateIn(
                viewModelScope,
                SharingStarted.WhileSubscribed(5_000),
                NewTableState(kind, emptyList(), null, emptyList()),
            )

    fun choose(game: GameFace) =
        choice.update {
            if (it.game ==
                game
            ) {
                it
            } else {
                it.copy(game = game, options = usual(game))
            }
        }

    fun option(
        id: String,
        value: String,
    ) = choice.update { it.copy(options = it.options + (id to value)) }

    fun standard() = choice.update { it.copy(options = emptyMap()) }

    fun board(on: Boolean) = choice.update { it.copy(board = on) }

    /**
     * The plan; null while no game is chosen.
     *
     * @param owner what the owner of the phone is called
     */
    fun plan(owner: String): TablePlan? {
        val (game, options, board) = choice.value
        if (game == null) return null
        val info = game.rules.info()
        return TablePlan(
            kind,
            game.id,
            owner,
            if (board && kind == TableKind.HOST) emptyList() else listOf(owner),
            if (kind ==
                TableKind.SOLO
            ) {
                maxOf(info.minSeats() - 1, minOf(COMPANY, info.maxSeats() - 1))
            } else {
                0
            },
            options = options.filter { (id, value) -> info.option(id).standard() != value },
        )
    }

    private fun usual(game: GameFace?): Map<String, String> =
        game?.onOnePhone.takeIf { kind == TableKind.PASS }.orEmpty()

    private companion object {
        /** How many bots make good company. */
        const val COMPANY = 2
    }
}
