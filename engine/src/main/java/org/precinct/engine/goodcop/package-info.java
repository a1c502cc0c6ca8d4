/**
 * Good Cop Bad Cop, both editions. Rule numbers in comments are those of {@code
 * docs/rules/good-cop-bad-cop.md}.
 *
 * <p>{@link org.precinct.engine.goodcop.GoodCopBadCop} is the game as the contract wants it. A
 * {@code State} is made of small values, each with the moves that its part of the table knows:
 * {@code Cards} (the rows), {@code Guns}, {@code Gear} (Equipment), {@code Minds} (who knows what),
 * {@code Turn}, {@code Window}. A step copies it into a {@code NextState}, changes that, and is
 * done.
 *
 * <p>{@code Umpire} is the state machine: it reads an action, finds it legal or refuses it, and
 * hands it on to the file that has the rule's name: {@code Announcements}, {@code Shot}, {@code
 * ReactionWindow}, {@code EquipmentRules} and {@code EquipmentEffects}, {@code SubDecisions},
 * {@code TurnEnd}; {@code Defaults} and {@code Clock} for those who do not decide.
 *
 * <p>What leaves the state goes through {@code Views}, {@code Choices} and {@code Told}: an event
 * is stored with the seats that hear it in this form, so there is nothing to redact later.
 * Integrity cards have a type and a place but no identity, and knowledge is kept by place: nothing
 * in the state could follow a card where a player cannot.
 *
 * <p>Sets of seats and of places are bits of a number ({@code Bits}). What does not need the rules
 * is in the kit, what must not see a state with the bots and the narrator.
 */
package org.precinct.engine.goodcop;
