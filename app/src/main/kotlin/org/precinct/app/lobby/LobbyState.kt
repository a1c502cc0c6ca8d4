package org.precinct.app.lobby

import androidx.compose.runtime.Immutable
import org.precinct.app.art.QrPattern
import org.precinct.app.game.GameOnShelf
import org.precinct.app.links.Condition
import org.precinct.app.links.Transport
import org.precinct.app.newtable.TableOption
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.KnockFacts
import org.precinct.app.tables.TableKind

/** The table before the deal, as its host or one of its guests sees it. */
@Immutable
data class LobbyState(
    val kind: TableKind,
    val name: String,
    val game: GameOnShelf?,
    val options: List<TableOption>,
    val chairs: List<ChairFacts>,
    val watchers: List<String> = emptyList(),
    /** How others come in; null where nobody can. */
    val wayIn: WayIn? = null,
    val knocks: List<KnockFacts> = emptyList(),
    /** What is in the way of dealing; null if nothing is. */
    val missing: String? = null,
    /** Whether this phone has said that it is ready. */
    val ready: Boolean = false,
    /** The deal is on its way. */
    val dealing: Boolean = false,
    val trouble: String? = null,
    /** This guest's connection is lost and being looked for. */
    val lost: Boolean = false,
) {
    /** Whether this phone keeps the table. */
    val host get() = kind.isHosted
}

/** How others come to a hosted table. */
@Immutable
data class WayIn(
    /** Null for the moment that drawing it takes. */
    val qr: QrPattern?,
    /** For typing; null for the moment that making it takes. */
    val code: String?,
    val doors: Map<Transport, Condition>,
    /** Whether phones that never met this one can find it by Bluetooth. */
    val discoverable: Boolean = true,
)

/** What can be done in a lobby. Guests can leave, and name the players of their own phone. */
interface LobbyDesk {
    fun letIn(knock: Int)

    fun turnAway(knock: Int)

    fun addBot(hard: Boolean)

    fun addPlayer(name: String)

    fun rename(
        chair: Int,
        name: String,
    )

    fun move(
        from: Int,
        to: Int,
    )

    fun remove(chair: Int)

    fun choose(
        option: String,
        value: String,
    )

    /** A guest is ready for the deal, or not yet. */
    fun ready(ready: Boolean)

    fun start()

    fun leave()
}

/** For previews. */
internal object NobodysDesk : LobbyDesk {
    override fun letIn(knock: Int) = Unit

    override fun turnAway(knock: Int) = Unit

    override fun addBot(hard: Boolean) = Unit

    override fun addPlayer(name: String) = Unit

    override fun rename(
        chair: Int,
        name: String,
    ) = Unit

    override fun move(
        from: Int,
        to: Int,
    ) = Unit

    override fun remove(chair: Int) = Unit

    override fun choose(
        option: String,
        value: String,
    ) = Unit

    override fun ready(ready: Boolean) = Unit

    override fun start() = Unit

    override fun leave() = Unit
}
