package org.precinct.app.play.goodcop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import org.precinct.app.art.InkedSign
import org.precinct.app.play.Scene
import org.precinct.app.play.SeatState
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.View
import org.precinct.seat.goodcop.GoodCopBoard
import org.precinct.seat.goodcop.GoodCopDraft
import org.precinct.seat.goodcop.GoodCopTouch
import org.precinct.seat.goodcop.GoodCopWords

internal typealias CopScene = Scene<Action, View, Event>

internal typealias CopState = SeatState<Action, View, Event, GoodCopDraft, GoodCopTouch>

internal typealias CopPlayer = GoodCopBoard.Player

internal typealias CopCard = GoodCopBoard.Card

internal val CopScene.words: GoodCopWords
    get() = GoodCopWords(voice)

/** Draws a sign into a square. */
internal fun DrawScope.sign(
    sign: InkedSign,
    at: Offset,
    side: Float,
    ink: Color,
    ground: Color,
) = with(sign) { draw(Rect(at, Size(side, side)), ink, ground) }
