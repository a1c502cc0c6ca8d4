package org.precinct.app;

import androidx.room.Database;
import androidx.room.RoomDatabase;
import org.precinct.app.players.Player;
import org.precinct.app.players.Players;

/** What the phone keeps. Room refuses to run on the main thread, and we leave it at that. */
@Database(
    version = 1,
    entities = {Player.class})
public abstract class PrecinctDatabase extends RoomDatabase {
  public abstract Players players();
}
