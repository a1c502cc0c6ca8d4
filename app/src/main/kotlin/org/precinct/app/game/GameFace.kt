package org.precinct.app.game

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import org.precinct.app.R
import org.precinct.engine.Games

/** How a game of the engine looks and reads in the app. */
enum class GameFace(
    val id: String,
    @StringRes val title: Int,
    @StringRes val kind: Int,
    @StringRes val line: Int,
    @StringRes val goal: Int,
    @StringRes val turn: Int,
    @StringRes val phone: Int,
    @DrawableRes val emblem: Int,
) {
    GOOD_COP_BAD_COP(
        id = "good-cop-bad-cop",
        title = R.string.good_cop_bad_cop_name,
        kind = R.string.good_cop_bad_cop_kind,
        line = R.string.good_cop_bad_cop_line,
        goal = R.string.good_cop_bad_cop_goal,
        turn = R.string.good_cop_bad_cop_turn,
        phone = R.string.good_cop_bad_cop_phone,
        emblem = R.drawable.emblem_good_cop_bad_cop,
    ),
    POLICE_CITY(
        id = "police-city",
        title = R.string.police_city_name,
        kind = R.string.police_city_kind,
        line = R.string.police_city_line,
        goal = R.string.police_city_goal,
        turn = R.string.police_city_turn,
        phone = R.string.police_city_phone,
        emblem = R.drawable.emblem_police_city,
    ),
    KOJAK(
        id = "kojak",
        title = R.string.kojak_name,
        kind = R.string.kojak_kind,
        line = R.string.kojak_line,
        goal = R.string.kojak_goal,
        turn = R.string.kojak_turn,
        phone = R.string.kojak_phone,
        emblem = R.drawable.emblem_kojak,
    ),
    ALLEZ_LES_BLEUS(
        id = "allez-les-bleus",
        title = R.string.allez_les_bleus_name,
        kind = R.string.allez_les_bleus_kind,
        line = R.string.allez_les_bleus_line,
        goal = R.string.allez_les_bleus_goal,
        turn = R.string.allez_les_bleus_turn,
        phone = R.string.allez_les_bleus_phone,
        emblem = R.drawable.emblem_allez_les_bleus,
    ),
    ;

    /** The game with the engine's own figures. */
    fun game(): GameOnShelf {
        val game = Games.find(id).orElse(null) ?: error("The engine has no game $id.")
        val info = game.info()
        val (shortest, longest) = info.minutes().split('-').map(String::toInt)
        return GameOnShelf(this, info.minSeats()..info.maxSeats(), shortest..longest)
    }

    companion object {
        fun byId(id: String): GameFace? = entries.find { it.id == id }
    }
}

/** A game with the figures a group chooses by. */
data class GameOnShelf(
    val face: GameFace,
    val seats: IntRange,
    val minutes: IntRange,
)
