package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/**
 * The app stays small; functions fit on a page and take few parameters, in all modules. Values may
 * have many parts: records, rows of the database, Kotlin's data and value classes are not looked
 * at.
 */
public final class SizesTest {
  private static final int MOST_LINES = 80;
  private static final int MOST_PARAMETERS = 10;
  private static final int MOST_LINES_OF_APP = 34_000;
  private static final Path ROOT = Path.of("..");
  private static final List<String> MODULES =
      List.of("engine", "seat", "table", "console", "nearby", "screens", "desktop", "app");

  /** A function, or a class whose constructor stands in its head. */
  private static final Pattern KOTLIN =
      Pattern.compile(
          "(?m)^[ \\t]*(?:(?:@\\w+(?:\\([^)]*\\))?|[a-z]+)\\s+)*?"
              + "(fun\\b[^(=]*?|(?:(?:private|internal|public|abstract|open|sealed|inner)\\s+)*"
              + "class\\s+\\w+(?:<[^>]*>)?(?:\\s+\\w+ constructor)?)\\(");

  /** A method or constructor with a body. */
  private static final Pattern JAVA =
      Pattern.compile(
          "(?m)^[ \\t]+(?!return\\b|new\\b|else\\b|throw\\b|record\\b|case\\b|yield\\b)"
              + "[\\w@][\\w<>\\[\\],.?&@\\s]*?\\b(?!if\\b|for\\b|while\\b|switch\\b|catch\\b|try\\b"
              + "|synchronized\\b)(\\w+)\\(");

  private record Function(String where, int lines, int parameters) {}

  @Test
  public void everyFunctionIsShortAndTakesFewParameters() throws IOException {
    List<String> large = new ArrayList<>();
    int read = 0;
    for (String module : MODULES) {
      for (Function one : functions(module)) {
        read++;
        if (one.lines > MOST_LINES) large.add(one.where + " has " + one.lines + " lines");
        if (one.parameters > MOST_PARAMETERS) {
          large.add(one.where + " takes " + one.parameters + " parameters");
        }
      }
    }
    assertThat(read).isAtLeast(3_000);
    assertWithMessage(String.join("\n", large)).that(large).isEmpty();
  }

  /** What is compiled for a phone, in lines of Kotlin and Java. */
  @Test
  public void theAppStaysSmall() throws IOException {
    int lines = 0;
    for (String module : List.of("app", "screens")) {
      for (String sources : List.of("main", "android")) {
        Path folder = ROOT.resolve(module).resolve("src").resolve(sources);
        if (!Files.exists(folder)) continue;
        try (Stream<Path> files = Files.walk(folder)) {
          for (Path file : files.collect(Collectors.toList())) {
            if (file.toString().matches(".*\\.(java|kt)")) lines += Files.readAllLines(file).size();
          }
        }
      }
    }
    assertThat(lines).isAtLeast(25_000);
    assertThat(lines).isAtMost(MOST_LINES_OF_APP);
  }

  @Test
  public void aFunctionIsMeasured() {
    String java =
        "class A {\n  int f(int a, Map<B, C> b) throws D {\n    if (x) {\n    }\n  }\n}\n";
    assertThat(java("A", java)).containsExactly(new Function("A:2 f", 4, 2));
    String kotlin =
        "fun f(\n    a: (B, C) -> D,\n    b: E = g(1, 2),\n) =\n    h {\n    }\n\nval x = 1\n";
    assertThat(kotlin("K", kotlin)).containsExactly(new Function("K:1 fun f", 6, 2));
    assertThat(kotlin("K", "data class D(val a: B, val c: D)\n")).isEmpty();
  }

  private static List<Function> functions(String module) throws IOException {
    List<Function> found = new ArrayList<>();
    Path main = ROOT.resolve(module).resolve("src/main");
    if (!Files.exists(main)) return found;
    try (Stream<Path> files = Files.walk(main)) {
      for (Path file : files.collect(Collectors.toList())) {
        String name = ROOT.relativize(file).toString();
        if (name.endsWith(".java")) found.addAll(java(name, Files.readString(file)));
        if (name.endsWith(".kt")) found.addAll(kotlin(name, Files.readString(file)));
      }
    }
    return found;
  }

