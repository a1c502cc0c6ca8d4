package org.precinct.console.terminal;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.precinct.engine.PlainLetters;

/** Stands in for what a terminal's encoding lacks; without any loss if it lacks nothing. */
public final class Ascii {
  private static final Map<Integer, String> SIGNS = new HashMap<>();

  static {
    String[] signs = {
      "’'", "‘'", "“\"", "”\"", "«\"", "»\"", "–-", "—-", "−-", "·.", "×x", "→>", "←<", "▸>", "●O",
      "○o", "■#", "□.", "█#", "▀#", "▄#", "░.", "═=", "─-", "│|", "⌛T", "œoe", "ŒOE", "æae",
      "\u00a0 ", "\u202f ", "✓v", "✗x", "★*", "♦*", "….",
    };
    for (String sign : signs) SIGNS.put(sign.codePointAt(0), sign.substring(1));
  }

  private Ascii() {}

  static String of(String text) {
    return of(text, StandardCharsets.US_ASCII);
  }

  /** The text in signs that an encoding has. */
  public static String of(String text, Charset charset) {
    CharsetEncoder encoder = charset.newEncoder();
    if (encoder.canEncode(text)) return text;
    StringBuilder result = new StringBuilder();
    text.codePoints()
        .forEach(
            sign -> {
              String one = Character.toString(sign);
              if (encoder.canEncode(one)) result.append(one);
              // Dots that stand alone may take their room; those that cut a word off have only one.
              else if (sign == '…' && endsWithBlank(result)) result.append("...");
              else result.append(SIGNS.getOrDefault(sign, bare(one)));
            });
    return result.toString();
  }

  private static boolean endsWithBlank(StringBuilder text) {
    return text.length() > 0 && text.charAt(text.length() - 1) == ' ';
  }

  private static String bare(String sign) {
    return PlainLetters.of(sign).replaceAll("[^\\x00-\\x7e]", "?");
  }
}
