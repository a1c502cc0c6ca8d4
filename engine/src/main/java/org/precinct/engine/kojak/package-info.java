/**
 * Kojak, the detective board game, after {@code docs/rules/kojak.md}; section, ruling and test
 * numbers in comments are those of that text.
 *
 * <p>Where to find a rule:
 *
 * <ul>
 *   <li>{@code kit}: the town as a directed graph (2.1), the circles (2.2) and the cards (2.3,
 *       2.4), read from their files and checked
 *   <li>{@code Opening}: setup and the roll for the first player (4)
 *   <li>{@code Turn}: the phases, from the start of a turn to its end (6.1)
 *   <li>{@code LegalMoves}: capacity, legal moves for a roll, cars that may move (6.2 to 6.4)
 *   <li>{@code Driving}: what a move does (6.5)
 *   <li>{@code MissionDraw}, {@code TrapDraw}: drawing cards and carrying them out (6.5)
 *   <li>{@code Arrests}: who may arrest, and what an arrest does (6.6)
 *   <li>{@code bot.DefaultPolicy}: the move of absent players and of the normal bot (6.8)
 *   <li>{@code Ending}: the tie race, the round limit and the ranking (8)
 * </ul>
 *
 * <p>{@code KojakState} is a value. A step copies it into a {@code NextState}, the rules above
 * change the draft, and the draft becomes the next state. When the die has been rolled, the legal
 * moves are worked out once, each with its path and with what it brings about, and are part of the
 * state; to move is to carry one of them out. {@code Refusals} finds out why a wish is not among
 * them.
 *
 * <p>The only secret is the order of the two piles, and it is nobody's to know. So {@code Views}
 * shows all viewers the same, and news needs no filter. Bots and narrator live in packages of their
 * own and work on views: everything here but {@code KojakGame} is hidden from them.
 */
package org.precinct.engine.kojak;
