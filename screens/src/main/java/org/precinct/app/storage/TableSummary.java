package org.precinct.app.storage;

import androidx.annotation.NonNull;
import java.util.List;

/** A kept table as a list shows it. Without its secrets. */
public final class TableSummary {
  /** The table's id in hexadecimal digits. */
  @NonNull public final String id;

  @NonNull public final TableKind kind;
  @NonNull public final String name;

  /** Id of the game. */
  @NonNull public final String game;

  /** The names at its chairs, a line each. */
  @NonNull public final String people;

  /** When something last happened, in milliseconds of the system's clock. */
  public final long changed;

  /** For how long the game has been played, in milliseconds. */
  public final long played;

  public TableSummary(
      @NonNull String id,
      @NonNull TableKind kind,
      @NonNull String name,
      @NonNull String game,
      @NonNull String people,
      long changed,
      long played) {
    this.id = id;
    this.kind = kind;
    this.name = name;
    this.game = game;
    this.people = people;
    this.changed = changed;
    this.played = played;
  }

  /** Who sits there. */
  public List<String> names() {
    return people.isEmpty() ? List.of() : List.of(people.split("\n"));
  }
}
