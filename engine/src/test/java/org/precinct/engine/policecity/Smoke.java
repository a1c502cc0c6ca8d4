package org.precinct.engine.policecity;

import java.util.*;
import org.precinct.engine.*;
import org.precinct.engine.play.*;
import org.precinct.engine.policecity.proto.*;

public final class Smoke {
  public static void main(String[] a) throws Exception {
    PoliceCityKit kit = new PoliceCityKit();
    int games = Integer.parseInt(a[0]);
    Map<Phase, Integer> phases = new EnumMap<>(Phase.class);
    for (int s = 0; s < kit.setups().size(); s++) {
      Setup setup = kit.setups().get(s);
      long steps = 0;
      int most = 0;
      int rounds = 0;
      int mafia = 0;
      long t = System.nanoTime();
      for (int g = 0; g < games; g++) {
        Match<State, Action, View, Event> m =
            new Match<>(kit.game(), setup, Chance.of("smoke" + s + "/" + g));
        Players.Driver<State, Action> d = Players.random(kit.game(), setup.seats());
        Chance luck = Chance.of("driver" + s + "/" + g);
        try {
          while (!m.isOver()) {
            Chance l = luck.at(m.steps().size());
            Step<Action> step =
                l.oneIn(60)
                    ? new Step.Presence<>(Seat.of(l.below(setup.seats())), l.oneIn(2))
                    : d.next(m.state(), l);
            m.take(step);
            kit.assertConserved(m.state(), setup);
            phases.merge(m.state().city().phase, 1, Integer::sum);
            for (Seat seat : Seats.first(setup.seats())) {
              if (!l.oneIn(7)) continue;
              for (Viewer v : List.of(Viewer.of(seat), Viewer.BOARD)) {
                State r = kit.rearrange(m.state(), v, l);
                if (!kit.game().view(m.state(), v).equals(kit.game().view(r, v)))
                  throw new AssertionError("view");
              }
              State r = kit.rearrange(m.state(), Viewer.of(seat), l);
              List<Action> cs = kit.game().choices(m.state(), seat);
              if (!cs.equals(kit.game().choices(r, seat))) throw new AssertionError("choices");
              if (new HashSet<>(cs).size() != cs.size()) throw new AssertionError("dupes " + cs);
              for (Action x : cs) {
                var why = kit.game().check(m.state(), seat, x);
                if (why.isPresent()) throw new AssertionError(x + " " + why.get());
              }
              if (!cs.isEmpty()) {
                Action x = kit.game().sample(m.state(), seat, l);
                var why = kit.game().check(m.state(), seat, x);
                if (why.isPresent()) throw new AssertionError(x + " " + why.get());
              }
            }
          }
        } catch (Throwable e) {
          System.out.println(
              "setup " + setup + " game " + g + " step " + m.steps().size() + " " + m.state());
          throw e;
        }
        steps += m.steps().size();
        most = Math.max(most, m.steps().size());
        rounds += m.state().city().round;
        if (m.state().city().cause == Cause.MAFIA) mafia++;
      }
      System.out.printf(
          "%s steps %.0f most %d rounds %.1f mafia %d%% %.1fs%n",
          setup,
          (double) steps / games,
          most,
          (double) rounds / games,
          100 * mafia / games,
          (System.nanoTime() - t) / 1e9);
    }
    System.out.println(phases);
  }
}
