package org.precinct.table.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.precinct.engine.Game;
import org.precinct.engine.GameInfo;
import org.precinct.table.Shelf;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Company;
import org.precinct.table.proto.Known;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Person;

/** People, chairs and options. */
final class Lobby {
  /** Letters of a name, so that it fits on a card. */
  static final int LONGEST_NAME = 24;

  final Map<Integer, Member> members = new TreeMap<>();
  final List<Chair> chairs = new ArrayList<>();
  final Map<String, String> options = new TreeMap<>();
  Game<?, ?, ?, ?> game;
  int lastMember;

  Lobby(Game<?, ?, ?, ?> game) {
    this.game = game;
  }

  static Lobby of(Shelf shelf, Company company) throws CannotResume {
    Game<?, ?, ?, ?> game =
        shelf
            .find(company.rules)
            .orElseThrow(() -> new CannotResume(Resumption.unknownGame(company.rules)));
    Lobby lobby = new Lobby(game);
    lobby.options.putAll(company.options);
    lobby.chairs.addAll(company.chairs);
    for (Known known : company.members) {
      lobby.members.put(
          known.member, new Member(known.member, known.name, known.token_hash, known.watcher));
    }
    lobby.lastMember = company.last_member;
    return lobby;
  }

  Company company() {
    List<Known> known = new ArrayList<>();
    for (Member member : members.values()) {
      known.add(new Known(member.id, member.name, member.tokenHash, member.watcher));
    }
    return new Company(game.info().id(), options, chairs, known, lastMember);
  }

  List<Person> people() {
    List<Person> people = new ArrayList<>();
    for (Member member : members.values()) {
      people.add(
          new Person(
              member.id,
              member.name,
              member.isHere(),
              member.watcher,
              member.ready,
              member.asksForPause));
    }
    return people;
  }

  /** What everybody was ready for has changed, or has begun. */
  void nobodyIsReady() {
    for (Member member : members.values()) member.ready = false;
  }

  /** Those who asked for a pause have an answer now. */
  void nobodyAsksForPause() {
    for (Member member : members.values()) member.asksForPause = false;
  }

  boolean hasFreeChair() {
    return chairs.size() < info().maxSeats();
  }

  GameInfo info() {
    return game.info();
  }

  boolean has(int chair) {
    return chair >= 0 && chair < chairs.size();
  }

  void addChair(String name, int owner, Mind mind) {
    chairs.add(new Chair(freeName(name), owner, mind));
  }

  /** Somebody has left in the middle of a game: bots take over where that person decided. */
  void botsFor(int owner) {
    chairs.replaceAll(
        chair -> {
          if (chair.owner != owner) return chair;
          Mind mind = chair.mind == Mind.PERSON ? Mind.NORMAL_BOT : chair.mind;
          return new Chair(chair.name, 0, mind);
        });
  }

  void rename(int chair, String name) {
    Chair old = chairs.get(chair);
    chairs.set(chair, old.newBuilder().name("").build());
    chairs.set(chair, old.newBuilder().name(freeName(name)).build());
  }

  /** The name without what does not belong in one, and not anybody else's. */
  private String freeName(String wanted) {
    String name = clean(wanted);
    if (name.isEmpty()) name = "?";
    String free = name;
    for (int i = 2; isTaken(free); i++) free = name + " " + i;
    return free;
  }

  private boolean isTaken(String name) {
    for (Chair chair : chairs) if (chair.name.equals(name)) return true;
    return false;
  }

  /** Letters, digits, marks and single spaces, and not too many of them. */
  static String clean(String name) {
    StringBuilder clean = new StringBuilder();
    int count = 0;
    boolean space = false;
    for (int i = 0; i < name.length() && count < LONGEST_NAME; ) {
      int letter = name.codePointAt(i);
      i += Character.charCount(letter);
      if (Character.isSpaceChar(letter) || Character.isWhitespace(letter)) {
        space = clean.length() > 0;
        continue;
      }
      if (!isShown(letter)) continue;
      if (space) {
        clean.append(' ');
        count++;
        space = false;
      }
      if (count == LONGEST_NAME) break;
      clean.appendCodePoint(letter);
      count++;
    }
    return clean.toString();
  }

  /** Control and formatting characters could turn a line around or hide in it. */
  private static boolean isShown(int letter) {
    int type = Character.getType(letter);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.PRIVATE_USE
        && type != Character.UNASSIGNED;
  }
}
