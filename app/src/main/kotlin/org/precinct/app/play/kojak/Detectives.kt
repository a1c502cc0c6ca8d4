package org.precinct.app.play.kojak

import androidx.annotation.StringRes
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.Presence
import org.precinct.app.play.parts.across
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper
import org.precinct.engine.kojak.proto.Phase
import org.precinct.engine.kojak.proto.Stage

/** The detectives side by side: whose turn it is, how far each one is, and what each has caught. */
@Composable
internal fun Detectives(
    scene: KojakScene,
    modifier: Modifier = Modifier,
) {
    val each = NAME_AND_STAGE * LocalDensity.current.fontScale.coerceAtMost(1.5f)
    BoxWithConstraints(modifier) {
        val across = across(scene.sitters.size, maxWidth, each)
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            scene.sitters.indices.chunked(across).forEach { some ->
                Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                    some.forEach { Detective(scene, it, Modifier.weight(1f)) }
                }
            }
        }
    }
}

/** What a detective takes up, at the usual size of text. */
private val NAME_AND_STAGE = 92.dp

@Composable
internal fun Detective(
    scene: KojakScene,
    seat: Int,
    modifier: Modifier = Modifier,
) {
    val view = scene.view
    val detective = view.detectives[seat]
    val turn = view.current == seat && view.phase != Phase.GAME_OVER
    val sitter = scene.sitters[seat]
    val colours = MaterialTheme.colorScheme
    val said = spoken(scene, seat)
    Surface(
        modifier.clearAndSetSemantics { contentDescription = said },
        shape = MaterialTheme.shapes.small,
        color = if (turn) colours.secondaryContainer else colours.surfaceContainer,
        contentColor = if (turn) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (turn) 2.dp else 1.dp,
                if (turn) Brass.Middle else colours.outlineVariant,
            ),
    ) {
        Column(
            Modifier
                .padding(horizontal = 5.dp, vertical = 5.dp)
                .alpha(if (sitter.presence == Presence.AWAY) 0.6f else 1f),
            Arrangement.spacedBy(3.dp),
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(5.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                PlateArt(seat, Modifier.size(18.dp))
                Text(
                    sitter.name,
                    Modifier.weight(1f),
                    maxLines = 1,
                    overflow = TextOverflow.Ellipsis,
                    style = MaterialTheme.typography.labelMedium,
                )
                if (detective.arrests > 0) Caught(detective.arrests)
            }
            Row(
                horizontalArrangement = Arrangement.spacedBy(5.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                val file = detective.mission?.let { Town.missions[it].file }
                if (file == null) {
                    SignArt(stageSign(detective.stage), Modifier.size(18.dp))
                } else {
                    FileChip(file)
                }
                Text(
                    stringResource(
                        if (detective.misses_turn) {
                            R.string.kojak_stage_misses
                        } else {
                            stageWord(detective.stage)
                        },
                    ),
                    style = MaterialTheme.typography.bodySmall,
                )
            }
        }
    }
}

/** How many criminals a detective has arrested. */
@Composable
private fun Caught(arrests: Int) {
    val ink = MaterialTheme.colorScheme.tertiary
    Row(verticalAlignment = Alignment.CenterVertically) {
        SignArt(TownSign.HANDCUFFS, Modifier.size(15.dp), ink)
        Text("$arrests", color = ink, style = MaterialTheme.typography.labelLarge)
    }
}

/** A file's sign on its colour. */
@Composable
internal fun FileChip(
    file: CrimeFile,
    modifier: Modifier = Modifier,
) {
    Box(
        modifier
            .size(18.dp)
            .clip(CircleShape)
            .background(file.colour)
            .border(1.dp, Brass.Middle, CircleShape),
        Alignment.Center,
    ) {
        SignArt(file.sign, Modifier.fillMaxSize(0.66f), file.ink)
    }
}

internal fun stageSign(stage: Stage): TownSign =
    when (stage) {
        Stage.MISSION -> TownSign.FOLDER
        Stage.STAKEOUT -> TownSign.PARKING
        Stage.WARRANT -> TownSign.BADGE
        Stage.CHASE -> TownSign.WARRANT
        Stage.RACE -> TownSign.FLAG
    }

