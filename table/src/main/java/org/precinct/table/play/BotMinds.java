package org.precinct.table.play;

import java.util.Optional;
import org.precinct.engine.BotLevel;
import org.precinct.table.proto.Mind;

/** Who decides in a seat, for the engine and on the wire. */
public final class BotMinds {
  private BotMinds() {}

  public static Mind of(BotLevel level) {
    return switch (level) {
      case EASY -> Mind.EASY_BOT;
      case NORMAL -> Mind.NORMAL_BOT;
      case HARD -> Mind.HARD_BOT;
    };
  }

  /** How well the bot plays that decides; empty for a person. */
  public static Optional<BotLevel> level(Mind mind) {
    return switch (mind) {
      case PERSON -> Optional.empty();
      case EASY_BOT -> Optional.of(BotLevel.EASY);
      case NORMAL_BOT -> Optional.of(BotLevel.NORMAL);
      case HARD_BOT -> Optional.of(BotLevel.HARD);
    };
  }
}
