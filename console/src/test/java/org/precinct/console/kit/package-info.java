/**
 * Scripted people at an invented terminal, and the games that they play: those of the house and a
 * tiny one.
 */
package org.precinct.console.kit;