  private static List<Function> java(String name, String source) {
    String text = bare(source);
    List<Function> found = new ArrayList<>();
    for (Matcher m = JAVA.matcher(text); m.find(); ) {
      int close = closing(text, m.end() - 1);
      Matcher body =
          Pattern.compile("\\s*(throws [\\w.,\\s]+)?\\{")
              .matcher(text)
              .region(close + 1, text.length());
      boolean value = m.group().matches("(?s).*\\brecord\\b.*") || text.contains("@Entity");
      if (!body.lookingAt() || value) continue;
      found.add(function(name, text, m, close, closing(text, body.end() - 1)));
    }
    return found;
  }

  private static List<Function> kotlin(String name, String source) {
    String text = bare(source);
    List<Function> found = new ArrayList<>();
    for (Matcher m = KOTLIN.matcher(text); m.find(); ) {
      String head = text.substring(m.start(), m.end());
      boolean type = !head.contains("fun ");
      if (type && head.matches("(?s).*\\b(data|value|annotation|enum)\\s.*")) continue;
      int close = closing(text, m.end() - 1);
      found.add(function(name, text, m, close, type ? close : end(text, m.start(), close)));
    }
    return found;
  }

  /** Where a Kotlin function ends: at its brace, or before the next line that is no further in. */
  private static int end(String text, int start, int close) {
    int line = text.indexOf('\n', close);
    String rest = text.substring(close, line < 0 ? text.length() : line);
    if (rest.stripTrailing().endsWith("{") && !rest.contains("=")) {
      return closing(text, close + rest.lastIndexOf('{'));
    }
    int indent = indent(text, start);
    int last = line < 0 ? text.length() - 1 : line - 1;
    while (line >= 0) {
      int next = line + 1;
      int after = text.indexOf('\n', next);
      String one = text.substring(next, after < 0 ? text.length() : after);
      boolean inside = indent(text, next) > indent || one.matches("\\s*[)}\\]].*");
      if (!one.isBlank() && !inside) break;
      if (!one.isBlank()) last = (after < 0 ? text.length() : after) - 1;
      line = after;
    }
    return last;
  }

  private static int indent(String text, int from) {
    int at = from;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) at++;
    return at - from;
  }

  private static Function function(String name, String text, Matcher m, int close, int end) {
    int start = m.start();
    while (start < m.end() && Character.isWhitespace(text.charAt(start))) start++;
    String what = m.group(1).strip().replaceAll("\\s+", " ");
    String where = name + ":" + line(text, start) + " " + what;
    int lines = line(text, end) - line(text, start) + 1;
    return new Function(where, lines, parameters(text.substring(m.end(), close)));
  }

  private static int line(String text, int at) {
    return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
  }

  private static int parameters(String list) {
    int depth = 0;
    int count = 0;
    boolean any = false;
    for (int i = 0; i < list.length(); i++) {
      char c = list.charAt(i);
      boolean arrow = c == '>' && i > 0 && list.charAt(i - 1) == '-';
      if ("([{<".indexOf(c) >= 0) depth++;
      if (")]}>".indexOf(c) >= 0 && !arrow) depth--;
      if (c == ',' && depth == 0) {
        count++;
        any = false;
      } else if (!Character.isWhitespace(c)) {
        any = true;
      }
    }
    return count + (any ? 1 : 0);
  }

  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      if ("({".indexOf(text.charAt(i)) >= 0) depth++;
      if (")}".indexOf(text.charAt(i)) >= 0 && --depth == 0) return i;
    }
    return text.length() - 1;
  }

  /** The same lines without what comments and literals say. */
  private static String bare(String source) {
    Matcher m =
        Pattern.compile(
                "\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n"
                    + "])*\"|'(?:\\\\.|[^'\\\\\\n"
                    + "])+'|//[^\\n"
                    + "]*|/\\*.*?\\*/",
                Pattern.DOTALL)
            .matcher(source);
    return m.replaceAll(found -> found.group().replaceAll("[^\\n]", " "));
  }
}
