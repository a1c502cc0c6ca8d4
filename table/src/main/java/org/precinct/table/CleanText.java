package org.precinct.table;

import java.text.BreakIterator;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Text from other devices before it reaches a screen: no control characters, nothing invisible,
 * nothing that turns a line around or grows over its neighbours. Lengths are in what people take
 * for letters, by Unicode's own rules, which Android and Java bring along.
 */
public final class CleanText {
  /** Letters of a name, so that it fits on a card. */
  public static final int LONGEST_NAME = 24;

  /** Letters of any other text. */
  private static final int LONGEST_LINE = 200;

  /** Accents on one letter: Vietnamese has two. */
  private static final int MOST_MARKS = 2;

  /** Letters by Unicode's count, and nothing to be seen of them. */
  private static final String BLANKS = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5";

  /** Letters of other scripts that look like Latin ones, and those Latin ones. */
  private static final String ALIKE =
      "аaбbвbгrеeзeіiїiјjкkмmнhоoрpсcтtуyхxѕsһhԁdԛqԝwӏlαaβbεeζzηnιiκkμmνvοoρpτtυuχxօoոnսuɑaɡgıi";

  private CleanText() {}

  /** A name of a person, a chair or a table; empty if nothing of it can be seen. */
  public static String name(String text) {
    return clean(text, LONGEST_NAME);
  }

  /** Any other text from elsewhere. */
  public static String line(String text) {
    return clean(text, LONGEST_LINE);
  }

  /** The values of a map, each a line. */
  public static Map<String, String> lines(Map<String, String> texts) {
    Map<String, String> clean = new TreeMap<>();
    texts.forEach((key, value) -> clean.put(key, line(value)));
    return clean;
  }

  /** The same for two names that people could take for each other. */
  public static String skeleton(String name) {
    String parts = Normalizer.normalize(name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    StringBuilder bare = new StringBuilder();
    for (int i = 0; i < parts.length(); ) {
      int letter = parts.codePointAt(i);
      i += Character.charCount(letter);
      if (isMark(letter) || Character.isSpaceChar(letter)) continue;
      int alike = ALIKE.indexOf(letter);
      if (alike >= 0 && alike % 2 == 0) letter = ALIKE.charAt(alike + 1);
      bare.appendCodePoint(letter == '0' ? 'o' : letter == '1' || letter == 'i' ? 'l' : letter);
    }
    return bare.toString();
  }

  private static String clean(String text, int longest) {
    // What is far too long is not worth looking at as a whole.
    String start = text.length() > 16 * longest ? text.substring(0, 16 * longest) : text;
    StringBuilder clean = new StringBuilder();
    boolean space = false;
    int marks = 0;
    String letters = composed(start);
    for (int i = 0; i < letters.length(); ) {
      int letter = letters.codePointAt(i);
      i += Character.charCount(letter);
      if (Character.isSpaceChar(letter) || Character.isWhitespace(letter)) {
        space = clean.length() > 0;
        continue;
      }
      if (!isShown(letter)) continue;
      boolean mark = isMark(letter);
      marks = mark ? marks + 1 : 0;
      // An accent needs a letter, and has to leave the lines above and below alone.
      if (mark && (marks > MOST_MARKS || clean.length() == 0 || space)) continue;
      if (space) clean.append(' ');
      space = false;
      clean.appendCodePoint(letter);
    }
    // What was left out may have kept an accent from its letter.
    return cut(composed(clean.toString()), longest);
  }

  private static String composed(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  private static String cut(String text, int longest) {
    BreakIterator letters = BreakIterator.getCharacterInstance(Locale.ROOT);
    letters.setText(text);
    int end = 0;
    for (int i = 0; i < longest && end != BreakIterator.DONE && end < text.length(); i++) {
      end = letters.next();
    }
    return text.substring(0, end == BreakIterator.DONE ? text.length() : end).trim();
  }

  private static boolean isMark(int letter) {
    int type = Character.getType(letter);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  /** Control and formatting characters could turn a line around or hide in it. */
  private static boolean isShown(int letter) {
    int type = Character.getType(letter);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.PRIVATE_USE
        && type != Character.UNASSIGNED
        && BLANKS.indexOf(letter) < 0;
  }
}
