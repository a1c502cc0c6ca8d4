/** Colours, letters and shapes of the app. */
package org.precinct.app.theme;
