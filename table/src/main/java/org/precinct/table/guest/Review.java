package org.precinct.table.guest;

import java.io.IOException;
import java.util.Optional;
import okio.Buffer;
import org.precinct.engine.Setup;
import org.precinct.table.Shelf;
import org.precinct.table.fair.Evidence;
import org.precinct.table.fair.Verdict;
import org.precinct.table.fair.Verifier;
import org.precinct.table.play.RecordSize;
import org.precinct.table.proto.AskRecord;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.RecordPart;
import org.precinct.table.proto.Room;

/** The finished game: its record, part after part, and what checking it has found. */
final class Review {
  private static final Verdict NO_RECORD = new Verdict.Unchecked("fair.no_record");

  private final Buffer bytes = new Buffer();
  private int parts;
  private Optional<Record> record = Optional.empty();
  private Optional<Verdict> verdict = Optional.empty();

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
   * Plays the game again, once, when it is here.
   *
   * @return whether that was now, and found fair
   */
  boolean check(Shelf shelf, Room told, Evidence evidence) {
    boolean checked = verdict.isPresent() && !verdict.get().equals(NO_RECORD);
    if (!record.isPresent() || checked) return false;
    Setup setup = new Setup(told.chairs.size(), told.options);
    verdict =
        Optional.of(
            shelf
                .find(told.rules)
                .map(game -> Verifier.check(game, setup, record.get(), evidence))
                .orElse(new Verdict.Unchecked("fair.other_rules")));
    return verdict.get() instanceof Verdict.Fair;
  }
}
