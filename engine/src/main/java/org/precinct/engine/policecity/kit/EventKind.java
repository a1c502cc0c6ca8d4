package org.precinct.engine.policecity.kit;

/** What an event card does (6.8). */
public enum EventKind {
  DISTRICT_MAJORITY,
  TRAFFIC_MAJORITY,
  PAY_INFORMANTS,
  BIG_TRIAL,
  MAFIA_DEAL,
  POLICE_RAID,
  SEIZURE_DEAL
}
