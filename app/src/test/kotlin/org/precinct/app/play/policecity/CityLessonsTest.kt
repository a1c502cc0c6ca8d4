package org.precinct.app.play.policecity

import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.play.Moments
import org.precinct.engine.Setup
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.proto.Phase

/** What a newcomer is told. */
@RunWith(AndroidJUnit4::class)
class CityLessonsTest {
    private fun moments(vararg options: String) =
        Moments(
            PoliceCity(),
            Setup.of(4, "difficulty", "medium", "infiltrated_mafioso", "on", *options),
        )

    @Test
    fun everyDecisionHasItsLesson() {
        val live = Phase.entries - setOf(Phase.PHASE_NONE, Phase.OVER, Phase.PICK) - TURNS
        for (phase in live) {
            val scene = moments().seat { it.view.phase == phase && it.asked }
            assertWithMessage("$phase").that(cityLesson(scene)).isNotNull()
        }
        for (phase in TURNS) {
            val scene = moments("placement", "turns").seat { it.view.phase == phase && it.asked }
            assertThat(cityLesson(scene)!!.id).isEqualTo("police-city.turns")
        }
    }

    @Test
    fun anInformantIsExplainedWhenOneCanBePlaced() {
        val scene =
            moments().seat {
                it.view.phase == Phase.DEPLOY &&
                    it.asked &&
                    it.view.mine.may.informants
                        .isNotEmpty()
            }
        assertThat(cityLesson(scene)!!.id).isEqualTo("police-city.informant")
    }

    @Test
    fun claimsAreExplainedWhenOneIsPossibleAndNothingElseIsAsked() {
        val scene =
            moments().seat {
                it.view.phase != Phase.OVER &&
                    !it.asked &&
                    it.choices.any { one -> one.claim != null || one.combine != null }
            }
        assertThat(cityLesson(scene)!!.id).isEqualTo("police-city.claims")
        val idle =
            moments().seat {
                !it.asked && it.choices.isEmpty() && it.view.phase == Phase.NEGOTIATE
            }
        assertThat(cityLesson(idle)).isNull()
    }

    @Test
    fun theBoardLearnsNothing() {
        assertThat(cityLesson(moments().board { true })).isNull()
    }

    private companion object {
        val TURNS = setOf(Phase.DEPLOY_TURN, Phase.ADJUST_TURN)
    }
}
