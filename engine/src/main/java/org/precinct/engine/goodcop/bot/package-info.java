/**
 * Players that decide from their view alone: the compiler keeps the state out of their sight. Start
 * at {@link org.precinct.engine.goodcop.bot.NormalBot}.
 */
package org.precinct.engine.goodcop.bot;
