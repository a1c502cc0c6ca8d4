package org.precinct.app.players

import org.precinct.app.device.StorageFailure

/** A write that the disk may refuse. A phone that is full goes on without what it cannot keep. */
object DiskWrite {
    /** Does something that writes; false if the disk does not take it. */
    fun succeeds(work: () -> Unit): Boolean =
        try {
            work()
            true
        } catch (full: StorageFailure) {
            false
        }
}
