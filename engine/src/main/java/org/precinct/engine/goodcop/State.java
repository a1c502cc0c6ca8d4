package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.View.Phase;

/**
 * The whole truth of a game.
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
    Result result,
    List<Told> news)
    implements Position {}
