/** Many games of bots, counted. */
package org.precinct.console.sim;
