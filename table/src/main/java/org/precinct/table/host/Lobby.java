package org.precinct.table.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.GameInfo;
import org.precinct.table.CleanText;
import org.precinct.table.Shelf;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Company;
import org.precinct.table.proto.Known;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Person;

/** People, chairs and options. */
final class Lobby {
  final Map<Integer, Member> members = new TreeMap<>();
  final List<Chair> chairs = new ArrayList<>();
  final Map<String, String> options = new TreeMap<>();
  Game<?, ?, ?, ?> game;
  int lastMember;

  /** Join secrets since the first renewal, the newest first. */
  final List<ByteString> secrets = new ArrayList<>();

  /** The phrase of the newest; empty if it has none. */
  String phrase = "";

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
      Member member = new Member(known.member, known.name, known.token_hash, known.watcher);
      member.formerHash = known.former_hash;
      member.retiredHash = known.retired_hash;
      lobby.members.put(known.member, member);
    }
    lobby.lastMember = company.last_member;
    lobby.secrets.addAll(company.secrets);
    lobby.phrase = company.phrase;
    return lobby;
  }

  Company company() {
    List<Known> known = new ArrayList<>();
    for (Member member : members.values()) {
      known.add(
          new Known(
              member.id,
              member.name,
              member.tokenHash,
              member.watcher,
              member.formerHash,
              member.retiredHash));
    }
    return new Company(game.info().id(), options, chairs, known, lastMember, secrets, phrase);
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

  /** A member who has left and has no chair: the one who has been away for the longest time. */
  Optional<Member> dispensable() {
    Optional<Member> longest = Optional.empty();
    for (Member member : members.values()) {
      boolean sits = chairs.stream().anyMatch(chair -> chair.owner == member.id);
      if (member.isHere() || sits) continue;
      if (!longest.isPresent() || member.leftAt < longest.get().leftAt) {
        longest = Optional.of(member);
      }
    }
    return longest;
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
    chairs.add(new Chair(freeName(name), owner, mind, ""));
  }

  /** Somebody has left in the middle of a game: bots take over where that person decided. */
  void botsFor(int owner) {
    chairs.replaceAll(
        chair -> {
          if (chair.owner != owner) return chair;
          Mind mind = chair.mind == Mind.PERSON ? Mind.NORMAL_BOT : chair.mind;
          return chair.newBuilder().owner(0).mind(mind).build();
        });
  }

  void rename(int chair, String name) {
    Chair old = chairs.get(chair);
    chairs.set(chair, old.newBuilder().name("").build());
    chairs.set(chair, old.newBuilder().name(freeName(name)).build());
  }

  /**
   * Makes somebody's chair a character of the game, or (empty) any that is left.
   *
   * @return whether it is that now: nobody is another's character, nor one the game does not have
   */
  boolean cast(int number, String character) {
    Chair chair = chairs.get(number);
    boolean open = chair.owner > 0 && info().character(character).isPresent();
    for (Chair other : chairs) open &= other == chair || !other.character.equals(character);
    if (!open && !character.isEmpty()) return false;
    chairs.set(number, chair.newBuilder().character(character).build());
    return true;
  }

  /** Another game has other characters. */
  void nobodyIsCast() {
    chairs.replaceAll(chair -> chair.newBuilder().character("").build());
  }

  /** The name without what does not belong in one, and not anybody else's. */
  private String freeName(String wanted) {
    String name = CleanText.name(wanted);
    if (name.isEmpty()) name = "?";
    String free = name;
    for (int i = 2; isTaken(free); i++) free = name + " " + i;
    return free;
  }

  private boolean isTaken(String name) {
    // Also a name that only looks like another one.
    String skeleton = CleanText.skeleton(name);
    return chairs.stream().anyMatch(chair -> CleanText.skeleton(chair.name).equals(skeleton));
  }
}
