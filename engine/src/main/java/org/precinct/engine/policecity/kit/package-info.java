/**
 * Police City for all who handle its messages: rules, bots, narrator, seat and console.
 *
 * <p>{@link org.precinct.engine.policecity.kit.Box} is the catalogue of everything in the box, read
 * from the data files once. {@link org.precinct.engine.policecity.kit.Actions} writes every form of
 * action; {@code Packed}, {@code Element}, {@code Gain}, {@code Staff} and {@code DiePlace} know
 * the numbers that messages use. Nothing here knows a state.
 */
package org.precinct.engine.policecity.kit;
