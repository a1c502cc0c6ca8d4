package org.precinct.app.tables;

import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Upsert;
import java.util.List;
import kotlinx.coroutines.flow.Flow;

/** Private notes. They go with their table. */
@Dao
public abstract class NoteBook {
  /** What a seat has written down in one game, now and after every change. */
  @Query("SELECT * FROM note WHERE table_id = :table AND game = :game AND seat = :seat")
  public abstract Flow<List<Note>> of(String table, int game, int seat);

  @Upsert
  protected abstract void save(Note note);

  @Query(
      "DELETE FROM note"
          + " WHERE table_id = :table AND game = :game AND seat = :seat AND about = :about")
  protected abstract void delete(String table, int game, int seat, String about);

  /** Writes a note in place of the one before; an empty one takes it away. */
  @Transaction
  public void write(Note note) {
    if (note.text.isEmpty()) delete(note.table, note.game, note.seat, note.about);
    else save(note);
  }
}
