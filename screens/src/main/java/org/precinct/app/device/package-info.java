/**
 * What the screens need of the machine they are on. {@code Device} is for whoever starts them to
 * bring; what differs between Android and a computer in a line or two is declared twice, in
 * src/android and in src/desktop.
 */
package org.precinct.app.device;
