/**
 * What the games look like, and how they are typed. A {@link org.precinct.console.show.Show} draws
 * one game's view; its {@link org.precinct.console.show.Keymap} has words and short commands for
 * what the seat lets a player touch, of which {@link org.precinct.console.show.Composing} makes
 * numbers. Nothing here decides what is possible.
 */
package org.precinct.console.show;
