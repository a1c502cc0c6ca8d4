package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.engine.kit.Patience;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.JoinPhrase;

/** Two programs play over the network of this computer, one as host, one as guest. */
public final class TwoProcessesTest {
  private static final Pattern CODE = Pattern.compile("\\b([0-9A-Z]{4}(?:-[0-9A-Z]{1,4}){2,6})\\b");
  private static final Pattern PORT = Pattern.compile("\\(at \\S+:(\\d+)\\)");
  private static final Pattern ASKS =
      Pattern.compile("(?:^|\\s)(?:1–)?(\\d+) · \\?: rules · log[^\n]*> $");

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final List<Program> programs = new ArrayList<>();

  @After
  public void end() {
    for (Program program : programs) program.process.destroyForcibly();
  }

  /** One of the two, and the person who types into it. */
  private final class Program {
    private final Process process;
    private final Random random;
    private final StringBuffer written = new StringBuffer();
    private final CompletableFuture<String> code = new CompletableFuture<>();
    private final CompletableFuture<String> port = new CompletableFuture<>();
    private final CompletableFuture<String> done = new CompletableFuture<>();
    private final CompletableFuture<Boolean> busy = new CompletableFuture<>();
    private final CompletableFuture<Boolean> lost = new CompletableFuture<>();
    private final CompletableFuture<Boolean> over = new CompletableFuture<>();
    private int moves;

    Program(String name, long seed, String... args) throws IOException {
      Path home = Files.createDirectories(folder.getRoot().toPath().resolve(name));
      List<String> line = new ArrayList<>();
      line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      line.add("-Dfile.encoding=UTF-8");
      // Starts quickly; nobody plays long here.
      line.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
      line.add("-cp");
      line.add(System.getProperty("java.class.path"));
      line.add(Main.class.getName());
      line.addAll(List.of(args));
      line.addAll(List.of("--lang", "en"));
      ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
      builder.environment().put("XDG_DATA_HOME", home.toString());
      builder.environment().put("USER", name);
      builder.environment().put("TERM", "dumb");
      process = builder.start();
      random = new Random(seed);
      programs.add(this);
      Thread reader = new Thread(this::read, name);
      reader.setDaemon(true);
      reader.start();
    }

    private void read() {
      int answered = 0;
      try (Reader in = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
        char[] piece = new char[4096];
        for (int count; (count = in.read(piece)) >= 0; ) {
          written.append(piece, 0, count);
          String fresh = written.substring(answered);
          Matcher shown = CODE.matcher(fresh);
          if (shown.find()) code.complete(shown.group(1));
          Matcher place = PORT.matcher(fresh);
          if (place.find()) port.complete(place.group(1));
          if (fresh.contains("cannot be reached")) lost.complete(true);
          String answer = answer(fresh);
          if (answer == null) continue;
          answered = written.length();
          type(answer);
        }
        done.complete(written.toString());
      } catch (IOException e) {
        done.complete(written.toString());
      }
    }

    private String answer(String fresh) {
      Matcher asks = ASKS.matcher(fresh);
      if (asks.find()) {
        if (++moves == 3) busy.complete(true);
        return "" + (1 + random.nextInt(Integer.parseInt(asks.group(1))));
      }
      String page = fresh.substring(Math.max(0, fresh.lastIndexOf("’s table")));
      if (page.endsWith("back to the game > ")) return page.contains("is away") ? null : "";
      if (fresh.contains("back to the lobby")) over.complete(true);
      return fresh.contains("host’s next game") ? "q" : null;
    }

    private void type(String line) throws IOException {
      OutputStream keys = process.getOutputStream();
      keys.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      keys.flush();
    }

    /** The code on the screen, leading here whatever networks this computer is in. */
    JoinCode code() throws Exception {
      JoinCode shown = JoinCode.parse(await(code));
      int door = Integer.parseInt(await(port));
      InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
      return new JoinCode(shown.phrase(), Optional.of(new InetSocketAddress(here, door)));
    }

    /** Everything written by a program that ends well. */
    String end() throws Exception {
      await(done);
      assertWithMessage(written.toString()).that(process.waitFor()).isEqualTo(0);
      return written.toString();
    }

    /** The same for a host. It stays until its guests have left: they check its record. */
    String close() throws Exception {
      await(over);
      type("q");
      return end();
    }
  }

  private <T> T await(CompletableFuture<T> future) throws Exception {
    return Patience.get(
        future,
        () ->
            programs.stream()
                .map(program -> program.written)
                .collect(Collectors.joining("\n------\n", "something after:\n", "")));
  }

  @Test
  public void hostAndGuestPlayToTheEnd() throws Exception {
    Program host =
        new Program(
            "Ana", 1, "host", "kojak", "--seats", "3", "--bots", "1", "-o", "mode=quick", "--fast");
    Program guest = new Program("Ben", 2, "join", host.code().text());
    String guests = guest.end();
    String hosts = host.close();
    for (String all : List.of(hosts, guests)) {
      assertThat(all).contains("The first arrest decides the quick game.");
      assertThat(all).contains("played the whole game again");
    }
    assertThat(hosts).contains("Ana (you)");
    assertThat(guests).contains("Ben (you)");
    assertThat(guests).doesNotContain("Ana (you)");
  }

  @Test
  public void aKilledHostOpensItsTableAgainAndItsGuestComesBack() throws Exception {
    Program host =
        new Program("Ana", 1, "host", "kojak", "--seats", "2", "-o", "mode=quick", "--fast");
    Program guest = new Program("Ben", 2, "join", host.code().text());
    await(guest.busy);
    host.process.destroyForcibly().waitFor();
    await(guest.lost);
    Program again = new Program("Ana", 3, "resume", "--fast");
    String guests = guest.end();
    String hosts = again.close();
    for (String all : List.of(hosts, guests)) {
      assertThat(all).contains("The first arrest decides the quick game.");
    }
    assertThat(hosts).contains("Ana (you)");
    assertThat(guests).doesNotContain("Ana (you)");
    // Those who saw all of it have checked all of it, the host's death included.
    assertThat(guests).contains("played the whole game again");
  }

  @Test
  public void aWrongCodeIsRefused() throws Exception {
    Program host = new Program("Ana", 1, "host", "kojak", "--board");
    String wrong = new JoinCode(JoinPhrase.random(), host.code().place()).text();
    Program guest = new Program("Ben", 2, "join", wrong);
    await(guest.done);
    String said = guest.written.toString();
    assertWithMessage(said).that(guest.process.waitFor()).isEqualTo(2);
    assertThat(said).contains("does not accept this code");
    host.type("q");
    host.end();
  }
}
