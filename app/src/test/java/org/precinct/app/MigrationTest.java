package org.precinct.app;

import static com.google.common.truth.Truth.assertThat;

import android.content.Context;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import java.io.File;
import java.nio.file.Files;
import java.util.concurrent.Executors;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.app.players.Settings;
import org.precinct.app.storage.KeptTable;
import org.precinct.app.storage.TableKind;
import org.precinct.table.host.BotPauses;
import org.robolectric.RobolectricTestRunner;

/** A phone that had an older version of the app keeps what it had. */
@RunWith(RobolectricTestRunner.class)
public class MigrationTest {
  private static final int NEWEST = 5;

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void everyVersionLeadsToTheNewest() throws Exception {
    for (int version = 1; version < NEWEST; version++) {
      String name = "from-" + version + ".db";
      SQLiteDatabase old = make(name, version);
      old.execSQL("INSERT INTO player VALUES ('an-id', 'Anaïs', 'TEAL', 'STAR', 1)");
      old.close();
      assertThat(found(name)).isEqualTo("Anaïs TEAL STAR");
    }
  }

  @Test
  public void theNewestSchemaIsWrittenDown() throws Exception {
    assertThat(schema(NEWEST).getInt("version")).isEqualTo(NEWEST);
    assertThat(new File(folder(), NEWEST + 1 + ".json").exists()).isFalse();
    String name = "newest.db";
    make(name, NEWEST).close();
    // Room compares the schema with its own when it opens a database.
    assertThat(found(name)).isEmpty();
  }

  /** Opens it as the app does, looks for the owner, and uses what is new. */
  private String found(String name) throws Exception {
    PrecinctDatabase database = PrecinctDatabase.open(context, name);
    try {
      return Executors.newSingleThreadExecutor()
          .submit(
              () -> {
                SupportSQLiteDatabase sqlite = database.getOpenHelper().getWritableDatabase();
                assertThat(sqlite.getVersion()).isEqualTo(NEWEST);
                database
                    .settings()
                    .change(
                        settings ->
                            settings
                                .with(it -> it.theme = Settings.Theme.DARK)
                                .with(it -> it.bots = BotPauses.BRISK));
                database.tables().save(table());
                assertThat(database.tables().find("table").kind).isEqualTo(TableKind.PASS);
                try (Cursor cursor = sqlite.query("SELECT name, tint, badge FROM player")) {
                  return cursor.moveToFirst()
                      ? cursor.getString(0) + " " + cursor.getString(1) + " " + cursor.getString(2)
                      : "";
                }
              })
          .get();
    } finally {
      database.close();
    }
  }

  private static KeptTable table() {
    return new KeptTable(
        "table", TableKind.PASS, "", "kojak", "", true, false, 1, 1, 0, null, false, null, null);
  }

  /** A database as that version made it. */
  private SQLiteDatabase make(String name, int version) throws Exception {
    JSONObject schema = schema(version);
    File file = context.getDatabasePath(name);
    file.getParentFile().mkdirs();
    SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null);
    JSONArray entities = schema.getJSONArray("entities");
    for (int i = 0; i < entities.length(); i++) {
      JSONObject entity = entities.getJSONObject(i);
      String table = entity.getString("tableName");
      database.execSQL(entity.getString("createSql").replace("${TABLE_NAME}", table));
    }
    JSONArray setup = schema.getJSONArray("setupQueries");
    for (int i = 0; i < setup.length(); i++) database.execSQL(setup.getString(i));
    database.setVersion(version);
    return database;
  }

  private static JSONObject schema(int version) throws Exception {
    File file = new File(folder(), version + ".json");
    return new JSONObject(Files.readString(file.toPath())).getJSONObject("database");
  }

  private static File folder() {
    return new File("schemas/org.precinct.app.PrecinctDatabase");
  }
}
