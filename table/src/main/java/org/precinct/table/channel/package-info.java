/**
 * Whole messages between two devices that know whom they talk to.
 *
 * <p>{@link org.precinct.table.channel.Channels} makes a {@link org.precinct.table.channel.Channel}
 * of any {@link org.precinct.table.link.Link}: bytes are cut into frames, the two sides go through
 * a Noise handshake, and from then on each frame is one encrypted and authenticated message. {@link
 * org.precinct.table.channel.Doorkeeper} does so for all the links that come in at a host's doors
 * and keeps within limits what strangers can cost. Byte by byte it is written down in {@code
 * docs/protocol.md}.
 *
 * <p><b>Invited</b> guests know the table's {@linkplain org.precinct.table.channel.JoinSecret join
 * secret}. They use {@code NoisePSK_NN_25519_ChaChaPoly_SHA256}, which is today's {@code NNpsk0}
 * under the name it had when the library was written. It needs no long-lived keys, proves to both
 * sides that the other knows the secret, and keeps past games private if the secret leaks later. A
 * first message made without the secret is thrown away before it has cost a single curve
 * multiplication. A replayed first message gets no further than that, because the host counts a
 * guest as invited only when it has answered the host's own fresh key.
 *
 * <p><b>Strangers</b> use {@code Noise_NN_25519_ChaChaPoly_SHA256}, which keeps listeners out but
 * not somebody in the middle. Against that, people compare {@linkplain
 * org.precinct.table.channel.SafetyWords words}. SafetyWords taken from the handshake alone would
 * not do: four words are 32 bits, and somebody in the middle could try keys until both sides show
 * the same. So the guest commits to a random number in its first message, the host answers with its
 * own, and only then the guest opens its commitment; the words are made of the handshake and both
 * numbers. A device in the middle has fixed everything it contributes before it can know a single
 * word, and has one chance in four thousand million for each time that two people compare.
 *
 * <p>Whatever goes wrong, the link is closed without a word.
 */
package org.precinct.table.channel;
