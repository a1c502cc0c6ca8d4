package org.precinct.closed;

/** What went wrong and what to do about it, in words for the person at the terminal. */
public final class Problem extends Exception {
  private final int exit;

  public Problem(String message) {
    this(message, 1);
  }

  public Problem(String message, int exit) {
    super(message);
    this.exit = exit;
  }

  /** The exit code that belongs to it. */
  public int exit() {
    return exit;
  }
}
