package org.precinct.app.session

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.around.FakeSession
import org.precinct.app.end.EndScreen
import org.precinct.app.end.EndState
import org.precinct.app.game.GameFace
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language
import org.precinct.table.Wording
import org.precinct.table.fair.Verdict
import org.precinct.table.guest.Guest
import org.precinct.table.host.Host
import org.precinct.table.proto.Notice
import org.precinct.table.proto.Phase
import org.precinct.table.proto.Record
import org.precinct.table.proto.Room
import java.util.Optional

/** What a phone tells its player about the fairness of a game, from its beginning to its end. */
class FairnessTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private fun seen(
        status: Guest.Status,
        notice: Notice?,
        record: Record? = null,
    ) = Guest.State(
        status,
        "",
        Optional.empty(),
        1,
        emptyMap(),
        0,
        Optional.empty(),
        Optional.ofNullable(notice),
        Optional.ofNullable(record),
        Optional.of(Verdict.Unchecked("fair.no_record")),
    )

    @Test
    fun whatAGuestHasToKnowIsShownAtTheTable() {
        val notice = Wording.notice("table.no_share")
        val atTable = seen(Guest.Status.AT_TABLE, notice)
        assertThat(TableState.trouble(null, atTable)).isSameInstanceAs(notice)
        // Otherwise it is why there is no connection, which is told elsewhere.
        assertThat(TableState.trouble(null, seen(Guest.Status.CONNECTING, notice))).isNull()
        val full = Wording.notice("table.full")
        val room = Room.Builder().phase(Phase.PLAYING).build()
        val hosting = Host.State(room, emptyList(), Optional.of(full))
        assertThat(TableState.trouble(hosting, atTable)).isSameInstanceAs(full)
    }

    @Test
    fun aGameWithoutARecordIsSaidNotToBeChecked() {
        assertThat(
            TableState.unchecked(seen(Guest.Status.AT_TABLE, null, Record.Builder().build())),
        ).isNull()
        val why = TableState.unchecked(seen(Guest.Status.AT_TABLE, null))!!
        for (language in Language.entries) {
            val text = Wording.text(why, language)
            val state = TableState(unchecked = text)
            val facts =
                RoomFacts(
                    "",
                    Phase.OVER,
                    "kojak",
                    "",
                    1,
                    emptyMap(),
                    emptyList(),
                    emptyList(),
                    null,
                )
            val end = EndState.of(TableKind.GUEST, state, facts, GameFace.byId("kojak")!!)
            assertThat(end.fairness).isEqualTo(Fairness.UNCHECKED)
            assertThat(end.fairnessText).isEqualTo(text)
            if (language != Language.ENGLISH) continue
            Booth(rule, Phone()).open {
                show { EndScreen(end, FakeSession(), {}, {}) }
                rule.onNodeWithText(text).performScrollTo().assertExists()
                assertThat(
                    rule.onAllNodesWithText("The host opens the record…").fetchSemanticsNodes(),
                ).isEmpty()
            }
        }
    }
}
