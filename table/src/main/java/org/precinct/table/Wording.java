package org.precinct.table;

import java.util.Map;
import org.precinct.engine.DataFile;
import org.precinct.engine.Games;
import org.precinct.engine.Language;
import org.precinct.engine.Texts;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Refused;

/** Turns what a table says into a player's language. */
public final class Wording {
  private static final Texts TEXTS =
      Texts.builder().addAll(DataFile.resource(Wording.class, "table-terms.csv")).build();

  private Wording() {}

  /** The table's own texts. */
  public static Texts texts() {
    return TEXTS;
  }

  /** A notice with arguments in turn. */
  public static Notice notice(String key, String... args) {
    return new Notice(key, map(args));
  }

  /** A refusal by the table itself. */
  public static Refused refused(String key, String... args) {
    return new Refused("", key, map(args));
  }

  /** What a notice says. */
  public static String text(Notice notice, Language language) {
    return text("", notice.key, notice.args, language);
  }

  /**
   * What a refusal says.
   *
   * @param game the game it comes from, or any text if the table itself refused
   */
  public static String text(Refused refused, String game, Language language) {
    return text(game, refused.key, refused.args, language);
  }

  /** A newer build may use keys that this one does not have; the key is better than nothing. */
  private static String text(String game, String key, Map<String, String> args, Language language) {
    if (TEXTS.has(key)) return TEXTS.format(language, key, args);
    Texts texts = Games.find(game).map(found -> found.texts()).orElse(Texts.common());
    return texts.has(key) ? texts.format(language, key, args) : key;
  }

  private static Map<String, String> map(String... args) {
    Map<String, String> map = new java.util.TreeMap<>();
    for (int i = 0; i < args.length; i += 2) map.put(args[i], args[i + 1]);
    return map;
  }
}
