package org.precinct.app.play.goodcop

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import org.precinct.app.R
import org.precinct.app.play.parts.Confirm
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Emphasis
import org.precinct.engine.Language
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.CardType
import org.precinct.engine.goodcop.proto.Side
import org.precinct.engine.goodcop.proto.StandingPass
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.View.Phase
import org.precinct.engine.goodcop.proto.Why

/** The order of `Mine.announce`. */
private val Announceable =
    listOf(
        TurnAction.INVESTIGATE,
        TurnAction.ARM,
        TurnAction.EQUIP,
        TurnAction.SHOOT,
        TurnAction.NOTHING,
    )

/** The actions of a turn while they are up to the viewer and nothing else is being put together. */
internal fun announcements(
    scene: CopScene,
    desk: Desk,
    onAct: (Action) -> Unit,
): List<Deed> {
    val view = scene.view
    if (!view.mayAnnounce() || desk.making != null || desk.arranging != null) return emptyList()
    val acts = Acts(view)
    return Announceable.zip(view.mine.announce).mapNotNull { (action, why) ->
        // With Equipment there is always something to do; without, nothing to draw.
        if (action == TurnAction.NOTHING && !view.without_equipment) return@mapNotNull null
        if (why == Why.EQUIPMENT_OFF) return@mapNotNull null
        val plain = acts.announce(action)
        val leads =
            scene.choices.filter { it.kind == Kind.ANNOUNCE && it.announce == action }
        Deed(
            label = if (action == TurnAction.SHOOT) scene.label(plain) else scene.word(action),
            offers = leads,
            emphasis = if (action == TurnAction.SHOOT) Emphasis.DANGER else Emphasis.USUAL,
            icon = { SignArt(Signs.of(action), it) },
            why = if (why == Why.POSSIBLE) null else scene.word(why),
            confirm = shootConfirm(scene, action, plain),
        ) {
            if (action == TurnAction.INVESTIGATE) {
                desk.making = Making(Making.Verb.INVESTIGATE)
            } else {
                onAct(plain)
            }
        }
    }
}

private fun shootConfirm(
    scene: CopScene,
    action: TurnAction,
    plain: Action,
): Confirm? {
    if (action != TurnAction.SHOOT) return null
    val question = scene.label(plain) + if (scene.language == Language.FRENCH) "\u00A0?" else "?"
    return Confirm(question, scene.text("help.shoot"))
}

/** The buttons for what is put together, besides the actions of a turn. */
@Composable
internal fun deeds(
    scene: CopScene,
    desk: Desk,
    onAct: (Action) -> Unit,
): List<Deed> {
    val view = scene.view
    val mine = view.mine ?: return emptyList()
    val acts = Acts(view)
    val making = desk.making
    val arranging = desk.arranging
    return buildList {
        if (desk.canCancel) {
            add(
                Deed(stringResource(R.string.goodcop_back), emphasis = Emphasis.QUIET) {
                    desk.cancel()
                },
            )
        }
        when {
            arranging != null -> {
                val action =
                    if (mine.may_order) {
                        acts.order(arranging.order)
                    } else {
                        Making.orderedUse(view, arranging.order)
                    }
                add(done(stringResource(R.string.goodcop_lay_out), action, onAct))
            }
            making != null && making.closeUp == null -> {
                val complete = making.complete(view)
                complete.forEach { add(done(secretLabel(scene, it), it, onAct)) }
                if (complete.isEmpty()) missing(scene, making)?.let(::add)
            }
            mine.may_discard -> {
                val card = desk.discarding
                val label = scene.text("action.discard")
                if (card == null) {
                    add(Deed(label, why = scene.text("prompt.discard")) {})
                } else {
                    add(done(label, acts.discard(card), onAct))
                }
            }
        }
        if (mine.may_keep && making == null && arranging == null) {
            val kept = acts.announced()
            val label =
                stringResource(
                    R.string.goodcop_is,
                    scene.text("action.keep"),
                    scene.label(kept),
                )
            add(done(label, acts.keep(), onAct))
        }
    }
}

private fun done(
    label: String,
    action: Action,
    onAct: (Action) -> Unit,
) = Deed(label, listOf(action), Emphasis.PRIMARY) { onAct(action) }

/** The label of an action, without telling the own card to whoever looks at the screen. */
@Composable
private fun secretLabel(
    scene: CopScene,
    action: Action,
): String =
    if (action.kind == Kind.CHOOSE_CARD) {
        stringResource(R.string.goodcop_turn_up, slotOf(action.place))
    } else {
        scene.label(action)
    }

/** What stands in the place of the button as long as something is missing. */
@Composable
private fun missing(
    scene: CopScene,
    making: Making,
): Deed? =
    when (making.verb) {
        Making.Verb.AIM -> {
            val ends = scene.view.mine.may_end_turn
            Deed(
                scene.text(if (ends) "action.end_turn" else "action.take_aim"),
                why = scene.word(Why.AIM_NEEDED),
            ) {}
        }
        Making.Verb.TURN_UP ->
            Deed(scene.text("action.reveal"), why = scene.text("prompt.choose_card")) {}
        Making.Verb.INVESTIGATE, Making.Verb.USE -> null
    }

/** The settings of the standing pass that differ from the present one. */
internal fun standingPasses(scene: CopScene): List<Action> {
    val mine = scene.view.mine ?: return emptyList()
    if (mine.play == null) return emptyList()
    return StandingPass.entries
        .filter { it != mine.standing_pass }
        .map(Acts(scene.view)::standingPass)
}

/** Everything that can be said of everybody. */
internal fun claims(scene: CopScene): List<Action> {
    val view = scene.view
    if (!view.mayClaim()) return emptyList()
    return view.seats.indices.flatMap { claims(view, it) }
}

/** What can be said of one player and their cards. */
internal fun claims(
    view: View,
    seat: Int,
): List<Action> {
    val acts = Acts(view)
    val sides = Sides.map { acts.claim(seat, it) }
    val cards =
        view.seats[seat].cards.indices.flatMap { at ->
            Types.map { acts.claim(placeOf(seat, at + 1), it) }
        }
    return sides + cards
}

internal val Sides = listOf(Side.HONEST_SIDE, Side.CROOKED_SIDE, Side.TORN)

internal val Types = listOf(CardType.HONEST, CardType.CROOKED, CardType.AGENT, CardType.KINGPIN)

internal fun View.mayClaim(): Boolean =
    quick_claims &&
        mine != null &&
        phase != Phase.GAME_OVER &&
        !seats[mine.seat].eliminated
