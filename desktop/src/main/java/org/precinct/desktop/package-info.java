/**
 * Phones on a computer: {@code DeskPhone} is one of them, {@code House} several at one table,
 * {@code PhoneView} the app on its screen. Windows and the command line are around that.
 */
package org.precinct.desktop;
