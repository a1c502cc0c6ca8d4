/**
 * Counts what a player at a phone has to do. Start with {@link
 * org.precinct.seat.bench.TouchedGame}; each game prints its own figures with it, in a program
 * {@code Figures} in its package.
 */
package org.precinct.seat.bench;
