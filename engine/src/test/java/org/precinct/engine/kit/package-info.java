/**
 * The tests that every game gets for registering. A game tells them what they need to know in a
 * {@link org.precinct.engine.kit.Kit}; {@link org.precinct.engine.kit.Kits} has them all, and the
 * tests of the other modules take their games from there.
 */
package org.precinct.engine.kit;
