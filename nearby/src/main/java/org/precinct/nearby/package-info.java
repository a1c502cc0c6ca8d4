/**
 * Phones within reach, by Google's Nearby Connections.
 *
 * <p>{@link org.precinct.nearby.NearbyPresence} tells whether this phone and this package have it;
 * {@link org.precinct.nearby.Neighbourhood} is all that the rest of the app sees of it. What calls
 * Google's library is in {@code src/google}; {@code src/without} takes its place in a build with
 * {@code -PwithoutGoogle}, where the app has its own Bluetooth and Wi-Fi.
 */
package org.precinct.nearby;
