package org.precinct.table.play;

import okio.ByteString;

/**
 * An encoded view in its two parts.
 *
 * @param common what all viewers see alike: for all of them the same bytes in the same place of
 *     memory
 * @param own the rest
 */
public record SplitView(ByteString common, ByteString own) {

  public int size() {
    return common.size() + own.size();
  }

  /** The whole view. */
  public ByteString bytes() {
    byte[] bytes = new byte[size()];
    common.copyInto(0, bytes, 0, common.size());
    own.copyInto(0, bytes, common.size(), own.size());
    return ByteString.of(bytes);
  }
}
