/**
 * A table for tests: its guests, network and time are invented and can be made to fail. Start at
 * {@link org.precinct.table.kit.World}.
 */
package org.precinct.table.kit;
