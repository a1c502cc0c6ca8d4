/**
 * People at the terminal: choosing a game, sitting at a table, handing the keyboard over, watching.
 *
 * <p>{@link org.precinct.console.play.Sitting} is the heart: it draws what a guest's seat sees and
 * turns what is typed into actions. Where the guest's host is, in this process or on somebody's
 * phone, makes no difference to it.
 */
package org.precinct.console.play;
