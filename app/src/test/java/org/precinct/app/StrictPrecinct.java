package org.precinct.app;

import android.os.Build;
import android.os.Handler;
import android.os.Looper;
import android.os.StrictMode;
import androidx.compose.runtime.snapshots.ObserverHandle;
import androidx.compose.runtime.snapshots.Snapshot;
import java.util.concurrent.atomic.AtomicBoolean;
import kotlin.Unit;

/** The app of the tests: what a package for development only logs fails here. */
public final class StrictPrecinct extends Precinct {
  private ObserverHandle writes;

  @Override
  public void onCreate() {
    super.onCreate();
    StrictMode.ThreadPolicy.Builder policy =
        new StrictMode.ThreadPolicy.Builder(StrictMode.getThreadPolicy());
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.P) {
      policy.penaltyDeath();
    } else {
      policy.penaltyListener(
          Runnable::run,
          violation -> {
            throw new AssertionError("slow work on the main thread", violation);
          });
    }
    StrictMode.setThreadPolicy(policy.build());
    tellOfWrites();
  }

  /**
   * Compose has one messenger in a process who tells screens that a state was written. It lives on
   * the main looper of the first test; when a test ends with its message on the way, Robolectric
   * drops that with the looper, and it waits for its arrival in all tests to come: their screens
   * never come to rest. So each test has a messenger of its own as well.
   */
  private void tellOfWrites() {
    Handler main = new Handler(Looper.getMainLooper());
    AtomicBoolean onTheWay = new AtomicBoolean();
    writes =
        Snapshot.Companion.registerGlobalWriteObserver(
            written -> {
              if (onTheWay.compareAndSet(false, true)) {
                main.post(
                    () -> {
                      onTheWay.set(false);
                      Snapshot.Companion.sendApplyNotifications();
                    });
              }
              return Unit.INSTANCE;
            });
  }

  @Override
  public void onTerminate() {
    writes.dispose();
    super.onTerminate();
  }
}
