package org.precinct.app.play.policecity

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.SignArt
import org.precinct.app.game.GameFace
import org.precinct.app.play.LessonText
import org.precinct.app.play.Tabletop
import org.precinct.app.play.parts.DieFace
import org.precinct.app.players.Tint
import org.precinct.engine.policecity.kit.District
import org.precinct.engine.policecity.kit.Seizure
import org.precinct.engine.policecity.kit.Special
import org.precinct.engine.policecity.kit.Staff
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Event
import org.precinct.engine.policecity.proto.View
import org.precinct.seat.Term
import org.precinct.seat.policecity.CityControls

/** Police City on phones, and on a tablet between them. */
object PoliceCityTabletop : Tabletop<Action, View, Event> {
    override val controls = CityControls()

    override val face =
        GameFace(
            rules = controls.game(),
            title = R.string.police_city_name,
            kind = R.string.police_city_kind,
            line = R.string.police_city_line,
            goal = R.string.police_city_goal,
            turn = R.string.police_city_turn,
            phone = R.string.police_city_phone,
            emblem = R.drawable.emblem_police_city,
            // Several who share a phone cannot all put dice on it at once.
            onOnePhone = mapOf("placement" to "turns"),
        )

    @Composable
    override fun Seat(
        scene: CityScene,
        onAct: (Action) -> Unit,
        modifier: Modifier,
    ) = CitySeat(scene, controls, onAct, modifier)

    @Composable
    override fun Board(
        scene: CityScene,
        modifier: Modifier,
    ) = CityTablet(scene, controls, modifier)

    /** Claims are possible at any time, so they are explained to those who are not asked as well. */
    override fun lesson(scene: CityScene): LessonText? {
        val lesson = controls.lesson(scene.view).orElse(null) ?: return null
        return LessonText(
            lessonId(lesson.id()),
            scene.text(lesson.title()),
            scene.text(lesson.text()),
        )
    }

    @Composable
    override fun Drawn(
        term: Term,
        modifier: Modifier,
    ) {
        val drawing = DRAWINGS[term.id()]
        if (drawing == null) SignArt(term.sign().get(), modifier) else drawing(modifier)
    }
}

private val DRAWINGS: Map<String, @Composable (Modifier) -> Unit> =
    buildMap {
        Staff.entries.forEach { staff -> put(staff.name.lowercase()) { GlossaryDie(staff, it) } }
        Seizure.entries.forEach { kind ->
            put(kind.name.lowercase()) { SeizureToken(kind, 36.dp, it) }
        }
        District.entries.forEach { district ->
            put(district.name.lowercase()) { DistrictSign(district, 36.dp, it) }
        }
        Special.entries.forEach { special ->
            put(special.name.lowercase()) { SpecialToken(special, 36.dp, it) }
        }
        put("secret") { SpecialToken(null, 36.dp, it) }
    }

@Composable
private fun GlossaryDie(
    staff: Staff,
    modifier: Modifier,
) = DieFace(lookOf(staff, Tint.BLUE), 0, null, modifier, 36.dp)
