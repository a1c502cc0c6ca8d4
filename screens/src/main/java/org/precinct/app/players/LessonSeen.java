package org.precinct.app.players;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** A lesson that somebody on this phone has read. */
@Entity(tableName = "lesson_seen")
public final class LessonSeen {
  @PrimaryKey @NonNull public final String id;

  public LessonSeen(@NonNull String id) {
    this.id = id;
  }
}
