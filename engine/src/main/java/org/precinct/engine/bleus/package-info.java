/**
 * Allez les Bleus: a satirical deck-builder with two decks each, Police and Suburb.
 *
 * <p>The cards are data: {@link org.precinct.engine.bleus.kit.Box} reads them from their file,
 * their effects are lists of {@link org.precinct.engine.bleus.kit.Primitive}s that {@link
 * org.precinct.engine.bleus.Effects} carries out, and no class is about one card. {@link
 * org.precinct.engine.bleus.Referee} judges an action and starts a {@link
 * org.precinct.engine.bleus.NextState}, the one thing that changes, and only within a step. Hidden
 * are the hand and the order of the draw piles, and both are nowhere in what {@code Views} makes
 * for others. Where the rules are:
 *
 * <pre>
 *   4, 6.2, 6.6  setup, turns, the end     Rounds
 *   6.1          draw piles and shuffles   Drawing, Deck
 *   6.3          Escalation                Escalation
 *   6.4, 6.5     play, arrest, buy         MainPhase
 *   2            effects                   Effects
 *                and what they ask         Decisions
 *   6.7          absent, out of time       Absence
 *   8            who won                   Ranking
 *   5            who sees what             Views
 * </pre>
 */
package org.precinct.engine.bleus;
