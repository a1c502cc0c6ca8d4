package org.precinct.app.play

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.junit4.ComposeTestRule
import com.squareup.wire.Message
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.around.FakeSession
import org.precinct.app.frame.FrameState
import org.precinct.app.frame.GameFrame
import org.precinct.app.frame.Overlay
import org.precinct.app.game.GameFace
import org.precinct.app.session.ChairFacts
import org.precinct.pictures.Album
import org.precinct.pictures.Picture
import org.precinct.pictures.Screen

/** Draws screens and keeps them: see pictures.gradle. */
class Pictures(
    private val rule: ComposeTestRule,
) {
    /** One of the screens that show the app to those who have not got it yet, in both languages. */
    fun shop(
        number: Int,
        shot: (Phone) -> Shot,
    ) = mapOf("en-US" to Phone("en"), "fr-FR" to Phone("fr", dark = true))
        .forEach { (locale, phone) ->
            Album.shop(locale).keep("$number", Picture.of(shoot(shot(phone))))
        }

    /** Many screens in one picture, left to right. */
    fun sheet(
        name: String,
        shots: List<Shot>,
        columns: Int,
    ) = Album.sheets().keep(name, Picture.sheet(shots.map(::shoot), columns))

    private fun shoot(shot: Shot): Screen {
        lateinit var screen: Screen
        Booth(rule, shot.phone).open {
            show { OnTheTable(shot.content) }
            rule.waitForIdle()
            shot.then(rule)
            screen = picture(shot.name)
        }
        return screen
    }
}

/** A screen to be drawn, and what is touched before. */
class Shot(
    val name: String,
    val phone: Phone,
    val then: ComposeTestRule.() -> Unit = {},
    val content: @Composable () -> Unit,
)

/** A seat's screen, or the board's, with the frame that the app puts around it. */
fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> framed(
    tabletop: Tabletop<A, V, E>,
    scene: Scene<A, V, E>,
    phone: Phone = Phone(),
    lesson: Boolean = false,
    layer: Overlay = Overlay.NONE,
    then: ComposeTestRule.() -> Unit = {},
): Shot =
    Shot(scene.prompt(), phone, then) {
        val state =
            FrameState(
                GameFace.byId(tabletop.game.info().id())!!,
                scene.prompt(),
                scene.asked,
                scene.sitters.mapIndexed { n, it ->
                    ChairFacts(
                        n,
                        it.name,
                        n,
                        null,
                        it.attendance,
                        n == scene.seat,
                        it.tint,
                        it.badge,
                    )
                },
                sand = scene.sand,
                glossary = tabletop.glossary(scene.language),
                lesson = tabletop.lesson(scene).takeIf { lesson },
            )
        GameFrame(state, FakeSession(), layer) { GameScreen(tabletop, scene, it) }
    }

@Composable
private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> GameScreen(
    tabletop: Tabletop<A, V, E>,
    scene: Scene<A, V, E>,
    modifier: Modifier,
) = if (scene.seat == null) {
    tabletop.Board(scene, modifier)
} else {
    tabletop.Seat(scene, {}, modifier)
}

/** What the frame provides around a game: a background, and a clock that stands still. */
@Composable
fun OnTheTable(content: @Composable () -> Unit) =
    CompositionLocalProvider(LocalNow provides { 0L }) {
        Surface(
            Modifier.fillMaxSize(),
            color = MaterialTheme.colorScheme.background,
            content = content,
        )
    }
