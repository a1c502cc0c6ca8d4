package org.precinct.app.table

import com.squareup.wire.Message
import org.precinct.app.art.QrPattern
import org.precinct.app.end.EndState
import org.precinct.app.end.Standing
import org.precinct.app.frame.FrameState
import org.precinct.app.game.GameFace
import org.precinct.app.join.Arrival
import org.precinct.app.lobby.LobbyState
import org.precinct.app.lobby.WayIn
import org.precinct.app.newtable.TableOption
import org.precinct.app.play.Lesson
import org.precinct.app.play.Scene
import org.precinct.app.play.Tabletops
import org.precinct.app.profile.Officer
import org.precinct.app.session.RoomFacts
import org.precinct.app.session.TableLink
import org.precinct.app.session.TableState
import org.precinct.app.tables.TableKind
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.engine.RuleBook
import org.precinct.table.proto.Phase

/** Makes what is drawn out of what is known of a table. Not for the main thread; one table each. */
internal class TablePainter(
    private val kind: TableKind,
) {
    private val ownLog = LogBook()
    private val openLog = LogBook()
    private var qr: Pair<String, QrPattern>? = null
    private var rules: Triple<String, Language, RuleBook>? = null

    fun paint(
        state: TableState,
        own: Scene<*, *, *>?,
        open: Scene<*, *, *>?,
        language: Language,
        news: Map<Int?, List<String>>,
        learnt: Set<String>,
    ): TableScreenState {
        val room = state.room
        return when {
            state.link == TableLink.GONE ->
                TableScreenState.Arriving(
                    room?.name.orEmpty(),
                    Arrival.Over(state.notice.orEmpty()),
                )
            room == null || state.link == TableLink.KNOCKING ->
                TableScreenState.Arriving(room?.name.orEmpty(), arrival(state))
            room.phase == Phase.OVER -> TableScreenState.Over(ending(state, room), state.ending)
            room.inGame -> playing(state, room, own, open, language, news, learnt)
            else -> TableScreenState.InLobby(lobby(state, room, language))
        }
    }

    private fun arrival(state: TableState): Arrival {
        val path = state.path
        val transport = path?.transport()?.orElse(null)
        return if (state.link == TableLink.KNOCKING) {
            Arrival.Knocking(state.words, transport, path?.digits()?.orElse(null))
        } else {
            Arrival.OnTheWay(
                transport,
                path?.failure()?.orElse(null),
                path?.finder()?.conditions().orEmpty(),
            )
        }
    }

    private fun lobby(
        state: TableState,
        room: RoomFacts,
        language: Language,
    ): LobbyState {
        val game = Games.find(room.game).orElse(null)
        return LobbyState(
            kind,
            room.name,
            GameFace.byId(room.game)?.game(),
            game
                ?.let {
                    TableOption.of(
                        it,
                        room.options,
                        room.chairs.map { c ->
                            c.name
                        },
                        language,
                    )
                }.orEmpty(),
            room.chairs,
            room.people.filter { it.watcher && it.here }.map { it.name },
            wayIn(state),
            state.knocks,
            room.obstacle,
            ready = room.people.any { it.me && it.ready },
            dealing = room.phase == Phase.DEALING,
            trouble = state.trouble ?: state.refusal?.text,
            lost = state.link == TableLink.CONNECTING,
        )
    }

    private fun wayIn(state: TableState): WayIn? {
        val doors = state.doors ?: return null
        val text = state.invite?.qr
        if (text != null && qr?.first != text) qr = text to QrPattern.of(text)
        return WayIn(
            qr?.second.takeIf { text != null },
            state.invite?.code,
            doors.conditions(),
            doors.discoverable(),
        )
    }

    private fun playing(
        state: TableState,
        room: RoomFacts,
        own: Scene<*, *, *>?,
        open: Scene<*, *, *>?,
        language: Language,
        news: Map<Int?, List<String>>,
        learnt: Set<String>,
    ): TableScreenState {
        val face = GameFace.byId(room.game) ?: return TableScreenState.Nothing
        val bare =
            FrameState(
                face,
                state.summary,
                asked = false,
                room.chairs,
                host = kind.isHosted,
                shared = kind.isShared,
                paused = room.phase == Phase.PAUSED,
                wantPause = room.wantPause,
                askedForPause = room.people.any { it.pause && it.me },
                lost = state.notice.orEmpty().takeIf { state.link == TableLink.CONNECTING },
                trouble = state.trouble,
                refusal = state.refusal,
                knocks = state.knocks,
                standing = room.standing,
                wayIn = wayIn(state),
                rules = rules(room.game, language),
                glossary = Tabletops.of(room.game).glossary(language),
            )
        val everybody = if (open == null) bare else bare.of(open, openLog)
        val several = state.ownSeats.size > 1
        val asked = room.chairs.filter { it.seat in state.asked }
        return TableScreenState.Playing(
            everybody.copy(prompt = state.summary.ifEmpty { everybody.prompt }),
            own?.let {
                bare
                    .of(
                        it,
                        ownLog,
                    ).copy(news = news[it.seat].orEmpty(), lesson = lesson(it, learnt))
            }
                ?: everybody,
            own,
            if (several) Hands(asked, room.chairs.find { it.seat == own?.seat }) else null,
        )
    }

    private fun FrameState.of(
        scene: Scene<*, *, *>,
        log: LogBook,
    ): FrameState =
        copy(
            prompt = scene.prompt(),
            asked = scene.asked,
            sand = scene.sand,
            log = log.read(scene),
            topic = topic(scene),
        )

    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> topic(
        scene: Scene<A, V, E>,
    ) = scene.game.narrator().topic(scene.view)

    private fun lesson(
        scene: Scene<*, *, *>,
        learnt: Set<String>,
    ): Lesson? =
        if (NO_LESSONS in
            learnt
        ) {
            null
        } else {
            AnyTabletop.of(scene).lesson()?.takeIf { it.id !in learnt }
        }

    private fun rules(
        game: String,
        language: Language,
    ): RuleBook? {
        val known = rules
        if (known != null && known.first == game && known.second == language) return known.third
        val book = Games.find(game).map { RuleBook.of(it, language) }.orElse(null) ?: return null
        rules = Triple(game, language, book)
        return book
    }

    private fun ending(
        state: TableState,
        room: RoomFacts,
    ): EndState {
        val ending = state.ending
        val outcome = ending?.outcome
        val standings =
            room.chairs
                .map { chair ->
                    Standing(
                        Officer(chair.name, chair.tint, chair.badge),
                        outcome?.places()?.getOrNull(chair.seat) ?: 0,
                        outcome?.winners()?.toList()?.any { it.number() == chair.seat } == true,
                        chair.own,
                    )
                }.sortedBy { it.place }
        return EndState(
            GameFace.byId(room.game) ?: GameFace.KOJAK,
            ending?.text,
            if (outcome == null) emptyList() else standings,
            ending?.fairness,
            ending?.fairnessText.orEmpty(),
            kind.isHosted,
            state.knocks,
            ending
                ?.scenes
                ?.keys
                ?.sortedBy { it ?: -1 }
                ?.map { seat -> seat to (seat?.let { room.chairs[it].name } ?: "") }
                .orEmpty(),
            room.chairs,
            ready = room.people.any { it.me && it.ready },
            lost = state.link == TableLink.CONNECTING,
        )
    }

    companion object {
        /** The lesson of whoever wants none. */
        const val NO_LESSONS = "*"
    }
}
