/**
 * Good Cop Bad Cop, both editions. Rule numbers in comments are those of {@code
 * docs/rules/good-cop-bad-cop.md}.
 *
 * <p>A step copies a {@code State} into a {@code NextState}, changes that, and is done. {@code
 * Umpire} reads an action, finds it legal or refuses it, and hands it on to the file that has the
 * rule's name: {@code Announcements}, {@code Shot}, {@code ReactionWindow}, {@code EquipmentRules}
 * and {@code EquipmentEffects}, {@code SubDecisions}, {@code TurnEnd}; {@code Defaults} and {@code
 * Clock} for those who do not decide. What leaves the state goes through {@code Views}, {@code
 * Choices} and {@code Told}: an event is stored with the seats that hear it in this form, so there
 * is nothing to redact later.
 */
package org.precinct.engine.goodcop;
