/**
 * Police City at a captain's seat.
 *
 * <p>{@link org.precinct.seat.policecity.CityBoard} is what lies on the table, {@link
 * org.precinct.seat.policecity.CityControls} what touches do. A {@link
 * org.precinct.seat.policecity.CityDraft} holds what the phase asks for (one {@code PhaseDraft} for
 * each kind of phase), what may be claimed at any time, and what is open over the table. {@link
 * org.precinct.seat.policecity.CityWords} names things.
 */
package org.precinct.seat.policecity;
