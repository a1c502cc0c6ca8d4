package org.precinct.app.storage;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** A table that this phone hosts or sits at, until it is left for good. */
@Entity(tableName = "kept_table")
public final class KeptTable {
  /** The table's id in hexadecimal digits. */
  @PrimaryKey @NonNull public final String id;

  @NonNull public final TableKind kind;

  /** What people call it. */
  @NonNull public final String name;

  /** Id of the game that is played or chosen. */
  @NonNull public final String game;

  /** The names at its chairs, a line each. */
  @NonNull public final String people;

  /** A game has been dealt and is not over: it can be taken up again. */
  @ColumnInfo(name = "in_game")
  public final boolean inGame;

  /**
   * Nobody has left it: after the death of the process it comes back by itself. At most one table
   * is.
   */
  public final boolean live;

  /** When it was opened and when something last happened, in milliseconds of the system's clock. */
  public final long opened;

  public final long changed;

  /** For how long the present game has been played, in milliseconds, pauses not counted. */
  public final long played;

  /** Hosts: the digits of the code that people type; null if it is not known. A secret. */
  @Nullable public final String phrase;

  /** Hosts: nobody plays here, the screen is the public board. */
  public final boolean board;

  /** Guests: where the table was last reached, in the words of the links; null if unknown. */
  @Nullable public final String trail;

  /** What gives this phone its seats again; null before it has any. A secret. */
  @Nullable public final byte[] keepsake;

  public KeptTable(
      @NonNull String id,
      @NonNull TableKind kind,
      @NonNull String name,
      @NonNull String game,
      @NonNull String people,
      boolean inGame,
      boolean live,
      long opened,
      long changed,
      long played,
      @Nullable String phrase,
      boolean board,
      @Nullable String trail,
      @Nullable byte[] keepsake) {
    this.id = id;
    this.kind = kind;
    this.name = name;
    this.game = game;
    this.people = people;
    this.inGame = inGame;
    this.live = live;
    this.opened = opened;
    this.changed = changed;
    this.played = played;
    this.phrase = phrase;
    this.board = board;
    this.trail = trail;
    this.keepsake = keepsake;
  }

  /** Tells nothing that has no place in a log. */
  @NonNull
  @Override
  public String toString() {
    return "KeptTable " + id;
  }
}
