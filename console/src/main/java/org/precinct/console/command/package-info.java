/**
 * The commands of {@code ./precinct}, one class each. Their descriptions are texts of {@code
 * help.}.
 */
package org.precinct.console.command;
