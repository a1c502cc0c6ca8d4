package org.precinct.console.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.Signals;

/**
 * A terminal with a line for typing at its end.
 *
 * <p>For one thread, but for {@link #changed}.
 */
public final class Screen implements AutoCloseable {
  /** What every screen must be readable in. */
  public static final int LEAST_WIDTH = 80;

  private static final int LEAST_HEIGHT = 24;
  private static final int MOST_WIDTH = 120;
  private static final int LONGEST_INPUT = 200;

  private final Terminal terminal;
  private final Pulse pulse;
  private final boolean redraws;
  private final boolean colours;
  private final Charset charset;
  private final String small;
  private final boolean unseen;
  private final boolean echoes;
  private final Attributes before;
  private final Object interrupt;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final Deque<Event> held = new ArrayDeque<>();
  private final AtomicBoolean changed = new AtomicBoolean();
  private final StringBuilder typed = new StringBuilder();
  private String prompt = "";
  private boolean prompted;
  private boolean afterReturn;
  private int escape;

  /**
   * @param colours whether colours are wanted; they are shown if the terminal has them
   * @param unseen whether input comes from somewhere else than the keys of this terminal, so that
   *     it has to be written to be seen
   * @param small what to say in a window that has less room than everything needs
   */
  public Screen(Terminal terminal, Pulse pulse, boolean colours, boolean unseen, String small) {
    this.terminal = terminal;
    this.pulse = pulse;
    boolean dumb = terminal.getType().startsWith(Terminal.TYPE_DUMB);
    this.redraws =
        !dumb
            && terminal.getStringCapability(Capability.clear_screen) != null
            && terminal.getStringCapability(Capability.cursor_address) != null;
    Integer depth = terminal.getNumericCapability(Capability.max_colors);
    this.colours = colours && !dumb && depth != null && depth >= 8;
    this.charset = terminal.encoding() == null ? StandardCharsets.UTF_8 : terminal.encoding();
    this.small = small;
    this.unseen = unseen;
    this.echoes = unseen && !redraws;
    this.before = redraws ? terminal.enterRawMode() : terminal.getAttributes();
    terminal.handle(Terminal.Signal.INT, signal -> events.add(new Event.End()));
    // A dumb terminal hears no signals by itself.
    this.interrupt =
        dumb && !unseen ? Signals.register("INT", () -> events.add(new Event.End())) : null;
    terminal.handle(Terminal.Signal.WINCH, signal -> changed());
    Thread keys = new Thread(this::listen, "keys");
    keys.setDaemon(true);
    keys.start();
  }

  private void listen() {
    try {
      while (true) {
        int key = terminal.reader().read();
        if (key < 0) break;
        events.add(new Event.Key(key));
      }
    } catch (IOException | RuntimeException closed) {
      // The same as the end of the input.
    }
    events.add(new Event.End());
  }

  /** Whether whole screens are drawn, one in the other's place. */
  public boolean redraws() {
    return redraws;
  }

  /** Whether a text can be shown as it is. */
  public boolean shows(String text) {
    return charset.newEncoder().canEncode(text);
  }

  public int width() {
    int width = terminal.getWidth();
    return width <= 0 ? LEAST_WIDTH : Math.max(LEAST_WIDTH, Math.min(width, MOST_WIDTH));
  }

  /** Those that there are, for what must not wrap. */
  private int columns() {
    return terminal.getWidth() <= 0 ? LEAST_WIDTH : terminal.getWidth();
  }

  public int height() {
    int height = terminal.getHeight();
    return height <= 0 ? LEAST_HEIGHT : Math.max(LEAST_HEIGHT, height);
  }

  public Pulse pulse() {
    return pulse;
  }

  /** Something else than input has happened. From any thread. */
  public void changed() {
    if (changed.compareAndSet(false, true)) events.add(new Event.Changed());
  }

  /** Draws a screen, or writes its lines where screens cannot be drawn, and asks for input. */
  public void show(List<Line> lines, String asking) {
    if (redraws) {
      terminal.puts(Capability.clear_screen);
      prompted = false;
    }
    for (Line line : fitting(lines)) say(line);
    ask(asking);
  }

  /** In a window that is too small, a word about that, and as much of the end as fits. */
  private List<Line> fitting(List<Line> lines) {
    int columns = terminal.getWidth();
    int rows = terminal.getHeight();
    boolean narrow = redraws && columns > 0 && columns < LEAST_WIDTH;
    boolean low = redraws && rows > 0 && rows < LEAST_HEIGHT;
    List<Line> fitting = new ArrayList<>();
    if (narrow || low) fitting.add(Line.of(small, Tone.RED));
    int from = low ? Math.max(0, lines.size() - Math.max(1, rows - 3)) : 0;
    fitting.addAll(lines.subList(from, lines.size()));
    int most = narrow ? columns - 1 : width();
    return fitting.stream().map(line -> line.cut(most)).toList();
  }

