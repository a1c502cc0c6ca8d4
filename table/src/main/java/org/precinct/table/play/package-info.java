/** What hosts and checking guests have in common: how a game goes on and what it shows. */
package org.precinct.table.play;
