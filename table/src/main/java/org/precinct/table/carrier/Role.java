package org.precinct.table.carrier;

/** What a transport is wanted for; looking around needs more of a phone than being found. */
public enum Role {
  HOST,
  JOIN
}
