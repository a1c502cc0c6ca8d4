package org.precinct.app.storage;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Upsert;
import java.util.List;
import kotlinx.coroutines.flow.Flow;

/** The tables that this phone hosts or sits at. */
@Dao
public abstract class TableDao {
  /** Tables with a game that is not over, the one changed last first. */
  @Query(
      "SELECT id, kind, name, game, people, changed, played FROM kept_table"
          + " WHERE in_game = 1 ORDER BY changed DESC")
  public abstract Flow<List<TableSummary>> unfinished();

  @Nullable
  @Query("SELECT * FROM kept_table WHERE id = :id")
  public abstract KeptTable find(String id);

  /** The table that nobody has left. */
  @Nullable
  @Query("SELECT * FROM kept_table WHERE live = 1 ORDER BY changed DESC LIMIT 1")
  public abstract KeptTable live();

  @Upsert
  public abstract void save(KeptTable table);

  /** Writes what a list shows. */
  @Query(
      "UPDATE kept_table SET name = :name, game = :game, people = :people, in_game = :inGame,"
          + " changed = :changed, played = :played WHERE id = :id")
  public abstract void describe(
      String id,
      String name,
      String game,
      String people,
      boolean inGame,
      long changed,
      long played);

  @Query("UPDATE kept_table SET keepsake = :keepsake WHERE id = :id")
  public abstract void keep(String id, byte[] keepsake);

  @Query("UPDATE kept_table SET trail = :trail WHERE id = :id")
  public abstract void trail(String id, String trail);

  @Query("UPDATE kept_table SET live = 0")
  protected abstract void leaveAll();

  @Query("UPDATE kept_table SET live = 1 WHERE id = :id")
  protected abstract void enter(String id);

  /** From now on this is the table that comes back by itself, and no other. */
  @Transaction
  public void live(String id) {
    leaveAll();
    enter(id);
  }

  @Query("UPDATE kept_table SET live = 0 WHERE id = :id")
  public abstract void left(String id);

  /** Forgets a table with its journal. */
  @Query("DELETE FROM kept_table WHERE id = :id")
  public abstract void delete(String id);

  // Journals.

  @Query("SELECT bytes FROM journal_entry WHERE table_id = :table ORDER BY number")
  abstract List<byte[]> journal(String table);

  @Query("SELECT COUNT(*) FROM journal_entry WHERE table_id = :table")
  abstract int entries(String table);

  @Query("DELETE FROM journal_entry WHERE table_id = :table AND number >= :from")
  protected abstract void cut(String table, int from);

  @Insert
  protected abstract void insert(List<JournalEntry> entries);

  /** Writes entries in place of whatever is there from the first one's number on. */
  @Transaction
  void append(String table, int from, boolean cut, List<JournalEntry> entries) {
    if (cut) cut(table, from);
    insert(entries);
  }

  /** A table with its journal, both or none. */
  @Transaction
  public void adopt(KeptTable table, List<JournalEntry> journal) {
    delete(table.id);
    save(table);
    insert(journal);
  }
}
