package org.precinct.app;

import android.os.StrictMode;

/** The app of the tests: what a package for development only logs fails here. */
public final class StrictPrecinct extends Precinct {
  @Override
  public void onCreate() {
    super.onCreate();
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder(StrictMode.getThreadPolicy())
            .penaltyListener(
                Runnable::run,
                violation -> {
                  throw new AssertionError("slow work on the main thread", violation);
                })
            .build());
  }
}
