/** The owner's name, colour and badge, and the screen that changes them. */
package org.precinct.app.profile;
