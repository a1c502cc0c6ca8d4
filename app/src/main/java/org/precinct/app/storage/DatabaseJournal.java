package org.precinct.app.storage;

import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import okio.ByteString;
import org.precinct.table.journal.Journal;

/**
 * A hosted table's journal in the phone's database.
 *
 * <p>One append is one transaction. The database writes its log through to the disk before a
 * transaction ends ({@code PRAGMA synchronous = FULL}), so whatever an append has returned from is
 * there after a dead battery.
 *
 * <p>A transaction that failed has added nothing. Should the disk have failed so badly that the
 * database cannot tell, the next append first takes away what the failed one may have left.
 */
public final class DatabaseJournal implements Journal {

  private final TableDao tables;
  private final String table;
  private final Storage.Causes causes;
  private int next;
  private boolean doubtful;
  private boolean closed;

  private DatabaseJournal(TableDao tables, String table, Storage.Causes causes, int next) {
    this.tables = tables;
    this.table = table;
    this.causes = causes;
    this.next = next;
  }

  /** The journal of a table that is kept. */
  public static DatabaseJournal open(TableDao tables, String table, Storage.Causes causes)
      throws IOException {
    try {
      return new DatabaseJournal(tables, table, causes, tables.entries(table));
    } catch (SQLiteException e) {
      throw new IOException(causes.unknown(), e);
    }
  }

  @Override
  public List<ByteString> read() throws IOException {
    requireOpen();
    try {
      List<ByteString> entries = new ArrayList<>();
      for (byte[] entry : tables.journal(table)) entries.add(ByteString.of(entry));
      return entries;
    } catch (SQLiteException e) {
      throw new IOException(causes.unknown(), e);
    }
  }

  @Override
  public void append(List<ByteString> added) throws IOException {
    requireOpen();
    if (added.isEmpty()) return;
    List<JournalEntry> entries = JournalEntry.numbered(table, next, added);
    try {
      tables.append(table, next, doubtful, entries);
    } catch (SQLiteFullException e) {
      doubtful = true;
      throw new IOException(causes.full(), e);
    } catch (SQLiteException | IllegalStateException e) {
      doubtful = true;
      throw new IOException(causes.unknown(), e);
    }
    next += entries.size();
    doubtful = false;
  }

  @Override
  public void close() {
    closed = true;
  }

  private void requireOpen() throws IOException {
    if (closed) throw new IOException("The journal is closed.");
  }
}
