package org.precinct.app.play.kojak

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.precinct.app.R
import org.precinct.app.play.Lesson
import org.precinct.app.play.Scene
import org.precinct.app.play.Symbol
import org.precinct.app.play.Tabletop
import org.precinct.engine.kojak.KojakGame
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Direction
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.Phase
import org.precinct.engine.kojak.proto.Stage
import org.precinct.engine.kojak.proto.View

/** Kojak: a race across town for four arrests. */
class KojakTabletop(
    override val game: KojakGame,
) : Tabletop<Action, View, Event> {
    @Composable
    override fun Seat(
        scene: Scene<Action, View, Event>,
        onAct: (Action) -> Unit,
        modifier: Modifier,
    ) = KojakSeat(scene, onAct, modifier)

    @Composable
    override fun Board(
        scene: Scene<Action, View, Event>,
        modifier: Modifier,
    ) = KojakBoard(scene, modifier)

    override fun lesson(scene: Scene<Action, View, Event>): Lesson? {
        if (!scene.asked) return null
        val view = scene.view
        return when (view.phase) {
            Phase.ROLL ->
                Lesson("kojak.roll", R.string.kojak_lesson_roll, R.string.kojak_lesson_roll_text)
            Phase.TRAP_CHOICE ->
                Lesson("kojak.trap", R.string.kojak_lesson_trap, R.string.kojak_lesson_trap_text)
            Phase.MOVE ->
                if (view.moves.any { it.direction == Direction.BACK }) {
                    Lesson(
                        "kojak.back",
                        R.string.kojak_lesson_back,
                        R.string.kojak_lesson_back_text,
                    )
                } else {
                    stage(view.detectives[view.current].stage)
                }
            else -> null
        }
    }

    private fun stage(stage: Stage): Lesson {
        val (title, text) =
            when (stage) {
                Stage.MISSION -> R.string.kojak_lesson_mission to R.string.kojak_lesson_mission_text
                Stage.STAKEOUT ->
                    R.string.kojak_lesson_stakeout to
                        R.string.kojak_lesson_stakeout_text
                Stage.WARRANT -> R.string.kojak_lesson_warrant to R.string.kojak_lesson_warrant_text
                Stage.CHASE -> R.string.kojak_lesson_chase to R.string.kojak_lesson_chase_text
                Stage.RACE -> R.string.kojak_lesson_race to R.string.kojak_lesson_race_text
            }
        return Lesson("kojak.${stage.name.lowercase()}", title, text)
    }

    override val glossary: List<Symbol> =
        listOf(
            symbol(R.string.kojak_sign_trap, R.string.kojak_sign_trap_text, TownSign.QUESTION),
            symbol(
                R.string.kojak_sign_entrance,
                R.string.kojak_sign_entrance_text,
                TownSign.HANDCUFFS,
            ),
            symbol(
                R.string.kojak_sign_stakeout,
                R.string.kojak_sign_stakeout_text,
                TownSign.PARKING,
            ),
            symbol(R.string.kojak_sign_mission, R.string.kojak_sign_mission_text, TownSign.FOLDER),
            symbol(R.string.kojak_sign_police, R.string.kojak_sign_police_text, TownSign.BADGE),
            symbol(R.string.kojak_sign_warrant, R.string.kojak_sign_warrant_text, TownSign.WARRANT),
            symbol(R.string.kojak_sign_criminal, R.string.kojak_sign_criminal_text, TownSign.PAWN),
            Symbol(R.string.kojak_sign_cars, R.string.kojak_sign_cars_text) { CarArt(0, 2, it) },
            symbol(R.string.kojak_sign_lead, R.string.kojak_sign_lead_text, TownSign.LEAD),
            symbol(R.string.kojak_sign_back, R.string.kojak_sign_back_text, TownSign.BACK),
            symbol(R.string.kojak_sign_race, R.string.kojak_sign_race_text, TownSign.FLAG),
            symbol(R.string.kojak_sign_bank, R.string.kojak_sign_bank_text, TownSign.BANK),
            symbol(
                R.string.kojak_sign_city_hall,
                R.string.kojak_sign_city_hall_text,
                TownSign.CITY_HALL,
            ),
            symbol(R.string.kojak_sign_club, R.string.kojak_sign_club_text, TownSign.CLUB),
            symbol(R.string.kojak_sign_hotel, R.string.kojak_sign_hotel_text, TownSign.HOTEL),
        )

    private fun symbol(
        name: Int,
        meaning: Int,
        sign: TownSign,
    ) = Symbol(name, meaning, drawing(sign))
}
