/**
 * Luck that nobody could choose, and how everybody can tell.
 *
 * <p>Before a deal every device promises a share of the seed and a {@linkplain
 * org.precinct.table.fair.SaltChain chain of salts}; only when all promises are known are the
 * shares told. During the game a guest takes {@link org.precinct.table.fair.Evidence}. At the end
 * the host opens everything, and {@link org.precinct.table.fair.Verifier} plays the game again.
 */
package org.precinct.table.fair;
