package org.precinct.table.host;

import java.util.Optional;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.table.Shelf;
import org.precinct.table.Wording;
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
  private final Desk desk;
  private final Lobby lobby;
  private final Shelf shelf;

  Seating(Desk desk, Lobby lobby, Shelf shelf) {
    this.desk = desk;
    this.lobby = lobby;
    this.shelf = shelf;
  }

  // The host's player, in the lobby.

  void choose(String game) {
    Optional<Game<?, ?, ?, ?>> found = shelf.find(game);
    if (!found.isPresent()) {
      desk.trouble(Resumption.unknownGame(game));
      return;
    }
    lobby.game = found.get();
    lobby.options.clear();
    lobby.nobodyIsReady();
    desk.companyChanged();
  }

  void option(String id, String value) {
    boolean known = lobby.info().options().stream().anyMatch(o -> o.id().equals(id));
    if (!known || !lobby.info().option(id).allows(value, lobby.info().maxSeats())) {
      desk.trouble(Wording.notice("table.no_option", "option", id, "value", value));
      return;
    }
    if (!value.equals(lobby.options.put(id, value))) lobby.nobodyIsReady();
    desk.companyChanged();
  }

  void addBot(String name, BotLevel level) {
    if (!lobby.hasFreeChair()) {
      desk.trouble(noChair());
      return;
    }
    lobby.addChair(name, 0, mind(level));
    desk.companyChanged();
  }

  void removeChair(int chair) {
    if (!lobby.has(chair)) return;
    lobby.chairs.remove(chair);
    desk.companyChanged();
  }

  void moveChair(int from, int to) {
    if (!lobby.has(from) || !lobby.has(to)) return;
    lobby.chairs.add(to, lobby.chairs.remove(from));
    desk.companyChanged();
  }

  // The host's player, at any time.

  void rename(int chair, String name) {
    if (!lobby.has(chair)) return;
    lobby.rename(chair, name);
    desk.companyChanged();
  }

  /** Gives a chair, or a new one, to a member. */
  void seat(int chair, int member) {
    if (!lobby.members.containsKey(member)) return;
    if (lobby.has(chair)) {
      String name = lobby.chairs.get(chair).name;
      lobby.chairs.set(chair, new Chair(name, member, Mind.PERSON));
    } else if (desk.isLobby() && lobby.hasFreeChair()) {
      lobby.addChair(lobby.members.get(member).name, member, Mind.PERSON);
    } else {
      desk.trouble(noChair());
      return;
    }
    desk.chairsChanged();
  }

  /** Lets a bot decide for a chair, or the person whose chair it is. */
  void hand(int chair, Optional<BotLevel> bot) {
    if (!lobby.has(chair)) return;
    Chair old = lobby.chairs.get(chair);
    if (!bot.isPresent() && old.owner == 0) {
      desk.trouble(Wording.notice("table.no_owner"));
      return;
    }
    Mind mind = bot.map(Seating::mind).orElse(Mind.PERSON);
    lobby.chairs.set(chair, new Chair(old.name, old.owner, mind));
    desk.chairsChanged();
  }

  // A guest.

  void wish(DeviceLine line, Member member, Wish wish) {
    // Each may cost a write.
    if (!line.wishes.allows(desk.loop().now())) return;
    if (!wish.add_player.isEmpty() && desk.isLobby() && lobby.hasFreeChair()) {
      lobby.addChair(wish.add_player, member.id, Mind.PERSON);
      desk.companyChanged();
    }
    int left = wish.leave_chair - 1;
    if (desk.isLobby() && isOwn(left, member)) removeChair(left);
    int named = wish.rename_chair - 1;
    if (isOwn(named, member)) rename(named, wish.name);
    boolean betweenGames = desk.isLobby() || desk.phase() == Phase.OVER;
    if (betweenGames && wish.readiness != Readiness.UNSAID) {
      member.ready = wish.readiness == Readiness.READY;
      desk.roomChanged();
    }
    boolean plays = lobby.chairs.stream().anyMatch(chair -> chair.owner == member.id);
    if (wish.pause && plays && desk.phase() == Phase.PLAYING) {
      member.asksForPause = true;
      desk.roomChanged();
    }
  }

  private boolean isOwn(int chair, Member member) {
    return lobby.has(chair) && lobby.chairs.get(chair).owner == member.id;
  }

  private static Mind mind(BotLevel level) {
    return level == BotLevel.EASY ? Mind.EASY_BOT : Mind.NORMAL_BOT;
  }

  private static Notice noChair() {
    return Wording.notice("table.no_chair");
  }
}
