/** The screen with the owner's settings. */
package org.precinct.app.settings;
