package org.precinct.console.show;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.precinct.engine.RuleBook;

/** A typed command, word by word. */
final class Tokens {
  private final Deque<String> left = new ArrayDeque<>();

  Tokens(String typed) {
    for (String word : RuleBook.plain(typed).trim().split("[\\s,;]+")) {
      if (!word.isEmpty()) left.add(word);
    }
  }

  boolean hasMore() {
    return !left.isEmpty();
  }

  /** The next word; empty after the last. */
  String next() {
    return left.isEmpty() ? "" : left.remove();
  }

  String peek() {
    return left.isEmpty() ? "" : left.peek();
  }

  /** Takes the next word if it is one of these. */
  boolean isWord(List<String> words) {
    if (!words.contains(peek())) return false;
    left.remove();
    return true;
  }

  /** A number as people type it, or -1. */
  static int number(String typed) {
    return typed.matches("\\d{1,3}") ? Integer.parseInt(typed) : -1;
  }

  /** Whether what was typed is the beginning of a name. */
  static boolean means(String typed, String name) {
    return typed.length() > 0 && RuleBook.plain(name).startsWith(typed);
  }
}
