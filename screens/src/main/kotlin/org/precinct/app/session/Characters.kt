package org.precinct.app.session

import androidx.compose.runtime.Immutable
import org.precinct.app.players.Tint
import org.precinct.engine.Game
import org.precinct.engine.GameCharacter
import org.precinct.engine.Language
import org.precinct.seat.art.Portraits
import org.precinct.seat.art.Sign
import org.precinct.table.proto.Room
import java.util.Locale

/** A character of the game, whom a player may choose to be. */
@Immutable
data class CharacterFacts(
    val id: String,
    val name: String,
    val portrait: Sign,
    val tint: Tint,
) {
    internal companion object {
        /** All that can be chosen. */
        fun all(
            game: Game<*, *, *, *>,
            language: Language,
        ) = game.info().characters().map { of(it, game, language) }

        fun of(
            character: GameCharacter,
            game: Game<*, *, *, *>,
            language: Language,
        ) = CharacterFacts(
            character.id(),
            game.texts().get(language, character.key()),
            Portraits.of(character),
            character.tint,
        )
    }
}

internal val GameCharacter.tint get() = Tint.valueOf(colour().uppercase(Locale.ROOT))

/** Who is whom at a table; empty as long as nobody has chosen. */
internal fun Room.cast(game: Game<*, *, *, *>?): List<GameCharacter> =
    game?.info()?.cast(chairs.map { it.character }).orEmpty()
