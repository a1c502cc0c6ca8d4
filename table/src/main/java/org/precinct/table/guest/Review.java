package org.precinct.table.guest;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import okio.Buffer;
import org.precinct.engine.Setup;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.fair.Evidence;
import org.precinct.table.fair.Verdict;
import org.precinct.table.fair.Verifier;
import org.precinct.table.play.RecordSize;
import org.precinct.table.proto.AskRecord;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.RecordPart;
import org.precinct.table.proto.Room;

/** The finished game: its record, part after part, and what checking it has found. */
final class Review {
  private static final Verdict NO_RECORD = new Verdict.Unchecked("fair.no_record");

  private static final Verdict PUT_AWAY = new Verdict.Unchecked("fair.put_away");

  private final Buffer bytes = new Buffer();
  private int parts;
  private Optional<Record> record = Optional.empty();
  private Optional<Verdict> verdict = Optional.empty();
  private boolean checking;

  /** How many have been forgotten: a verdict on one of them comes too late. */
  private int games;

  Optional<Record> record() {
    return record;
  }

  Optional<Verdict> verdict() {
    return verdict;
  }

  void forget() {
    bytes.clear();
    parts = 0;
    record = Optional.empty();
    verdict = Optional.empty();
    checking = false;
    games++;
  }

  /** What to ask the host for next; empty if everything is here. */
  Optional<AskRecord> missing(int game) {
    return record.isPresent() ? Optional.empty() : Optional.of(new AskRecord(game, parts));
  }

  /** Takes a part, if it is the next one. */
  boolean take(RecordPart part, int game) throws IOException {
    boolean expected =
        part.game == game
            && part.part == parts
            && part.parts <= RecordSize.MOST_PARTS
            && !record.isPresent();
    if (!expected) return false;
    bytes.write(part.bytes);
    parts++;
    if (parts >= part.parts) record = Optional.of(Record.ADAPTER.decode(bytes.readByteString()));
    return true;
  }

  /** The host has had time enough to give the record: whether it has not. */
  boolean missedRecord() {
    if (record.isPresent() || verdict.isPresent()) return false;
    verdict = Optional.of(NO_RECORD);
    return true;
  }

  /**
   * Plays the game again, once, when it is here: beside the loop if bots have searched, which take
   * as long again as they took in the game.
   *
   * @param judged told of the verdict, now or later
   * @param late called after a verdict that has come later
   */
  void check(
      Shelf shelf,
      Room told,
      Evidence evidence,
      Loop loop,
      Consumer<Verdict> judged,
      Runnable late) {
    boolean checked = verdict.isPresent() && !verdict.get().equals(NO_RECORD);
    if (!record.isPresent() || checked || checking) return;
    Record opened = record.get();
    boolean takesLong = opened.steps.stream().anyMatch(step -> step.mind == Mind.HARD_BOT);
    if (!takesLong) {
      verdict = Optional.of(verdict(shelf, told, opened, evidence));
      judged.accept(verdict.get());
      return;
    }
    checking = true;
    int number = games;
    Evidence own = evidence.copy();
    loop.aside(
        () -> {
          Verdict found = verdict(shelf, told, opened, own);
          loop.execute(
              () -> {
                if (number != games) return;
                checking = false;
                verdict = Optional.of(found);
                judged.accept(found);
                late.run();
              });
        });
  }

  /** The game is put away: whether that is too early for a verdict. */
  boolean breakOff() {
    if (!checking) return false;
    checking = false;
    games++;
    verdict = Optional.of(PUT_AWAY);
    return true;
  }

  private static Verdict verdict(Shelf shelf, Room told, Record opened, Evidence own) {
    Setup setup = new Setup(told.chairs.size(), told.options);
    return shelf
        .find(told.rules)
        .map(game -> Verifier.check(game, setup, opened, own))
        .orElse(new Verdict.Unchecked("fair.other_rules"));
  }
}
