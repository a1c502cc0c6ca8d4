/**
 * Tables in bad weather. A storm cuts channels, floods, lies and kills in invented time; {@code
 * ProcessTest} kills real processes. Every game is played to its end and checked.
 */
package org.precinct.table.chaos;
