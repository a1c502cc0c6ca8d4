/**
 * A detective's seat at Kojak. {@code KojakBoard} is what lies on the table, {@code KojakControls}
 * what touches do with it, {@code KojakWords} what it is called. A place of the map that is touched
 * picks a move that ends there, and is touched again to drive it; the one picked is the whole
 * draft.
 */
package org.precinct.seat.kojak;
