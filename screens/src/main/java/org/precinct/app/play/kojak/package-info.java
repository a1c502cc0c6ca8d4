/**
 * Kojak on a phone and on a tablet: the town, the detectives, the cards. Only drawing is here; what
 * lies on the table, what can be touched and what it is called come from {@code
 * org.precinct.seat.kojak}. Start at {@code KojakSeat} and {@code KojakBoardScreen}.
 */
package org.precinct.app.play.kojak;
