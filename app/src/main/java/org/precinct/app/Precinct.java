package org.precinct.app;

import android.app.Application;
import androidx.room.Room;
import org.precinct.app.players.Players;

/** The app's long-lived parts, made when they are first asked for. */
public final class Precinct extends Application {
  private PrecinctDatabase database;

  public Players players() {
    return database().players();
  }

  private synchronized PrecinctDatabase database() {
    if (database == null) {
      database = Room.databaseBuilder(this, PrecinctDatabase.class, "precinct.db").build();
    }
    return database;
  }
}
