/**
 * Police City in sentences: events, labels of actions, prompts, the end. Start at {@link
 * org.precinct.engine.policecity.narrator.CityNarrator}; {@code CityTexts} has all texts.
 */
package org.precinct.engine.policecity.narrator;
