/**
 * Allez les Bleus: a satirical deck-builder with two decks each, Police and Suburb.
 *
 * <p>The cards are data. {@link org.precinct.engine.bleus.kit.Box} reads the card file into {@link
 * org.precinct.engine.bleus.kit.Card}s, whose effects are lists of {@link
 * org.precinct.engine.bleus.kit.Primitive}s; {@link org.precinct.engine.bleus.Effects} carries them
 * out. No class is about one card.
 *
 * <p>A {@link org.precinct.engine.bleus.State} is made of small values: {@link
 * org.precinct.engine.bleus.kit.Pile} (cards in an order), {@link org.precinct.engine.bleus.Stock}
 * (how many of each), {@link org.precinct.engine.bleus.Deck}, {@link
 * org.precinct.engine.bleus.Player} and {@link org.precinct.engine.bleus.Turn}, which holds the
 * only hand there is. A card in them is its number in the file; copies are not told apart.
 *
 * <p>Where the rules are:
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
 *
 * <p>{@link org.precinct.engine.bleus.Referee} judges an action and starts a {@link
 * org.precinct.engine.bleus.NextState}, the one thing that changes, and only within a step. When a
 * played card asks something, the turn remembers the card and which of its effects waits; the
 * answer carries on from there.
 *
 * <p>Only {@link org.precinct.engine.bleus.AllezLesBleus} is public: the bots and the narrator, in
 * packages of their own, cannot see a state.
 *
 * <p>Hidden are the hand and the order of the draw piles; both are nowhere in what {@code Views}
 * makes for others. Discards are shown in ascending order beside their top card, so that the order
 * underneath, and the order in which cards were drawn, are no part of any view.
 */
package org.precinct.engine.bleus;
