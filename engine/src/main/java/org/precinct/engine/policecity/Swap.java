package org.precinct.engine.policecity;

import java.util.List;

/**
 * An open offer of a {@code seizure_deal}. Elements are as {@link Stock} numbers them, ascending.
 *
 * @param giveFiled elements from the offerer's file
 */
record Swap(
    int number,
    int from,
    int to,
    List<Integer> give,
    List<Integer> giveFiled,
    List<Integer> want) {}
