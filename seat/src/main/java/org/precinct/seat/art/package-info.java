/**
 * Every drawn sign of every game, in one format: path data on a square grid, in one ink. Faces turn
 * it into pixels or SVG; nothing else about a sign is theirs.
 */
package org.precinct.seat.art;
