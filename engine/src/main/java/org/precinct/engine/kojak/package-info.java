/**
 * Kojak, the detective board game, after {@code docs/rules/kojak.md}; section, ruling and test
 * numbers in comments are those of that text.
 *
 * <p>A step copies a {@code KojakState} into a {@code NextState}, the rules below change it, and it
 * becomes the next state. The only secret is the order of the two piles, and it is nobody's to
 * know, so {@code Views} shows all viewers the same, and news needs no filter. Where to find a
 * rule:
 *
 * <pre>
 *   kit                     the town as a graph (2.1), the circles (2.2), the cards (2.3, 2.4)
 *   Opening                 setup and the roll for the first player (4)
 *   Turn                    the phases, from the start of a turn to its end (6.1)
 *   LegalMoves              capacity, legal moves for a roll, cars that may move (6.2 to 6.4)
 *   Driving                 what a move does (6.5)
 *   MissionDraw, TrapDraw   drawing cards and carrying them out (6.5)
 *   Arrests                 who may arrest, and what an arrest does (6.6)
 *   bot.DefaultPolicy       the move of absent players and of the normal bot (6.8)
 *   Ending                  the tie race, the round limit and the ranking (8)
 *   Refusals                why a wish is not among the legal moves
 * </pre>
 */
package org.precinct.engine.kojak;
