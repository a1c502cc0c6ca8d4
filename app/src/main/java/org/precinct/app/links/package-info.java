/**
 * How this phone reaches others: Android's Wi-Fi, Bluetooth and Nearby Connections behind the
 * carriers of {@link org.precinct.table.carrier}.
 *
 * <p>{@link org.precinct.app.links.AndroidLinks} is the way in. {@link
 * org.precinct.app.links.PhoneRadios} knows the system's screen that removes an obstacle, and
 * {@link org.precinct.app.links.NeededPermissions} what to ask for. Nothing here is shown: screens
 * find words for the enums.
 */
package org.precinct.app.links;
