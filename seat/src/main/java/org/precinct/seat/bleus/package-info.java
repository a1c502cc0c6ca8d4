/**
 * Allez les Bleus as its players see and touch it. {@link org.precinct.seat.bleus.BleusBoard} is
 * what lies on the table, {@link org.precinct.seat.bleus.BleusTouch} everything that a finger can
 * touch, {@link org.precinct.seat.bleus.BleusDraft} what has been picked so far; {@link
 * org.precinct.seat.bleus.BleusControls} says what touches do, and {@link
 * org.precinct.seat.bleus.BleusWords} has the words. The cards themselves are in the engine's kit.
 */
package org.precinct.seat.bleus;
