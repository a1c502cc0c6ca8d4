/**
 * How guests find a table and what they need to come in.
 *
 * <p>An {@link org.precinct.table.net.Invitation} is what the QR code holds: where the table is,
 * which one, and its join secret. A {@link org.precinct.table.net.JoinCode} is for typing: ten
 * letters and digits that the secret is made of, and if need be an address. Without either, {@link
 * org.precinct.table.net.Discovery} shows the tables of the local network, and people compare
 * words.
 */
package org.precinct.table.net;
