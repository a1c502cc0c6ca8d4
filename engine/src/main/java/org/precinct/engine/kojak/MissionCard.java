package org.precinct.engine.kojak;

/** A mission card (2.4). The officer is there for flavour. */
record MissionCard(String id, Colour colour, String officer) {}
