package org.precinct.app.players;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;
import java.util.function.Consumer;
import org.precinct.table.host.BotPauses;

/** How the owner of the phone likes things; one row, or none. Only a fresh copy is changed. */
@Entity(tableName = "settings")
public final class Settings {
  /** Day, night, or as the phone does. The names are stored, so they stay. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }

  public static final Settings STANDARD =
      new Settings(
          1, "", true, true, true, true, Theme.SYSTEM, false, false, false, BotPauses.CALM);

  /** The one row. */
  @PrimaryKey public int id;

  /** {@code en} or {@code fr}; empty for the phone's. */
  @NonNull public String language;

  public boolean sounds;
  public boolean vibration;

  @ColumnInfo(name = "shake_to_roll")
  public boolean shakeToRoll;

  @ColumnInfo(name = "keep_awake")
  public boolean keepAwake;

  @NonNull public Theme theme;

  @ColumnInfo(name = "left_hand")
  public boolean leftHand;

  /** A touch shows a secret and another hides it, for who cannot hold a finger down. */
  @ColumnInfo(name = "touch_to_peek", defaultValue = "0")
  public boolean touchToPeek;

  /** Nothing tumbles, slides or turns. */
  @ColumnInfo(name = "still", defaultValue = "0")
  public boolean still;

  /** How long bots seem to think at this phone's tables. */
  @ColumnInfo(name = "bots", defaultValue = "CALM")
  @NonNull
  public BotPauses bots;

  public Settings(
      int id,
      @NonNull String language,
      boolean sounds,
      boolean vibration,
      boolean shakeToRoll,
      boolean keepAwake,
      @NonNull Theme theme,
      boolean leftHand,
      boolean touchToPeek,
      boolean still,
      @NonNull BotPauses bots) {
    this.id = id;
    this.language = language;
    this.sounds = sounds;
    this.vibration = vibration;
    this.shakeToRoll = shakeToRoll;
    this.keepAwake = keepAwake;
    this.theme = theme;
    this.leftHand = leftHand;
    this.touchToPeek = touchToPeek;
    this.still = still;
    this.bots = bots;
  }

  /** A copy with something changed. */
  public Settings with(Consumer<Settings> change) {
    Settings changed =
        new Settings(
            id,
            language,
            sounds,
            vibration,
            shakeToRoll,
            keepAwake,
            theme,
            leftHand,
            touchToPeek,
            still,
            bots);
    change.accept(changed);
    return changed;
  }
}
