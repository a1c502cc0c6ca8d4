package org.precinct.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import okio.BufferedSource;
import okio.Okio;

/**
 * A game's rules as players read them: a Markdown page, one for each language, whose sections begin
 * with {@code ## Title {#topic}}. The topics are the same in all languages.
 */
public final class RuleBook {
  private static final String TEXT = ".text";
  private static final Set<String> CARDS =
      Set.of("card", "trap", "token", "objective", "combination", "die");

  private final String title;
  private final List<Section> sections;

  /**
   * @param topic what the section is about, for finding it
   * @param lines its text, paragraphs and list items being a line each
   */
  public record Section(String topic, String title, List<String> lines) {
    public Section {
      lines = List.copyOf(lines);
    }
  }

  private RuleBook(String title, List<Section> sections) {
    this.title = title;
    this.sections = List.copyOf(sections);
  }

  public static RuleBook of(Game<?, ?, ?, ?> game, Language language) {
    String name = "rules/" + game.info().id() + "." + language.code() + ".md";
    InputStream in = Game.class.getResourceAsStream(name);
    if (in == null) throw new IllegalStateException("the rules " + name + " are missing");
    try (BufferedSource page = Okio.buffer(Okio.source(in))) {
      RuleBook book = parse(page.readUtf8());
      List<Section> all = new ArrayList<>(book.sections);
      all.add(cards(game.texts(), language));
      return new RuleBook(book.title, all);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is printed on the cards, so that it can be searched as well. */
  private static Section cards(Texts texts, Language language) {
    Set<String> lines = new LinkedHashSet<>();
    for (String key : texts.keys()) {
      int dot = key.indexOf('.');
      boolean card = key.endsWith(TEXT) && dot > 0 && CARDS.contains(key.substring(0, dot));
      if (!card) continue;
      String bare = key.substring(0, key.length() - TEXT.length());
      String name = texts.has(bare) ? bare : bare + ".name";
      if (!texts.has(name)) continue;
      String colon = language == Language.FRENCH ? " : " : ": ";
      lines.add("- " + texts.get(language, name) + colon + texts.get(language, key));
    }
    String title = texts.get(language, "rules.cards");
    return new Section("cards", title, List.copyOf(lines));
  }

  static RuleBook parse(String page) {
    String title = "";
    List<Section> sections = new ArrayList<>();
    String topic = "";
    String heading = "";
    List<String> lines = new ArrayList<>();
    for (String line : page.split("\n")) {
      if (line.startsWith("# ")) {
        title = line.substring(2).trim();
      } else if (line.startsWith("## ")) {
        if (!heading.isEmpty()) sections.add(new Section(topic, heading, trimmed(lines)));
        lines.clear();
        int brace = line.indexOf(" {#");
        heading = line.substring(3, brace < 0 ? line.length() : brace).trim();
        topic = brace < 0 ? "" : line.substring(brace + 3, line.indexOf('}', brace));
      } else {
        join(lines, line);
      }
    }
    if (!heading.isEmpty()) sections.add(new Section(topic, heading, trimmed(lines)));
    return new RuleBook(title, sections);
  }

  /** Lines that were only broken to fit into the file become one again. */
  private static void join(List<String> lines, String line) {
    boolean begins = isEmpty(line) || line.startsWith("- ") || lines.isEmpty();
    String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
    if (begins || isEmpty(last)) lines.add(line.trim());
    else lines.set(lines.size() - 1, last + " " + line.trim());
  }

  private static boolean isEmpty(String line) {
    return line.trim().isEmpty();
  }

  private static List<String> trimmed(List<String> lines) {
    int from = 0;
    int to = lines.size();
    while (from < to && isEmpty(lines.get(from))) from++;
    while (to > from && isEmpty(lines.get(to - 1))) to--;
    return lines.subList(from, to);
  }

  public String title() {
    return title;
  }

  public List<Section> sections() {
    return sections;
  }

  /** The section about something. */
  public Optional<Section> topic(String topic) {
    return sections.stream().filter(section -> section.topic().equals(topic)).findFirst();
  }

  /** What the rules say about a word: sections with the lines in which it stands. */
  public List<Section> search(String word) {
    String wanted = plain(word);
    List<Section> found = new ArrayList<>();
    for (Section section : sections) {
      if (plain(section.title()).contains(wanted)) {
        found.add(section);
        continue;
      }
      List<String> lines = new ArrayList<>();
      for (String line : section.lines()) if (plain(line).contains(wanted)) lines.add(line);
      if (!lines.isEmpty()) found.add(new Section(section.topic(), section.title(), lines));
    }
    return found;
  }

  /** Without capitals and accents, since people do not type them. */
  public static String plain(String text) {
    return PlainLetters.of(text).replace('’', '\'').toLowerCase(Locale.ROOT);
  }
}
