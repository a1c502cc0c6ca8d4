/**
 * What a table remembers.
 *
 * <p>A {@link org.precinct.table.journal.Journal} is an append-only list of entries whose meaning
 * is the table's own. {@link org.precinct.table.journal.FileJournal} keeps it in one file, {@link
 * org.precinct.table.journal.MemoryJournal} in memory for a table that nobody wants to resume, and
 * {@link org.precinct.table.journal.Saves} is a folder of such files. {@code Format} says what
 * their bytes are.
 */
package org.precinct.table.journal;
