/** What hides a player's secrets while one phone goes from hand to hand. */
package org.precinct.app.curtain;
