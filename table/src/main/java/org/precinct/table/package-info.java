/**
 * The table: everything between a game's rules and a screen.
 *
 * <p>A host owns the state of one game. Guests hold seats, see views, and send actions; an action
 * is checked by the engine, written to the {@linkplain org.precinct.table.journal journal},
 * applied, and then every viewer whose view has changed gets the new one. Messages travel over
 * {@linkplain org.precinct.table.channel channels}, which are encrypted, over {@linkplain
 * org.precinct.table.link links}, which are a transport's bytes.
 */
package org.precinct.table;
