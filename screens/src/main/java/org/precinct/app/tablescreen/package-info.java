/**
 * The one screen of an open table, from the door to the end: its view model turns a session's state
 * into the state of the screen that is due, and passes on what the player does.
 */
package org.precinct.app.tablescreen;
