/**
 * Police City: 3 to 6 captains secure places with dice, share them out by talk or by force, and
 * race for the chief's chair before the mafia has the city.
 *
 * <p>A {@link org.precinct.engine.policecity.State} is a sealed {@code City}; a step writes on a
 * copy of it. The city is always in one phase, and each phase is a {@code Stage} of its own: who is
 * asked, what they may do, what happens when the time is up. {@code Views} is the only way out of a
 * state, with {@code Possibilities} for what a seat may do. From phase to phase:
 *
 * <pre>
 *   Peek
 *   Calls           Deployment or DeploymentInTurns, AdjustmentLap
 *                   AfterDeploy, AnnouncedOrder             Helicopter, Counter-order
 *   Slots           for each card, from the office up:
 *     places          Rolling, Securing, Rerolling          handcuffs
 *                     RankingOfficer
 *                     Solo, or Negotiation, Statement
 *                     Conflict: Rolling, Rerolling, Pointing, Withdrawal
 *                     Sharing, Picking
 *     events          Events: majorities and the raid
 *                     Pledging; MafiaDeal; SeizureDeal
 *   DivisionOffice  what stays there; the mafia collects
 *   LastClaims      then Calls again, or the Ending
 * </pre>
 */
package org.precinct.engine.policecity;
