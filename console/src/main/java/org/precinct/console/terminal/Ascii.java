package org.precinct.console.terminal;

import java.text.Normalizer;

/** For terminals that know nothing else. */
final class Ascii {
  private static final String[][] SIGNS = {
    {"…", "..."},
    {"’", "'"},
    {"‘", "'"},
    {"“", "\""},
    {"”", "\""},
    {"«", "\""},
    {"»", "\""},
    {"–", "-"},
    {"—", "-"},
    {"−", "-"},
    {"·", "."},
    {"×", "x"},
    {"→", ">"},
    {"←", "<"},
    {"▸", ">"},
    {"●", "O"},
    {"○", "o"},
    {"■", "#"},
    {"□", "."},
    {"█", "#"},
    {"░", "."},
    {"═", "="},
    {"─", "-"},
    {"│", "|"},
    {"⌛", "T"},
    {"œ", "oe"},
    {"Œ", "OE"},
    {"æ", "ae"},
    {"\u00a0", " "},
    {"\u202f", " "},
    {"✓", "v"},
    {"✗", "x"},
    {"★", "*"},
    {"♦", "*"},
  };

  private Ascii() {}

  static String of(String text) {
    String result = text;
    for (String[] sign : SIGNS) result = result.replace(sign[0], sign[1]);
    return Normalizer.normalize(result, Normalizer.Form.NFD)
        .replaceAll("\\p{M}+", "")
        .replaceAll("[^\\x00-\\x7e]", "?");
  }
}
