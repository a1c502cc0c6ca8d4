package org.precinct.table.carrier;

import java.util.List;
import java.util.concurrent.Executor;
import org.precinct.table.Loop;

/**
 * What the links work with.
 *
 * @param loop where everything is decided
 * @param worker for what takes a moment; must run tasks side by side
 */
public record LinkParts(Loop loop, Executor worker, Radios radios, List<Carrier> carriers) {}