/** A stage in one word. */
@StringRes
private fun stageWord(stage: Stage): Int =
    when (stage) {
        Stage.MISSION -> R.string.kojak_stage_mission
        Stage.STAKEOUT -> R.string.kojak_stage_stakeout
        Stage.WARRANT -> R.string.kojak_stage_warrant
        Stage.CHASE -> R.string.kojak_stage_chase
        Stage.RACE -> R.string.kojak_stage_race
    }

internal fun stageKey(stage: Stage) = "stage_${stage.name.lowercase()}"

@Composable
private fun spoken(
    scene: KojakScene,
    seat: Int,
): String {
    val detective = scene.view.detectives[seat]
    val facts =
        buildList {
            add(scene.name(seat))
            add(scene.text("colour_${CrimeFile.entries[seat].id}"))
            add(scene.text(stageKey(detective.stage)))
            detective.mission?.let { add(scene.text("file_${Town.missions[it].file.id}")) }
            if (detective.posted) add(stringResource(R.string.kojak_posted))
            if (detective.misses_turn) add(stringResource(R.string.kojak_misses_turn))
            add(pluralStringResource(R.plurals.kojak_arrests, detective.arrests, detective.arrests))
            detective.cars.forEachIndexed { n, square ->
                add(
                    scene.text("car_${n + 1}") + ", " +
                        scene.text("square.${Town.places[square].id}"),
                )
            }
        }
    return facts.joinToString(". ")
}

/** The four files: where each criminal stands, or who has caught him. */
@Composable
internal fun Files(
    scene: KojakScene,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(8.dp)) {
        CrimeFile.entries.forEach { file -> FileRow(scene, file) }
    }
}

@Composable
private fun FileRow(
    scene: KojakScene,
    file: CrimeFile,
) {
    val space = scene.view.spaces[file.ordinal]
    val arrest = scene.view.arrests.find { it.colour.value == file.ordinal + 1 }
    val hunters =
        scene.view.detectives.indices.filter { seat ->
            scene.view.detectives[seat]
                .mission
                ?.let { Town.missions[it].file } == file
        }
    val where =
        when {
            arrest != null -> stringResource(R.string.kojak_caught_by, scene.name(arrest.seat))
            space == RED_SPACE -> stringResource(R.string.kojak_on_red)
            space == 0 -> stringResource(R.string.kojak_on_dot)
            else -> stringResource(R.string.kojak_on_space, space)
        }
    Row(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        FileChip(file, Modifier.size(36.dp))
        Column(Modifier.weight(1f)) {
            Text(
                "${scene.text("file_${file.id}")} · ${scene.text("district_${file.district}")}",
                style = MaterialTheme.typography.labelLarge,
            )
            Text(
                "${scene.text("criminal_${file.id}").replaceFirstChar(Char::uppercase)} · $where",
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
        if (hunters.isNotEmpty()) {
            val said =
                stringResource(R.string.kojak_hunted_by, hunters.joinToString { scene.name(it) })
            Row(
                Modifier.clearAndSetSemantics { contentDescription = said },
                Arrangement.spacedBy(3.dp),
            ) {
                hunters.forEach { PlateArt(it, Modifier.size(20.dp)) }
            }
        }
        Spaces(space, Modifier.clearAndSetSemantics { })
    }
}

/** A circle laid out in a row: dot, space, red space, space. */
@Composable
internal fun Spaces(
    space: Int,
    modifier: Modifier,
) {
    Row(modifier.widthIn(min = 84.dp), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        for (n in 0..3) {
            val ground =
                when (n) {
                    0 -> Color(0xFF0B1424)
                    RED_SPACE -> Color(0xFFD0271D)
                    else -> Paper.Light
                }
            Box(
                Modifier
                    .size(
                        18.dp,
                    ).clip(CircleShape)
                    .background(ground)
                    .border(1.dp, Brass.Middle, CircleShape),
                Alignment.Center,
            ) {
                if (n == space) {
                    SignArt(
                        TownSign.PAWN,
                        Modifier.size(15.dp),
                        if (n == 0 || n == RED_SPACE) Paper.Light else Color(0xFF0B1424),
                    )
                }
            }
        }
    }
}

internal const val RED_SPACE = 2
internal const val LARGE_TEXT = 1.4f
