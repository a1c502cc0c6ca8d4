package org.precinct.app.frame

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.NoteTone
import org.precinct.app.art.QuietButton
import org.precinct.app.art.SignButton
import org.precinct.app.art.Sky
import org.precinct.app.device.KeepAwakeEffect
import org.precinct.app.device.density
import org.precinct.app.game.GameFace
import org.precinct.app.lobby.KnockCard
import org.precinct.app.play.Attendance
import org.precinct.app.play.LessonText
import org.precinct.app.play.LocalPointer
import org.precinct.app.play.Pointer
import org.precinct.app.play.parts.ChangedBanner
import org.precinct.app.play.parts.LessonCard
import org.precinct.app.play.parts.LocalHandling
import org.precinct.app.profile.initial
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.TableSession
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/** Whether the screen stays on during a game. */
val LocalKeepAwake = staticCompositionLocalOf { false }

/**
 * The frame around any game: its head says what is going on, the game has all the rest.
 *
 * @param first what lies over the game at the beginning
 * @param onNewsRead what happened meanwhile has been read
 * @param onLearnt a lesson has been understood
 * @param onNoLessons no more lessons are wanted
 * @param content the game, or the curtain in front of it
 */
@Composable
fun GameFrame(
    state: FrameState,
    session: TableSession,
    first: Overlay = Overlay.NONE,
    onNewsRead: () -> Unit = {},
    onLearnt: (LessonText) -> Unit = {},
    onNoLessons: () -> Unit = {},
    content: @Composable (Modifier) -> Unit,
) {
    var layer by rememberSaveable { mutableStateOf(first) }
    KeepAwakeEffect(LocalKeepAwake.current)
    BackHandler { layer = if (layer == Overlay.NONE) Overlay.LEAVE else Overlay.NONE }
    Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
        BoxWithConstraints {
            val flat = maxHeight < 480.dp
            val half = maxHeight / 2
            // Of a small screen large letters would leave nothing for the game.
            val large = LocalDensity.current.fontScale > LARGE
            val most = maxHeight * if (large && maxHeight < 720.dp) 0.3f else 0.4f
            val lesson = state.lesson
            val pointer = remember(lesson) { lesson?.about?.let(::Pointer) }
            Column {
                Head(state, flat, most) { layer = it }
                Banners(
                    state,
                    session,
                    Modifier.heightIn(max = half),
                    { layer = Overlay.LOG },
                    onNewsRead,
                ) { LessonCard(it, { onLearnt(it) }, onNoLessons) }
                Box(Modifier.weight(1f).semantics { isTraversalGroup = true }) {
                    val below = WindowInsets.safeDrawing.only(Sides + WindowInsetsSides.Bottom)
                    CompositionLocalProvider(LocalPointer provides pointer) {
                        content(
                            Modifier
                                .fillMaxSize()
                                .windowInsetsPadding(below)
                                .consumeWindowInsets(below),
                        )
                    }
                    if (lesson != null && pointer != null) {
                        PointingLesson(lesson, pointer, { onLearnt(lesson) }, onNoLessons)
                    }
                    if (state.paused) Paused(state, session)
                }
            }
        }
    }
    Overlays(layer, state, session) { layer = it }
}

private val Sides = WindowInsetsSides.Start + WindowInsetsSides.End

