package org.precinct.table.play;

/** How long a finished game's record may be, for the one who sends it and for those who read it. */
public final class RecordSize {
  /** Bytes of a part. */
  public static final int PART = 48 * 1024;

  /** More parts than these are not read. */
  public static final int MOST_PARTS = 512;

  /** Bytes of an encoded action. The longest of any game's has a few hundred. */
  public static final int ACTION = 1024;

  private RecordSize() {}
}
