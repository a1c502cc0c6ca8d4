package org.precinct.app.storage;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import android.content.Context;
import android.database.Cursor;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import okio.ByteString;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.app.PrecinctDatabase;
import org.precinct.table.journal.Journal;
import org.robolectric.RobolectricTestRunner;

/** What {@link Journal} promises, of the one in the phone's database. */
@RunWith(RobolectricTestRunner.class)
public class DatabaseJournalTest {
  private static final String TABLE = "0123456789abcdef";
  private static final Storage.Causes CAUSES =
      new Storage.Causes() {
        @Override
        public String full() {
          return "full";
        }

        @Override
        public String unknown() {
          return "unknown";
        }
      };

  private final Context context = ApplicationProvider.getApplicationContext();
  private final ExecutorService loop = Executors.newSingleThreadExecutor();
  private final List<PrecinctDatabase> opened = new ArrayList<>();
  private PrecinctDatabase database = open("journal.db");

  @After
  public void close() {
    opened.forEach(PrecinctDatabase::close);
    loop.shutdown();
  }

  @Test
  public void entriesAreReadInTheirOrderAfterTheAppWasClosed() throws Exception {
    keep(TABLE);
    Journal journal = journal(TABLE);
    run(() -> journal.append(entries("a", "b")));
    run(() -> journal.append(entries("c")));
    assertThat(read(journal)).isEqualTo(entries("a", "b", "c"));
    database.close();
    database = open("journal.db");
    Journal again = journal(TABLE);
    run(() -> again.append(entries("d")));
    assertThat(read(again)).isEqualTo(entries("a", "b", "c", "d"));
  }

  @Test
  public void tablesDoNotMix() throws Exception {
    keep(TABLE);
    keep("fedcba9876543210");
    Journal one = journal(TABLE);
    Journal other = journal("fedcba9876543210");
    run(() -> one.append(entries("a")));
    run(() -> other.append(entries("b")));
    run(() -> one.append(entries("c")));
    assertThat(read(one)).isEqualTo(entries("a", "c"));
    assertThat(read(other)).isEqualTo(entries("b"));
  }

  @Test
  public void everyTransactionIsWrittenThrough() throws Exception {
    SupportSQLiteDatabase sqlite = call(() -> database.getOpenHelper().getWritableDatabase());
    List<String> pragmas =
        call(
            () -> {
              // Within a transaction: on the connection that writes.
              sqlite.beginTransactionNonExclusive();
              try {
                return List.of(value(sqlite, "journal_mode"), value(sqlite, "synchronous"));
              } finally {
                sqlite.endTransaction();
              }
            });
    String full = "2";
    assertThat(pragmas).containsExactly("wal", full).inOrder();
  }

  @Test
  public void whateverAnAppendReturnedFromIsThereWhereverTheProcessDies() throws Exception {
    keep(TABLE);
    Journal journal = journal(TABLE);
    for (int i = 1; i <= 20; i++) {
      String entry = "entry " + i;
      run(() -> journal.append(entries(entry, entry + "b")));
      // What the disk has now is all that a process has left when it is killed now.
      PrecinctDatabase found = afterDeath("killed-" + i + ".db");
      Journal left = call(() -> DatabaseJournal.open(found.tables(), TABLE, CAUSES));
      assertThat(read(left)).hasSize(2 * i);
      assertThat(read(left).get(2 * i - 1).utf8()).isEqualTo(entry + "b");
      found.close();
    }
  }

  @Test
  public void anAppendThatFailsInTheMiddleAddsNothing() throws Exception {
    keep(TABLE);
    Journal journal = journal(TABLE);
    run(() -> journal.append(entries("a")));
    // Somebody else has written the entry after the next.
    run(() -> database.tables().insert(List.of(new JournalEntry(TABLE, 2, new byte[0]))));
    IOException refused = refused(journal, entries("b", "c"));
    assertThat(refused).hasMessageThat().isEqualTo("unknown");
    assertThat(read(journal)).hasSize(2);
    // What is in doubt after a failure gives way to what is true.
    run(() -> journal.append(entries("b", "c")));
    assertThat(read(journal)).isEqualTo(entries("a", "b", "c"));
  }

