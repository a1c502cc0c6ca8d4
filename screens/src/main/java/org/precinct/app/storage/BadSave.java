package org.precinct.app.storage;

/** A file that cannot be taken in. */
public final class BadSave extends Exception {
  private static final long serialVersionUID = 1L;

  /** What is wrong with it. */
  public enum Reason {
    /** It is something else. */
    NOT_A_SAVE,
    /** A newer version of the app has written it. */
    NEWER,
    /** It was a save, but something has changed or cut it. */
    DAMAGED,
    /** It is longer than any game. */
    TOO_LONG,
    /** A table where no game has been dealt. */
    NO_GAME
  }

  private final Reason reason;

  public BadSave(Reason reason) {
    super(reason.name());
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
