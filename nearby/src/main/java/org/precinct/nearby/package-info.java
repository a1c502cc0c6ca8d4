/**
 * Phones within reach, by Google's Nearby Connections.
 *
 * <p>{@link org.precinct.nearby.NearbyPresence} tells whether this phone and this package have it;
 * {@link org.precinct.nearby.Neighbourhood} is all that the rest of the app sees of it.
 */
package org.precinct.nearby;
