/**
 * The way to another phone's table: looking around, scanning or typing its code, waiting at the
 * door.
 */
package org.precinct.app.join;
