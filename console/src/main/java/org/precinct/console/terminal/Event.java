package org.precinct.console.terminal;

/** What a screen waits for. */
public sealed interface Event {

  /** A line was typed. */
  record Typed(String line) implements Event {}

  /** Something at the table has changed. */
  record Changed() implements Event {}

  /** The time given to waiting is over. */
  record Tick() implements Event {}

  /** Nobody will type any more, or somebody wants to leave at once. */
  record End() implements Event {}

  /** A key: a character, or a part of one. */
  record Key(int code) implements Event {}
}
