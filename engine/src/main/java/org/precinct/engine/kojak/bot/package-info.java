/**
 * The decisions of bots and of absent players. They see a view and the kit, as a player does; the
 * state of the game is out of their reach.
 */
package org.precinct.engine.kojak.bot;
