package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.goodcop.proto.Deed;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.View.Phase;

/**
 * The whole truth of a game, made of small values, each with the moves that its part of the table
 * knows. Integrity cards have a type and a place but no identity, and knowledge is kept by place:
 * nothing here could follow a card where a player cannot. Sets of seats and of places are bits of a
 * number.
 *
 * @param news what the last step told whom
 */
record State(
    Rules rules,
    Phase phase,
    int seq,
    int alive,
    int wounded,
    Turn turn,
    Cards cards,
    Guns guns,
    Gear gear,
    Minds minds,
    Window window,
    Ints standing,
    int ready,
    Audit audit,
    List<Pending> pending,
    Phase then,
    List<Deed> deeds,
    Result result,
    List<Told> news)
    implements Position {}
