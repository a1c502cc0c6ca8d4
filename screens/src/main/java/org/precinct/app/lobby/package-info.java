/** The table before the deal: chairs, options, doors, and who is ready. */
package org.precinct.app.lobby;
