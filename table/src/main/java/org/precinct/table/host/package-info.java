/**
 * The host of a table.
 *
 * <p>A screen drives {@link org.precinct.table.host.Host}, of which {@link
 * org.precinct.table.host.HostTable} is the real one: it calls its methods from any thread and
 * draws the newest {@link org.precinct.table.host.Host.State} that its watcher is given.
 *
 * <pre>{@code
 * Loop loop = new ThreadLoop("table");
 * Host host = HostTable.open(loop, journal, Entropy.system(), Shelf.HOUSE, Limits.STANDARD,
 *     new HostTable.Plan("1.0", "Ana's table", "kojak", TableId.random(), JoinSecret.random()));
 * host.watch(state -> show(state.room(), state.knocks(), state.trouble()));
 * door.open(new Doorkeeper(loop, () -> host.entrance(true), USUAL, host::arrived));
 * host.arrived(LocalChannel.pair(loop::execute).one()); // the other end: this device's own guest
 * host.addBot("Theo", BotLevel.NORMAL);
 * host.start();
 * }</pre>
 *
 * <p>A host never tells a screen anything of the game: a player or watcher on the host's device
 * does so as a {@link org.precinct.table.guest.Guest} over a local channel. Inside, all on one
 * loop, {@code HostTable} has the people and the lines to them, {@code Dealing} agrees on a seed,
 * {@code Running} has a game's clock, bots and absences, {@code Play} its state, {@code Post} what
 * is sent to one viewer, and {@code Resumption} takes up a table from its journal.
 */
package org.precinct.table.host;
