package org.precinct.app;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.room.AutoMigration;
import androidx.room.Database;
import androidx.room.DeleteTable;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.room.migration.AutoMigrationSpec;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.io.IOException;
import org.precinct.app.players.KnownPlayer;
import org.precinct.app.players.LessonSeen;
import org.precinct.app.players.PlayerDao;
import org.precinct.app.players.Settings;
import org.precinct.app.players.SettingsDao;
import org.precinct.app.storage.DatabaseJournal;
import org.precinct.app.storage.FinishedGame;
import org.precinct.app.storage.FinishedGameDao;
import org.precinct.app.storage.JournalEntry;
import org.precinct.app.storage.KeptTable;
import org.precinct.app.storage.Storage;
import org.precinct.app.storage.TableDao;
import org.precinct.table.journal.Journal;

/** What the phone keeps. Room refuses to run on the main thread, and we leave it at that. */
@Database(
    version = 5,
    entities = {
      KnownPlayer.class,
      Settings.class,
      LessonSeen.class,
      KeptTable.class,
      JournalEntry.class,
      FinishedGame.class
    },
    autoMigrations = {
      @AutoMigration(from = 1, to = 2),
      @AutoMigration(from = 2, to = 3),
      @AutoMigration(from = 3, to = 4, spec = PrecinctDatabase.WithoutNotes.class),
      @AutoMigration(from = 4, to = 5)
    })
public abstract class PrecinctDatabase extends RoomDatabase implements Storage {

  /**
   * Opens the database of a name.
   *
   * <p>With a write-ahead log, one write through to the disk makes a transaction safe, and screens
   * read meanwhile. The system's own setting for such a log is to write through now and then only,
   * which would lose the last moves with the battery.
   */
  public static PrecinctDatabase open(Context context, String name) {
    return builder(context, name).build();
  }

  /** For those who bring threads of their own. */
  public static Builder<PrecinctDatabase> builder(Context context, String name) {
    return Room.databaseBuilder(context, PrecinctDatabase.class, name)
        .setJournalMode(JournalMode.WRITE_AHEAD_LOGGING)
        .addCallback(
            new Callback() {
              @Override
              public void onOpen(@NonNull SupportSQLiteDatabase database) {
                database.execSQL("PRAGMA synchronous = FULL");
              }
            });
  }

  @Override
  public abstract PlayerDao players();

  @Override
  public abstract SettingsDao settings();

  @Override
  public abstract TableDao tables();

  @Override
  public abstract FinishedGameDao finishedGames();

  @Override
  public Journal journal(String table, Causes causes) throws IOException {
    return DatabaseJournal.open(tables(), table, causes);
  }

  /** Notes about other players are kept in files now. */
  @DeleteTable(tableName = "note")
  static class WithoutNotes implements AutoMigrationSpec {}
}
