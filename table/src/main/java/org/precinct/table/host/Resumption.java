package org.precinct.table.host;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.table.Shelf;
import org.precinct.table.Wording;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.proto.Begun;
import org.precinct.table.proto.Company;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Halt;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Opened;
import org.precinct.table.proto.Taken;

/** Reads back what a host wrote into its journal. */
final class Resumption {
  /** Rises when older builds cannot read the journal any more. */
  static final int FORMAT = 2;

  private Resumption() {}

  /**
   * A table as it was.
   *
   * @param play the game that was going on or had just ended
   * @param begun how often the deal of the game after that has been begun
   * @param companyBytes what people and chairs have taken of the journal
   * @param elapsed for how long its hourglass had run when the last step was written
   */
  record Save(
      Opened opened,
      Company company,
      int games,
      List<Begun> begun,
      long companyBytes,
      Optional<Play<?, ?, ?, ?>> play,
      int elapsed,
      boolean stopped) {}

  static Save read(Shelf shelf, List<ByteString> bytes) throws CannotResume {
    Opened opened = null;
    Company company = null;
    Dealt dealt = null;
    List<Taken> steps = new ArrayList<>();
    List<Begun> begun = new ArrayList<>();
    boolean open = false;
    int games = 0;
    long companyBytes = 0;
    Halt halt = null;
    boolean stopped = false;
    for (ByteString one : bytes) {
      Entry entry = entry(one);
      if (opened == null) opened = opened(entry);
      if (entry.company != null) {
        company = entry.company;
        companyBytes += one.size();
      }
      if (entry.begun != null) begun.add(entry.begun);
      if (entry.dealt != null) {
        dealt = entry.dealt;
        games = dealt.game;
        begun.clear();
        steps.clear();
        open = true;
        halt = null;
        stopped = false;
      }
      if (entry.step != null) {
        steps.add(entry.step);
        halt = null;
      }
      if (entry.halt != null) {
        halt = entry.halt;
        stopped = halt.stopped;
      }
      if (entry.closed != null) open = false;
    }
    if (opened == null || company == null) {
      throw new CannotResume(Wording.notice("save.unreadable"));
    }
    if (!open) {
      return new Save(opened, company, games, begun, companyBytes, Optional.empty(), 0, false);
    }
    if (company.chairs.size() != dealt.seats) {
      throw new CannotResume(Wording.notice("save.unreadable"));
    }
    Play<?, ?, ?, ?> play = deal(shelf, dealt);
    for (int seat = 0; seat < company.chairs.size(); seat++) {
      if (company.chairs.get(seat).owner > 0) play.audience(1 + seat);
    }
    int elapsed = 0;
    for (Taken step : steps) elapsed = replay(play, step);
    return new Save(
        opened,
        company,
        games,
        begun,
        companyBytes,
        Optional.of(play),
        halt == null ? elapsed : halt.elapsed,
        stopped);
  }

  static Entry entry(ByteString bytes) throws CannotResume {
    try {
      return Entry.ADAPTER.decode(bytes);
    } catch (IOException | RuntimeException e) {
      throw new CannotResume(Wording.notice("save.unreadable"));
    }
  }

  static Opened opened(Entry entry) throws CannotResume {
    if (entry.opened == null) throw new CannotResume(Wording.notice("save.unreadable"));
    if (entry.opened.format > FORMAT) {
      throw new CannotResume(Wording.notice("save.newer", "app", entry.opened.app));
    }
    if (entry.opened.format != FORMAT) {
      throw new CannotResume(Wording.notice("save.format", "app", entry.opened.app));
    }
    if (entry.opened.table.size() != TableId.SIZE
        || entry.opened.secret.size() != JoinSecret.SIZE) {
      throw new CannotResume(Wording.notice("save.unreadable"));
    }
    return entry.opened;
  }

  private static Play<?, ?, ?, ?> deal(Shelf shelf, Dealt dealt) throws CannotResume {
    Game<?, ?, ?, ?> game =
        shelf.find(dealt.rules).orElseThrow(() -> new CannotResume(unknownGame(dealt.rules)));
    requireSameRules(game, dealt);
    try {
      return Play.deal(game, dealt);
    } catch (IllegalSetup | RuntimeException e) {
      throw new CannotResume(Wording.notice("save.unreadable"));
    }
  }

  /** A game goes on, and is played again, by the rules that it was dealt by. */
  static void requireSameRules(Game<?, ?, ?, ?> game, Dealt dealt) throws CannotResume {
    boolean same =
        game.info().id().equals(dealt.rules) && game.info().rulesVersion() == dealt.rules_version;
    if (same) return;
    throw new CannotResume(
        Wording.notice(
            "save.rules",
            "game",
            dealt.rules,
            "saved",
            "" + dealt.rules_version,
            "here",
            "" + game.info().rulesVersion()));
  }

  /** Takes a step again and returns for how long the hourglass has run after it. */
  private static int replay(Play<?, ?, ?, ?> play, Taken step) throws CannotResume {
    int before = play.hourglass().map(Hourglass::id).orElse(0);
    try {
      play.propose(step);
    } catch (IllegalAction e) {
      throw new CannotResume(Wording.notice("save.unreadable"));
    }
    play.commit();
    int after = play.hourglass().map(Hourglass::id).orElse(0);
    return before == after ? step.elapsed : 0;
  }

  static Notice unknownGame(String id) {
    return Wording.notice("save.game", "game", id);
  }
}
