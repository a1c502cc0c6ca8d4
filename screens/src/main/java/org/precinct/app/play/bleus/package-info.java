/**
 * Allez les Bleus drawn for phones and tablets. What lies on the table, what can be touched and
 * what is said of it come from {@code org.precinct.seat.bleus}; start at {@code BleusTabletop}.
 */
package org.precinct.app.play.bleus;