  /** Writes a line above the one for typing. */
  public void say(Line line) {
    leaveInput();
    String text = plain(line);
    terminal.writer().println(text);
    terminal.writer().flush();
  }

  public void say(String text) {
    for (String part : Layout.wrap(text, Math.min(width(), columns()), 0)) say(Line.of(part));
  }

  /** Draws over the first line of the screen, where that is possible. */
  public void head(Line line) {
    if (!redraws) return;
    terminal.puts(Capability.save_cursor);
    terminal.puts(Capability.cursor_address, 0, 0);
    terminal.puts(Capability.clr_eol);
    terminal.writer().print(plain(line.cut(Math.min(width(), columns()))));
    terminal.puts(Capability.restore_cursor);
    terminal.writer().flush();
  }

  /** Asks for input again after lines have been written. */
  public void ask(String asking) {
    prompt = Ascii.of(asking, charset);
    PrintWriter out = terminal.writer();
    if (prompted) leaveInput();
    out.print(prompt);
    if (redraws) out.print(typed);
    out.flush();
    prompted = true;
  }

  private void leaveInput() {
    if (!prompted) return;
    prompted = false;
    if (redraws) {
      terminal.writer().print("\r");
      terminal.puts(Capability.clr_eol);
    } else {
      terminal.writer().println();
    }
  }

  private String plain(Line line) {
    String text = colours ? line.styled().toAnsi(terminal) : line.toString();
    return Ascii.of(text, charset).stripTrailing();
  }

  /**
   * Waits for a line, a change or the end of some time.
   *
   * @param millis how long, at most; 0 for no limit
   * @param person whether a person is expected to do something. If not, what comes from elsewhere
   *     than a keyboard is kept for when one is
   */
  public Event next(long millis, boolean person) {
    return next(millis, person, person || !unseen);
  }

  /** Waits for something that no person has to do; what is typed meanwhile is kept. */
  public void await(BooleanSupplier done) {
    while (!done.getAsBoolean()) next(0, false, false);
  }

  private Event next(long millis, boolean person, boolean takes) {
    try {
      while (true) {
        pulse.settle();
        // The one who types has seen the change, however fast the keys were.
        if (changed.getAndSet(false)) return new Event.Changed();
        boolean kept = takes && !held.isEmpty();
        Event event = kept ? held.remove() : pulse.next(events, millis, person);
        // It only wakes the wait above.
        if (event instanceof Event.Changed) continue;
        boolean input = event instanceof Event.Key || event instanceof Event.End;
        if (input && !takes) {
          held.add(event);
        } else if (!(event instanceof Event.Key key)) {
          return event;
        } else if (key(key.code())) {
          String line = typed.toString().trim();
          if (echoes) echo(line + System.lineSeparator());
          typed.setLength(0);
          prompted = false;
          return new Event.Typed(line);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Event.End();
    }
  }

  /** Takes a key in; true if it ends the line. */
  private boolean key(int code) {
    // Arrows and the like: an escape, a bracket, and everything up to a letter.
    if (escape > 0) {
      escape = escape == 1 && (code == '[' || code == 'O') ? 2 : code >= '@' ? 0 : escape;
      return false;
    }
    boolean secondHalf = code == '\n' && afterReturn;
    afterReturn = code == '\r';
    if (secondHalf) return false;
    switch (code) {
      case '\n', '\r' -> {
        if (redraws) echo(System.lineSeparator());
        return true;
      }
      case 0x1b -> escape = 1;
      case 0x03 -> events.add(new Event.End());
      case 0x04 -> {
        if (typed.length() == 0) events.add(new Event.End());
      }
      case 0x15 -> {
        typed.setLength(0);
        again();
      }
      case 0x08, 0x7f -> {
        if (typed.length() > 0) {
          typed.setLength(typed.offsetByCodePoints(typed.length(), -1));
          again();
        }
      }
      default -> {
        if (code >= ' ' && typed.length() < LONGEST_INPUT) {
          typed.append((char) code);
          if (redraws) echo(String.valueOf((char) code));
        }
      }
    }
    return false;
  }

  private void again() {
    if (!redraws) return;
    terminal.writer().print("\r");
    terminal.puts(Capability.clr_eol);
    echo(prompt + typed);
  }

  private void echo(String text) {
    terminal.writer().print(text);
    terminal.writer().flush();
  }

  /** Puts the terminal back as it was. */
  @Override
  public void close() throws IOException {
    leaveInput();
    terminal.writer().flush();
    if (redraws) terminal.setAttributes(before);
    if (interrupt != null) Signals.unregister("INT", interrupt);
    terminal.close();
  }
}
