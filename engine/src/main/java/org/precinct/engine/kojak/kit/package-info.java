/**
 * What everybody at the table may know of Kojak: the board and the cards ({@code Catalogue}), how
 * an action is written ({@code Actions}) and how a view is read ({@code ViewReader}). The rules are
 * not here, and no state of a game is.
 */
package org.precinct.engine.kojak.kit;