@Composable
private fun Head(
    state: FrameState,
    flat: Boolean,
    most: Dp,
    onOpen: (Overlay) -> Unit,
) {
    val left = LocalHandling.current.leftHanded
    Column(
        Modifier
            .fillMaxWidth()
            .background(Night.Sky)
            .windowInsetsPadding(WindowInsets.safeDrawing.only(Sides + WindowInsetsSides.Top)),
    ) {
        Row(
            Modifier.heightIn(min = 52.dp).padding(horizontal = 4.dp),
            horizontalArrangement = Arrangement.spacedBy(6.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            if (left) MenuButton(onOpen)
            val edge = if (flat) 4.dp else 0.dp
            BoxWithConstraints(
                Modifier.weight(1f).padding(if (left) 0.dp else 12.dp, edge, 0.dp, edge),
            ) {
                // Eight badges leave no room for a name that everybody knows.
                when {
                    flat -> ScrollingPrompt(state, most, flat)
                    maxWidth >= 64.dp -> Title(state.face)
                }
            }
            state.sand?.let { SmallGlass(it) }
            SeatStrip(state.chairs) { onOpen(Overlay.SEATS) }
            if (!left) MenuButton(onOpen)
        }
        if (!flat) {
            ScrollingPrompt(state, most, flat, PaddingValues(16.dp, 0.dp, 16.dp, 12.dp))
        }
        HorizontalDivider(thickness = 3.dp, color = if (state.asked) Brass.Light else Brass.Middle)
    }
}

/** The game's name on its sign. It is no news, so it grows less than what is read. */
@Composable
private fun Title(face: GameFace) {
    val around = LocalDensity.current
    CompositionLocalProvider(
        LocalDensity provides density(around.density, around.fontScale.coerceAtMost(1.3f)),
    ) {
        Text(
            stringResource(face.title),
            Modifier.semantics { heading() },
            color = Brass.Light,
            style = MaterialTheme.typography.labelSmall,
        )
    }
}

@Composable
private fun MenuButton(onOpen: (Overlay) -> Unit) =
    SignButton(
        R.drawable.icon_menu,
        stringResource(R.string.frame_menu),
        { onOpen(Overlay.MENU) },
        colour = Brass.Light,
    )

/** Large text may need more than there is: then it scrolls. */
@Composable
private fun ScrollingPrompt(
    state: FrameState,
    most: Dp,
    flat: Boolean,
    padding: PaddingValues = PaddingValues(),
) = Box(Modifier.heightIn(max = most).verticalScroll(rememberScrollState()).padding(padding)) {
    Prompt(state, flat)
}

/** What is going on. A sign and a word, not colour alone, say that the viewer is asked. */
@Composable
private fun Prompt(
    state: FrameState,
    flat: Boolean,
) = Row(
    Modifier.semantics(mergeDescendants = true) {
        heading()
        liveRegion = LiveRegionMode.Polite
    },
    horizontalArrangement = Arrangement.spacedBy(8.dp),
) {
    if (state.asked) {
        Icon(
            painterResource(R.drawable.icon_hand),
            stringResource(R.string.frame_asked),
            Modifier.padding(top = 2.dp).size(22.dp),
            Brass.Light,
        )
    }
    // On a low screen, what has much to say says it in small letters.
    val small = flat && state.prompt.length > MUCH
    val large = LocalDensity.current.fontScale > LARGE
    val plain = MaterialTheme.typography.titleMedium
    Text(
        state.prompt,
        color = Paper.Light,
        style =
            when {
                small -> MaterialTheme.typography.bodySmall
                large -> plain.copy(fontSize = 15.sp, lineHeight = 20.sp)
                else -> plain
            },
    )
}

private const val MUCH = 160
private const val LARGE = 1.4f

/** Everybody's badge with a mark for those who are not here. Tells all to those who listen. */
@Composable
private fun SeatStrip(
    chairs: List<ChairFacts>,
    onOpen: () -> Unit,
) {
    val spoken =
        chairs.map {
            stringResource(R.string.frame_seat_spoken, it.name, stringResource(it.attendance.words))
        }
    Row(
        Modifier
            .clip(MaterialTheme.shapes.small)
            .clickable(onClick = onOpen)
            .clearAndSetSemantics {
                contentDescription = spoken.joinToString("; ")
                role = Role.Button
                onClick {
                    onOpen()
                    true
                }
            }.heightIn(min = 48.dp)
            .widthIn(min = 48.dp)
            .padding(horizontal = 6.dp),
        horizontalArrangement = Arrangement.spacedBy((-7).dp, Alignment.End),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        chairs.forEach { chair ->
            Box {
                BadgeArt(chair.badge, chair.tint, initial(chair.name), 30.dp)
                if (chair.attendance != Attendance.HERE) {
                    Icon(
                        painterResource(chair.attendance.icon),
                        null,
                        Modifier
                            .align(Alignment.BottomEnd)
                            .offset(3.dp, 4.dp)
                            .size(16.dp)
                            .background(Paper.Light, CircleShape)
                            .padding(2.dp),
                        Night.Deep,
                    )
                }
            }
        }
    }
}

/** Troubles, news and lessons, under the head where everybody looks. */
@Composable
private fun Banners(
    state: FrameState,
    session: TableSession,
    modifier: Modifier,
    onLog: () -> Unit,
    onNewsRead: () -> Unit,
    lesson: @Composable (LessonText) -> Unit,
) {
    val words = state.trouble ?: state.refusal?.text
    val troubled = state.lost != null || words != null || state.knocks.isNotEmpty()
    val tired = !state.paused && (state.askedForPause || state.host && state.wantPause.isNotEmpty())
    val taught = state.lesson?.takeIf { it.about == null }
    if (!troubled && !tired && state.news.isEmpty() && taught == null) return
    Column(
        modifier
            .verticalScroll(rememberScrollState())
            .windowInsetsPadding(WindowInsets.safeDrawing.only(Sides))
            .padding(8.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        if (state.lost != null) {
            Note(
                state.lost,
                title = stringResource(R.string.frame_reconnecting),
                tone = NoteTone.CARE,
                icon = R.drawable.icon_lost,
            ) { LinearProgressIndicator(Modifier.fillMaxWidth().padding(top = 6.dp)) }
        }
        if (words != null) {
            Note(words, tone = NoteTone.CARE) {
                QuietButton(stringResource(R.string.frame_dismiss), session::dismiss)
            }
        }
        state.knocks.forEach { KnockCard(it, session.host) }
        if (tired) PauseNote(state, session)
        ChangedBanner(state.news, onLog, onNewsRead)
        if (taught != null) lesson(taught)
    }
}

/** Somebody would like a pause: the host decides, and the guest who asked knows that it was heard. */
@Composable
private fun PauseNote(
    state: FrameState,
    session: TableSession,
) = if (state.host) {
    Note(
        stringResource(R.string.frame_pause_wanted, state.wantPause.joinToString()),
        icon = R.drawable.icon_pause,
    ) {
        QuietButton(stringResource(R.string.frame_pause), { session.host?.pause() })
        QuietButton(stringResource(R.string.frame_no_pause), { session.host?.goOn() })
    }
} else {
    Note(stringResource(R.string.frame_pause_asked), icon = R.drawable.icon_pause)
}

/** The table stands still: the game stays to be seen, but nothing can be touched. */
@Composable
private fun Paused(
    state: FrameState,
    session: TableSession,
) = Box(
    Modifier
        .fillMaxSize()
        .background(Night.Deep.copy(alpha = 0.72f))
        .pointerInput(Unit) {},
    Alignment.Center,
) {
    Surface(
        Modifier.padding(24.dp).widthIn(max = 420.dp),
        shape = MaterialTheme.shapes.extraLarge,
        color = MaterialTheme.colorScheme.surfaceContainer,
    ) {
        Column(
            Modifier.verticalScroll(rememberScrollState()).padding(24.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterHorizontally,
        ) {
            Icon(
                painterResource(R.drawable.icon_pause),
                null,
                Modifier.size(40.dp),
                MaterialTheme.colorScheme.secondary,
            )
            Text(
                stringResource(R.string.frame_paused),
                Modifier.semantics {
                    heading()
                    liveRegion = LiveRegionMode.Assertive
                },
                style = MaterialTheme.typography.headlineMedium,
            )
            Text(
                stringResource(
                    if (state.host) R.string.frame_paused_host else R.string.frame_paused_guest,
                ),
                style = MaterialTheme.typography.bodyLarge,
                textAlign = TextAlign.Center,
            )
            val missing = state.chairs.filter { it.attendance == Attendance.AWAY }
            if (missing.isNotEmpty()) {
                Text(
                    stringResource(R.string.frame_missing, missing.joinToString { it.name }),
                    Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                    color = MaterialTheme.colorScheme.error,
                    style = MaterialTheme.typography.bodyMedium,
                    textAlign = TextAlign.Center,
                )
            }
            if (state.host) {
                MainButton(
                    stringResource(R.string.frame_go_on),
                    { session.host?.goOn() },
                    Modifier.fillMaxWidth(),
                    R.drawable.icon_go_on,
                )
            }
        }
    }
}
