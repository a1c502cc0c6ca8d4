package org.precinct.app.play.policecity

import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.Symbol
import org.precinct.app.play.parts.DieFace
import org.precinct.app.players.Tint

/** The signs of Police City. */
val cityGlossary: List<Symbol> =
    listOf(
        die(Staff.INSPECTOR, R.string.policecity_inspector, R.string.policecity_inspector_means),
        die(Staff.SERGEANT, R.string.policecity_sergeant, R.string.policecity_sergeant_means),
        die(Staff.LIEUTENANT, R.string.policecity_lieutenant, R.string.policecity_lieutenant_means),
        die(Staff.INFORMANT, R.string.policecity_informant, R.string.policecity_informant_means),
        sign(Signs.Handcuffs, R.string.policecity_handcuffs, R.string.policecity_handcuffs_means),
        sign(Signs.Rank, R.string.policecity_rank, R.string.policecity_rank_means),
        sign(Signs.Double, R.string.policecity_double, R.string.policecity_double_means),
        sign(Signs.Mafia, R.string.policecity_mafia, R.string.policecity_mafia_means),
        seizure(Kind.DRUGS, R.string.policecity_drugs),
        seizure(Kind.WEAPONS, R.string.policecity_weapons),
        seizure(Kind.ALCOHOL, R.string.policecity_alcohol),
        seizure(Kind.TOBACCO, R.string.policecity_tobacco),
        seizure(Kind.PROSTITUTION, R.string.policecity_prostitution),
        district(District.BRONX, R.string.policecity_bronx),
        district(District.MANHATTAN, R.string.policecity_manhattan),
        district(District.BROOKLYN, R.string.policecity_brooklyn),
        district(District.QUEENS, R.string.policecity_queens),
        district(District.STATEN_ISLAND, R.string.policecity_staten_island),
        special(
            Special.HELICOPTER,
            R.string.policecity_helicopter,
            R.string.policecity_helicopter_means,
        ),
        special(
            Special.RANKING_OFFICER,
            R.string.policecity_officer,
            R.string.policecity_officer_means,
        ),
        special(
            Special.REINFORCEMENTS,
            R.string.policecity_reinforcements,
            R.string.policecity_reinforcements_means,
        ),
        special(
            Special.COUNTER_ORDER,
            R.string.policecity_counter_order,
            R.string.policecity_counter_order_means,
        ),
        special(Special.TOP_SECRET_FILE, R.string.policecity_file, R.string.policecity_file_means),
        Symbol(R.string.policecity_secret, R.string.policecity_secret_means) {
            SpecialToken(null, 36.dp, it)
        },
        sign(Signs.Finger, R.string.policecity_finger, R.string.policecity_finger_means),
        sign(Signs.Office, R.string.policecity_office, R.string.policecity_office_means),
        sign(Signs.Objective, R.string.policecity_objective, R.string.policecity_objective_means),
    )

private fun sign(
    glyph: Glyph,
    @StringRes name: Int,
    @StringRes meaning: Int,
) = Symbol(name, meaning) { GlyphArt(glyph, it) }

private fun die(
    staff: Staff,
    @StringRes name: Int,
    @StringRes meaning: Int,
) = Symbol(name, meaning) { GlossaryDie(staff, it) }

@Composable
private fun GlossaryDie(
    staff: Staff,
    modifier: Modifier,
) = DieFace(lookOf(staff, Tint.BLUE), 0, null, modifier, 36.dp)

private fun seizure(
    kind: Kind,
    @StringRes name: Int,
) = Symbol(name, R.string.policecity_seizure_means) { SeizureToken(kind, 36.dp, it) }

private fun district(
    district: District,
    @StringRes name: Int,
) = Symbol(name, R.string.policecity_district_means) { DistrictSign(district, 36.dp, it) }

private fun special(
    special: Special,
    @StringRes name: Int,
    @StringRes meaning: Int,
) = Symbol(name, meaning) { SpecialToken(special, 36.dp, it) }
