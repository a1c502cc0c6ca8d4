package org.precinct.app.play.kojak

import androidx.compose.runtime.Immutable
import org.precinct.app.play.Scene
import org.precinct.app.play.SeatState
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.View
import org.precinct.seat.kojak.KojakBoard
import org.precinct.seat.kojak.KojakDraft
import org.precinct.seat.kojak.KojakTouch
import org.precinct.seat.kojak.KojakWords

internal typealias KojakScene = Scene<Action, View, Event>

internal typealias KojakSeatState = SeatState<Action, View, Event, KojakDraft, KojakTouch>

/** A scene with the board and the words that are made from it. */
@Immutable
internal class KojakTable(
    val scene: KojakScene,
) {
    val view: View = scene.view
    val sitters = scene.sitters
    val board: KojakBoard = KojakBoard.of(view)
    val words = KojakWords(scene.voice)

    /** The card that the last roll has brought to light; null if it brought none. */
    val card: Event? = KojakBoard.lastCard(scene.news).orElse(null)

    /** How often the die was thrown. */
    val throws: Int = scene.news.count { it.kind == Event.Kind.ROLLED }
}

internal const val LARGE_TEXT = 1.4f
