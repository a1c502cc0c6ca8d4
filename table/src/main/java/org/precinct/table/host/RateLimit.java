package org.precinct.table.host;

/** So many per second, with a second's worth in hand. */
final class RateLimit {
  private final long perSecond;
  private long millis;
  private long used;

  RateLimit(int perSecond, long now) {
    this.perSecond = perSecond;
    this.millis = now;
  }

  /** Whether one more is within the pace. In thousandths, so that slow paces recover smoothly. */
  boolean allows(long now) {
    used = Math.max(0, used - (now - millis) * perSecond);
    millis = now;
    if (used + 1000 > perSecond * 1000) return false;
    used += 1000;
    return true;
  }
}
