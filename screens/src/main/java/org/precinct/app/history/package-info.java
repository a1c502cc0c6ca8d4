/** Games that are over: their list, and playing one again picture by picture. */
package org.precinct.app.history;
