package org.precinct.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.precinct.console.show.Titles;
import org.precinct.console.table.MdnsDiscovery;
import org.precinct.console.terminal.Printer;
import org.precinct.console.terminal.Pulse;
import org.precinct.console.terminal.RealTime;
import org.precinct.table.Entropy;
import org.precinct.table.net.Discovery;

/**
 * What the program gets from outside. Tests give it something else.
 *
 * @param unseen whether input comes from somewhere else than a keyboard
 * @param pulse makes the time of tables that people play at
 * @param network where tables show themselves and are looked for
 * @param titles the games
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
    Supplier<Pulse> pulse,
    Network network,
    Titles titles) {

  /** Opens the terminal; it is the program's until closed. */
  @FunctionalInterface
  public interface Opener {
    Terminal open() throws IOException;
  }

  /** Joins the local network. */
  @FunctionalInterface
  public interface Network {
    Discovery open() throws IOException;
  }

  /** This computer. */
  static Surroundings system() {
    Map<String, String> environment = System.getenv();
    Charset charset = charset(environment);
    PrintStream out = new Printer(new FileOutputStream(FileDescriptor.out), charset);
    PrintStream err = new Printer(new FileOutputStream(FileDescriptor.err), charset);
    return new Surroundings(
        environment,
        locale(environment),
        Clock.systemDefaultZone(),
        Entropy.system(),
        () -> TerminalBuilder.builder().system(true).dumb(true).encoding(charset).build(),
        System.console() == null,
        out,
        err,
        RealTime::new,
        MdnsDiscovery::open,
        Titles.HOUSE);
  }

  /**
   * What the terminal reads and writes. The environment's word counts for more than the system's,
   * which knows nothing but ASCII where a locale is named that is not installed.
   */
  static Charset charset(Map<String, String> environment) {
    String named = first(environment, "LC_ALL", "LC_CTYPE", "LANG").toLowerCase(Locale.ROOT);
    if (named.matches(".*\\.utf-?8\\b.*")) return StandardCharsets.UTF_8;
    String own = System.getProperty("native.encoding", Charset.defaultCharset().name());
    return Charset.isSupported(own) ? Charset.forName(own) : Charset.defaultCharset();
  }

  /** The language asked for, even by a locale that is not installed. */
  static Locale locale(Map<String, String> environment) {
    String named = first(environment, "LC_ALL", "LC_MESSAGES", "LANG");
    return named.matches("[a-z]{2}([_.@].*)?")
        ? Locale.forLanguageTag(named.substring(0, 2))
        : Locale.getDefault();
  }

  private static String first(Map<String, String> environment, String... names) {
    for (String name : names) {
      String value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) return value;
    }
    return "";
  }
}
