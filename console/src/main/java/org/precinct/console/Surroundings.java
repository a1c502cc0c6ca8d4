package org.precinct.console;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Clock;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.precinct.console.terminal.Pulse;
import org.precinct.console.terminal.RealTime;
import org.precinct.table.Entropy;

/**
 * What the program gets from outside. Tests give it something else.
 *
 * @param unseen whether input comes from somewhere else than a keyboard
 * @param pulse makes the time of tables that people play at
 */
public record Surroundings(
    Map<String, String> environment,
    Locale locale,
    Clock clock,
    Entropy entropy,
    Opener terminal,
    boolean unseen,
    PrintStream out,
    PrintStream err,
    Supplier<Pulse> pulse) {

  /** Opens the terminal; it is the program's until closed. */
  @FunctionalInterface
  public interface Opener {
    Terminal open() throws IOException;
  }

  /** This computer. */
  static Surroundings system(PrintStream out, PrintStream err) {
    return new Surroundings(
        System.getenv(),
        Locale.getDefault(),
        Clock.systemDefaultZone(),
        Entropy.system(),
        () -> TerminalBuilder.builder().system(true).dumb(true).build(),
        System.console() == null,
        out,
        err,
        RealTime::new);
  }
}
