package org.precinct.engine.bleus;

/** A primitive and its number. */
record Effect(Primitive primitive, int number) {}
