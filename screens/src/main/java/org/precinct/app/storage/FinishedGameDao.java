package org.precinct.app.storage;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import java.util.List;
import kotlinx.coroutines.flow.Flow;

/** The games that are over. */
@Dao
public interface FinishedGameDao {
  /** The newest first, without their records. */
  @Query(
      "SELECT id, game, `table`, people, own, bots, cause, side, winners, places, ended, minutes,"
          + " verdict, x'' AS record FROM finished_game ORDER BY ended DESC, id")
  Flow<List<FinishedGame>> all();

  @Nullable
  @Query("SELECT * FROM finished_game WHERE id = :id")
  FinishedGame find(String id);

  /** Keeps a game. One that is kept already stays as it is. */
  @Insert(onConflict = OnConflictStrategy.IGNORE)
  void keep(FinishedGame game);

  @Query("DELETE FROM finished_game WHERE id = :id")
  void delete(String id);
}
