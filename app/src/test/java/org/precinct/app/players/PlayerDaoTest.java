package org.precinct.app.players;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.app.PrecinctDatabase;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class PlayerDaoTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final ExecutorService disk = Executors.newSingleThreadExecutor();
  private PrecinctDatabase database = open();

  @After
  public void close() {
    database.close();
    disk.shutdown();
  }

  @Test
  public void aNewPhoneHasNoOwner() throws Exception {
    assertThat(owner()).isNull();
  }

  @Test
  public void theOwnerIsKeptWhenTheAppIsClosed() throws Exception {
    save("Ana", Tint.GREEN, Badge.STAR);
    database.close();
    database = open();
    KnownPlayer kept = owner();
    assertThat(kept.name).isEqualTo("Ana");
    assertThat(kept.tint).isEqualTo(Tint.GREEN);
    assertThat(kept.badge).isEqualTo(Badge.STAR);
  }

  @Test
  public void anotherNameIsStillTheSamePlayer() throws Exception {
    save("Ana", Tint.GREEN, Badge.STAR);
    String id = owner().id;
    save("Anaïs", Tint.RED, Badge.CREST);
    assertThat(owner().id).isEqualTo(id);
    assertThat(owner().name).isEqualTo("Anaïs");
  }

  @Test
  public void namesAreTidiedWithoutCuttingACharacterInTwo() throws Exception {
    save("  Bo  ", Tint.BLUE, Badge.ROUND);
    assertThat(owner().name).isEqualTo("Bo");
    save("👮".repeat(30), Tint.BLUE, Badge.ROUND);
    assertThat(owner().name).isEqualTo("👮".repeat(KnownPlayer.LONGEST_NAME));
  }

  @Test
  public void theMainThreadIsNotHeldUp() {
    assertThrows(IllegalStateException.class, () -> database.players().findOwner());
  }

  private PrecinctDatabase open() {
    return Room.databaseBuilder(context, PrecinctDatabase.class, "players-test.db").build();
  }

  private void save(String name, Tint tint, Badge badge) throws Exception {
    disk.submit(() -> database.players().saveOwner(name, tint, badge)).get();
  }

  private KnownPlayer owner() throws Exception {
    return disk.submit(() -> database.players().findOwner()).get();
  }
}
