/**
 * What {@code gradlew} and {@code precinct} do once Java is found, the same on every system.
 *
 * <p>{@link org.precinct.start.Compile} is run from its source and puts the rest into a jar, once;
 * {@link org.precinct.start.Start} is where the scripts come in. Nothing here needs a library.
 */
package org.precinct.start;
