package org.precinct.engine.bleus.bot;

/**
 * What a bot sets store by. The numbers were found by playing many games: NORMAL's against the
 * simple strategies of the rules (11), so that it buys a bit of everything, KEEN's against NORMAL.
 */
enum Taste {
  NORMAL(0.038, 0.0117, 0.30, 8.2),
  KEEN(0.0357, 0.0165, 0.15, 6.8);

  /** A unit of Funding, for each turn that what it buys is there for. */
  final double funding;

  /** The same of Tension. */
  final double tension;

  /** A Quiet day for the only opponent. */
  final double quietDay;

  /** A pool of this size is worth half of what its units are worth one by one. */
  final double much;

  Taste(double funding, double tension, double quietDay, double much) {
    this.funding = funding;
    this.tension = tension;
    this.quietDay = quietDay;
    this.much = much;
  }
}
