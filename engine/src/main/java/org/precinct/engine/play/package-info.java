/** Whole games without a table: for simulations, recordings and tests. */
package org.precinct.engine.play;
