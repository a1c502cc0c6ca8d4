package org.precinct.table.host;

/**
 * What a host puts up with, and how long it waits.
 *
 * @param members devices at the table
 * @param knocks strangers who may wait to be let in at the same time
 * @param unknown channels of invited devices that have not joined yet, and half as many of
 *     strangers that have not knocked; beyond that the one that has waited longest goes
 * @param framesPerSecond messages that one device may send; more end its channel
 * @param actionsPerSecond actions that one device may send for each of its seats; more are refused.
 *     As many wishes about its chairs; more are ignored
 * @param window updates that may be on their way to one device; after that it gets the newest only
 * @param inbox messages of one device that wait to be read; more end its channel
 * @param beatMillis interval of signs of life
 * @param silentMillis a device not heard of for that long has gone
 * @param helloMillis time to say who one is
 * @param openMillis time to tell the share that one has promised
 * @param botPauseMillis the shortest time that a bot seems to think; the longest is three times
 *     that
 */
public record Limits(
    int members,
    int knocks,
    int unknown,
    int framesPerSecond,
    int actionsPerSecond,
    int window,
    int inbox,
    int beatMillis,
    int silentMillis,
    int helloMillis,
    int openMillis,
    int botPauseMillis) {

  public static final Limits STANDARD =
      new Limits(16, 4, 16, 200, 10, 16, 256, 5_000, 15_000, 10_000, 5_000, 300);

  /** The same with bots of another pace. */
  public Limits with(BotPauses bots) {
    return new Limits(
        members,
        knocks,
        unknown,
        framesPerSecond,
        actionsPerSecond,
        window,
        inbox,
        beatMillis,
        silentMillis,
        helloMillis,
        openMillis,
        bots.of(botPauseMillis));
  }

  /** The same without a limit to anybody's speed, and with bots that do not pause. */
  public Limits fast() {
    int endless = Integer.MAX_VALUE;
    return new Limits(
        members,
        knocks,
        unknown,
        endless,
        endless,
        window,
        endless,
        beatMillis,
        silentMillis,
        helloMillis,
        openMillis,
        0);
  }
}
