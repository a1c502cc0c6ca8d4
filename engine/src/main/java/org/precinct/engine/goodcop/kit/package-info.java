/**
 * Good Cop Bad Cop for everybody who does not keep its rules: faces, bots, tests. What the cards
 * are ({@link org.precinct.engine.goodcop.kit.Catalogue}), how actions are written ({@link
 * org.precinct.engine.goodcop.kit.Actions}), how the packed numbers of a view are read, and by
 * which keys texts are found. Nothing here knows a state.
 */
package org.precinct.engine.goodcop.kit;
