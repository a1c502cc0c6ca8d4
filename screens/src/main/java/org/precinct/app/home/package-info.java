/** The first screen: unfinished tables, ways to play, the games. */
package org.precinct.app.home;
