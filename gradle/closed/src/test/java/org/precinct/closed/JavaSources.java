package org.precinct.closed;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Small classes, compiled on the spot, to rewrite, load and put into jars. */
public final class JavaSources {
  private JavaSources() {}

  /** Compiles sources, by file name, to class files, by file name. */
  public static Map<String, byte[]> compile(Map<String, String> sources) throws IOException {
    Path folder = Files.createTempDirectory("sources");
    try {
      Path classes = Files.createDirectory(folder.resolve("classes"));
      List<String> arguments = new ArrayList<>(List.of("-d", classes.toString()));
      for (var source : sources.entrySet()) {
        Path file = folder.resolve(source.getKey());
        Files.createDirectories(file.getParent());
        arguments.add(Files.writeString(file, source.getValue()).toString());
      }
      ByteArrayOutputStream messages = new ByteArrayOutputStream();
      int status =
          ToolProvider.getSystemJavaCompiler()
              .run(null, messages, messages, arguments.toArray(String[]::new));
      if (status != 0) throw new IOException(messages.toString());
      Map<String, byte[]> result = new TreeMap<>();
      try (Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          result.put(classes.relativize(file).toString(), Files.readAllBytes(file));
        }
      }
      return result;
    } finally {
      Once.delete(folder);
    }
  }

  /** Loads class files, in the order given, and links them; the verifier must accept them. */
  public static Class<?> load(String name, Map<String, byte[]> classes)
      throws ClassNotFoundException {
    ClassLoader loader =
        new ClassLoader(JavaSources.class.getClassLoader()) {
          @Override
          protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name.replace('.', '/') + ".class");
            if (bytes == null) throw new ClassNotFoundException(name);
            return defineClass(name, bytes, 0, bytes.length);
          }
        };
    return Class.forName(name, true, loader);
  }

  /** Writes a jar, or any zip; of folders only those that are named. */
  public static Path jar(Path jar, Map<String, byte[]> entries) throws IOException {
    Files.createDirectories(jar.getParent());
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (var entry : entries.entrySet()) {
        out.putNextEntry(new JarEntry(entry.getKey()));
        new ByteArrayInputStream(entry.getValue()).transferTo(out);
        out.closeEntry();
      }
    }
    return jar;
  }
}
