/** Choosing a game and its options for a new table. */
package org.precinct.app.newtable;
