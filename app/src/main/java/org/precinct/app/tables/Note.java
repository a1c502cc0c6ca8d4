package org.precinct.app.tables;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** What a player writes down about somebody during a game. For that player's eyes. */
@Entity(
    tableName = "note",
    primaryKeys = {"table_id", "game", "seat", "about"},
    foreignKeys =
        @ForeignKey(
            entity = KeptTable.class,
            parentColumns = "id",
            childColumns = "table_id",
            onDelete = ForeignKey.CASCADE))
public final class Note {
  @ColumnInfo(name = "table_id")
  @NonNull
  public final String table;

  /** The game's number at its table. */
  public final int game;

  /** Who writes. */
  public final int seat;

  /** What it is about, in the game's own words: a seat, a card. */
  @NonNull public final String about;

  @NonNull public final String text;

  public Note(
      @NonNull String table, int game, int seat, @NonNull String about, @NonNull String text) {
    this.table = table;
    this.game = game;
    this.seat = seat;
    this.about = about;
    this.text = text;
  }

  /** Tells nothing that has no place in a log. */
  @NonNull
  @Override
  public String toString() {
    return "Note of seat " + seat;
  }
}
