/**
 * Pennies, the smallest game that has everything a table must cope with. It lives in the tests and
 * is registered there like the games of the house, so that every suite that comes with a
 * registration has to work for a game that nobody wrote it for.
 */
package org.precinct.engine.pennies;
