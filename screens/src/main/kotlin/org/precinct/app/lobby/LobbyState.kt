package org.precinct.app.lobby

import androidx.compose.runtime.Immutable
import org.precinct.app.art.QrPattern
import org.precinct.app.game.GameFace
import org.precinct.app.game.GameOnShelf
import org.precinct.app.newtable.TableOption
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.CharacterFacts
import org.precinct.app.session.KnockFacts
import org.precinct.app.session.RoomFacts
import org.precinct.app.session.TableState
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Transport
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase

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
    /** Whom players may choose to be. */
    val characters: List<CharacterFacts> = emptyList(),
) {
    /** Whether this phone keeps the table. */
    val host get() = kind.isHosted

    internal companion object {
        fun of(
            kind: TableKind,
            state: TableState,
            room: RoomFacts,
            wayIn: WayIn?,
            language: Language,
        ): LobbyState {
            val names = room.chairs.map { it.name }
            val face = GameFace.byId(room.game)
            return LobbyState(
                kind,
                room.name,
                face?.game(),
                face?.let { TableOption.of(it.rules, room.options, names, language) }.orEmpty(),
                room.chairs,
                room.people.filter { it.watcher && it.here }.map { it.name },
                wayIn,
                state.knocks,
                room.obstacle,
                ready = room.people.any { it.me && it.ready },
                dealing = room.phase == Phase.DEALING,
                trouble = state.trouble ?: state.refusal?.text,
                lost = state.link == Guest.Status.CONNECTING,
                characters = face?.let { CharacterFacts.all(it.rules, language) }.orEmpty(),
            )
        }
    }
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
