/**
 * What surrounds every game while it is played: prompt, hourglass, menu, log, seats, troubles,
 * pause. The game itself is drawn in {@code play}.
 */
package org.precinct.app.frame;
