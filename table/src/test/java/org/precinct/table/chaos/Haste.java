package org.precinct.table.chaos;

import com.squareup.wire.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import okio.ByteString;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.kit.Kits;

/** How somebody plays who wants to see the end: mostly what leads there, otherwise anything. */
final class Haste {
  private Haste() {}

  static ByteString choose(String game, List<ByteString> choices, Random random) {
    List<ByteString> among = choices;
    if (random.nextInt(5) > 0) {
      Kit<?, ?, ?, ?> kit = Kits.find(game).orElseThrow();
      List<ByteString> leading = new ArrayList<>();
      for (ByteString choice : choices) if (leadsOn(kit, choice)) leading.add(choice);
      if (!leading.isEmpty()) among = leading;
    }
    return among.get(random.nextInt(among.size()));
  }

  private static <A extends Message<A, ?>> boolean leadsOn(Kit<?, A, ?, ?> kit, ByteString choice) {
    try {
      return kit.leadsOn(kit.game().actionAdapter().decode(choice));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
