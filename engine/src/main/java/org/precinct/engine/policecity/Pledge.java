package org.precinct.engine.policecity;

/**
 * An element offered in {@code pay_informants} or {@code big_trial}.
 *
 * @param element as {@link Stock} numbers it
 * @param filed it lies in the player's file
 */
record Pledge(int seat, int element, boolean filed) {}
