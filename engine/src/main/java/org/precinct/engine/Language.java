package org.precinct.engine;

import java.util.Locale;

/** The languages that every text exists in. */
public enum Language {
  ENGLISH("en"),
  FRENCH("fr");

  private final String code;

  Language(String code) {
    this.code = code;
  }

  /** The ISO 639 code. */
  public String code() {
    return code;
  }

  /** French for French locales, English for all others. */
  public static Language of(Locale locale) {
    return locale.getLanguage().equals("fr") ? FRENCH : ENGLISH;
  }
}
