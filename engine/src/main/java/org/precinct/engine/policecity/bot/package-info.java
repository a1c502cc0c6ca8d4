/**
 * Captains without a person, who know what a view tells and no more: the state is out of their
 * sight.
 *
 * <p>{@link org.precinct.engine.policecity.bot.CityBot} plays by {@code Worth}; {@code Spread} and
 * {@code Prospect} find places for its dice; {@code DeployBot}, {@code PlaceBot} and {@code
 * TalkBot} decide.
 */
package org.precinct.engine.policecity.bot;
