/**
 * Pictures of screens: put on sheets, recorded as small PNGs, and compared cell by cell. Nothing
 * here knows how a screen is drawn, or Android. {@link org.precinct.pictures.Album} is where to
 * start.
 */
package org.precinct.pictures;
