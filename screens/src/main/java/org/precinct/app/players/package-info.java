/**
 * The owner of the phone as others see them, and how they like the app. Entities and DAOs of Room.
 */
package org.precinct.app.players;
