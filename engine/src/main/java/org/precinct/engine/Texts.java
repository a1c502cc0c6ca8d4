package org.precinct.engine;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Texts by key in every {@link Language}, with {@code {placeholders}}. */
public final class Texts {
  private static final Texts COMMON =
      new Builder().addAll(DataFile.resource(Texts.class, "engine-terms.csv")).build();

  private final Map<String, String[]> texts;

  private Texts(Map<String, String[]> texts) {
    this.texts = texts;
  }

  /** The texts that all games share. */
  public static Texts common() {
    return COMMON;
  }

  public static Builder builder() {
    return new Builder();
  }

  public Set<String> keys() {
    return Collections.unmodifiableSet(texts.keySet());
  }

  public boolean has(String key) {
    return texts.containsKey(key);
  }

  /** The text as it is, placeholders included. */
  public String get(Language language, String key) {
    String[] text = texts.get(key);
    if (text == null) throw new IllegalArgumentException("no text " + key);
    return text[language.ordinal()];
  }

  /** The text with its placeholders filled. A placeholder without an argument stays as it is. */
  public String format(Language language, String key, Map<String, String> args) {
    String text = get(language, key);
    if (text.indexOf('{') < 0) return text;
    StringBuilder result = new StringBuilder();
    int from = 0;
    for (int open; (open = text.indexOf('{', from)) >= 0; ) {
      int close = text.indexOf('}', open);
      if (close < 0) break;
      String name = text.substring(open + 1, close);
      result.append(text, from, open);
      String value = args.getOrDefault(name, text.substring(open, close + 1));
      if (language == Language.FRENCH) elide(result, value);
      result.append(value);
      from = close + 1;
    }
    return result.append(text.substring(from)).toString();
  }

  /** French says d’Ana, not de Ana. Before an h both are right, and before a y it depends. */
  private static void elide(StringBuilder before, String value) {
    if (value.isEmpty() || !(" " + before).endsWith(" de ")) return;
    String first = PlainLetters.of(value.substring(0, 1));
    boolean vowel = !first.isEmpty() && "AEIOUaeiou".contains(first);
    if (vowel) before.replace(before.length() - 2, before.length(), "’");
  }

  /** The same with names and values of the placeholders in turn. */
  public String format(Language language, String key, String... args) {
    Map<String, String> map = new HashMap<>();
    for (int i = 0; i < args.length; i += 2) map.put(args[i], args[i + 1]);
    return format(language, key, map);
  }

  /** Collects texts; a key may be given once. */
  public static final class Builder {
    private final Map<String, String[]> texts = new TreeMap<>();

    private Builder() {}

    public Builder add(String key, String english, String french) {
      if (english.trim().isEmpty() || french.trim().isEmpty()) {
        throw new IllegalArgumentException("text " + key + " is missing in a language");
      }
      if (texts.put(key, new String[] {english, french}) != null) {
        throw new IllegalArgumentException("text " + key + " is given twice");
      }
      return this;
    }

    /**
     * Every row of a file with the columns {@code key} (or {@code id}), {@code en} and {@code fr}.
     */
    public Builder addAll(DataFile file) {
      String key = file.columns().contains("key") ? "key" : "id";
      for (DataFile.Row row : file.rows()) add(row.text(key), row.text("en"), row.text("fr"));
      return this;
    }

    public Builder addAll(Texts other) {
      other.texts.forEach((key, text) -> add(key, text[0], text[1]));
      return this;
    }

    public Texts build() {
      return new Texts(new TreeMap<>(texts));
    }
  }
}
