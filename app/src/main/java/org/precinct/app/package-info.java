/**
 * The app itself: its long-lived parts ({@link org.precinct.app.Precinct}), its one activity, and
 * the navigation between its screens. Every screen has a package of its own, with its state and
 * view model; games are drawn in {@code play}, tables live in {@code session}.
 */
package org.precinct.app;
