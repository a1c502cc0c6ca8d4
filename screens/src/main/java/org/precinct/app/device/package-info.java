/**
 * What the screens need of the machine they are on. {@code Device} is what an app brings to start
 * them; what differs between Android and a computer in a line or two is declared twice, in
 * src/android and in src/desktop.
 */
package org.precinct.app.device;
