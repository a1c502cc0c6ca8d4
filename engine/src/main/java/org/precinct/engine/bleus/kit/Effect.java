package org.precinct.engine.bleus.kit;

/** A primitive and its number. */
public record Effect(Primitive primitive, int number) {}
