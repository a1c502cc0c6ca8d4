package org.precinct.closed;

/** What went wrong and what to do about it, in words for the person at the terminal. */
final class Problem extends Exception {
  private static final long serialVersionUID = 1L;

  Problem(String message) {
    super(message);
  }
}
