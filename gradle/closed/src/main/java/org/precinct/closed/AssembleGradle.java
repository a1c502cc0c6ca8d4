package org.precinct.closed;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.gradle.internal.compiler.java.IncrementalCompileTask;

/**
 * Lays a Gradle home around the one-jar Gradle that Maven repositories have.
 *
 * <p>Gradle finds its modules as jars of its {@code lib} folder, each with a list of what it needs.
 * Here they are near-empty jars that all lead to the one big jar.
 */
final class AssembleGradle {
  static final String VERSION = "8.9";

  /** The big jar; gradlew starts Gradle from it. */
  static final String ALL = "gradle-runtime-all-" + VERSION + ".jar";

  private static final Pattern MODULE =
      Pattern.compile("(gradle-[a-z0-9-]+)-classpath\\.properties");
  private static final String RELOCATED = "org/gradle/internal/impldep/";

  /** Modules that Gradle asks for by name and that the one jar does not list. */
  private static final List<String> UNLISTED =
      List.of("gradle-daemon-server", "gradle-daemon-main", "gradle-instrumentation-agent");

  /** The test executors must meet the tests' own JUnit, so their references lose the relocation. */
  static final Map<String, String> UNRELOCATE = new LinkedHashMap<>();

  static {
    UNRELOCATE.put("org/gradle/internal/impldep/org/junit", "org/junit");
    UNRELOCATE.put("org.gradle.internal.impldep.org.junit", "org.junit");
    UNRELOCATE.put("org/gradle/internal/impldep/junit/", "junit/");
    UNRELOCATE.put("org/gradle/internal/impldep/org/opentest4j", "org/opentest4j");
  }

  private AssembleGradle() {}

  /** Makes {@code home} a Gradle home out of the pom's {@code jars}. */
  static void assemble(Path jars, Path home) throws IOException {
    Path lib = Files.createDirectories(home.resolve("lib"));
    Files.createDirectories(lib.resolve("plugins"));
    Map<String, Properties> modules =
        copyOneJar(jars.resolve("gradle-api-" + VERSION + ".jar"), lib.resolve(ALL));
    Set<String> beside = copyOthers(jars, lib);

    Set<String> named = new TreeSet<>();
    for (var module : modules.entrySet()) {
      Properties needs = module.getValue();
      String runtime = needs.getProperty("runtime", "");
      if (!runtime.isEmpty()) named.addAll(List.of(runtime.split(",")));
      writeModule(
          lib,
          module.getKey(),
          needs.getProperty("projects", ""),
          runtime.isEmpty() ? ALL : ALL + "," + runtime,
          needs.getProperty("optional", ""),
          Map.of());
    }
    for (String name : UNLISTED) {
      writeModule(lib, name, "", ALL + "," + String.join(",", beside), "", Map.of());
    }
    writeModule(lib, "gradle-java-compiler-plugin", "", "", "", javacPlugin());
    // The one jar has the classes of the libraries that its modules name; only the files are
    // missed.
    for (String name : named) {
      if (!beside.contains(name)) writeJar(lib.resolve(name), new Manifest(), Map.of());
    }
  }

  /** Copies the one jar without what breaks outside Gradle's own layout; returns its modules. */
  private static Map<String, Properties> copyOneJar(Path from, Path to) throws IOException {
    Map<String, Properties> modules = new TreeMap<>();
    try (ZipFile in = new ZipFile(from.toFile());
        ZipOutputStream out =
            new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(to)))) {
      out.setLevel(Deflater.BEST_SPEED);
      for (ZipEntry entry : Collections.list(in.entries())) {
        String name = entry.getName();
        // On the class path this service makes the JDK load its file systems in a circle.
        if (entry.isDirectory()
            || name.equals("META-INF/services/java.nio.file.spi.FileSystemProvider")) {
          continue;
        }
        byte[] bytes = in.getInputStream(entry).readAllBytes();
        Matcher module = MODULE.matcher(name);
        if (module.matches()) {
          Properties needs = new Properties();
          needs.load(new ByteArrayInputStream(bytes));
          modules.put(module.group(1), needs);
        }
        if (name.startsWith("org/gradle/")
            && name.endsWith(".class")
            && !name.startsWith(RELOCATED)) {
          bytes = ConstantPool.rename(bytes, UNRELOCATE);
        }
        put(out, name, bytes);
      }
      // Asked for at start, although there is no Kotlin DSL here.
      put(out, "gradle-kotlin-dsl-versions.properties", utf8("kotlin=1.9.23\n"));
    }
    return modules;
  }

  /** Copies the libraries that the one jar lacks; returns their file names. */
  private static Set<String> copyOthers(Path jars, Path lib) throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(jars)) {
      for (Path jar : files.toList()) {
        String name = jar.getFileName().toString();
        if (name.startsWith("gradle-api-")) continue;
        Files.copy(jar, lib.resolve(name));
        names.add(name);
      }
    }
    return names;
  }

  private static void writeModule(
      Path lib,
      String name,
      String projects,
      String runtime,
      String optional,
      Map<String, byte[]> classes)
      throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    // Test workers get module jars without their run-time jars, so each leads to the one jar
    // itself.
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, ALL);
    Map<String, byte[]> entries = new LinkedHashMap<>(classes);
    entries.put(
        name + "-classpath.properties",
        utf8("projects=" + projects + "\nruntime=" + runtime + "\noptional=" + optional + "\n"));
    writeJar(lib.resolve(name + "-" + VERSION + ".jar"), manifest, entries);
  }

  /** The one class of Gradle's javac plug-in that a full (non-incremental) compilation touches. */
  private static Map<String, byte[]> javacPlugin() throws IOException {
    String file = IncrementalCompileTask.class.getName().replace('.', '/') + ".class";
    try (InputStream in = IncrementalCompileTask.class.getResourceAsStream("/" + file)) {
      return Map.of(file, in.readAllBytes());
    }
  }

  private static void writeJar(Path jar, Manifest manifest, Map<String, byte[]> entries)
      throws IOException {
    manifest.getMainAttributes().putIfAbsent(Attributes.Name.MANIFEST_VERSION, "1.0");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      for (var entry : entries.entrySet()) {
        out.putNextEntry(new JarEntry(entry.getKey()));
        out.write(entry.getValue());
        out.closeEntry();
      }
    }
  }

  private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(bytes);
    out.closeEntry();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
