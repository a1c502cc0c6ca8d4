package org.precinct.app.play.policecity

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import org.precinct.app.R
import org.precinct.app.play.parts.Confirm
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Drawing
import org.precinct.app.play.parts.Emphasis
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.Word

/** Phases in which nobody shall learn from a screen who can react. */
val WINDOWS = setOf(Phase.AFTER_DEPLOY, Phase.SECURE, Phase.OFFICER)

/** What may be played in a window, besides passing. */
fun reactions(controls: Controls): List<Action> =
    controls.phaseChoices.filter {
        it.announce != null || it.take != null || it.word in PLAYED
    }

private val PLAYED = setOf(Word.CALL_LIEUTENANT, Word.PLAY_REINFORCEMENTS)

/** What has its place beside what it is about. */
private val ELSEWHERE = PLAYED + Word.UNSUPPORT

/** The buttons of the present phase, the most usual one last. */
@Composable
fun cityDeeds(
    scene: CityScene,
    controls: Controls,
    reach: Reach,
): List<Deed> {
    val words =
        controls.phaseChoices.filter { it.word != null && it.word !in ELSEWHERE }.map { action ->
            Deed(
                scene.label(action),
                listOf(action),
                emphasis(action.word, scene.view.phase),
                icon(action.word),
                confirm = confirm(scene, action),
                onTouch = { controls.act(action) },
            )
        }
    // Others may announce their own special action behind the one being carried out.
    val more =
        if (scene.view.phase == Phase.ANNOUNCED) listOf(react(controls, reach)) else emptyList()
    return more + words.filter { it.emphasis != Emphasis.PRIMARY } +
        listOfNotNull(takeBack(scene, controls), send(scene, controls)) +
        words.filter { it.emphasis == Emphasis.PRIMARY }
}

/** The way to the special actions; the same for whoever has one and whoever has none. */
@Composable
fun react(
    controls: Controls,
    reach: Reach,
): Deed =
    Deed(
        stringResource(R.string.policecity_react),
        if (reach.sheet == CitySheet.Reactions) emptyList() else reactions(controls),
        Emphasis.USUAL,
        { GlyphArt(Signs.Reinforcements, it) },
        onTouch = { reach.sheet = CitySheet.Reactions },
    )

private fun emphasis(
    word: Word,
    phase: Phase,
): Emphasis =
    when (word) {
        Word.ACK, Word.READY, Word.TAP, Word.OK -> Emphasis.PRIMARY
        Word.OBJECT -> Emphasis.DANGER
        Word.DONE -> if (phase == Phase.LAST_CLAIMS) Emphasis.PRIMARY else Emphasis.USUAL
        Word.HOLD -> Emphasis.USUAL
        else -> Emphasis.QUIET
    }

private fun icon(word: Word): Drawing? =
    when (word) {
        Word.READY, Word.OK, Word.DONE, Word.ACK -> {
            { GlyphArt(Signs.Tick, it) }
        }
        Word.OBJECT -> {
            { GlyphArt(Signs.Cross, it) }
        }
        else -> null
    }

/** What cannot be taken back is asked twice; but for objections, which have six seconds. */
@Composable
private fun confirm(
    scene: CityScene,
    action: Action,
): Confirm? =
    if (action.word == Word.HOLD) {
        Confirm(scene.label(action), stringResource(R.string.policecity_hold_help))
    } else {
        null
    }

@Composable
private fun takeBack(
    scene: CityScene,
    controls: Controls,
): Deed? {
    val back = controls.offers(Touch.Home).firstOrNull() ?: return null
    return Deed(
        scene.label(back),
        listOf(back),
        Emphasis.USUAL,
        onTouch = { controls.touch(Touch.Home) },
    )
}

/** Sends what the player has put together, or says what is missing. */
@Composable
private fun send(
    scene: CityScene,
    controls: Controls,
): Deed? {
    val draft = controls.draft ?: return null
    val moment = controls.moment ?: return null
    if (draft is DeployDraft) return null
    val action = draft.action(moment)
    val label =
        when (draft) {
            is SplitDraft -> scene.text("prompt_propose")
            is DealDraft -> stringResource(R.string.policecity_propose_deal)
            is OfferDraft -> stringResource(R.string.policecity_make_offer)
            else -> action?.let { scene.label(it) } ?: stringResource(R.string.policecity_confirm)
        }
    val why =
        if (action != null) {
            null
        } else {
            draft.missing(moment)?.let { scene.text(it) } ?: scene.prompt()
        }
    return Deed(
        label,
        controls.offers(Touch.Send),
        Emphasis.PRIMARY,
        why = why,
        spoken = action?.let { scene.label(it) },
        onTouch = { controls.touch(Touch.Send) },
    )
}
