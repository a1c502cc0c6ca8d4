package org.precinct.app.storage;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import java.util.ArrayList;
import java.util.List;
import okio.ByteString;

/** One entry of a hosted table's journal. */
@Entity(
    tableName = "journal_entry",
    primaryKeys = {"table_id", "number"},
    foreignKeys =
        @ForeignKey(
            entity = KeptTable.class,
            parentColumns = "id",
            childColumns = "table_id",
            onDelete = ForeignKey.CASCADE))
public final class JournalEntry {
  @ColumnInfo(name = "table_id")
  @NonNull
  public final String table;

  /** From 0, without a gap. */
  public final int number;

  @NonNull public final byte[] bytes;

  public JournalEntry(@NonNull String table, int number, @NonNull byte[] bytes) {
    this.table = table;
    this.number = number;
    this.bytes = bytes;
  }

  /** Entries with their numbers. */
  public static List<JournalEntry> numbered(String table, int from, List<ByteString> bytes) {
    List<JournalEntry> entries = new ArrayList<>();
    for (ByteString one : bytes) {
      entries.add(new JournalEntry(table, from + entries.size(), one.toByteArray()));
    }
    return entries;
  }
}
