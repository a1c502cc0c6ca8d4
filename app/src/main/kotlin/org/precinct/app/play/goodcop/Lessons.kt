package org.precinct.app.play.goodcop

import org.precinct.app.R
import org.precinct.app.play.Lesson
import org.precinct.engine.goodcop.proto.View.Phase

/** What a newcomer is told when a decision first comes up. */
internal object Lessons {
    private val Order =
        lesson(
            "order",
            R.string.goodcop_lesson_order,
            R.string.goodcop_lesson_order_text,
        )
    private val Act =
        lesson(
            "act",
            R.string.goodcop_lesson_act,
            R.string.goodcop_lesson_act_text,
        )
    private val Shoot =
        lesson(
            "shoot",
            R.string.goodcop_lesson_shoot,
            R.string.goodcop_lesson_shoot_text,
        )
    private val Window =
        lesson(
            "window",
            R.string.goodcop_lesson_window,
            R.string.goodcop_lesson_window_text,
        )
    private val Reconsider =
        lesson(
            "reconsider",
            R.string.goodcop_lesson_reconsider,
            R.string.goodcop_lesson_reconsider_text,
        )
    private val MustChange =
        lesson(
            "must-change",
            R.string.goodcop_lesson_change,
            R.string.goodcop_lesson_change_text,
        )
    private val Aim =
        lesson(
            "aim",
            R.string.goodcop_lesson_aim,
            R.string.goodcop_lesson_aim_text,
        )
    private val Retarget =
        lesson(
            "retarget",
            R.string.goodcop_lesson_retarget,
            R.string.goodcop_lesson_retarget_text,
        )
    private val Standoff =
        lesson(
            "standoff",
            R.string.goodcop_lesson_standoff,
            R.string.goodcop_lesson_standoff_text,
        )
    private val Reveal =
        lesson(
            "reveal",
            R.string.goodcop_lesson_reveal,
            R.string.goodcop_lesson_reveal_text,
        )
    private val Serum =
        lesson(
            "serum",
            R.string.goodcop_lesson_serum,
            R.string.goodcop_lesson_serum_text,
        )
    private val Audit =
        lesson(
            "audit",
            R.string.goodcop_lesson_audit,
            R.string.goodcop_lesson_audit_text,
        )
    private val Discard =
        lesson(
            "discard",
            R.string.goodcop_lesson_discard,
            R.string.goodcop_lesson_discard_text,
        )
    private val EndTurn =
        lesson(
            "end-turn",
            R.string.goodcop_lesson_end,
            R.string.goodcop_lesson_end_text,
        )
    private val EndTurnAim =
        lesson(
            "end-turn-aim",
            R.string.goodcop_lesson_end_aim,
            R.string.goodcop_lesson_end_aim_text,
        )

    private fun lesson(
        id: String,
        title: Int,
        text: Int,
    ) = Lesson("good-cop-bad-cop $id", title, text)

    /** The lesson of the decision that the viewer is asked for; null if there is none. */
    fun of(scene: CopScene): Lesson? {
        if (!scene.asked) return null
        val view = scene.view
        val armed = view.seats[view.mine.seat].aim != null
        return when (view.phase) {
            Phase.ORDER_CARDS -> Order
            Phase.TURN_ACTION -> if (armed) Shoot else Act
            Phase.WINDOW -> Window
            Phase.RECONSIDER -> if (view.must_change) MustChange else Reconsider
            Phase.AIM_NOW -> Aim
            Phase.RETARGET -> Retarget
            Phase.STANDOFF -> Standoff
            Phase.REVEAL -> Reveal
            Phase.SERUM -> Serum
            Phase.AUDIT -> Audit
            Phase.DISCARD -> Discard
            Phase.TURN_END -> if (view.mine.choose_aim != 0) EndTurnAim else EndTurn
            Phase.GAME_OVER, Phase.NO_PHASE -> null
        }
    }
}
