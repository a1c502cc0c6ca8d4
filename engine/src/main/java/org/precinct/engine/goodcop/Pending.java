package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.proto.View.Phase;

/** A sub-decision that waits in the queue: what, and whose (6.1). */
record Pending(Phase phase, int seat) {}
