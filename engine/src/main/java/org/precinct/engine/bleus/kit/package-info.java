/**
 * What everybody at a table of Allez les Bleus knows: the {@link org.precinct.engine.bleus.kit.Box}
 * of {@link org.precinct.engine.bleus.kit.Card}s, read from their file once; {@link
 * org.precinct.engine.bleus.kit.Actions}, which makes every kind of action; and {@link
 * org.precinct.engine.bleus.kit.Permissions}, which reads from a view what may be done and why not.
 * Rules, bots, screens and tests all use it. No state and no rule is here.
 */
package org.precinct.engine.bleus.kit;
