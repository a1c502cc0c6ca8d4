package org.precinct.app.players;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** Someone who has played on this phone. */
@Entity(tableName = "player")
public final class KnownPlayer {
  public static final int LONGEST_NAME = 20;

  /** Random, and the same at every table: by it a host knows a player who comes back. */
  @PrimaryKey @NonNull public final String id;

  /** Empty until the player has said it. */
  @NonNull public final String name;

  @NonNull public final Tint tint;
  @NonNull public final Badge badge;

  /** Whether the phone is this player's own. */
  public final boolean owner;

  public KnownPlayer(
      @NonNull String id,
      @NonNull String name,
      @NonNull Tint tint,
      @NonNull Badge badge,
      boolean owner) {
    this.id = id;
    this.name = name;
    this.tint = tint;
    this.badge = badge;
    this.owner = owner;
  }
}
