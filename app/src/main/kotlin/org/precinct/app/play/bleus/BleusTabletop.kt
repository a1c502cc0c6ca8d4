package org.precinct.app.play.bleus

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.precinct.app.R
import org.precinct.app.play.Lesson
import org.precinct.app.play.Scene
import org.precinct.app.play.Symbol
import org.precinct.app.play.Tabletop
import org.precinct.engine.bleus.AllezLesBleus
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.Event
import org.precinct.engine.bleus.proto.View

/** Allez les Bleus: a satirical deck-builder with two decks each. */
class BleusTabletop(
    override val game: AllezLesBleus,
) : Tabletop<Action, View, Event> {
    @Composable
    override fun Seat(
        scene: Scene<Action, View, Event>,
        onAct: (Action) -> Unit,
        modifier: Modifier,
    ) = BleusSeat(scene, onAct, modifier)

    @Composable
    override fun Board(
        scene: Scene<Action, View, Event>,
        modifier: Modifier,
    ) = BleusBoard(scene, modifier)

    override fun lesson(scene: Scene<Action, View, Event>): Lesson? {
        if (!scene.asked) return null
        return when (scene.view.phase) {
            View.Phase.MAIN -> main(scene)
            View.Phase.SPEECH ->
                Lesson(
                    "bleus.speech",
                    R.string.bleus_lesson_speech,
                    R.string.bleus_lesson_speech_text,
                )
            View.Phase.PROMOTE ->
                Lesson(
                    "bleus.promote",
                    R.string.bleus_lesson_promote,
                    R.string.bleus_lesson_promote_text,
                )
            View.Phase.ACCIDENT ->
                Lesson(
                    "bleus.accident",
                    R.string.bleus_lesson_accident,
                    R.string.bleus_lesson_accident_text,
                )
            View.Phase.MEDIATE ->
                Lesson(
                    "bleus.mediate",
                    R.string.bleus_lesson_mediate,
                    R.string.bleus_lesson_mediate_text,
                )
            else -> null
        }
    }

    /** The parts of a turn as each becomes possible. */
    private fun main(scene: Scene<Action, View, Event>): Lesson =
        when {
            scene.choices.any { it.arrest != null } ->
                Lesson(
                    "bleus.arrest",
                    R.string.bleus_lesson_arrest,
                    R.string.bleus_lesson_arrest_text,
                )
            scene.choices.any { it.buy != null } ->
                Lesson("bleus.buy", R.string.bleus_lesson_buy, R.string.bleus_lesson_buy_text)
            else ->
                Lesson(
                    "bleus.turn",
                    R.string.bleus_lesson_turn,
                    R.string.bleus_lesson_turn_text,
                )
        }

    override val glossary: List<Symbol> =
        listOf(
            symbol(R.string.bleus_sign_force, R.string.bleus_sign_force_text, BleusSign.FORCE),
            symbol(
                R.string.bleus_sign_funding,
                R.string.bleus_sign_funding_text,
                BleusSign.FUNDING,
            ),
            symbol(
                R.string.bleus_sign_tension,
                R.string.bleus_sign_tension_text,
                BleusSign.TENSION,
            ),
            symbol(
                R.string.bleus_sign_reinforce,
                R.string.bleus_sign_reinforce_text,
                BleusSign.REINFORCE,
            ),
            symbol(
                R.string.bleus_sign_escalate,
                R.string.bleus_sign_escalate_text,
                BleusSign.ESCALATE,
            ),
            symbol(R.string.bleus_sign_arrest, R.string.bleus_sign_arrest_text, BleusSign.ARREST),
            symbol(R.string.bleus_sign_points, R.string.bleus_sign_points_text, BleusSign.POINTS),
            symbol(R.string.bleus_sign_speech, R.string.bleus_sign_speech_text, BleusSign.SPEECH),
            symbol(
                R.string.bleus_sign_quiet_day,
                R.string.bleus_sign_quiet_day_text,
                BleusSign.QUIET_DAY,
            ),
            symbol(
                R.string.bleus_sign_promote,
                R.string.bleus_sign_promote_text,
                BleusSign.PROMOTE,
            ),
            symbol(
                R.string.bleus_sign_accident,
                R.string.bleus_sign_accident_text,
                BleusSign.ACCIDENT,
            ),
            symbol(
                R.string.bleus_sign_per_arrest,
                R.string.bleus_sign_per_arrest_text,
                BleusSign.PER_ARREST,
            ),
        )

    private fun symbol(
        name: Int,
        meaning: Int,
        sign: BleusSign,
    ) = Symbol(name, meaning, drawing(sign))
}
