package org.precinct.table.guest;

/**
 * Who comes to a table.
 *
 * @param app the build, for people
 * @param name the player's, or the device's
 * @param watcher wants no seat
 * @param board wants the public board, beside its seats or alone
 * @param choices wants the legal actions listed with every view
 */
public record Profile(String app, String name, boolean watcher, boolean board, boolean choices) {

  public static Profile player(String app, String name) {
    return new Profile(app, name, false, false, false);
  }

  /** For generic clients, which show a list of what may be done. */
  public Profile withChoices() {
    return new Profile(app, name, watcher, board, true);
  }

  public static Profile board(String app, String name) {
    return new Profile(app, name, true, true, false);
  }
}
