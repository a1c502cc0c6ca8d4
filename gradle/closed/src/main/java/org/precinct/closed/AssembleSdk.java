package org.precinct.closed;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Lays out an Android SDK with one platform (API 35) from the framework jar that Maven repositories
 * have: enough for the Android plugin to compile, link resources, run unit tests and package.
 *
 * <p>A program of its own because it needs ASM, which is here only once Maven has fetched it.
 *
 * <p>usage: AssembleSdk JARS SDK
 */
final class AssembleSdk {
  private static final List<String> JDK_MODULES =
      List.of("java.base", "java.logging", "java.xml", "java.sql", "java.prefs");
  private static final List<String> API = List.of("java/", "javax/", "org/w3c/", "org/xml/");

  /** What the Android plugin wants to see in the build tools; what they do it does itself. */
  private static final List<String> TOOLS_IN_NAME_ONLY =
      List.of(
          "aapt",
          "aidl",
          "dexdump",
          "split-select",
          "zipalign",
          "apksigner",
          "bcc_compat",
          "llvm-rs-cc",
          "aarch64-linux-android-ld",
          "arm-linux-androideabi-ld",
          "i686-linux-android-ld",
          "mipsel-linux-android-ld",
          "x86_64-linux-android-ld",
          "lld");

  private AssembleSdk() {}

  public static void main(String[] args) throws IOException, Problem {
    assemble(Path.of(args[0]), Path.of(args[1]), Aapt2.entry());
  }

  /** Makes {@code sdk} an Android SDK out of the pom's {@code jars}. */
  static void assemble(Path jars, Path sdk, String aapt2Entry) throws IOException {
    writePlatform(jars, Files.createDirectories(sdk.resolve("platforms/android-35")));
    writeBuildTools(jars, aapt2Entry, Files.createDirectories(sdk.resolve("build-tools/34.0.0")));
  }

  private static void writePlatform(Path jars, Path platform) throws IOException {
    try (ZipOutputStream android = open(platform.resolve("android.jar"));
        ZipOutputStream core = open(platform.resolve("core-for-system-modules.jar"));
        ZipFile framework = new ZipFile(only(jars, "android-all-").toFile())) {
      Set<String> written = new HashSet<>();
      for (ZipEntry entry : Collections.list(framework.entries())) {
        String name = entry.getName();
        boolean type = name.endsWith(".class");
        boolean resource =
            name.startsWith("res/")
                || name.equals("AndroidManifest.xml")
                || name.equals("resources.arsc");
        if (entry.isDirectory() || !(type || resource)) continue;
        byte[] bytes = framework.getInputStream(entry).readAllBytes();
        put(android, name, type ? ClassStub.of(bytes) : bytes);
        written.add(name);
      }
      for (var type : javaClasses().entrySet()) {
        byte[] stub = ClassStub.of(type.getValue());
        if (!written.contains(type.getKey())) put(android, type.getKey(), stub);
        put(core, type.getKey(), stub);
      }
    }
    Files.writeString(
        platform.resolve("build.prop"), "ro.build.version.sdk=35\nro.build.version.codename=REL\n");
    Files.writeString(platform.resolve("framework.aidl"), "");
    Files.writeString(
        platform.resolve("source.properties"),
        """
        Pkg.Desc=Android SDK Platform 35
        Pkg.UserSrc=false
        Pkg.Revision=2
        Platform.Version=15
        Platform.CodeName=
        Platform.MinToolsRev=22
        AndroidVersion.ApiLevel=35
        Layoutlib.Api=15
        Layoutlib.Revision=1
        """);
  }

  private static void writeBuildTools(Path jars, String aapt2Entry, Path tools) throws IOException {
    Files.writeString(
        tools.resolve("source.properties"), "Pkg.UserSrc=false\nPkg.Revision=34.0.0\n");
    Path aapt2 = tools.resolve("aapt2");
    try (ZipFile apktool = new ZipFile(only(jars, "apktool-lib-").toFile())) {
      Files.copy(apktool.getInputStream(apktool.getEntry(aapt2Entry)), aapt2);
    }
    aapt2.toFile().setExecutable(true);
    for (String name : TOOLS_IN_NAME_ONLY) {
      Path tool = tools.resolve(name);
      Files.writeString(tool, "#!/bin/sh\necho \"$0: not part of this SDK\" >&2\nexit 1\n");
      tool.toFile().setExecutable(true);
    }
    Files.createDirectories(tools.resolve("lib"));
    Files.createDirectories(tools.resolve("renderscript/include"));
    Files.createDirectories(tools.resolve("renderscript/clang-include"));
    for (String jar : List.of("core-lambda-stubs.jar", "lib/d8.jar", "lib/apksigner.jar")) {
      try (ZipOutputStream out = open(tools.resolve(jar))) {
        put(
            out,
            "META-INF/MANIFEST.MF",
            "Manifest-Version: 1.0\n".getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  /** The java.*, javax.*, org.w3c.* and org.xml.* classes of the running JDK, by file name. */
  private static Map<String, byte[]> javaClasses() throws IOException {
    Map<String, byte[]> classes = new TreeMap<>();
    FileSystem jrt = FileSystems.getFileSystem(URI.create("jrt:/"));
    for (String module : JDK_MODULES) {
      Path root = jrt.getPath("/modules", module);
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String name = root.relativize(file).toString();
          // jlink generates these species itself, and refuses to find them there already.
          if (name.endsWith(".class")
              && API.stream().anyMatch(name::startsWith)
              && !name.contains("BoundMethodHandle$Species_")) {
            classes.put(name, Files.readAllBytes(file));
          }
        }
      }
    }
    return classes;
  }

  private static Path only(Path jars, String start) throws IOException {
    try (Stream<Path> files = Files.list(jars)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(start))
          .findFirst()
          .orElseThrow(() -> new IOException("no " + start + "*.jar in " + jars));
    }
  }

  private static ZipOutputStream open(Path jar) throws IOException {
    ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar)));
    out.setLevel(Deflater.BEST_SPEED);
    return out;
  }

  private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(bytes);
    out.closeEntry();
  }
}
