/**
 * Speeds and sizes of every game. How bots fare in one game is in the {@code Figures} of its
 * package.
 */
package org.precinct.engine.bench;
