package org.precinct.app.device

/** What somebody who tries the app on real phones wants to know of its radios, and to hand on. */
interface FieldKit {
    /** A line each: the phone, its radios, what the links did lately. Not for the main thread. */
    fun report(): List<String>

    /** Gives it to another app or person. */
    fun share(report: List<String>)
}
