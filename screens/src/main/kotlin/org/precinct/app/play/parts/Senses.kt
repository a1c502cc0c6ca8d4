package org.precinct.app.play.parts

import org.precinct.app.curtain.FaceDownSensor

/** What a machine feels, makes felt, and hides; a machine that has nothing of the kind lacks it. */
class Senses(
    val feedback: Feedback = Feedback.None,
    val shakes: Shakes = Shakes.None,
    val faceDown: FaceDownSensor = FaceDownSensor.None,
    val secrecy: Secrecy = Secrecy.None,
)
