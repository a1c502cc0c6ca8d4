package org.precinct.app.join

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.channels.trySendBlocking
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.onStart
import kotlinx.coroutines.flow.stateIn
import org.precinct.app.game.GameFace
import org.precinct.table.CleanText
import org.precinct.table.carrier.Finder
import org.precinct.table.carrier.FoundTable
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.Links
import org.precinct.table.channel.TableId
import org.precinct.table.net.BadInvitation
import org.precinct.table.net.Invitation
import org.precinct.table.net.JoinCode

/** A table to go to: which one, if that is known, and the way there. */
class Destination(
    val table: TableId?,
    val way: (me: String, listener: Journey.Listener) -> Journey,
)

/** Looks for tables while somebody looks at the screen, and reads invitations. */
class JoinViewModel(
    private val links: () -> Links,
    thinking: CoroutineDispatcher = Dispatchers.Default,
) : ViewModel() {
    @Volatile private var finder: Finder? = null

    @Volatile private var found = emptyList<FoundTable>()

    private val problem = MutableStateFlow<CodeProblem?>(null)

    private val cameraRefused = MutableStateFlow(false)

    private val looking =
        callbackFlow {
            val search = links().look { trySendBlocking(it) }
            finder = search
            awaitClose {
                finder = null
                search.close()
            }
        }.buffer(Channel.CONFLATED)

    val state: StateFlow<JoinState> =
        combine(
            looking.onStart { emit(Nowhere) },
            problem,
            cameraRefused,
        ) { around, problem, refused ->
            found = around.tables()
            JoinState(around.tables().map(::seen), around.conditions(), problem, refused)
        }.flowOn(thinking)
            .stateIn(viewModelScope, SharingStarted.WhileSubscribed(STAY), JoinState())

    private val mutableCode = MutableStateFlow(CodeState())
    val code: StateFlow<CodeState> = mutableCode.asStateFlow()

    /** Two tables of the same name, or of names that look the same, are told apart by their ids. */
    private fun name(table: FoundTable): String {
        val alike =
            found.count { CleanText.skeleton(it.name()) == CleanText.skeleton(table.name()) }
        return if (alike > 1) "${table.name()} (${table.table().mark()})" else table.name()
    }

    private fun seen(table: FoundTable) =
        ListedTable(
            table.table().toString(),
            name(table),
            GameFace.byId(table.game()),
            table.transports().toList(),
            table.strength().orElse(null),
        )

    /** The permissions of the phone may be others now. */
    fun refresh() {
        finder?.refresh()
    }

    /** Somebody does not want the camera to be used. */
    fun refuseCamera() {
        cameraRefused.value = true
    }

    /** Where a table that was found is; null if it has gone meanwhile. */
    fun choose(table: ListedTable): Destination? {
        val chosen = found.find { it.table().toString() == table.id } ?: return null
        return Destination(chosen.table()) { me, listener -> links().to(chosen, me, listener) }
    }

    /** Where the picture leads; null if it leads nowhere, which the state then says. */
    fun scanned(text: String): Destination? =
        try {
            problem.value = null
            cameraRefused.value = false
            val invitation = Invitation.parse(text)
            Destination(invitation.table()) { me, listener -> links().to(invitation, me, listener) }
        } catch (bad: BadInvitation) {
            problem.value = CodeProblem.of(bad.reason())
            null
        }

    fun type(text: String) {
        mutableCode.value = CodeState(text.take(LONGEST))
    }

    /** Where the typed code leads; null if it leads nowhere, which the state then says. */
    fun typed(): Destination? =
        try {
            val code = JoinCode.parse(mutableCode.value.typed)
            Destination(null) { me, listener -> links().to(code, me, listener) }
        } catch (bad: BadInvitation) {
            mutableCode.value = mutableCode.value.copy(problem = CodeProblem.of(bad.reason()))
            null
        }

    private companion object {
        const val LONGEST = 60

        /** A search is not given up for a turn of the phone. */
        const val STAY = 5_000L

        val Nowhere = Finder.State(emptyMap(), emptyList())
    }
}
