/**
 * What the phone keeps of tables.
 *
 * <p>{@link org.precinct.app.storage.KeptTable} is a table that this phone hosts or sits at; {@link
 * org.precinct.app.storage.FinishedGame} is a game that is over, open for everybody to step
 * through.
 *
 * <p>All of it is for worker threads. What screens use is in {@code org.precinct.app.session}.
 */
package org.precinct.app.storage;
