/**
 * Police City drawn with Compose: {@code CitySeat} is a captain's phone, {@code CityTablet} the
 * board between them. What lies on the table and what touches do is decided in {@code
 * org.precinct.seat.policecity}; here is only how it looks, and what is laid over the table to be
 * read. Start at {@code PoliceCityTabletop}.
 */
package org.precinct.app.play.policecity;
