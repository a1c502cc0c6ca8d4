package org.precinct.engine.policecity;

import java.util.List;

/**
 * A proposed split (6.6).
 *
 * @param number counts the publications of the phase: a lower one was published first
 * @param takers for each gain 1 + the seat that takes it, or 0 if it is set aside
 */
record Proposal(int number, int author, List<Integer> takers) {}
