/**
 * How guests find a table and what they need to come in.
 *
 * <p>An {@link org.precinct.table.net.Invitation} is what the QR code holds: where the table is,
 * which one, and its join secret. A {@link org.precinct.table.net.JoinCode} is for typing: ten
 * letters and digits that the secret is made of, and if need be an address. Without either, {@link
 * org.precinct.table.net.Discovery} shows the tables of the local network, and people compare
 * words.
 *
 * <p>The ten characters of a typed code are 50 bits. A host answers sixteen tries a second from one
 * address, so guessing at the door is hopeless. Somebody who records the handshake of an invited
 * guest can try codes on the recording, at their own speed; so a code is not the secret itself but
 * what 131,072 rounds of PBKDF2 make it from, and all codes together cost 2⁶⁷ rounds: a few
 * thousand years of a fast graphics card for a table that is gone after an evening. The QR code
 * holds the secret itself, so that a phone that scans it does not have to count to 131,072.
 */
package org.precinct.table.net;
