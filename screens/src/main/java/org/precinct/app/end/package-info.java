/**
 * The screen after a game: who won, whether it was fair, what everybody held; and the picture of
 * the result that can be shared.
 */
package org.precinct.app.end;
