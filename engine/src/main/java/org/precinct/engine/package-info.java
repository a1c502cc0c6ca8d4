/**
 * The contract between the rules of a game and everything around them.
 *
 * <p>A {@link org.precinct.engine.Game} is a set of pure functions over an immutable state of its
 * own. {@code deal} makes the opening state; after that the state changes by {@link
 * org.precinct.engine.Step}s only, one at a time:
 *
 * <pre>
 *   Move(seat, action)      a player did something           Game.apply
 *   TimeUp                  the hourglass has run out        Game.timeUp
 *   Default(seat)           nobody is there to decide        Game.standIn
 *   Presence(seat, here)    a phone was lost or came back    Game.presence
 * </pre>
 *
 * <p>Nothing else comes in. All luck is a {@link org.precinct.engine.Chance} handed to the step,
 * and time is a step like any other, so the same setup, seed and steps give the same game, bit for
 * bit, on every device. A save is a list of steps.
 *
 * <p>Three ways lead out. {@code view} is everything one {@link org.precinct.engine.Viewer} may
 * know now, {@code news} is what the last step told that viewer, and {@code choices} is what a seat
 * may do. The first two are protocol messages with no field for what the viewer may not know. The
 * property that guards all three is non-interference: change anything a viewer may not know, and
 * these bytes stay the same. {@code waitingFor}, {@code hourglass().ready()} and the state itself
 * are for the host alone.
 *
 * <p>A refused step throws a {@link org.precinct.engine.Refusal}, which names the rule and a text,
 * and leaves the state as it was. Texts are kept by key in English and French ({@link
 * org.precinct.engine.Texts}); a {@link org.precinct.engine.Narrator} turns views, actions and
 * events into sentences, so that no screen has to know a rule.
 *
 * <p>A {@link org.precinct.engine.Bot} is a player: it is shown a view and its choices, never a
 * state.
 *
 * <p>Each game is one package, registered in {@link org.precinct.engine.Games}. Iteration order is
 * part of a game's result: states hold lists, {@link org.precinct.engine.Seats} and enum-keyed
 * arrays, nothing whose order depends on hash codes.
 */
package org.precinct.engine;
