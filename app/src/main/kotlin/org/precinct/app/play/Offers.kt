package org.precinct.app.play

import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.semantics
import com.squareup.wire.Message

/** The actions to which touching a node leads, at once or after further touches. */
val Offers = SemanticsPropertyKey<List<Message<*, *>>>("Offers")

/**
 * Marks a node with the actions that touching it brings closer.
 *
 * By these marks a test finds its way to every choice of the engine as a player does: it touches a
 * node that offers the wanted action, and then the next one, until the action is sent. So a node
 * offers an action only while touching it is a step towards it, and not once it has been taken.
 */
fun Modifier.offers(actions: List<Message<*, *>>): Modifier =
    if (actions.isEmpty()) this else semantics { this[Offers] = actions }

/** The same for a node that does one thing. */
fun Modifier.offers(action: Message<*, *>): Modifier = offers(listOf(action))
