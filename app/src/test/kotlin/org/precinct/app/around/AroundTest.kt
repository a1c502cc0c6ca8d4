package org.precinct.app.around

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.end.EndScreen
import org.precinct.app.end.EndState
import org.precinct.app.frame.FrameState
import org.precinct.app.frame.GameFrame
import org.precinct.app.game.GameFace
import org.precinct.app.join.CodeProblem
import org.precinct.app.join.CodeScreen
import org.precinct.app.join.CodeState
import org.precinct.app.lobby.LobbyScreen
import org.precinct.app.lobby.LobbyState
import org.precinct.app.newtable.NewTableScreen
import org.precinct.app.newtable.NewTableState
import org.precinct.app.newtable.TableOption
import org.precinct.app.rules.RulePage
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.KnockFacts
import org.precinct.app.session.PersonFacts
import org.precinct.app.storage.TableKind
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.engine.RuleBook
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Transport

/** What the screens around the games do when they are touched. */
@RunWith(AndroidJUnit4::class)
class AroundTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val session = FakeSession()
    private val done get() = session.done

    @Test
    fun aSeatIsDraggedToItsPlace() =
        lobby {
            val step = distance("Ana", "Bruno")
            rule.onNodeWithText("Ana").performScrollTo().performTouchInput {
                // The grip is a drawing without words, at the end of the chair's line.
                down(centerRight - Offset(26.dp.toPx(), 0f))
                repeat(10) { moveBy(Offset(0f, step * 0.2f)) }
                up()
            }
            assertThat(done).containsExactly("moveChair 0 2")
        }

    @Test
    fun aPlayerWhoComesWhileASeatIsDraggedFindsEverythingInItsPlace() {
        var chairs by mutableStateOf(Gallery.together.take(2))
        Booth(rule).open {
            show {
                val state = table(TableKind.HOST, chairs)
                LobbyScreen(state, session, { _: Transport, _: Obstacle -> }, {}, {})
            }
            val step = distance("Ana", "Bruno")
            rule.onNodeWithText("Ana").performScrollTo().performTouchInput {
                down(centerRight - Offset(26.dp.toPx(), 0f))
                repeat(4) { moveBy(Offset(0f, step * 0.2f)) }
            }
            assertThat(distance("Ana", "Bruno")).isLessThan(step * 0.5f)
            chairs = Gallery.together
            rule.waitForIdle()
            assertThat(distance("Ana", "Bruno")).isWithin(1f).of(step)
            assertThat(done).isEmpty()
        }
    }

    @Test
    fun aTapOpensButtonsThatMoveASeat() =
        lobby {
            rule.onNodeWithText("Bruno").performScrollTo().performClick()
            rule.onNodeWithText("Move up").performScrollTo().performClick()
            assertThat(done).containsExactly("moveChair 1 0")
        }

    @Test
    fun aScreenReaderMovesASeat() =
        lobby {
            val bruno =
                hasText("Bruno") and SemanticsMatcher.keyIsDefined(SemanticsActions.CustomActions)
            val actions =
                rule
                    .onNode(
                        bruno,
                    ).fetchSemanticsNode()
                    .config[SemanticsActions.CustomActions]
            rule.runOnUiThread { actions.single { it.label == "Move down" }.action() }
            assertThat(done).containsExactly("moveChair 1 2")
        }

    @Test
    fun aStrangerIsLetInOrSentAway() =
        lobby(
            table(TableKind.HOST).copy(knocks = listOf(KnockFacts(7, "Zoé", "piano"))),
        ) {
            rule.onNodeWithText("Zoé is at the door").assertIsDisplayed()
            rule.onNodeWithText("piano").assertIsDisplayed()
            rule.onNodeWithText("Same words: let in").performClick()
            rule.onNodeWithText("Send away").performClick()
            assertThat(done).containsExactly("letIn 7", "turnAway 7").inOrder()
        }

    @Test
    fun theHostCannotDealWhileSomethingIsMissing() =
        lobby(table(TableKind.HOST).copy(missing = "Somebody is missing.")) {
            rule.onNodeWithText("Somebody is missing.").assertIsDisplayed()
            rule.onNodeWithText("Deal").assertIsNotEnabled()
        }

    @Test
    fun aPlayerIsAddedByName() =
        lobby(table(TableKind.PASS, Gallery.together.take(1))) {
            rule.onNodeWithText("Player on this phone").performScrollTo().performClick()
            rule.onNodeWithContentDescription("Done").assertIsNotEnabled()
            rule.onNodeWithText("Who plays here?").performTextInput("Zoé")
            rule.onNodeWithContentDescription("Done").performClick()
            assertThat(done).containsExactly("addPlayer Zoé")
        }

    @Test
    fun aPlayerIsRenamed() =
        lobby(table(TableKind.PASS, Gallery.together.take(2))) {
            rule.onNodeWithText("Bruno").performScrollTo().performClick()
            rule.onNodeWithText("Rename").performScrollTo().performClick()
            rule.onNode(hasText("Bruno") and hasSetTextAction()).performTextReplacement("Brunhilde")
            rule.onNodeWithContentDescription("Done").performClick()
            assertThat(done).containsExactly("renameChair 1 Brunhilde")
        }

    @Test
    fun aPlayerWithAPhoneOfTheirOwnLeavesWithIt() =
        lobby(table(TableKind.HOST, Gallery.together.take(2))) {
            rule.onNodeWithText("Bruno").performScrollTo().performClick()
            rule.onNodeWithText("Remove").performScrollTo().performClick()
            assertThat(done).containsExactly("sendAway 2")
        }

    /** The system throws where an app asks for it without Bluetooth's permission. */
    @Test
    fun beingFoundIsOfferedOnlyWhereBluetoothWorks() {
        val hidden = Gallery.wayIn.copy(discoverable = false)
        val off = Condition.of(Obstacle.PERMISSION)
        var wayIn by mutableStateOf(hidden.copy(doors = mapOf(Transport.BLUETOOTH to off)))
        Booth(rule).open {
            show {
                val state = table(TableKind.HOST, emptyList())
                LobbyScreen(state.copy(wayIn = wayIn), session, { _, _ -> }, {}, {})
            }
            rule.onNodeWithText("Let all phones find it").assertDoesNotExist()
            wayIn = hidden
            rule.onNodeWithText("Let all phones find it").performScrollTo().assertIsDisplayed()
        }
    }

    @Test
    fun aFullTableSaysSo() =
        lobby {
            rule.onNodeWithText("All 4 seats are taken.").performScrollTo().assertIsDisplayed()
            rule.onNodeWithText("Player on this phone").assertDoesNotExist()
        }

    @Test
    fun theHostSeesWhoIsNotReadyAndMayDealAllTheSame() =
        lobby {
            rule.onNodeWithText("Not ready yet: Bruno, Chloé-Marie").assertIsDisplayed()
            rule.onNodeWithText("Deal").assertIsEnabled()
        }

    @Test
    fun theHostSeesWhosePhoneIsNotThere() =
        lobby(table(TableKind.HOST, Gallery.chairs)) {
            rule
                .onNodeWithText("Not here: Chloé-Marie\nNot ready yet: Bruno")
                .assertIsDisplayed()
        }

    @Test
    fun beforeARematchTheHostSeesWhoIsReady() =
        end(host = true, Gallery.chairs.map { it.copy(ready = true) }) {
            rule.onNodeWithText("Not here: Chloé-Marie").assertIsDisplayed()
            rule.onNodeWithText("Rematch").assertIsEnabled()
        }

    @Test
    fun onOnePhoneNobodyIsAskedWhetherTheyAreReady() =
        end(host = true, Gallery.together.map { it.copy(own = true) }) {
            rule.onNodeWithText("Everybody is ready.").assertDoesNotExist()
            rule.onNodeWithText("Not ready yet", substring = true).assertDoesNotExist()
        }

    @Test
    fun aGuestIsReadyForARematch() =
        end(host = false, Gallery.together) {
            rule.onNodeWithText("I am ready").performClick()
            assertThat(done).containsExactly("ready true")
        }

    @Test
    fun aWatcherHasNothingToSayToARematch() =
        end(host = false, Gallery.together.map { it.copy(own = false) }) {
            rule.onNodeWithText("I am ready").assertDoesNotExist()
            rule.onNodeWithText("Home").assertIsDisplayed()
        }

    private fun end(
        host: Boolean,
        chairs: List<ChairFacts>,
        test: Booth.() -> Unit,
    ) = Booth(rule).open {
        val state = EndState(GameFace.byId("kojak")!!, "Ana wins.", emptyList(), null, "", host)
        show {
            EndScreen(
                state.copy(chairs = chairs),
                session,
                {},
                {},
            )
        }
        test()
    }

    @Test
    fun whenAllAreReadyTheHostIsTold() =
        lobby(table(TableKind.HOST, Gallery.together.map { it.copy(ready = true) })) {
            rule.onNodeWithText("Everybody is ready.").assertIsDisplayed()
        }

    @Test
    fun aGuestIsReadyAndThinksAgain() {
        session.kind = TableKind.GUEST
        var state by mutableStateOf(table(TableKind.GUEST))
        Booth(rule).open {
            show { LobbyScreen(state, session, { _: Transport, _: Obstacle -> }, {}, {}) }
            rule.onNodeWithText("I am ready").performClick()
            state = state.copy(ready = true)
            rule.onNodeWithText("Not ready yet").performClick()
            assertThat(done).containsExactly("ready true", "ready false").inOrder()
        }
    }

    @Test
    fun aGuestNamesThePlayersOfItsOwnPhone() =
        lobby(
            table(TableKind.GUEST, Gallery.together.take(3).map { it.copy(own = it.seat < 2) }),
        ) {
            rule.onNodeWithText("Move up").assertDoesNotExist()
            rule.onNodeWithText("Chloé-Marie").assertHasNoClickAction()
            rule.onNodeWithText("Bruno").performScrollTo().performClick()
            rule.onNodeWithText("Remove").performScrollTo().performClick()
            rule.onNodeWithText("Player on this phone").performScrollTo().performClick()
            rule.onNodeWithText("Who plays here?").performTextInput("Zoé")
            rule.onNodeWithContentDescription("Done").performClick()
            assertThat(done).containsExactly("leaveChair 1", "addPlayer Zoé").inOrder()
        }

    @Test
    fun aGuestOnlyWaits() =
        lobby(table(TableKind.GUEST)) {
            rule.onNodeWithText("Deal").assertDoesNotExist()
            rule.onNodeWithText("Easy bot").assertDoesNotExist()
            rule.onNodeWithText("Leave this table").performScrollTo().performClick()
            assertThat(done).containsExactly("leave")
        }

    @Test
    fun everyGameSaysHowManyPlayAndForHowLong() =
        Booth(rule).open {
            show { Gallery.newTable.content() }
            Gallery.games
                .flatMap { listOf(it.seats to "players", it.minutes to "minutes") }
                .forEach { (range, what) ->
                    val words = "${range.first} to ${range.last} $what"
                    val all = rule.onAllNodesWithContentDescription(words, useUnmergedTree = true)
                    repeat(all.fetchSemanticsNodes().size) { all[it].assertIsDisplayed() }
                    all[0].assertExists()
                }
        }

    @Test
    fun anOptionOpensAndExplainsItself() =
        Booth(rule).open {
            var chosen by mutableStateOf(emptyMap<String, String>())
            val game = Games.find("kojak").get()
            show {
                NewTableScreen(
                    NewTableState(
                        TableKind.HOST,
                        Gallery.games,
                        GameFace.byId("kojak")!!.game(),
                        TableOption.of(game, chosen, emptyList(), Language.ENGLISH),
                    ),
                    {},
                    { id, value -> chosen = mapOf(id to value) },
                    { chosen = emptyMap() },
                    {},
                    {},
                    {},
                )
            }
            rule.onNodeWithText("Length of the game").performScrollTo().performClick()
            rule
                .onNodeWithText(
                    "in the quick game the first arrest wins",
                    substring = true,
                ).assertExists()
            rule.onNodeWithText("Quick game (first arrest wins)").performScrollTo().performClick()
            assertThat(chosen).containsExactly("mode", "quick")
            rule.onNodeWithText("changed", substring = true).assertExists()
            rule.onNodeWithText("Back to usual").performScrollTo().performClick()
            assertThat(chosen).isEmpty()
        }

    @Test
    fun aWrongCodeSaysWhatToDo() =
        Booth(rule).open {
            var joined = 0
            show { CodeScreen(CodeState("7Q2M", CodeProblem.MISTYPED), {}, { joined++ }, {}) }
            rule
                .onNodeWithText(
                    "Compare it with the host’s screen",
                    substring = true,
                ).assertIsDisplayed()
            rule.onNodeWithText("Join").assertIsEnabled().performClick()
            assertThat(joined).isEqualTo(1)
        }

    @Test
    fun theMenuPausesTheTable() =
        frame {
            rule.onNodeWithContentDescription("Menu").performClick()
            rule.onNodeWithText("Pause").performClick()
            assertThat(done).containsExactly("pause")
            rule.onNodeWithText("All the rules").assertDoesNotExist()
        }

    @Test
    fun aGuestAsksForAPauseAndWaitsForAnAnswer() {
        var state by mutableStateOf(
            FrameState(GameFace.byId("kojak")!!, "Roll the die.", true, Gallery.chairs),
        )
        Booth(rule).open {
            show { GameFrame(state, session) {} }
            rule.onNodeWithContentDescription("Menu").performClick()
            rule.onNodeWithText("Pause").assertDoesNotExist()
            rule.onNodeWithText("Ask for a pause").performClick()
            assertThat(done).containsExactly("askForPause")
            state = state.copy(askedForPause = true)
            rule
                .onNodeWithText("The host knows that you would like a pause.")
                .assertIsDisplayed()
            rule.onNodeWithContentDescription("Menu").performClick()
            rule.onNodeWithText("Ask for a pause").assertDoesNotExist()
        }
    }

    @Test
    fun theHostGivesAPauseOrDoesNot() =
        frame({ it.copy(wantPause = listOf("Bruno")) }) {
            rule.onNodeWithText("A pause is asked for by: Bruno").assertIsDisplayed()
            rule.onNodeWithText("Pause").performClick()
            rule.onNodeWithText("Not now").performClick()
            assertThat(done).containsExactly("pause", "goOn").inOrder()
        }

    @Test
    fun backAsksBeforeLeaving() =
        frame {
            pressBack()
            rule.onNodeWithText("Leave the game?").assertIsDisplayed()
            assertThat(done).isEmpty()
            rule.onNodeWithText("Put away for later").performClick()
            assertThat(done).containsExactly("close")
        }

    @Test
    fun aSeatGoesToABot() =
        frame {
            rule
                .onNodeWithContentDescription(
                    "Chloé-Marie: Phone not connected",
                    substring = true,
                ).performClick()
            rule.onAllNodesWithText("Let a bot play")[2].performScrollTo().performClick()
            rule.onNodeWithText("Do not wait any longer").performScrollTo().performClick()
            assertThat(done).containsExactly("hand 2 Optional[NORMAL]", "declareAbsent 2").inOrder()
        }

    @Test
    fun aStrangerKnocksDuringAGame() =
        frame({ it.copy(knocks = listOf(KnockFacts(7, "Zoé", "piano", "4711"))) }) {
            rule.onNodeWithText("Zoé is at the door").assertIsDisplayed()
            rule.onNodeWithText("piano").assertIsDisplayed()
            rule.onNodeWithText("Nearby · both phones show 4711").assertIsDisplayed()
            rule.onNodeWithText("Same words: let in").performClick()
            rule.onNodeWithText("Send away").performClick()
            assertThat(done).containsExactly("letIn 7", "turnAway 7").inOrder()
        }

    @Test
    fun theWayInIsInTheMenuDuringAGame() =
        frame({ it.copy(wayIn = Gallery.wayIn) }) {
            rule.onNodeWithContentDescription("Menu").performClick()
            rule.onNodeWithText("Let somebody in").performClick()
            rule
                .onNodeWithContentDescription(
                    "QR code that leads to this table",
                ).assertIsDisplayed()
        }

    @Test
    fun aLatecomerGetsTheSeatOfABotOrOfAPhoneThatIsGone() =
        frame({ it.copy(standing = listOf(PersonFacts(5, "Zoé", true, false, false))) }) {
            rule.onNodeWithContentDescription("Ana: Here", substring = true).performClick()
            // Chloé-Marie's phone is gone, and Colombo is a bot.
            val give = rule.onAllNodesWithText("Give to Zoé")
            give.assertCountEquals(2)
            give[0].performScrollTo().performClick()
            give[1].performScrollTo().performClick()
            assertThat(done).containsExactly("seat 2 5", "seat 3 5").inOrder()
        }

    @Test
    fun aPauseSaysWhoIsMissing() =
        frame({ it.copy(paused = true) }) {
            rule.onNodeWithText("Not here: Chloé-Marie").assertIsDisplayed()
        }

    @Test
    fun rulesAreFoundByAWordWithoutItsAccents() =
        Booth(rule, Phone("fr")).open {
            show {
                RulePage(
                    GameFace.byId("kojak")!!,
                    RuleBook.of(Games.find("kojak").get(), Language.FRENCH),
                    {},
                )
            }
            rule.onNodeWithText("Chercher dans les règles").performTextInput("criminel vereux")
            rule
                .onNodeWithText(
                    "Les règles ne parlent pas de",
                    substring = true,
                ).assertIsDisplayed()
            rule.onNodeWithContentDescription("Effacer la recherche").performClick()
            rule.onNodeWithText("Chercher dans les règles").performTextInput("VEREUX")
            rule.onNodeWithText("politicien véreux", substring = true).assertExists()
            rule.onNodeWithText("Votre tour").assertDoesNotExist()
        }

    private fun table(
        kind: TableKind,
        chairs: List<ChairFacts> = Gallery.together,
    ) = Gallery.table(kind, chairs).copy(name = "18:42")

    private fun distance(
        a: String,
        b: String,
    ): Float {
        fun top(name: String) =
            rule
                .onNodeWithText(name)
                .fetchSemanticsNode()
                .positionInRoot.y
        return top(b) - top(a)
    }

    private fun lobby(
        state: LobbyState = table(TableKind.HOST),
        test: Booth.() -> Unit,
    ) = Booth(rule).open {
        session.kind = state.kind
        show { LobbyScreen(state, session, { _: Transport, _: Obstacle -> }, {}, {}) }
        test()
    }

    private fun frame(
        change: (FrameState) -> FrameState = { it },
        test: Booth.() -> Unit,
    ) = Booth(rule).open {
        val plain =
            FrameState(GameFace.byId("kojak")!!, "Roll the die.", true, Gallery.chairs, host = true)
        show { GameFrame(change(plain), session) {} }
        test()
    }
}
