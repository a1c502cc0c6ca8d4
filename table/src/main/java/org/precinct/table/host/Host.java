package org.precinct.table.host;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.BotLevel;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Entrance;
import org.precinct.table.net.JoinPhrase;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Room;

/**
 * The one who keeps the table: lobby, game, clock.
 *
 * <p>Every method may be called from any thread and returns at once; what it did shows in the next
 * {@link State}. What cannot be done is left undone, and {@link State#trouble} says why. A host has
 * no view of the game: the player on the host's device is a guest like the others, over a local
 * channel.
 */
public interface Host extends AutoCloseable {

  /** The newest state. */
  State state();

  /**
   * What to tell a door: which table this is and who may come in. The same after a restart, so that
   * an invitation stays good.
   *
   * @param strangers whether those without an invitation may knock
   */
  Entrance entrance(boolean strangers);

  /** Calls a watcher on the host's loop with the present state and then with every new one. */
  void watch(Watcher watcher);

  /** Calls a watcher no more, as soon as the loop gets to it. */
  void unwatch(Watcher watcher);

  /** Somebody has come through a door, or is this device's own guest. */
  void arrived(Channel channel);

  /** Lets somebody in who has knocked, the words on both screens being the same. */
  void letIn(int knock);

  /** Sends somebody away who has knocked. */
  void turnAway(int knock);

  /**
   * Removes a member for good. Its seats in a running game go to bots. What it knew of the way in
   * is of no use any more: the invitation is renewed, for now without a phrase to type.
   */
  void kick(int member);

  /**
   * Renews the invitation. Members are told; those who are away come back with their token.
   *
   * <p>Takes a good part of a second: not for a screen's thread.
   */
  void invite(JoinPhrase phrase);

  /**
   * The phrase that leads here now; empty if there is none.
   *
   * @param first the one that the table was opened with
   */
  Optional<JoinPhrase> phrase(JoinPhrase first);

  /** Chooses the game to play, with its standard options. Lobby only. */
  void choose(String game);

  /**
   * Sets an option of the chosen game: in the lobby, or during a game if it can be changed then.
   */
  void option(String id, String value);

  /** Adds a chair with a bot. Lobby only. */
  void addBot(String name, BotLevel level);

  /** Removes a chair; its owner stays as a member. Lobby only. */
  void removeChair(int chair);

  /** Moves a chair to another place, the others closing up. Lobby only. */
  void moveChair(int from, int to);

  void renameChair(int chair, String name);

  /**
   * Makes somebody's chair a character of the game that no other chair is, or (empty) any that is
   * left. Lobby only.
   */
  void castChair(int chair, String character);

  /** Gives a chair to a member, or a new chair if there is none of that number. */
  void seat(int chair, int member);

  /** Lets a bot decide for a chair, or (empty) the person whose chair it is. */
  void hand(int chair, Optional<BotLevel> bot);

  /** Treats a seat as absent from now on, until its phone does something. */
  void declareAbsent(int chair);

  /** Deals. From the lobby, or after a game for another one with the same people. */
  void start();

  /** Stops all clocks and refuses actions. */
  void pause();

  /**
   * Goes on after a pause, also after one that trouble caused. Without a pause it tells those who
   * have asked for one that there will be none now.
   */
  void goOn();

  /** Back to the lobby with the same people, whether the game is over or not. */
  void toLobby();

  /** Ends the table here. What the journal has can be resumed. */
  @Override
  void close();

  /**
   * What the host's screen shows.
   *
   * @param room what everybody knows
   * @param knocks strangers who wait to be let in
   * @param trouble why the table has stopped or the last wish was not fulfilled
   */
  record State(Room room, List<Knock> knocks, Optional<Notice> trouble) {
    public State {
      knocks = List.copyOf(knocks);
    }
  }

  /**
   * A stranger at the door.
   *
   * @param words what the stranger's screen shows as well, if nobody sits in between
   */
  record Knock(int id, String name, String words) {}

  /** A screen that shows the state. */
  @FunctionalInterface
  interface Watcher {
    void changed(State state);
  }
}
