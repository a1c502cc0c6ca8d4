/**
 * Draws Good Cop Bad Cop: the table with everybody's cards, the place in front of the player, and
 * the sheets over them. What lies there and what touches do is decided in the package {@code
 * org.precinct.seat.goodcop}; only the private notebook is kept here. Start at {@code GoodCopSeat}.
 */
package org.precinct.app.play.goodcop;
