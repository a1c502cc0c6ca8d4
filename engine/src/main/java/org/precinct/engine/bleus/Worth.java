package org.precinct.engine.bleus;

import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.View;

/**
 * What things are worth to a {@link NormalBot} at a stage of the game, in points.
 *
 * @param turnsLeft how many more turns it expects to have
 * @param funding a unit of Funding, spent well
 * @param tension a unit of Tension, spent well
 * @param spareForce a unit of Strike force without anybody to arrest
 */
record Worth(
    double turnsLeft,
    double delay,
    double points,
    double funding,
    double tension,
    double evenness,
    double grain,
    double muchFunding,
    double muchTension,
    double spareForce,
    double speech,
    double promotion,
    double accident,
    double quietDay) {

  static double[] P = {0.75, 2.0, 0.040, 0.015, 2.5, 0.05, 0.5, 0.3, 0.2, 0.15, 3, 8, 10, 0.8};

  static Worth in(View view) {
    return in(view, P);
  }

  static Worth in(View view, double[] p) {
    int lead = 0;
    for (PlayerView player : view.players) lead = Math.max(lead, player.points);
    double left = Math.max(0, view.target - lead) * p[0] + p[1];
    left = Math.min(left, view.round_limit - view.round + 1);
    double future = Math.max(0, left - p[10]);
    double funding = p[2] * future;
    double tension = p[3] * future;
    return new Worth(
        left,
        p[10],
        1,
        funding,
        tension,
        p[4],
        p[13],
        p[11],
        p[12],
        p[5],
        p[6] * funding,
        p[7] * funding,
        p[8] * tension,
        p[9] / (view.players.size() - 1));
  }
}
