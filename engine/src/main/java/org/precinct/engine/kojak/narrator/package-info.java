/** Kojak in sentences, made from views and events; the state of the game is out of its reach. */
package org.precinct.engine.kojak.narrator;
