package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;

/** The page that follows one move stays true: its files exist, are few, and know each other. */
public final class WalkPageTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path PAGE = ROOT.resolve("docs/walk.md");
  private static final int MOST = 12;

  private static final Pattern STEP = Pattern.compile("^\\d+\\. \\[[^\\]]+\\]\\(([^)]+)\\): \\S.*");
  private static final Pattern DECLARED =
      Pattern.compile(
          "^(?:@\\w+(?:\\([^)]*\\))?"
              + " )*(?:(?:public|private|internal|final|abstract|sealed|data|static|non-sealed|fun)"
              + " )*(?:class|interface|record|enum class|enum|object|fun) (?:<.*?>"
              + " )?(?:\\w+(?:<[^>]*>)?\\.)?(\\w+)",
          Pattern.MULTILINE);
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);

  /** The files of each chapter, in the order of the page. */
  private static Map<String, List<Path>> chapters() throws IOException {
    Map<String, List<Path>> chapters = new LinkedHashMap<>();
    List<Path> chapter = new ArrayList<>();
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("## ")) {
        chapter = new ArrayList<>();
        chapters.put(line.substring(3), chapter);
      }
      Matcher step = STEP.matcher(line);
      if (step.matches()) chapter.add(PAGE.getParent().resolve(step.group(1)).normalize());
    }
    return chapters;
  }

  @Test
  public void itLeadsFromTheFingerToTheWireOverTheHostAndBack() throws IOException {
    assertThat(chapters().keySet())
        .containsExactly(
            "From the finger to the wire", "On the host", "From the wire to the pixels")
        .inOrder();
    for (Map.Entry<String, List<Path>> chapter : chapters().entrySet()) {
      assertWithMessage(chapter.getKey()).that(chapter.getValue().size()).isAtLeast(3);
      for (Path file : chapter.getValue()) {
        assertWithMessage(file.toString()).that(Files.isRegularFile(file)).isTrue();
      }
    }
  }

  @Test
  public void itPassesFewFilesOfThePhone() throws IOException {
    for (Map.Entry<String, List<Path>> chapter : chapters().entrySet()) {
      List<Path> files =
          chapter.getValue().stream()
              .filter(
                  file ->
                      file.startsWith(ROOT.resolve("screens"))
                          || file.startsWith(ROOT.resolve("seat")))
              .toList();
      assertWithMessage(chapter.getKey()).that(files.size()).isAtMost(MOST);
    }
  }

  /**
   * From the first file, names lead to all others of its chapter: what one declares, another one
   * uses. In either direction, since a touch goes up through callbacks.
   */
  @Test
  public void namesLeadFromFileToFile() throws IOException {
    for (Map.Entry<String, List<Path>> chapter : chapters().entrySet()) {
      Set<Path> left = new LinkedHashSet<>(chapter.getValue());
      List<Path> reached = new ArrayList<>(chapter.getValue().subList(0, 1));
      for (int i = 0; i < reached.size(); i++) {
        Path one = reached.get(i);
        left.remove(one);
        for (Path other : List.copyOf(left)) {
          if (mentions(one, other) || mentions(other, one)) {
            reached.add(other);
            left.remove(other);
          }
        }
      }
      assertWithMessage(chapter.getKey()).that(left).isEmpty();
    }
  }

  @Test
  public void theChaptersMeet() throws IOException {
    List<List<Path>> chapters = List.copyOf(chapters().values());
    for (int i = 1; i < chapters.size(); i++) {
      List<Path> before = chapters.get(i - 1);
      assertThat(chapters.get(i).get(0)).isEqualTo(before.get(before.size() - 1));
    }
  }

  private static boolean mentions(Path file, Path other) throws IOException {
    Set<String> declared = new TreeSet<>();
    Matcher matcher = DECLARED.matcher(Files.readString(other));
    while (matcher.find()) declared.add(matcher.group(1));
    String text = COMMENT.matcher(Files.readString(file)).replaceAll("");
    return declared.stream()
        .anyMatch(name -> Pattern.compile("\\b" + name + "\\b").matcher(text).find());
  }
}
