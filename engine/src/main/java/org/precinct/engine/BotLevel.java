package org.precinct.engine;

/** How well a bot plays, with the same meaning in every game. */
public enum BotLevel {
  /** Like a beginner: looks a short way ahead and forgets, but means every move. */
  EASY,
  /** Soundly, by rules of thumb. */
  NORMAL,
  /** Thinks ahead: it searches. */
  HARD
}
