package org.precinct.app.players;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** How the owner of the phone likes things. One row, or none before the first change. */
@Entity(tableName = "settings")
public final class Settings {
  /** The one row. */
  static final int ONLY = 1;

  /** Day, night, or as the phone does. The names are stored, so they stay. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }

  public static final Settings STANDARD =
      new Settings(ONLY, "", true, true, true, true, Theme.SYSTEM, false, false, false);

  @PrimaryKey public final int id;

  /** {@code en} or {@code fr}; empty for the phone's. */
  @NonNull public final String language;

  public final boolean sounds;
  public final boolean vibration;

  @ColumnInfo(name = "shake_to_roll")
  public final boolean shakeToRoll;

  @ColumnInfo(name = "keep_awake")
  public final boolean keepAwake;

  @NonNull public final Theme theme;

  @ColumnInfo(name = "left_hand")
  public final boolean leftHand;

  /** A touch shows a secret and another hides it, for who cannot hold a finger down. */
  @ColumnInfo(name = "touch_to_peek", defaultValue = "0")
  public final boolean touchToPeek;

  /** Nothing tumbles, slides or turns. */
  @ColumnInfo(name = "still", defaultValue = "0")
  public final boolean still;

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
      boolean still) {
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
  }

  public Settings withLanguage(String changed) {
    return new Settings(
        id,
        changed,
        sounds,
        vibration,
        shakeToRoll,
        keepAwake,
        theme,
        leftHand,
        touchToPeek,
        still);
  }

  public Settings withSounds(boolean changed) {
    return new Settings(
        id,
        language,
        changed,
        vibration,
        shakeToRoll,
        keepAwake,
        theme,
        leftHand,
        touchToPeek,
        still);
  }

  public Settings withVibration(boolean changed) {
    return new Settings(
        id, language, sounds, changed, shakeToRoll, keepAwake, theme, leftHand, touchToPeek, still);
  }

  public Settings withShakeToRoll(boolean changed) {
    return new Settings(
        id, language, sounds, vibration, changed, keepAwake, theme, leftHand, touchToPeek, still);
  }

  public Settings withKeepAwake(boolean changed) {
    return new Settings(
        id, language, sounds, vibration, shakeToRoll, changed, theme, leftHand, touchToPeek, still);
  }

  public Settings withTheme(Theme changed) {
    return new Settings(
        id,
        language,
        sounds,
        vibration,
        shakeToRoll,
        keepAwake,
        changed,
        leftHand,
        touchToPeek,
        still);
  }

  public Settings withLeftHand(boolean changed) {
    return new Settings(
        id,
        language,
        sounds,
        vibration,
        shakeToRoll,
        keepAwake,
        theme,
        changed,
        touchToPeek,
        still);
  }

  public Settings withTouchToPeek(boolean changed) {
    return new Settings(
        id, language, sounds, vibration, shakeToRoll, keepAwake, theme, leftHand, changed, still);
  }

  public Settings withStill(boolean changed) {
    return new Settings(
        id,
        language,
        sounds,
        vibration,
        shakeToRoll,
        keepAwake,
        theme,
        leftHand,
        touchToPeek,
        changed);
  }
}
