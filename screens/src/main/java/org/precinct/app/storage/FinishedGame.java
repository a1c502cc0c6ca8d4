package org.precinct.app.storage;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** A game that is over, with everything needed to play it again step by step. */
@Entity(tableName = "finished_game")
public final class FinishedGame {
  /** The table's id and the game's number there, so that none is kept twice. */
  @PrimaryKey @NonNull public final String id;

  /** Id of the game that was played. */
  @NonNull public final String game;

  /** The table's name. */
  @NonNull public final String table;

  /** The players' names by seat, a line each. */
  @NonNull public final String people;

  /** Seats of this phone, one bit each. */
  public final int own;

  /** Seats that bots held at the end, one bit each. */
  public final int bots;

  /** The outcome in the game's own words: {@code Outcome}. */
  @NonNull public final String cause;

  @NonNull public final String side;

  /** Seats that won, one bit each. */
  public final int winners;

  /** Each seat's place, with spaces in between. */
  @NonNull public final String places;

  /** When it ended, in milliseconds of the system's clock. */
  public final long ended;

  /** For how long it was played. */
  public final int minutes;

  /** Key and arguments of the verdict on its fairness; empty if there is none. */
  @NonNull public final String verdict;

  /** The encoded {@code Record}. */
  @ColumnInfo(typeAffinity = ColumnInfo.BLOB)
  @NonNull
  public final byte[] record;

  public FinishedGame(
      @NonNull String id,
      @NonNull String game,
      @NonNull String table,
      @NonNull String people,
      int own,
      int bots,
      @NonNull String cause,
      @NonNull String side,
      int winners,
      @NonNull String places,
      long ended,
      int minutes,
      @NonNull String verdict,
      @NonNull byte[] record) {
    this.id = id;
    this.game = game;
    this.table = table;
    this.people = people;
    this.own = own;
    this.bots = bots;
    this.cause = cause;
    this.side = side;
    this.winners = winners;
    this.places = places;
    this.ended = ended;
    this.minutes = minutes;
    this.verdict = verdict;
    this.record = record;
  }
}
