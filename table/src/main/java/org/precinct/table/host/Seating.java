package org.precinct.table.host;

import java.util.Optional;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.table.Shelf;
import org.precinct.table.Wording;
import org.precinct.table.play.BotMinds;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Readiness;
import org.precinct.table.proto.Wish;

/**
 * What the host's player and the guests would like to change about the game, its options and the
 * chairs. What cannot be is left undone, and the host's player is told why.
 */
final class Seating {
  private final HostCore core;
  private final Lobby lobby;
  private final Shelf shelf;

  Seating(HostCore core, Lobby lobby, Shelf shelf) {
    this.core = core;
    this.lobby = lobby;
    this.shelf = shelf;
  }

  // The host's player, in the lobby.

  void choose(String game) {
    Optional<Game<?, ?, ?, ?>> found = shelf.find(game);
    if (!found.isPresent()) {
      core.trouble(Resumption.unknownGame(game));
      return;
    }
    lobby.game = found.get();
    lobby.options.clear();
    lobby.nobodyIsCast();
    lobby.nobodyIsReady();
    core.companyChanged();
  }

  void option(String id, String value) {
    boolean known = lobby.info().options().stream().anyMatch(o -> o.id().equals(id));
    if (!known || !lobby.info().option(id).allows(value, lobby.info().maxSeats())) {
      core.trouble(Wording.notice("table.no_option", "option", id, "value", value));
      return;
    }
    if (!value.equals(lobby.options.put(id, value))) lobby.nobodyIsReady();
    core.companyChanged();
  }

  void addBot(String name, BotLevel level) {
    if (!lobby.hasFreeChair()) {
      core.trouble(noChair());
      return;
    }
    lobby.addChair(name, 0, BotMinds.of(level));
    core.companyChanged();
  }

  void removeChair(int chair) {
    if (!lobby.has(chair)) return;
    lobby.chairs.remove(chair);
    core.companyChanged();
  }

  void moveChair(int from, int to) {
    if (!lobby.has(from) || !lobby.has(to)) return;
    lobby.chairs.add(to, lobby.chairs.remove(from));
    core.companyChanged();
  }

  void cast(int chair, String character) {
    if (!lobby.has(chair)) return;
    if (lobby.cast(chair, character)) core.companyChanged();
    else core.trouble(Wording.notice("table.not_cast"));
  }

  // The host's player, at any time.

  void rename(int chair, String name) {
    if (!lobby.has(chair)) return;
    lobby.rename(chair, name);
    core.companyChanged();
  }

  /** Gives a chair, or a new one, to a member. */
  void seat(int chair, int member) {
    if (!lobby.members.containsKey(member)) return;
    if (lobby.has(chair)) {
      Chair old = lobby.chairs.get(chair);
      lobby.chairs.set(chair, old.newBuilder().owner(member).mind(Mind.PERSON).build());
    } else if (core.isLobby() && lobby.hasFreeChair()) {
      lobby.addChair(lobby.members.get(member).name, member, Mind.PERSON);
    } else {
      core.trouble(noChair());
      return;
    }
    core.chairsChanged();
  }

  /** Lets a bot decide for a chair, or the person whose chair it is. */
  void hand(int chair, Optional<BotLevel> bot) {
    if (!lobby.has(chair)) return;
    Chair old = lobby.chairs.get(chair);
    if (!bot.isPresent() && old.owner == 0) {
      core.trouble(Wording.notice("table.no_owner"));
      return;
    }
    Mind mind = bot.map(BotMinds::of).orElse(Mind.PERSON);
    lobby.chairs.set(chair, old.newBuilder().mind(mind).build());
    core.chairsChanged();
  }

  // A guest.

  void wish(DeviceLine line, Member member, Wish wish) {
    // Each may cost a write.
    if (!line.wishes.allows(core.loop().now()) || !core.takesWishes()) return;
    if (!wish.add_player.isEmpty() && core.isLobby() && lobby.hasFreeChair()) {
      lobby.addChair(wish.add_player, member.id, Mind.PERSON);
      core.companyChanged();
    }
    int left = wish.leave_chair - 1;
    if (core.isLobby() && isOwn(left, member)) removeChair(left);
    int named = wish.rename_chair - 1;
    if (isOwn(named, member)) rename(named, wish.name);
    int cast = wish.cast_chair - 1;
    if (core.isLobby() && isOwn(cast, member) && lobby.cast(cast, wish.character)) {
      core.companyChanged();
    }
    boolean betweenGames = core.isLobby() || core.phase() == Phase.OVER;
    if (betweenGames && wish.readiness != Readiness.UNSAID) {
      member.ready = wish.readiness == Readiness.READY;
      core.roomChanged();
    }
    boolean plays = lobby.chairs.stream().anyMatch(chair -> chair.owner == member.id);
    if (wish.pause && plays && core.phase() == Phase.PLAYING) {
      member.asksForPause = true;
      core.roomChanged();
    }
  }

  private boolean isOwn(int chair, Member member) {
    return lobby.has(chair) && lobby.chairs.get(chair).owner == member.id;
  }

  private static Notice noChair() {
    return Wording.notice("table.no_chair");
  }
}
