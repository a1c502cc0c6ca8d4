package org.precinct.engine;

/** How well a bot plays. */
public enum BotLevel {
  EASY,
  NORMAL
}
