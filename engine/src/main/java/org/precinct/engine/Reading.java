package org.precinct.engine;

import okio.ByteString;

/** A view and the bytes it was read from. */
public record Reading<V>(ByteString bytes, V view) {}
