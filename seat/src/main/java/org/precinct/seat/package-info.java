/**
 * What a player sees and can touch, for every face: phone, terminal, computer, browser.
 *
 * <p>A face draws and listens; it decides nothing. It shows a game's board (made from a view) and
 * its {@link org.precinct.seat.Offers}, tells the {@link org.precinct.seat.Controls} what was
 * touched, and gets a new draft or an action to send. Each game has a package of its own with the
 * same few words; start at its {@code Controls}. Everything here is pure: no clock, no threads, no
 * I/O.
 */
package org.precinct.seat;
