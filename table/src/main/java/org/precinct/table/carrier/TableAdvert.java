package org.precinct.table.carrier;

import org.precinct.table.channel.TableId;

/**
 * What a hosted table says of itself to those who look around.
 *
 * @param name what people call it
 * @param game the id of its game; empty if not chosen yet
 */
public record TableAdvert(TableId table, String name, String game) {}
