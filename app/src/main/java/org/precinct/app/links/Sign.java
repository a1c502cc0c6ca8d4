package org.precinct.app.links;

import org.precinct.table.channel.TableId;

/**
 * What a hosted table says of itself to whoever looks around.
 *
 * @param name what people call it
 * @param game the id of its game; empty if not chosen yet
 */
public record Sign(TableId table, String name, String game) {}
