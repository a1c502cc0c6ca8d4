package org.precinct.app;

import static com.google.common.truth.Truth.assertThat;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.app.links.PhoneLinks;
import org.precinct.app.session.Phone;
import org.precinct.engine.kit.Patience;
import org.robolectric.RobolectricTestRunner;

/** The app's long-lived parts. */
@RunWith(RobolectricTestRunner.class)
public class PrecinctTest {
  private final Precinct whole = ApplicationProvider.getApplicationContext();

  /** An app whose radios take as long to be found as somebody wants. */
  private final class Slow extends Precinct {
    final CountDownLatch looking = new CountDownLatch(1);
    final CountDownLatch found = new CountDownLatch(1);

    Slow() {
      attachBaseContext(whole);
    }

    @Override
    public Context getApplicationContext() {
      looking.countDown();
      try {
        found.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return whole;
    }
  }

  @Test
  public void theFirstFrameDoesNotWaitForTheRadios() throws Exception {
    Slow app = new Slow();
    app.use(whole.phone());
    CompletableFuture<PhoneLinks> links = CompletableFuture.supplyAsync(app::links);
    app.looking.await();
    CompletableFuture<Phone> phone = CompletableFuture.supplyAsync(app::phone);
    try {
      assertThat(Patience.get(phone, () -> "the phone")).isSameInstanceAs(whole.phone());
      assertThat(links.isDone()).isFalse();
    } finally {
      app.found.countDown();
    }
    assertThat(Patience.get(links, () -> "its links")).isNotNull();
  }
}
