/**
 * The terminal: {@code ./precinct}. {@link org.precinct.console.Main} reads the command line,
 * {@link org.precinct.console.Surroundings} is everything that the program gets from outside. The
 * commands are in {@code command}, what people see and do in {@code play}, how a game looks in
 * {@code show}.
 */
package org.precinct.console;
