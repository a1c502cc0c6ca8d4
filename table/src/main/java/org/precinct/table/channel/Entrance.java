package org.precinct.table.channel;

/**
 * What a host lets in.
 *
 * @param table its table
 * @param secret who knows it is invited
 * @param strangers whether those who do not know it may knock at all
 */
public record Entrance(TableId table, JoinSecret secret, boolean strangers) {}
