package org.precinct.engine;

/** How well a bot plays, with the same meaning in every game. */
public enum BotLevel {
  /** Like a beginner. */
  EASY,
  /** Soundly, by rules of thumb. */
  NORMAL,
  /** Thinks ahead: it searches. */
  HARD
}
