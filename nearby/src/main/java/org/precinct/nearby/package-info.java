/**
 * Phones within reach, by Google's Nearby Connections.
 *
 * <p>{@link org.precinct.nearby.NearbyPresence} tells whether this phone and this package have it;
 * {@link org.precinct.nearby.NearbyCarrier} carries tables over a {@link
 * org.precinct.nearby.Neighbourhood}, which is all that it sees of Google. What calls Google's
 * library is in {@code src/google}; {@code src/without} takes its place in a build with {@code
 * -PwithoutGoogle}, where the app has its own Bluetooth and Wi-Fi.
 */
package org.precinct.nearby;
