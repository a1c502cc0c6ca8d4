package org.precinct.table.net;

/** A text that is no invitation, or none that can be followed. */
public final class BadInvitation extends Exception {

  /** What is the matter, for a screen to say in its own language. */
  public enum Reason {
    /** It is something else: another QR code, a code that is too short or too long. */
    SOMETHING_ELSE("This is not an invitation to a table of Precinct."),
    /** Some of its characters are wrong or missing. */
    MISTYPED("There is a mistake in this invitation; compare it with the host's screen."),
    /** It was made by a newer version. */
    NEWER("The host has a newer version of Precinct; update to join."),
    /** It leads out of the local network, where no table of ours is. */
    NOT_LOCAL("This invitation leads out of the local network; do not follow it.");

    private final String text;

    Reason(String text) {
      this.text = text;
    }
  }

  private final Reason reason;

  BadInvitation(Reason reason) {
    super(reason.text);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
