/** Pennies by touches, so that the walker walks a game that nobody wrote it for. */
package org.precinct.seat.pennies;
