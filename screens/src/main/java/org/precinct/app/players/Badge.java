package org.precinct.app.players;

/**
 * The shape of a player's badge, which tells players apart where colours do not. The names are
 * stored, so they stay.
 */
public enum Badge {
  SHIELD,
  STAR,
  ROUND,
  SUN,
  CREST,
  LOZENGE
}
