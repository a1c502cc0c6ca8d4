/**
 * What the screens of all games are made of: the bar of buttons, sheets, cards, dice, the
 * hourglass, seats, secrets under a finger, and what a phone sounds and feels like. Nothing here
 * knows a game; a game's own drawings are in its own package.
 */
package org.precinct.app.play.parts;
