package org.precinct.app

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.LayoutInfo
import androidx.compose.ui.semantics.ScrollAxisRange
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.dp

/**
 * What eyes miss in a window: letters that are cut off, and whatever lies where no scrolling brings
 * it into sight.
 *
 * @param window its root
 * @param names of players, long ones, which may be shortened or broken where they stand alone
 */
internal class Sight(
    private val window: LayoutInfo,
    private val names: Collection<String> = emptyList(),
) {
    private class Thing(
        val at: LayoutInfo,
        val around: Thing?,
    ) {
        val said: SemanticsConfiguration = Laid.said(at)

        val up: Sequence<Thing> get() = generateSequence(this) { it.around }

        val words: String? =
            said.getOrNull(SemanticsProperties.Text)?.joinToString { it.text }
                ?: said.getOrNull(SemanticsProperties.ContentDescription)?.joinToString()

        /** All that a screen reader says of it. */
        val heard: String
            get() =
                listOfNotNull(
                    words,
                    said.getOrNull(SemanticsProperties.ContentDescription)?.joinToString(),
                    said.getOrNull(SemanticsProperties.StateDescription),
                ).joinToString()

        val text: TextLayoutResult? =
            mutableListOf<TextLayoutResult>()
                .also { found ->
                    said.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(found)
                }.firstOrNull()

        val upright: ScrollAxisRange? =
            said.getOrNull(SemanticsProperties.VerticalScrollAxisRange)

        val sideways: ScrollAxisRange? =
            said.getOrNull(SemanticsProperties.HorizontalScrollAxisRange)

        val scrolls: Boolean get() = upright != null || sideways != null
    }

    private val things: List<Thing> = everything(Thing(window, null)).drop(1)

    private fun everything(thing: Thing): List<Thing> =
        listOf(thing) +
            Laid
                .children(thing.at)
                .filter { it.isPlaced }
                .flatMap { everything(Thing(it, thing)) }

    fun faults(): List<String> =
        cutOff() + unknown() + unheard() + broken() + outOfSight() + cramped() + overEachOther()

    /** No text is cut off, however large it is, unless a touch shows all of it or it is a name. */
    private fun cutOff(): List<String> =
        things
            .filter { thing -> thing.text?.let(::isCut) == true && !opens(thing) }
            .filter { it.words !in names }
            .map { "cut off: “${it.words}”" }

    /** Of a name that is shortened enough is left to know it. */
    private fun unknown(): List<String> =
        things
            .filter { it.words in names && it.text != null && isCut(it.text) }
            .filter { it.text!!.getLineEnd(it.text.lineCount - 1, visibleEnd = true) < KNOWN }
            .map { "too little of a name: “${it.words}”" }

    /** What keeps a shortened name to itself says it whole. */
    private fun unheard(): List<String> =
        things
            .filter { it.words in names && it.text != null && isCut(it.text) }
            .filter { name ->
                val keeper = name.up.lastOrNull { it.said.isClearingSemantics }
                keeper != null && keeper.up.none { name.words!! in it.heard }
            }.map { "not heard whole: “${it.words}”" }

    /** The small face of something that can be opened, and that says all that is written on it. */
    private fun opens(thing: Thing): Boolean =
        thing.up.any {
            SemanticsActions.OnClick in it.said &&
                it.said
                    .getOrNull(SemanticsProperties.ContentDescription)
                    ?.any { said -> thing.words.orEmpty() in said } == true
        }

    /** Sizes are whole pixels and what is in them is not, so a little is always over. */
    private fun isCut(text: TextLayoutResult): Boolean =
        text.multiParagraph.height > text.size.height + 1 ||
            text.multiParagraph.didExceedMaxLines ||
            (0 until text.lineCount).any {
                val width = text.getLineRight(it) - text.getLineLeft(it)
                text.isLineEllipsized(it) || width > text.size.width + 1
            }

    /**
     * No word or number goes on in the next line for want of room. On the narrowest phones the longest
     * words in the largest letters have no other way.
     */
    private fun broken(): List<String> =
        things
            .takeIf { window.width >= with(window.density) { NARROW.toPx() } }
            .orEmpty()
            .filter { thing -> thing.text?.let(::isBroken) == true && !opens(thing) }
            .map { "broken: “${it.words}”" }

    private fun isBroken(text: TextLayoutResult): Boolean {
        val words = text.layoutInput.text.text
        return (0 until text.lineCount - 1).any {
            val end = text.getLineEnd(it)
            end in 1..<words.length &&
                words[end - 1].isLetterOrDigit() &&
                words[end].isLetterOrDigit() &&
                !isInName(words, end)
        }
    }

    private fun isInName(
        words: String,
        at: Int,
    ): Boolean =
        names.any { name ->
            (maxOf(0, at - name.length + 1)..<at).any { words.startsWith(name, it) }
        }

    /** Whatever says something is inside the window, or inside of something that scrolls to it. */
    private fun outOfSight(): List<String> =
        things
            .filter { !it.words.isNullOrBlank() || it.scrolls }
            .mapNotNull { thing ->
                val place = thing.around!!.up.firstOrNull { it.scrolls }
                val ground = (place?.at ?: window).coordinates
                val whole = ground.localBoundingBoxOf(thing.at.coordinates, clipBounds = false)
                val seen = ground.localBoundingBoxOf(thing.at.coordinates, clipBounds = true)
                val away =
                    place?.sideways == null &&
                        (whole.left < -1 || whole.right > ground.size.width + 1) ||
                        place?.upright == null &&
                        (whole.top < -1 || whole.bottom > ground.size.height + 1)
                val hidden =
                    if (thing.text == null) {
                        val least = if (SemanticsActions.OnClick in thing.said) HALF else MOST
                        isNothing(thing) || area(seen) < area(whole) * least
                    } else {
                        away || lessThan(seen, whole)
                    }
                // What scrolls is as long as all that is in it, and that is looked at by itself.
                if (thing.scrolls || !hidden) {
                    null
                } else {
                    "out of sight: “${thing.words}”"
                }
            }

    private fun area(place: Rect): Float = place.width * place.height

    /** Something that a screen reader has, and eyes have not. */
    private fun isNothing(thing: Thing): Boolean =
        (thing.at.width == 0 || thing.at.height == 0) &&
            thing.around!!.up.none { it.said.isClearingSemantics }

    private fun lessThan(
        seen: Rect,
        whole: Rect,
    ): Boolean = seen.width < whole.width - 2 || seen.height < whole.height - 2

    /** What scrolls can be seen: a window of one line is none. */
    private fun cramped(): List<String> =
        things
            .filter { it.upright != null && it.upright.maxValue() > 0 }
            .mapNotNull { thing ->
                val bounds = window.coordinates.localBoundingBoxOf(thing.at.coordinates)
                val least = with(thing.at.density) { LEAST.toPx() }
                if (bounds.height >= least) {
                    null
                } else {
                    "scrolls in a gap of ${bounds.height.toInt()}: “${wordsIn(thing)}”"
                }
            }

    private fun wordsIn(thing: Thing): String =
        things
            .filter { it !== thing && thing in it.up }
            .mapNotNull { it.words }
            .take(
                3,
            ).joinToString()

    /** No text lies on another one; what is drawn on one card lies as it is drawn, such as a stamp. */
    private fun overEachOther(): List<String> {
        val texts =
            things
                .filter { it.text != null && !it.words.isNullOrEmpty() }
                .map { it to window.coordinates.localBoundingBoxOf(it.at.coordinates) }
        return texts.flatMapIndexed { n, (one, here) ->
            texts
                .drop(n + 1)
                .filter { (other, there) ->
                    covers(here, there) && !areOne(one, other)
                }.map { (other, _) ->
                    "over each other: “${one.words}” and “${other.words}”"
                }
        }
    }

    private fun areOne(
        one: Thing,
        other: Thing,
    ): Boolean = card(one) != null && card(one) === card(other)

    private fun card(thing: Thing): Thing? =
        thing.around!!.up.firstOrNull { SemanticsProperties.ContentDescription in it.said }

    private fun covers(
        here: Rect,
        there: Rect,
    ): Boolean {
        val both = here.intersect(there)
        if (both.width <= 0 || both.height <= 0) return false
        val least = minOf(here.width * here.height, there.width * there.height)
        return both.width * both.height > least * 0.2f
    }

    private companion object {
        /** Two lines of text at twice their size. */
        val LEAST = 80.dp
        val NARROW = 360.dp

        /** Letters. */
        const val KNOWN = 3

        /** The part of a drawing that must be seen: its edge may lie under another one. */
        const val MOST = 0.8f

        /** What is drawn may be smaller than the place for a finger around it. */
        const val HALF = 0.5f
    }
}
