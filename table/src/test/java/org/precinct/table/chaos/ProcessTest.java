package org.precinct.table.chaos;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import okio.ByteString;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import org.precinct.engine.kit.Kits;
import org.precinct.engine.kit.Patience;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.proto.Entry;

/**
 * Real processes over real sockets, killed without warning (SIGKILL): each game goes on where it
 * was, ends, and everybody finds it fair. {@link ProcessSoak} plays every game so, and kills again
 * and again.
 */
@RunWith(Parameterized.class)
public class ProcessTest {
  /** In one game after the other, until there were so many. */
  int kills() {
    return 5;
  }

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Random random = new Random(42);
  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final List<Child> guests = new ArrayList<>();
  private final Map<String, String> verdicts = new TreeMap<>();
  private int children;
  private Child host;
  private int port;
  private boolean dealing;
  private int games;

  private final String game;

  public ProcessTest(String game) {
    this.game = game;
  }

  /** A game in which one player after the other moves, and one in which all do at once. */
  @Parameters(name = "{0}")
  public static List<String> ids() {
    return List.of("kojak", "police-city");
  }

  @Test
  public void aGameSurvivesKilledProcesses() throws Exception {
    File journal = new File(folder.getRoot(), "journal");
    try {
      startHost(journal);
      for (String name : List.of("Ana", "Ben", "Cleo")) {
        Child guest = guest(name);
        guests.add(guest);
        await(guest, "READY");
      }
      dealing = true;
      host.deal();
      int kills = 0;
      while (kills < kills()) {
        for (int actions = random.nextInt(8); actions > 0; ) if (isAction(next())) actions--;
        kills += killSome(journal);
        listen();
      }
      while (verdicts.size() < guests.size()) hear(next());
      checkVerdicts();
      System.out.printf("%s: %d kills, %d games finished and checked%n", game, kills, games);
    } finally {
      if (host != null) host.kill();
      for (Child guest : guests) guest.kill();
    }
    checkJournal(journal);
  }

  /** Kills one, two or all of them at once, and starts them again. */
  private int killSome(File journal) throws Exception {
    int kills = 0;
    List<Child> restarted = new ArrayList<>();
    boolean killHost = random.nextInt(2) == 0;
    if (killHost) {
      host.kill();
      kills++;
    }
    for (int i = 0; i < guests.size(); i++) {
      if (random.nextInt(3) > 0 && (killHost || i != 0)) continue;
      guests.get(i).kill();
      kills++;
      guests.set(i, guest(guests.get(i).name));
      restarted.add(guests.get(i));
    }
    if (killHost) startHost(journal);
    for (Child guest : restarted) await(guest, "READY");
    return kills;
  }

  private void startHost(File journal) throws Exception {
    List<String> args = new ArrayList<>(List.of(journal.getPath(), "" + port, game));
    Kits.find(game)
        .orElseThrow()
        .brief()
        .forEach((option, value) -> args.add(option + "=" + value));
    host = new Child("host", HostProgram.class, args.toArray(new String[0]));
    port = Integer.parseInt(await(host, "PORT").split(" ")[2]);
    // The one before may have died before it dealt.
    if (dealing) host.deal();
  }

  private Child guest(String name) throws IOException {
    return new Child(name, GuestProgram.class, folder.getRoot().getPath(), name, "" + port);
  }

  /** The next thing that somebody says. */
  private String next() throws Exception {
    return Patience.next(said, "a word from anybody");
  }

  private boolean isAction(String line) throws Exception {
    hear(line);
    followGame();
    return line.endsWith(" DONE");
  }

  /** Takes note of what was said meanwhile. */
  private void listen() throws Exception {
    for (String line; (line = said.poll()) != null; ) isAction(line);
  }

  /** A game that everybody has judged is followed by one. */
  private void followGame() throws Exception {
    if (verdicts.size() < guests.size()) return;
    checkVerdicts();
    host.deal();
  }

  private void checkVerdicts() {
    assertWithMessage("%s", verdicts)
        .that(verdicts.values().stream().allMatch(v -> v.contains(" Fair")))
        .isTrue();
    verdicts.clear();
    games++;
  }

  private void hear(String line) {
    assertThat(line).doesNotContain("GONE");
    // A guest that was killed after its verdict gives it again.
    if (!line.contains("VERDICT " + (games + 1) + " ")) return;
    for (Child guest : guests) {
      if (line.startsWith(guest.number + " ")) verdicts.put(guest.name, line);
    }
  }

  private String await(Child child, String word) throws Exception {
    List<String> others = new ArrayList<>();
    try {
      while (true) {
        String line = Patience.next(said, child.name + " that says " + word);
        if (line.startsWith(child.number + " " + word)) return line;
        others.add(line);
      }
    } finally {
      said.addAll(others);
    }
  }

  /** Every acknowledged action is in the journal, in order, and nothing is there twice. */
  private void checkJournal(File file) throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (FileJournal journal = FileJournal.open(file)) {
      for (ByteString bytes : journal.read()) entries.add(Entry.ADAPTER.decode(bytes));
    }
    for (int i = 0; i < guests.size(); i++) {
      List<String> acknowledged =
          Files.readAllLines(new File(folder.getRoot(), guests.get(i).name + ".acks").toPath());
      int at = 0;
      int game = 0;
      Set<String> ids = new HashSet<>();
      for (Entry entry : entries) {
        if (entry.dealt != null) game = entry.dealt.game;
        if (entry.step == null || entry.step.member != i + 1) continue;
        assertThat(ids.add(game + " " + entry.step.id)).isTrue();
        String done = game + " " + entry.step.action.hex();
        if (at < acknowledged.size() && acknowledged.get(at).equals(done)) at++;
      }
      assertThat(at).isEqualTo(acknowledged.size());
      assertThat(at).isGreaterThan(0);
    }
  }

  /** A process. */
  private final class Child {
    final String name;
    final int number;
    private final Process process;

    Child(String name, Class<?> program, String... args) throws IOException {
      this.name = name;
      this.number = ++children;
      List<String> command = new ArrayList<>();
      command.add(new File(System.getProperty("java.home"), "bin/java").getPath());
      // Starts quickly; nobody lives long here.
      command.add("-XX:TieredStopAtLevel=1");
      command.add("-XX:+UseSerialGC");
      command.add("-Xshare:auto");
      command.add("-Xmx128m");
      command.add("-cp");
      command.add(System.getProperty("java.class.path"));
      command.add(program.getName());
      command.addAll(List.of(args));
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
      Thread reader = new Thread(this::read, name);
      reader.setDaemon(true);
      reader.start();
    }

    private void read() {
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        for (String line; (line = lines.readLine()) != null; ) said.add(number + " " + line);
      } catch (IOException e) {
        // It was killed.
      }
    }

    /** Wants the next game dealt. */
    void deal() throws IOException {
      process.getOutputStream().write((games + 1 + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    }

    void kill() throws InterruptedException {
      process.destroyForcibly().waitFor();
    }
  }
}
