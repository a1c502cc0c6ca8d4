/**
 * One search for all games, information-set Monte Carlo tree search: what a HARD bot does before it
 * decides.
 *
 * <p>A {@link org.precinct.engine.search.SearchBot} is shown a view, as every bot is; again and
 * again it draws a state that fits the view ({@link org.precinct.engine.Game#determine}), tries a
 * choice in it and plays on. In the tree every seat decides by its own view alone, so nobody's
 * hidden cards and sealed answers are used against them; beyond the tree NORMAL bots play, until
 * somebody has won or the game's {@link org.precinct.engine.search.Judgement} can tell who stands
 * how. A game joins with {@code determine} and a judgement: {@code new SearchBot<>(this,
 * judgement)} is its HARD bot then.
 */
package org.precinct.engine.search;
