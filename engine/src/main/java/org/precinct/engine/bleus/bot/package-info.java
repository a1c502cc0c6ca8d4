/**
 * The computer players of Allez les Bleus. They see a view and the kit, never a state.
 *
 * <p>{@link org.precinct.engine.bleus.bot.NormalBot} asks {@link
 * org.precinct.engine.bleus.bot.Shopping} what to buy and {@link
 * org.precinct.engine.bleus.bot.HandPlan} how to use its hand; both measure by the average turn
 * that a {@link org.precinct.engine.bleus.bot.Forecast} expects of a set of cards.
 */
package org.precinct.engine.bleus.bot;
