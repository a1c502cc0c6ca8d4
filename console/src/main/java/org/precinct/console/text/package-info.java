/** What the console says by itself, and the rules that it can show. */
package org.precinct.console.text;
