package org.precinct.app.play.goodcop

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Box
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.Symbol
import org.precinct.engine.goodcop.proto.CardType

/** The signs of the game. */
internal val Glossary: List<Symbol> =
    listOf(
        card(CardType.HONEST, R.string.goodcop_sign_honest, R.string.goodcop_sign_honest_text),
        card(CardType.CROOKED, R.string.goodcop_sign_crooked, R.string.goodcop_sign_crooked_text),
        card(CardType.AGENT, R.string.goodcop_sign_agent, R.string.goodcop_sign_agent_text),
        card(CardType.KINGPIN, R.string.goodcop_sign_kingpin, R.string.goodcop_sign_kingpin_text),
        card(CardType.UNKNOWN, R.string.goodcop_sign_hidden, R.string.goodcop_sign_hidden_text),
        Symbol(R.string.goodcop_sign_gear, R.string.goodcop_sign_gear_text) {
            Box(it, Alignment.Center) { EquipmentBack(25.dp) }
        },
        sign(Signs.Gun, R.string.goodcop_sign_gun, R.string.goodcop_sign_gun_text),
        sign(Signs.Shoot, R.string.goodcop_sign_shot, R.string.goodcop_sign_shot_text),
        sign(Signs.Wound, R.string.goodcop_sign_wound, R.string.goodcop_sign_wound_text),
        sign(Signs.Eye, R.string.goodcop_sign_eye, R.string.goodcop_sign_eye_text),
        sign(Signs.Investigate, R.string.goodcop_sign_look, R.string.goodcop_sign_look_text),
        sign(Signs.Clockwise, R.string.goodcop_sign_way, R.string.goodcop_sign_way_text),
        sign(Signs.Coffee, R.string.goodcop_sign_extra, R.string.goodcop_sign_extra_text),
        sign(Signs.Locked, R.string.goodcop_sign_locked, R.string.goodcop_sign_locked_text),
        sign(Signs.Lead, R.string.goodcop_sign_lead, R.string.goodcop_sign_lead_text),
        sign(Signs.Pencil, R.string.goodcop_sign_note, R.string.goodcop_sign_note_text),
    )

private fun card(
    type: CardType,
    @StringRes name: Int,
    @StringRes meaning: Int,
) = Symbol(name, meaning) {
    Box(it, Alignment.Center) { IntegrityCard(type, "", 25.dp) }
}

private fun sign(
    sign: Sign,
    @StringRes name: Int,
    @StringRes meaning: Int,
) = Symbol(name, meaning) { Drawn(sign, it) }

@Composable
private fun Drawn(
    sign: Sign,
    modifier: Modifier,
) = SignArt(
    sign,
    modifier,
    MaterialTheme.colorScheme.secondary,
    MaterialTheme.colorScheme.surfaceContainer,
)
