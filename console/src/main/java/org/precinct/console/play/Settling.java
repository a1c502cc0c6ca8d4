package org.precinct.console.play;

import org.precinct.console.terminal.Screen;

/** Waits until a table's thread has done everything it was given. */
final class Settling {
  private Settling() {}

  static void of(Screen screen) {
    boolean[] done = new boolean[1];
    Runnable last =
        () -> {
          done[0] = true;
          screen.changed();
        };
    screen.pulse().loop().execute(last);
    screen.await(() -> done[0]);
  }
}
