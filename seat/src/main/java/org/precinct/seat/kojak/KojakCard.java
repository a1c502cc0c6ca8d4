package org.precinct.seat.kojak;

import java.util.Optional;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.seat.art.Sign;

/**
 * The face of a mission or trap card in words.
 *
 * @param kind what sort of card it is
 * @param spoken all of it
 * @param file of a mission card
 * @param kojak whether it is a Kojak card
 */
public record KojakCard(
    String title,
    String kind,
    String text,
    String spoken,
    Sign sign,
    Optional<Colour> file,
    boolean kojak) {}
