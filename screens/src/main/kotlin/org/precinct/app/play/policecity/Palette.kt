package org.precinct.app.play.policecity

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.policecity.kit.District
import org.precinct.engine.policecity.kit.Seizure

/** The mafia's own colour, on light and dark ground. */
val MafiaRed = Color(0xFF9C2A21)

val Seizure.colour: Color
    get() =
        when (this) {
            Seizure.DRUGS -> Color(0xFF2E7D6B)
            Seizure.WEAPONS -> Color(0xFF55606E)
            Seizure.ALCOHOL -> Color(0xFFA65A1E)
            Seizure.TOBACCO -> Color(0xFF7C6A2A)
            Seizure.PROSTITUTION -> Color(0xFFA23A66)
        }

val District.colour: Color
    get() =
        when (this) {
            District.BRONX -> Color(0xFFB8372B)
            District.MANHATTAN -> Color(0xFFE3B22C)
            District.BROOKLYN -> Color(0xFF2F7A48)
            District.QUEENS -> Color(0xFF2F5FA8)
            District.STATEN_ISLAND -> Color(0xFF7444A0)
        }

/** Ink that can be read on a colour. */
fun inkOn(ground: Color): Color = if (ground.luminance() > 0.19f) Night.Deep else Paper.Light
