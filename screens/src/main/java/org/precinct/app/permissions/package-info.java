/**
 * Asking for what Android does not give by itself: permissions, radios that are off; and showing
 * which transports work.
 */
package org.precinct.app.permissions;
