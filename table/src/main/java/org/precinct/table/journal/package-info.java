/**
 * What a table remembers.
 *
 * <p>A {@link org.precinct.table.journal.Journal} is an append-only list of entries whose meaning
 * is the table's own. {@link org.precinct.table.journal.FileJournal} keeps it in one file, {@link
 * org.precinct.table.journal.MemoryJournal} in memory for a table that nobody wants to resume, and
 * {@link org.precinct.table.journal.Saves} is a folder of such files.
 *
 * <p>The file, all numbers big-endian:
 *
 * <pre>
 *   file    = header group*
 *   header  = 8 bytes  89 'P' 'C' 'T' 0D 0A 1A 0A
 *             u32      format, 1
 *             u64      id, random for each file
 *             u32      CRC-32 of the 20 bytes before
 *   group   = u32      n, the length of the body; never 0
 *             u32      CRC-32 of id, offset of the group in the file (u64), n
 *             n bytes  body = (u32 length, entry)+
 *             8 bytes  the first 8 of SHA-256 of id, offset, n, body
 * </pre>
 *
 * <p>A group is what one {@code append} wrote: all of its entries or none are there. Because a
 * group's checks cover the file's id and the group's place, bytes of another file or of another
 * place, as a file system may leave behind after a crash, are never taken for a group.
 *
 * <p>A crash can only hurt the group that was being written, and that is the last one: what does
 * not check out and is followed by nothing that does is a torn tail and is cut on opening. If a
 * whole group follows, the file was damaged in some other way, and is refused: cutting would throw
 * away moves that people were told are safe.
 */
package org.precinct.table.journal;
