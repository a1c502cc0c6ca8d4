package org.precinct.engine.kojak.kit;

/** A mission card (2.4). The officer is there for flavour. */
public record MissionCard(String id, Colour colour, String officer) {}
