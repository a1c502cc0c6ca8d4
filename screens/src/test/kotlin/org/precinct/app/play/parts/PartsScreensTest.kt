package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.unit.dp
import org.junit.Rule
import org.junit.Test
import org.precinct.app.Phone
import org.precinct.app.R
import org.precinct.app.play.Attendance
import org.precinct.app.play.LessonText
import org.precinct.app.play.Pictures
import org.precinct.app.play.Sand
import org.precinct.app.play.Shot
import org.precinct.app.play.Symbol
import org.precinct.app.play.sitter
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.seat.Button.Emphasis

/** All shared parts on a few contact sheets. */
class PartsScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    @Test
    fun byDayInEnglish() = sheet("parts-en-light", Phone("en"))

    @Test
    fun atNightInFrench() = sheet("parts-fr-dark", Phone("fr", dark = true))

    @Test
    fun inLargeText() = sheet("parts-fr-large-text", Phone("fr", height = 1200, text = 2f))

    private fun sheet(
        name: String,
        phone: Phone,
    ) {
        val roll = if (phone.language == "fr") "Prendre une arme" else "Take a gun"
        Pictures(rule).sheet(
            name,
            listOf(
                Shot("cards", phone) { Cards() },
                Shot("seats around a table", phone) { Around() },
                Shot("dice and sand", phone) { DiceAndSand() },
                Shot(
                    "what can be done",
                    phone,
                    { onNodeWithText(roll).performClick() },
                ) { Doing(roll) },
                Shot("what is told", phone) { Telling() },
                Shot("the log", phone) { LogSheet(news(), 3, {}) },
                Shot("the glossary", phone) { Glossary() },
                Shot("a question", phone) { Confirming() },
            ),
            4,
        )
    }

    @Composable
    private fun Page(content: @Composable ColumnScope.() -> Unit) =
        Column(
            Modifier.fillMaxSize().padding(12.dp),
            Arrangement.spacedBy(12.dp),
            content = content,
        )

    @Composable
    private fun Cards() =
        Page {
            Heading("Cards", icon = goal)
            val face =
                CardFace(
                    stringResource(R.string.allez_les_bleus_name),
                    stringResource(R.string.kojak_kind),
                    stringResource(R.string.kojak_line),
                    Night.High,
                    goal,
                )
            val red = face.copy(stripe = Color(0xFF8C2F26), sign = people)
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                PlayingCard(face, size = CardSize.TINY)
                PlayingCard(red, size = CardSize.TINY)
                CardBack(CardSize.TINY)
                PlayingCard(face)
                PlayingCard(red)
                CardBack(CardSize.LARGE, look = BackLook(Color(0xFF8C2F26)))
            }
            HeldHand(
                3,
                { "" },
                Modifier.fillMaxWidth(),
                cover = { CardBack(CardSize.TINY) },
            ) {}
        }

    @Composable
    private fun Around() =
        Column(Modifier.fillMaxSize().padding(12.dp), Arrangement.spacedBy(16.dp)) {
            val seats =
                List(8) {
                    SeatLook(
                        it,
                        sitter(it).copy(
                            attendance =
                                Attendance.entries[
                                    if (it in
                                        3..4
                                    ) {
                                        it - 2
                                    } else {
                                        0
                                    },
                                ],
                        ),
                        own = it == 2,
                        turn = it == 5,
                        asked = it == 0,
                        out = it == 6,
                        chosen = it == 7,
                        sand = Sand(1, 30_000, 21_000, 0, true).takeIf { _ -> it == 5 },
                    )
                }
            SeatsAround(
                seats,
                Modifier.fillMaxWidth().height(480.dp),
                over = { spots ->
                    val from = spots[5]
                    val to = spots[1]
                    if (from != null && to != null) {
                        drawLine(Brass.Middle, from.center, to.center, 3.dp.toPx())
                        drawRoundRect(
                            Brass.Middle,
                            to.topLeft,
                            to.size,
                            CornerRadius(10.dp.toPx()),
                            style = Stroke(3.dp.toPx()),
                        )
                    }
                },
                centre = { Hourglass(Sand(1, 30_000, 21_000, 0, true)) },
            ) {
                Row(horizontalArrangement = Arrangement.spacedBy(2.dp)) {
                    repeat(3) { CardBack(CardSize.TINY) }
                }
            }
        }

    @Composable
    private fun DiceAndSand() =
        Page {
            DiceTray(
                List(6) { Die(it, pips(), it + 1, "", chosen = it == 2) },
                0,
                Modifier.fillMaxWidth(),
                onRoll = {},
            )
            Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                for (face in 0..6) {
                    DieFace(pips(), face, null, faded = face == 6)
                }
            }
            Row(horizontalArrangement = Arrangement.spacedBy(14.dp)) {
                for (left in listOf(30L, 20L, 10L, 4L, 0L)) {
                    Hourglass(Sand(1, 30_000, left * 1000, 0, left == 0L), height = 100.dp)
                }
            }
            Hourglass(Sand(1, 30_000, 18_000, 0, false), height = 220.dp)
            FlowRow(horizontalArrangement = Arrangement.spacedBy(20.dp)) {
                Stat("4", "", goal)
                Stat("12", "", people)
            }
            Stepper(2, 0..4, "", {})
        }

    @Composable
    private fun Doing(impossible: String) =
        Column(Modifier.fillMaxSize(), Arrangement.SpaceBetween) {
            Box(Modifier.padding(12.dp)) {
                LessonCard(
                    LessonText(
                        "a",
                        stringResource(R.string.game_turn),
                        stringResource(R.string.kojak_turn),
                    ),
                    {},
                    {},
                )
            }
            ActionBar(
                listOf(
                    ActionButton(
                        stringResource(R.string.home_edit_profile),
                        icon = people,
                        onTouch = {},
                    ),
                    ActionButton(
                        impossible,
                        why = stringResource(R.string.kojak_goal),
                        onTouch = {},
                    ),
                    ActionButton(
                        stringResource(R.string.game_goal),
                        emphasis = Emphasis.DANGER,
                        onTouch = {},
                    ),
                    ActionButton(
                        stringResource(R.string.parts_not_yet),
                        emphasis = Emphasis.QUIET,
                        onTouch = {},
                    ),
                    ActionButton(
                        stringResource(R.string.game_turn),
                        emphasis = Emphasis.PRIMARY,
                        icon = goal,
                        onTouch = {},
                    ),
                ),
            ) { Prompt(stringResource(R.string.kojak_line), true) }
        }

    @Composable
    private fun Telling() =
        Column(Modifier.fillMaxSize(), Arrangement.SpaceBetween) {
            Column(Modifier.padding(12.dp), Arrangement.spacedBy(12.dp)) {
                ChangedBanner(news(), {}, {})
                Prompt(stringResource(R.string.kojak_line), false)
            }
            WindowSheet(
                stringResource(R.string.police_city_line),
                stringResource(R.string.police_city_goal),
                Sand(1, 8_000, 5_500, 0, true),
                ActionButton(stringResource(R.string.home_edit_profile), onTouch = {}),
                ActionButton(stringResource(R.string.parts_not_yet), onTouch = {}),
            ) {
                HeldHand(1, { "" }, cover = { CardBack(CardSize.TINY) }) {}
            }
        }

    @Composable
    private fun Glossary() =
        GlossarySheet(
            listOf(
                Symbol(
                    stringResource(R.string.kojak_name),
                    stringResource(R.string.kojak_line),
                    people,
                ),
                Symbol(
                    stringResource(R.string.police_city_name),
                    stringResource(R.string.police_city_line),
                    goal,
                ),
            ),
            {},
        )

    @Composable
    private fun Confirming() =
        Box(Modifier.fillMaxSize(), Alignment.BottomCenter) {
            ConfirmSheet(
                Confirm(stringResource(R.string.game_goal), stringResource(R.string.kojak_goal)),
                ActionButton(
                    stringResource(R.string.game_turn),
                    emphasis = Emphasis.DANGER,
                    onTouch = {},
                ),
                {},
                {},
            )
        }

    @Composable
    private fun news() =
        listOf(
            R.string.police_city_turn,
            R.string.kojak_line,
            R.string.kojak_goal,
            R.string.police_city_line,
            R.string.good_cop_bad_cop_line,
            R.string.allez_les_bleus_line,
        ).map { stringResource(it) }

    private companion object {
        val goal: Glyph = { Icon(painterResource(R.drawable.icon_goal), null, it) }
        val people: Glyph = { Icon(painterResource(R.drawable.icon_players), null, it) }
    }
}
