/**
 * What every game's screen has in common: a {@link org.precinct.app.play.Scene} is drawn by the
 * {@link org.precinct.app.play.Tabletop} of its game, and {@code Tabletops} knows them all. Each
 * game has a package below; {@code parts} is shared by them.
 */
package org.precinct.app.play;