  @Test
  public void aFullDiskRefusesAndAddsNothingAndGoesOnWhenThereIsRoom() throws Exception {
    keep(TABLE);
    Journal journal = journal(TABLE);
    run(() -> journal.append(entries("a")));
    long pages = Long.parseLong(pragma("PRAGMA page_count"));
    pragma("PRAGMA max_page_count = " + pages);
    ByteString long1 = ByteString.of(new byte[40_000]);
    IOException full = refused(journal, List.of(ByteString.encodeUtf8("b"), long1, long1));
    assertThat(full).hasMessageThat().isEqualTo("full");
    assertThat(read(journal)).isEqualTo(entries("a"));
    pragma("PRAGMA max_page_count = " + (pages + 100));
    run(() -> journal.append(List.of(ByteString.encodeUtf8("b"), long1)));
    assertThat(read(journal)).hasSize(3);
  }

  @Test
  public void aClosedJournalSaysSo() throws Exception {
    keep(TABLE);
    Journal journal = journal(TABLE);
    run(journal::close);
    assertThrows(IOException.class, () -> journal.append(entries("a")));
    assertThrows(IOException.class, journal::read);
  }

  @Test
  public void aTableTakesItsJournalAlong() throws Exception {
    keep(TABLE);
    Journal journal = journal(TABLE);
    run(() -> journal.append(entries("a")));
    run(() -> database.tables().delete(TABLE));
    keep(TABLE);
    assertThat(read(journal(TABLE))).isEmpty();
  }

  @Test
  public void withoutItsTableThereIsNoJournal() throws Exception {
    Journal journal = journal(TABLE);
    assertThat(refused(journal, entries("a"))).hasMessageThat().isEqualTo("unknown");
  }

  private PrecinctDatabase open(String name) {
    PrecinctDatabase made = PrecinctDatabase.open(context, name);
    opened.add(made);
    return made;
  }

  private PrecinctDatabase afterDeath(String name) throws IOException {
    for (String ending : List.of("", "-wal")) {
      File from = new File(context.getDatabasePath("journal.db").getPath() + ending);
      File to = new File(context.getDatabasePath(name).getPath() + ending);
      Files.copy(from.toPath(), to.toPath(), StandardCopyOption.REPLACE_EXISTING);
    }
    return open(name);
  }

  private void keep(String id) throws Exception {
    KeptTable table =
        new KeptTable(
            id,
            TableKind.SOLO,
            "Ana",
            "kojak",
            "Ana",
            false,
            true,
            1,
            1,
            0,
            null,
            false,
            null,
            null);
    run(() -> database.tables().save(table));
  }

  private Journal journal(String table) throws Exception {
    return call(() -> DatabaseJournal.open(database.tables(), table, CAUSES));
  }

  private List<ByteString> read(Journal journal) throws Exception {
    return call(journal::read);
  }

  private IOException refused(Journal journal, List<ByteString> entries) {
    ExecutionException failed =
        assertThrows(ExecutionException.class, () -> runNow(() -> journal.append(entries)));
    assertThat(failed).hasCauseThat().isInstanceOf(IOException.class);
    return (IOException) failed.getCause();
  }

  private static List<ByteString> entries(String... texts) {
    List<ByteString> entries = new ArrayList<>();
    for (String text : texts) entries.add(ByteString.encodeUtf8(text));
    return entries;
  }

  private String pragma(String sql) throws Exception {
    SupportSQLiteDatabase sqlite = call(() -> database.getOpenHelper().getWritableDatabase());
    return call(
        () -> {
          sqlite.beginTransactionNonExclusive();
          try (Cursor cursor = sqlite.query(sql)) {
            return cursor.moveToFirst() ? cursor.getString(0) : "";
          } finally {
            sqlite.endTransaction();
          }
        });
  }

  private static String value(SupportSQLiteDatabase sqlite, String pragma) {
    try (Cursor cursor = sqlite.query("PRAGMA " + pragma)) {
      cursor.moveToFirst();
      return cursor.getString(0);
    }
  }

  private interface Work {
    void run() throws Exception;
  }

  private void run(Work work) throws Exception {
    runNow(work);
  }

  private void runNow(Work work) throws Exception {
    call(
        () -> {
          work.run();
          return null;
        });
  }

  private <T> T call(Callable<T> work) throws Exception {
    return loop.submit(work).get();
  }
}
