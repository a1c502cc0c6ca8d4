package org.precinct.console.kit;

import java.nio.file.Path;
import org.jline.terminal.Terminal;

/** For commands that ask nothing. */
public final class Silent {
  private Silent() {}

  public static Rehearsal in(Path folder) {
    return new Rehearsal(
        folder,
        Terminal.TYPE_DUMB,
        (all, fresh) -> {
          throw new AssertionError("asked: " + fresh);
        });
  }
}
