package org.precinct.closed;

/** What went wrong and what to do about it, in words for the person at the terminal. */
final class Problem extends Exception {
  Problem(String message) {
    super(message);
  }
}
