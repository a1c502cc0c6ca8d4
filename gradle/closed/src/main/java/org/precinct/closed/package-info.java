/**
 * Makes Gradle and an Android SDK out of Maven artifacts. {@link org.precinct.closed.Toolchain} is
 * the way in; the README of this module says why and how.
 */
package org.precinct.closed;
