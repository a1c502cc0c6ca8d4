/** How fast a table is, and how much it sends: hosts and guests that play recorded games again. */
package org.precinct.table.bench;
