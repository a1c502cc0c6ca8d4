/**
 * The terminal: lines with colours where it has them, input, and the time spent waiting for it.
 *
 * <p>{@link org.precinct.console.terminal.Screen} draws whole screens where the terminal can be
 * cleared, and writes one line after the other where it cannot. All drawing happens on one thread,
 * the one that calls {@link org.precinct.console.terminal.Screen#next}.
 */
package org.precinct.console.terminal;
