package org.precinct.console.kit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import okio.ByteString;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.precinct.console.Surroundings;
import org.precinct.console.show.Titles;
import org.precinct.console.terminal.Pulse;
import org.precinct.console.terminal.SteppedTime;
import org.precinct.engine.Chance;
import org.precinct.table.Entropy;

/**
 * The real program with a scripted person at its terminal.
 *
 * <p>The person reads what the program writes; whenever it ends with an arrow, the person types a
 * line. Nothing depends on how fast either of them is.
 */
public final class Rehearsal {
  /** What every question ends with. */
  public static final String ARROW = "> ";

  private final Path folder;
  private final String type;
  private final Person person;
  private final Map<String, String> environment = new HashMap<>();
  private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
  private final StringBuilder written = new StringBuilder();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private Supplier<Pulse> pulse = SteppedTime::new;
  private Entropy entropy = seeded("rehearsal");
  private Surroundings.Network network =
      () -> {
        throw new IOException("no network here");
      };
  private Titles titles = Titles.HOUSE;
  private boolean eager;
  private Size size = new Size(80, 24);
  private int answered;

  /** The one who sits there. */
  @FunctionalInterface
  public interface Person {
    /**
     * What to type; null to wait for more.
     *
     * @param all everything written so far
     * @param fresh what was written since the last line was typed
     */
    String type(String all, String fresh);
  }

  /**
   * @param folder for saves
   * @param type of the terminal: {@code dumb}, or one that can be drawn on
   */
  public Rehearsal(Path folder, String type, Person person) {
    this.folder = folder;
    this.type = type;
    this.person = person;
    environment.put("XDG_DATA_HOME", folder.toString());
    environment.put("USER", "ana");
  }

  public Rehearsal with(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /** In the system's time instead of an invented one. */
  public Rehearsal in(Supplier<Pulse> time) {
    pulse = time;
    return this;
  }

  public Rehearsal on(Surroundings.Network with) {
    network = with;
    return this;
  }

  public Rehearsal playing(Titles with) {
    titles = with;
    return this;
  }

  public Rehearsal sized(int columns, int rows) {
    size = new Size(columns, rows);
    return this;
  }

  /** The person sits at a keyboard and may type whenever something is written, asked or not. */
  public Rehearsal eager() {
    eager = true;
    return this;
  }

  public Rehearsal lucky(String seed) {
    entropy = seeded(seed);
    return this;
  }

  private static Entropy seeded(String seed) {
    Chance chance = Chance.of(seed);
    return count -> {
      byte[] bytes = new byte[count];
      synchronized (chance) {
        for (int i = 0; i < count; i++) bytes[i] = (byte) chance.below(256);
      }
      return ByteString.of(bytes);
    };
  }

  /** What the program gets instead of this computer. */
  public Surroundings surroundings() {
    Clock clock = Clock.fixed(Instant.parse("2024-07-14T20:00:00Z"), ZoneOffset.UTC);
    return new Surroundings(
        environment,
        Locale.ENGLISH,
        clock,
        entropy,
        this::terminal,
        !eager,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        pulse,
        network,
        titles);
  }

  private Terminal terminal() throws IOException {
    if (type.equals(Terminal.TYPE_DUMB)) {
      return new DumbTerminal("test", type, new Keys(), new Paper(), StandardCharsets.UTF_8);
    }
    ExternalTerminal terminal =
        new ExternalTerminal("test", type, new Keys(), new Paper(), StandardCharsets.UTF_8);
    terminal.setSize(size);
    return terminal;
  }

  /** Everything written to the terminal. */
  public String written() {
    synchronized (written) {
      return written.toString();
    }
  }

  public String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  public String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  public Path folder() {
    return folder;
  }

  private final class Keys extends InputStream {
    @Override
    public int read() throws IOException {
      try {
        return keys.take();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return -1;
      }
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      if (length == 0) return 0;
      int key = read();
      if (key < 0) return -1;
      bytes[from] = (byte) key;
      return 1;
    }

    @Override
    public int available() {
      return keys.size();
    }
  }

  private final class Paper extends OutputStream {
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 16);
    private final CharBuffer letters = CharBuffer.allocate(1 << 16);

    @Override
    public synchronized void write(int b) {
      bytes.put((byte) b);
      if (bytes.remaining() == 0) decode();
    }

    private void decode() {
      bytes.flip();
      decoder.decode(bytes, letters, false);
      bytes.compact();
      letters.flip();
      synchronized (written) {
        written.append(letters);
      }
      letters.clear();
    }

    @Override
    public synchronized void flush() {
      decode();
      String line = "";
      synchronized (written) {
        if (written.length() == answered || !asks()) return;
        line = person.type(written.toString(), written.substring(answered));
        if (line == null) return;
        answered = written.length();
      }
      for (byte b : (line + "\n").getBytes(StandardCharsets.UTF_8)) keys.add(b & 0xff);
    }

    private boolean asks() {
      return eager || written.toString().endsWith(ARROW);
    }
  }
}
