/**
 * The table: everything between a game's rules and a screen.
 *
 * <p>A host owns the state of one game. Guests hold seats, see views, and send actions; an action
 * is checked by the engine, written to the {@linkplain org.precinct.table.journal journal},
 * applied, and then every viewer whose view has changed gets the new one. Messages travel over
 * {@linkplain org.precinct.table.channel channels}, which are encrypted, over {@linkplain
 * org.precinct.table.link links}, which are a transport's bytes.
 *
 * <p>Screens need {@link org.precinct.table.host.Host} and {@link org.precinct.table.guest.Guest},
 * whose packages' pages show how to drive them, and {@link org.precinct.table.Wording}, which turns
 * what these say into a player's language.
 */
package org.precinct.table;
