/**
 * Reaching other devices by several transports at once.
 *
 * <p>{@link org.precinct.table.carrier.Links} is the way in. A host opens {@link
 * org.precinct.table.carrier.Doors}, all that its device has at once. A guest looks with a {@link
 * org.precinct.table.carrier.Finder} and goes on a {@link org.precinct.table.carrier.Journey},
 * which is the table's {@code Connector}: it takes the best transport that leads there, falls back
 * to the next, and does so again on every reconnection. Each transport is a {@link
 * org.precinct.table.carrier.Carrier}, what stands in its way an {@link
 * org.precinct.table.carrier.Obstacle}; none of them is trusted, and every link goes through the
 * same Noise handshake.
 */
package org.precinct.table.carrier;
