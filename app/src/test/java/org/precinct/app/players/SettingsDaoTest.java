package org.precinct.app.players;

import static com.google.common.truth.Truth.assertThat;

import androidx.test.core.app.ApplicationProvider;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.flow.Flow;
import kotlinx.coroutines.flow.FlowKt;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.app.PrecinctDatabase;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class SettingsDaoTest {
  private final PrecinctDatabase database =
      PrecinctDatabase.open(ApplicationProvider.getApplicationContext(), "settings-test.db");
  private final SettingsDao store = database.settings();
  private final ExecutorService disk = Executors.newSingleThreadExecutor();

  @After
  public void close() {
    database.close();
    disk.shutdown();
  }

  @Test
  public void aNewPhoneHasTheStandard() throws Exception {
    assertThat(SettingsDao.of(now(store.settings()))).isSameInstanceAs(Settings.STANDARD);
  }

  @Test
  public void everyChangeIsKeptBesideTheOthers() throws Exception {
    change(settings -> settings.with(it -> it.language = "fr"));
    change(settings -> settings.with(it -> it.sounds = false));
    change(settings -> settings.with(it -> it.vibration = false));
    change(settings -> settings.with(it -> it.shakeToRoll = false));
    change(settings -> settings.with(it -> it.keepAwake = false));
    change(settings -> settings.with(it -> it.theme = Settings.Theme.DARK));
    change(settings -> settings.with(it -> it.leftHand = true));
    change(settings -> settings.with(it -> it.touchToPeek = true));
    change(settings -> settings.with(it -> it.still = true));
    Settings kept = SettingsDao.of(now(store.settings()));
    assertThat(kept.language).isEqualTo("fr");
    assertThat(kept.sounds).isFalse();
    assertThat(kept.vibration).isFalse();
    assertThat(kept.shakeToRoll).isFalse();
    assertThat(kept.keepAwake).isFalse();
    assertThat(kept.theme).isEqualTo(Settings.Theme.DARK);
    assertThat(kept.leftHand).isTrue();
    assertThat(kept.touchToPeek).isTrue();
    assertThat(kept.still).isTrue();
  }

  @Test
  public void aLessonIsGivenOnceUntilTheyAreForgotten() throws Exception {
    run(() -> store.lessonSeen("kojak.move"));
    run(() -> store.lessonSeen("kojak.move"));
    run(() -> store.lessonSeen("kojak.arrest"));
    assertThat(now(store.lessonsSeen())).containsExactly("kojak.move", "kojak.arrest");
    run(store::forgetLessons);
    assertThat(now(store.lessonsSeen())).isEmpty();
  }

  private void change(java.util.function.UnaryOperator<Settings> change) throws Exception {
    run(() -> store.change(change));
  }

  private void run(Runnable work) throws Exception {
    disk.submit(work).get();
  }

  private <T> T now(Flow<T> flow) throws Exception {
    Callable<T> first =
        () ->
            BuildersKt.runBlocking(
                EmptyCoroutineContext.INSTANCE, (scope, then) -> FlowKt.first(flow, then));
    return disk.submit(first).get();
  }
}
