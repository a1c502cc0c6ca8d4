package org.precinct.app.play.policecity

import androidx.compose.runtime.Immutable
import org.precinct.engine.DataFile
import org.precinct.engine.policecity.PoliceCity

/** What lies in the box, under the numbers that the game's messages use. */
object CityBox {
    /** Places and events; the first one has the number 1. */
    private val cards: List<Card> = file("places").rows().mapIndexed { n, row -> card(n + 1, row) }
    private val objectives: List<Objective> =
        file("objectives").rows().mapIndexed { n, row -> objective(n + 1, row) }
    private val combinations: List<Combination> =
        file("combinations").rows().mapIndexed { n, row -> combination(n + 1, row) }

    fun card(number: Int): Card = cards[number - 1]

    fun objective(number: Int): Objective = objectives[number - 1]

    fun combination(number: Int): Combination = combinations[number - 1]

    fun combinations(): List<Combination> = combinations

    private fun file(name: String) =
        DataFile.resource(PoliceCity::class.java, "police-city-$name.csv")

    private fun card(
        number: Int,
        row: DataFile.Row,
    ) = Card(
        number,
        row.text("id"),
        if (row.isEmpty("event_kind")) null else row.constant("event_kind", Event::class.java),
        listOf("district_1", "district_2", "event_district")
            .filterNot(row::isEmpty)
            .map { row.constant(it, District::class.java) },
        if (row.isEmpty("event_seizure")) null else row.constant("event_seizure", Kind::class.java),
        row.number("handcuffs", 0),
        row.number("mafia"),
        buildList {
            if (row.isEmpty("event_kind")) add(Gain.CARD)
            repeat(row.number("ranks")) { add(Gain.RANK) }
            repeat(row.number("informants")) { add(Gain.INFORMANT) }
            Kind.entries.forEach { kind ->
                repeat(row.number(kind.id)) { add(Gain.FIRST_SEIZURE + kind.ordinal) }
            }
        },
        row.flag("dice_allowed"),
    )

    private fun objective(
        number: Int,
        row: DataFile.Row,
    ) = Objective(
        number,
        row.text("id"),
        District.entries.flatMap { district -> List(row.number(district.id)) { district } },
        row.number("ranks"),
        if (row.isEmpty("action_token")) {
            null
        } else {
            row.constant("action_token", Special::class.java)
        },
    )

    private fun combination(
        number: Int,
        row: DataFile.Row,
    ) = Combination(
        number,
        row.text("id"),
        row.number("count_a"),
        row.number("count_b"),
        row.number("ranks"),
    )

    /** A place, or an event. */
    @Immutable
    data class Card(
        val number: Int,
        val id: String,
        /** Null for a place. */
        val event: Event?,
        /** Where it is; for an electoral objective, the district it is about. */
        val districts: List<District>,
        /** The trade that an electoral objective is about. */
        val kind: Kind?,
        val handcuffs: Int,
        val mafia: Int,
        /** What securing it brings, in the order of the engine's lists. */
        val gains: List<Int>,
        val takesDice: Boolean,
    ) {
        val key get() = "card.$id"
    }

    @Immutable
    data class Objective(
        val number: Int,
        val id: String,
        /** A symbol each. */
        val districts: List<District>,
        val ranks: Int,
        val token: Special?,
    ) {
        val key get() = "objective.$id"
    }

    @Immutable
    data class Combination(
        val number: Int,
        val id: String,
        val countA: Int,
        val countB: Int,
        val ranks: Int,
    ) {
        val key get() = "combination.$id"
    }

    enum class Event {
        DISTRICT_MAJORITY,
        TRAFFIC_MAJORITY,
        PAY_INFORMANTS,
        BIG_TRIAL,
        MAFIA_DEAL,
        POLICE_RAID,
        SEIZURE_DEAL,
    }
}

/** The numbers by which messages name what a place brings. */
object Gain {
    const val CARD = 1
    const val RANK = 2
    const val INFORMANT = 3
    const val FIRST_SEIZURE = 4

    /** The kind of a seizure token; null for the other gains. */
    fun kind(gain: Int): Kind? = Kind.entries.getOrNull(gain - FIRST_SEIZURE)
}

/** The numbers by which messages name what players own: kinds first, then cards. */
object Element {
    fun kind(element: Int): Kind? = Kind.entries.getOrNull(element - 1)

    fun card(element: Int): CityBox.Card? =
        if (element > Kind.entries.size) CityBox.card(element - Kind.entries.size) else null

    fun of(card: CityBox.Card): Int = Kind.entries.size + card.number

    fun of(kind: Kind): Int = kind.ordinal + 1
}

enum class Kind {
    DRUGS,
    WEAPONS,
    ALCOHOL,
    TOBACCO,
    PROSTITUTION,
    ;

    val id = name.lowercase()
    val key get() = "seizure.$id"
}

enum class District {
    BRONX,
    MANHATTAN,
    BROOKLYN,
    QUEENS,
    STATEN_ISLAND,
    ;

    val id = name.lowercase()
    val key get() = "district.$id"
}

/** The special actions, in the order of their numbers. */
enum class Special {
    HELICOPTER,
    RANKING_OFFICER,
    REINFORCEMENTS,
    COUNTER_ORDER,
    TOP_SECRET_FILE,
    ;

    val number get() = ordinal + 1
    val key get() = "token.${name.lowercase()}"

    companion object {
        /** Null for none. */
        fun of(number: Int): Special? = entries.getOrNull(number - 1)
    }
}

/** What a die shows, in the order of the numbers; a die that was not thrown shows nothing. */
enum class Face {
    HANDCUFFS,
    RANK,
    DOUBLE,
    MAFIA,
    ;

    val key get() = "face.${name.lowercase()}"
    val isHandcuff get() = this != RANK
    val isRank get() = this != HANDCUFFS

    companion object {
        fun of(number: Int): Face? = entries.getOrNull(number - 1)
    }
}

/** The members of a captain's team. */
enum class Staff {
    INSPECTOR,
    SERGEANT,
    LIEUTENANT,
    INFORMANT,
    ;

    val key get() = "die.${name.lowercase()}"

    companion object {
        const val OWN = 4

        fun of(die: Int): Staff =
            when {
                die > OWN -> INFORMANT
                die == OWN -> LIEUTENANT
                die == OWN - 1 -> SERGEANT
                else -> INSPECTOR
            }
    }
}
