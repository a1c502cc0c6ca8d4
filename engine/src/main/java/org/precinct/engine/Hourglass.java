package org.precinct.engine;

/**
 * The clock of a phase. The host's own clock measures it and sends {@link Step.TimeUp}.
 *
 * <p>Everything but {@code ready} is public.
 *
 * @param id changes exactly when the sand starts anew; public, so it must not count secret steps
 * @param limitMillis the time until {@link Step.TimeUp}; 0 if there is no limit
 * @param beatMillis 0, or: once {@code ready}, the time is up at the next multiple of this since
 *     the start. Steps of this size hide who was how quick
 * @param ready everybody has decided, so that only the beat is waited for. Host's knowledge
 * @param absentMillis how long a seat without a phone is waited for before its default is taken
 */
public record Hourglass(int id, int limitMillis, int beatMillis, boolean ready, int absentMillis) {}
