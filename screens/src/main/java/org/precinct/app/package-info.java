/**
 * The screens of the app and how they follow each other ({@code Navigation}), the same on a phone
 * and on a computer. Every screen has a package of its own, with its state and view model; games
 * are drawn in {@code play}, tables live in {@code session}, and {@code device} is what they ask of
 * the machine. The app itself begins at {@code Precinct} and {@code MainActivity}.
 */
package org.precinct.app;
