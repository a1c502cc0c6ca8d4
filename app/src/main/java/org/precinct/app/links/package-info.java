/**
 * How phones reach each other: Nearby Connections, Bluetooth and Wi-Fi.
 *
 * <p>{@link org.precinct.app.links.Links} is the way in. A host opens {@link
 * org.precinct.app.links.Doors}, all that its phone has at once. A guest looks with a {@link
 * org.precinct.app.links.Finder} and goes by a {@link org.precinct.app.links.Path}, which is the
 * table's {@code Connector}: it takes the best transport that leads there, falls back to the next,
 * and does so again on every reconnection, so that two guests of one table may come by different
 * ones, and one guest by different ones in one evening.
 *
 * <p>What is in the way is an {@link org.precinct.app.links.Obstacle}; {@link
 * org.precinct.app.links.Radios} knows the system's screen that removes it, and {@link
 * org.precinct.app.links.Permissions} what to ask for. Nothing here is shown: screens find words
 * for the enums.
 *
 * <p>None of the transports is trusted. Their own encryption, where they have any, is not relied
 * upon: every link goes through the same Noise handshake.
 */
package org.precinct.app.links;
