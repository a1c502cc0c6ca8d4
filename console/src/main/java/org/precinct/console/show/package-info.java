/**
 * What the games look like. A {@link org.precinct.console.show.Show} draws one game's view and
 * reads its short commands; everything else a screen needs comes from the game's narrator.
 */
package org.precinct.console.show;
