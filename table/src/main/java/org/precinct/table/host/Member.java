package org.precinct.table.host;

import java.util.Optional;
import okio.ByteString;
import org.precinct.table.proto.Pledge;

/** A device that belongs to the table, whether it is connected or not. */
final class Member {
  final int id;
  ByteString tokenHash;

  /** The token before, as long as nobody has come with the newer one. */
  ByteString formerHash = ByteString.EMPTY;

  /** The one before that. */
  ByteString retiredHash = ByteString.EMPTY;

  /** Where it was last; empty if that is unknown. */
  String place = "";

  /** When its last line ended; forgotten when the host's process ends. */
  long leftAt;

  String name;
  boolean watcher;

  /** Has said that the next game may be dealt; forgotten when the host's process ends. */
  boolean ready;

  /** Has asked for a pause and had no answer; forgotten as well. */
  boolean asksForPause;

  /** Where it is to be reached. */
  Optional<DeviceLine> line = Optional.empty();

  /** Promised for the next deal. */
  Optional<Pledge> pledge = Optional.empty();

  /** It has been asked to open its promise; the next one comes with the answer. */
  boolean owesPledge;

  /** The last action of the running game that was carried out. */
  int lastAction;

  /** The last salt of the running game, or its anchor; empty if this member adds none. */
  ByteString salt = ByteString.EMPTY;

  /** How many actions it has taken, and how many of them had a salt. */
  int actions;

  int salts;

  Member(int id, String name, ByteString tokenHash, boolean watcher) {
    this.id = id;
    this.name = name;
    this.tokenHash = tokenHash;
    this.watcher = watcher;
  }

  /** A new token, because this one was used elsewhere. The old one is good until the new one is. */
  void renew(ByteString hash) {
    if (formerHash.size() == 0) formerHash = tokenHash;
    tokenHash = hash;
  }

  /** Somebody has come with the newest token: the one before is worth nothing any more. */
  boolean retire() {
    if (formerHash.size() == 0) return false;
    retiredHash = formerHash;
    formerHash = ByteString.EMPTY;
    return true;
  }

  void promise(Pledge next) {
    pledge = Optional.of(next);
    owesPledge = false;
  }

  /** A promise serves once: its owner may have opened it when asked. */
  void spendPledge() {
    pledge = Optional.empty();
    owesPledge = true;
  }

  boolean isHere() {
    return line.isPresent();
  }
}
