/**
 * Hostile bytes, wherever a device takes in what another one sends. Tests run each target over its
 * corpus and near it; {@code ./gradlew :table:fuzz} lets Jazzer look further.
 */
package org.precinct.table.fuzz;
