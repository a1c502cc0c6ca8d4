package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class OnceTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private final List<String> said = new ArrayList<>();
  private Path folder;

  @Before
  public void choose() {
    folder = temporary.getRoot().toPath().resolve("cache/part");
  }

  @Test
  public void workIsDoneOnce() throws Exception {
    make("first");
    make("second");

    assertThat(Files.readString(folder.resolve("file"))).isEqualTo("first");
    assertThat(said).isEmpty();
  }

  @Test
  public void failedWorkLeavesNothing() throws Exception {
    IOException failure =
        assertThrows(
            IOException.class,
            () ->
                Once.make(
                    folder,
                    said::add,
                    partial -> {
                      Files.writeString(partial.resolve("file"), "half");
                      throw new IOException("disk full");
                    }));

    assertThat(failure).hasMessageThat().isEqualTo("disk full");
    assertThat(siblings()).containsExactly("lock");
  }

  @Test
  public void interruptedWorkIsStartedAfresh() throws Exception {
    try (Worker killed = new Worker()) {
      killed.expect("working");
      killed.process.destroyForcibly().waitFor();
    }
    assertThat(Files.exists(folder)).isFalse();
    assertThat(siblings()).hasSize(2); // the lock, and what the killed one left

    make("after");

    assertThat(said).containsExactly("An earlier attempt was interrupted: starting afresh.");
    assertThat(Files.readString(folder.resolve("file"))).isEqualTo("after");
    assertThat(Files.exists(folder.resolve("half"))).isFalse();
    assertThat(siblings()).containsExactly("lock", "part");
  }

  @Test
  public void secondOfTwoWaitsForTheFirst() throws Exception {
    try (Worker first = new Worker()) {
      first.expect("working");
      try (Worker second = new Worker()) {
        second.expect("Another build is preparing " + folder.getParent() + "; waiting for it.");
        first.goOn();
        first.expect("done");
        second.expect("done"); // without working itself
        assertThat(second.process.waitFor()).isEqualTo(0);
      }
      assertThat(Files.readString(folder.resolve("file"))).isEqualTo("by " + first.process.pid());
    }
    assertThat(siblings()).containsExactly("lock", "part");
  }

  @Test
  public void secondOfTwoTakesOverWhenTheFirstDies() throws Exception {
    try (Worker first = new Worker()) {
      first.expect("working");
      try (Worker second = new Worker()) {
        second.expect("Another build is preparing " + folder.getParent() + "; waiting for it.");
        first.process.destroyForcibly().waitFor();
        second.expect("An earlier attempt was interrupted: starting afresh.");
        second.expect("working");
        second.goOn();
        second.expect("done");
        assertThat(Files.readString(folder.resolve("file")))
            .isEqualTo("by " + second.process.pid());
      }
    }
  }

  private void make(String text) throws Exception {
    Once.make(folder, said::add, partial -> Files.writeString(partial.resolve("file"), text));
  }

  private List<String> siblings() throws IOException {
    try (Stream<Path> files = Files.list(folder.getParent())) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  /** A process that makes the folder, and in the middle of its work waits to be told to go on. */
  private final class Worker implements AutoCloseable {
    final Process process;
    private final BufferedReader output;

    Worker() throws IOException {
      process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Work.class.getName(),
                  folder.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      output = process.inputReader();
    }

    void expect(String line) throws IOException {
      assertThat(output.readLine()).isEqualTo(line);
    }

    void goOn() throws IOException {
      process.getOutputStream().write('\n');
      process.getOutputStream().flush();
    }

    @Override
    public void close() {
      process.destroyForcibly();
    }
  }

  /** What a {@link Worker} runs. */
  static final class Work {
    private Work() {}

    public static void main(String[] args) throws Exception {
      Once.make(
          Path.of(args[0]),
          System.out::println,
          partial -> {
            Files.writeString(partial.resolve("half"), "");
            System.out.println("working");
            System.in.read();
            Files.delete(partial.resolve("half"));
            Files.writeString(partial.resolve("file"), "by " + ProcessHandle.current().pid());
          });
      System.out.println("done");
    }
  }
}
