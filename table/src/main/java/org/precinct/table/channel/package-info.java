/**
 * Whole messages between two devices that know whom they talk to.
 *
 * <p>{@link org.precinct.table.channel.Channels} makes a {@link org.precinct.table.channel.Channel}
 * of any {@link org.precinct.table.link.Link}: bytes are cut into frames, the two sides go through
 * a Noise handshake, and from then on each frame is one encrypted and authenticated message. {@link
 * org.precinct.table.channel.Doorkeeper} does so for all the links that come in at a host's doors
 * and keeps within limits what strangers can cost. Byte by byte it is written down in {@code
 * docs/protocol.md}. Whatever goes wrong, the link is closed without a word.
 */
package org.precinct.table.channel;
