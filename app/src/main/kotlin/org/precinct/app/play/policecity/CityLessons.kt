package org.precinct.app.play.policecity

import androidx.annotation.StringRes
import org.precinct.app.R
import org.precinct.app.play.Lesson
import org.precinct.engine.policecity.proto.Mine
import org.precinct.engine.policecity.proto.Phase

/** What a newcomer is told when a decision first comes up. */
fun cityLesson(scene: CityScene): Lesson? {
    val view = scene.view
    val mine = view.mine ?: return null
    val may = mine.may
    // Claims are possible at any time: told when one is, and nothing else is asked.
    if (!scene.game.narrator().asks(view)) return claims.takeIf { canClaim(mine) }
    return when (view.phase) {
        Phase.PEEK ->
            lesson("peek", R.string.policecity_lesson_peek_title, R.string.policecity_lesson_peek)
        Phase.DEPLOY ->
            if (may.informants.isEmpty()) {
                lesson(
                    "deploy",
                    R.string.policecity_lesson_deploy_title,
                    R.string.policecity_lesson_deploy,
                )
            } else {
                lesson(
                    "informant",
                    R.string.policecity_lesson_informant_title,
                    R.string.policecity_lesson_informant,
                )
            }
        Phase.DEPLOY_TURN, Phase.ADJUST_TURN ->
            lesson(
                "turns",
                R.string.policecity_lesson_turns_title,
                R.string.policecity_lesson_turns,
            )
        Phase.AFTER_DEPLOY, Phase.ANNOUNCED ->
            when {
                may.helicopter ->
                    lesson(
                        "helicopter",
                        R.string.policecity_helicopter,
                        R.string.policecity_lesson_helicopter,
                    )
                may.counter_order ->
                    lesson(
                        "counter-order",
                        R.string.policecity_counter_order,
                        R.string.policecity_lesson_counter_order,
                    )
                else ->
                    lesson(
                        "special",
                        R.string.policecity_lesson_special_title,
                        R.string.policecity_lesson_special,
                    )
            }
        Phase.ROLL ->
            lesson("roll", R.string.policecity_lesson_roll_title, R.string.policecity_lesson_roll)
        Phase.SECURE ->
            lesson(
                "secure",
                R.string.policecity_lesson_secure_title,
                R.string.policecity_lesson_secure,
            )
        Phase.REROLL ->
            lesson(
                "reroll",
                R.string.policecity_lesson_reroll_title,
                R.string.policecity_lesson_reroll,
            )
        Phase.OFFICER ->
            lesson(
                "officer",
                R.string.policecity_lesson_officer_title,
                R.string.policecity_lesson_officer,
            )
        Phase.SOLO ->
            lesson("solo", R.string.policecity_lesson_solo_title, R.string.policecity_lesson_solo)
        Phase.NEGOTIATE ->
            lesson(
                "negotiate",
                R.string.policecity_lesson_negotiate_title,
                R.string.policecity_lesson_negotiate,
            )
        Phase.STATEMENT ->
            lesson(
                "statement",
                R.string.policecity_lesson_statement_title,
                R.string.policecity_lesson_statement,
            )
        Phase.PICK ->
            lesson("pick", R.string.policecity_lesson_pick_title, R.string.policecity_lesson_pick)
        Phase.C_ROLL ->
            lesson(
                "conflict",
                R.string.policecity_lesson_conflict_title,
                R.string.policecity_lesson_conflict,
            )
        Phase.C_REROLL ->
            lesson(
                "conflict-reroll",
                R.string.policecity_lesson_conflict_reroll_title,
                R.string.policecity_lesson_conflict_reroll,
            )
        Phase.C_POINT ->
            lesson(
                "point",
                R.string.policecity_lesson_point_title,
                R.string.policecity_lesson_point,
            )
        Phase.C_REMOVE ->
            lesson(
                "remove",
                R.string.policecity_lesson_remove_title,
                R.string.policecity_lesson_remove,
            )
        Phase.PLEDGE ->
            lesson(
                "pledge",
                R.string.policecity_lesson_pledge_title,
                R.string.policecity_lesson_pledge,
            )
        Phase.MAFIA_DEAL, Phase.DEAL_STATEMENT ->
            lesson("deal", R.string.policecity_lesson_deal_title, R.string.policecity_lesson_deal)
        Phase.TRADE ->
            lesson(
                "trade",
                R.string.policecity_lesson_trade_title,
                R.string.policecity_lesson_trade,
            )
        Phase.OFFICE_KEEP ->
            lesson(
                "office",
                R.string.policecity_lesson_office_title,
                R.string.policecity_lesson_office,
            )
        Phase.LAST_CLAIMS -> if (canClaim(mine)) claims else lastClaims
        Phase.PHASE_NONE, Phase.OVER -> null
    }
}

private fun canClaim(mine: Mine) = mine.may.claims.isNotEmpty() || mine.may.combines.isNotEmpty()

private val claims =
    lesson(
        "claims",
        R.string.policecity_lesson_claims_title,
        R.string.policecity_lesson_claims,
    )

private val lastClaims =
    lesson(
        "last-claims",
        R.string.policecity_lesson_last_claims_title,
        R.string.policecity_lesson_last_claims,
    )

private fun lesson(
    id: String,
    @StringRes title: Int,
    @StringRes text: Int,
) = Lesson("police-city.$id", title, text)
