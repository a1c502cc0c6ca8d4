package org.precinct.table.play;

/** Where a game stands: its state, and what led there as far as later luck depends on it. */
public record Juncture<S>(S state, Past past) {}
