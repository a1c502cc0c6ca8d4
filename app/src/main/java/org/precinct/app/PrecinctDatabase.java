package org.precinct.app;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.room.AutoMigration;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import org.precinct.app.players.LessonSeen;
import org.precinct.app.players.Player;
import org.precinct.app.players.Players;
import org.precinct.app.players.Settings;
import org.precinct.app.players.SettingsStore;
import org.precinct.app.tables.FinishedGame;
import org.precinct.app.tables.FinishedGames;
import org.precinct.app.tables.JournalEntry;
import org.precinct.app.tables.KeptTable;
import org.precinct.app.tables.KeptTables;
import org.precinct.app.tables.Note;
import org.precinct.app.tables.NoteBook;

/** What the phone keeps. Room refuses to run on the main thread, and we leave it at that. */
@Database(
    version = 3,
    entities = {
      Player.class,
      Settings.class,
      LessonSeen.class,
      KeptTable.class,
      JournalEntry.class,
      Note.class,
      FinishedGame.class
    },
    autoMigrations = {@AutoMigration(from = 1, to = 2), @AutoMigration(from = 2, to = 3)})
public abstract class PrecinctDatabase extends RoomDatabase {

  /**
   * Opens the database of a name.
   *
   * <p>With a write-ahead log, one write through to the disk makes a transaction safe, and screens
   * read meanwhile. The system's own setting for such a log is to write through now and then only,
   * which would lose the last moves with the battery.
   */
  public static PrecinctDatabase open(Context context, String name) {
    return Room.databaseBuilder(context, PrecinctDatabase.class, name)
        .setJournalMode(JournalMode.WRITE_AHEAD_LOGGING)
        .addCallback(
            new Callback() {
              @Override
              public void onOpen(@NonNull SupportSQLiteDatabase database) {
                database.execSQL("PRAGMA synchronous = FULL");
              }
            })
        .build();
  }

  public abstract Players players();

  public abstract SettingsStore settings();

  public abstract KeptTables tables();

  public abstract FinishedGames finishedGames();

  public abstract NoteBook notes();
}
