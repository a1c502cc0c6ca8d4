package org.precinct.engine;

import java.text.Normalizer;

/**
 * Letters without their accents. The only class that knows how Unicode composes them, so that a
 * build without {@link Normalizer}, such as one for browsers, has one class to replace.
 */
public final class PlainLetters {
  private PlainLetters() {}

  /** The text without accents. */
  public static String of(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}+", "");
  }
}
