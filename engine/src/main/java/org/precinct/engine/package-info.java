/**
 * The contract between the rules of a game and everything around them.
 *
 * <p>A {@link org.precinct.engine.Game} is a set of pure functions over an immutable state of its
 * own: {@code deal} makes the opening state, {@link org.precinct.engine.Step}s change it, one at a
 * time, and all luck is a {@link org.precinct.engine.Chance} handed to the step. So the same setup,
 * seed and steps give the same game, bit for bit, on every device, and a save is a list of steps. A
 * {@link org.precinct.engine.Narrator} turns views, actions and events into sentences, and a {@link
 * org.precinct.engine.Bot} is a player who is shown a view and its choices, never a state. Each
 * game is one package, registered in {@link org.precinct.engine.Games}.
 *
 * <pre>
 *   Move(seat, action)      a player did something           Game.apply
 *   TimeUp                  the hourglass has run out        Game.timeUp
 *   Default(seat)           nobody is there to decide        Game.standIn
 *   Presence(seat, here)    a phone was lost or came back    Game.presence
 * </pre>
 */
package org.precinct.engine;
