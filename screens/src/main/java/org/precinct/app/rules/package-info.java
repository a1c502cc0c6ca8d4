/** The rules of a game as pages to read. */
package org.precinct.app.rules;
