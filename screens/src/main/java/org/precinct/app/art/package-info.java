/**
 * What all screens outside the games are built from: pages, buttons, notes, dialogs, badges, QR
 * codes. Nothing here knows what it is used for.
 */
package org.precinct.app.art;
