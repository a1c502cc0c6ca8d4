/**
 * Transports. A {@link org.precinct.table.link.Link} carries bytes to one other device and back, a
 * {@link org.precinct.table.link.Door} lets such links in. Nothing here is encrypted; {@linkplain
 * org.precinct.table.channel channels} see to that on every link alike.
 *
 * <p>{@link org.precinct.table.link.LocalLink} stays within the process; {@link
 * org.precinct.table.link.TcpLink} and {@link org.precinct.table.link.TcpDoor} are for the local
 * network and talk to {@linkplain org.precinct.table.link.PrivateAddresses private addresses} only.
 * Bluetooth and Nearby are the app's; whatever has blocking streams is a link by {@link
 * org.precinct.table.link.StreamLink}.
 */
package org.precinct.table.link;
