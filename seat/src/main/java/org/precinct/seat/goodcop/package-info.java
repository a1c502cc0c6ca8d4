/**
 * Good Cop Bad Cop at the fingers of a player: what lies on the table, what can be touched, and
 * what that does. Start at {@link org.precinct.seat.goodcop.GoodCopControls}. The player's private
 * notes are no part of the game and stay with the face that keeps them.
 */
package org.precinct.seat.goodcop;
