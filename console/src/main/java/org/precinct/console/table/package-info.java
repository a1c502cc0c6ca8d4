/**
 * Tables of this computer: opened, found, saved and read back. The screens know them as {@link
 * org.precinct.table.host.Host} and {@link org.precinct.table.guest.Guest}.
 */
package org.precinct.console.table;
