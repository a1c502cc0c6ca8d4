package org.precinct.app.players;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Upsert;
import java.util.List;
import java.util.function.UnaryOperator;
import kotlinx.coroutines.flow.Flow;

/** How the owner of the phone likes things, and what they have been taught. */
@Dao
public abstract class SettingsDao {
  /** Now and after every change; no element before the first, which means {@link #of}. */
  @Query("SELECT * FROM settings LIMIT 1")
  public abstract Flow<List<Settings>> settings();

  /** What an element of {@link #settings} says. */
  public static Settings of(List<Settings> rows) {
    return rows.isEmpty() ? Settings.STANDARD : rows.get(0);
  }

  @Nullable
  @Query("SELECT * FROM settings LIMIT 1")
  protected abstract Settings find();

  @Upsert
  protected abstract void save(Settings settings);

  /** Changes something, whatever else has been changed meanwhile. */
  @Transaction
  public void change(UnaryOperator<Settings> change) {
    Settings known = find();
    save(change.apply(known == null ? Settings.STANDARD : known));
  }

  /** Lessons that have been read, now and after every change. */
  @Query("SELECT id FROM lesson_seen")
  public abstract Flow<List<String>> lessonsSeen();

  @Insert(onConflict = OnConflictStrategy.IGNORE)
  protected abstract void save(LessonSeen lesson);

  /** A lesson is not to be given again. */
  public void lessonSeen(String id) {
    save(new LessonSeen(id));
  }

  /** All lessons are to be given again. */
  @Query("DELETE FROM lesson_seen")
  public abstract void forgetLessons();
}
