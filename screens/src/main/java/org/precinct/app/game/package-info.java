/**
 * The games on the shelf: how each looks and reads before it is played. A game's face comes with
 * its tabletop; nothing here names a game.
 */
package org.precinct.app.game;
