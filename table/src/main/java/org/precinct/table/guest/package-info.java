/**
 * A device at a table.
 *
 * <p>A screen drives {@link org.precinct.table.guest.Guest}: it calls its methods from any thread
 * and draws the newest {@link org.precinct.table.guest.Guest.State} that its watcher is given:
 *
 * <pre>{@code
 * Guest guest = GuestTable.join(loop, connector, Entropy.system(), Shelf.HOUSE,
 *     Profile.player("1.0", "Ben"), keepsake, keepsake -> store(keepsake));
 * guest.watch(state -> {
 *   switch (state.status()) {
 *     case CONNECTING -> ...            // state.notice() says why, if there is a reason
 *     case KNOCKING -> ...              // show state.words(), to be compared with the host's
 *     case AT_TABLE -> ...              // state.room(): lobby, phase, people
 *     case GONE -> ...                  // for good; state.notice() says why
 *   }
 *   for (Sight sight : state.sights().values()) {
 *     var view = sight.view(game);      // what that seat, or the board, may know
 *     var news = sight.freshNews(game); // lines for the log
 *     long sand = sight.left(loop.now());
 *   }
 * });
 * guest.act(game, seat, action, refused -> refused.ifPresent(
 *     why -> tell(Wording.text(why, game.info().id(), language))));
 * }</pre>
 *
 * <p>A {@link org.precinct.table.guest.Connector} finds the way to the table as often as needed; a
 * {@link org.precinct.table.guest.Guest.Keeper} stores what an app needs to take its seat again
 * after it has been ended.
 */
package org.precinct.table.guest;
