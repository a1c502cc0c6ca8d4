package org.precinct.app;

import android.os.StrictMode;

/**
 * Keeps slow things off the main thread and nothing open that should be closed: on in packages for
 * development, and in tests, where a violation fails.
 */
final class Strictness {
  private Strictness() {}

  static void on() {
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder()
            .detectDiskReads()
            .detectDiskWrites()
            .detectNetwork()
            .detectCustomSlowCalls()
            .detectUnbufferedIo()
            .penaltyLog()
            .penaltyDeathOnNetwork()
            .build());
    StrictMode.setVmPolicy(
        new StrictMode.VmPolicy.Builder()
            .detectActivityLeaks()
            .detectLeakedClosableObjects()
            .detectLeakedRegistrationObjects()
            .detectLeakedSqlLiteObjects()
            .penaltyLog()
            .build());
  }
}
