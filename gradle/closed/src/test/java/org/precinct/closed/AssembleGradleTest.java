package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.zip.ZipFile;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Assembles a Gradle of a few small classes; the real one is run by {@link TinyProjectTest}. */
public class AssembleGradleTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private Path lib;

  @Before
  public void assemble() throws Exception {
    Path jars = temporary.getRoot().toPath().resolve("jars");
    Map<String, byte[]> gradle =
        new HashMap<>(
            JavaSources.compile(
                Map.of(
                    "Runner.java",
                    """
                    package org.gradle.testing;
                    public class Runner {
                      org.gradle.internal.impldep.org.junit.Test test;
                      org.gradle.internal.impldep.com.Other other;
                    }
                    """,
                    "Test.java",
                    "package org.gradle.internal.impldep.org.junit; public class Test {}",
                    "Other.java",
                    "package org.gradle.internal.impldep.com; public class Other {}")));
    gradle.put("META-INF/services/java.nio.file.spi.FileSystemProvider", utf8("broken\n"));
    gradle.put(
        "gradle-core-classpath.properties",
        utf8("projects=gradle-base\nruntime=groovy-3.jar,guava-1.jar\noptional=\n"));
    gradle.put("gradle-base-classpath.properties", utf8("projects=\nruntime=\n"));
    JavaSources.jar(jars.resolve("gradle-api-8.9.jar"), gradle);
    JavaSources.jar(jars.resolve("groovy-3.jar"), Map.of("groovy", utf8("real")));
    Path home = temporary.getRoot().toPath().resolve("home");

    AssembleGradle.assemble(jars, home);

    lib = home.resolve("lib");
  }

  @Test
  public void testRunnersMeetTheTestsOwnJunit() throws Exception {
    String runner = text(AssembleGradle.ALL, "org/gradle/testing/Runner.class");

    assertThat(runner).contains("Lorg/junit/Test;");
    assertThat(runner).doesNotContain("impldep/org/junit");
    assertThat(runner).contains("Lorg/gradle/internal/impldep/com/Other;");
  }

  @Test
  public void whatBreaksTheJdkIsLeftOut() throws Exception {
    assertThat(text(AssembleGradle.ALL, "META-INF/services/java.nio.file.spi.FileSystemProvider"))
        .isNull();
  }

  @Test
  public void everyModuleLeadsToTheOneJar() throws Exception {
    Properties core = new Properties();
    core.load(new StringReader(text("gradle-core-8.9.jar", "gradle-core-classpath.properties")));

    assertThat(core.getProperty("projects")).isEqualTo("gradle-base");
    assertThat(core.getProperty("runtime"))
        .isEqualTo(AssembleGradle.ALL + ",groovy-3.jar,guava-1.jar");
    assertThat(text("gradle-base-8.9.jar", "META-INF/MANIFEST.MF"))
        .contains("Class-Path: " + AssembleGradle.ALL);
    assertThat(text("gradle-daemon-server-8.9.jar", "gradle-daemon-server-classpath.properties"))
        .contains("groovy-3.jar");
  }

  @Test
  public void librariesAreRealWhereTheOneJarLacksThemAndEmptyWhereItHasThem() throws Exception {
    assertThat(text("groovy-3.jar", "groovy")).isEqualTo("real");
    try (ZipFile guava = new ZipFile(lib.resolve("guava-1.jar").toFile())) {
      assertThat(guava.size()).isEqualTo(1); // the manifest
    }
  }

  @Test
  public void javacPluginHasItsOneClass() throws Exception {
    assertThat(
            text(
                "gradle-java-compiler-plugin-8.9.jar",
                "org/gradle/internal/compiler/java/IncrementalCompileTask.class"))
        .contains("javax/tools/JavaCompiler$CompilationTask");
  }

  /** An entry of a jar, or null where there is none. */
  private String text(String jar, String entry) throws IOException {
    try (ZipFile zip = new ZipFile(lib.resolve(jar).toFile())) {
      if (zip.getEntry(entry) == null) return null;
      byte[] bytes = zip.getInputStream(zip.getEntry(entry)).readAllBytes();
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
