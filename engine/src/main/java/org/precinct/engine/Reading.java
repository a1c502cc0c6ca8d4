package org.precinct.engine;

import java.util.Optional;
import okio.ByteString;

/** A view and the bytes it was read from. */
public final class Reading<V> {
  private final ByteString bytes;
  private final V view;
  private final Optional<FieldLayout> layout;

  public Reading(ByteString bytes, V view) {
    this(bytes, view, Optional.empty());
  }

  /**
   * The same.
   *
   * @param layout of these bytes, if it is known: the next view's is compared with it
   */
  Reading(ByteString bytes, V view, Optional<FieldLayout> layout) {
    this.bytes = bytes;
    this.view = view;
    this.layout = layout;
  }

  public ByteString bytes() {
    return bytes;
  }

  public V view() {
    return view;
  }

  Optional<FieldLayout> layout() {
    return layout;
  }
}
