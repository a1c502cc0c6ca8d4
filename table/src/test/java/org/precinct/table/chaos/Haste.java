package org.precinct.table.chaos;

import com.squareup.wire.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.policecity.proto.Word;

/** How somebody plays who wants to see the end: mostly what leads there, otherwise anything. */
final class Haste {
  private static final Set<Word> ON =
      Set.of(Word.ACK, Word.READY, Word.HOLD, Word.PASS, Word.TAP, Word.DONE, Word.OK);

  private Haste() {}

  static ByteString choose(Game<?, ?, ?, ?> game, List<ByteString> choices, Random random) {
    List<ByteString> among = choices;
    if (random.nextInt(5) > 0) {
      List<ByteString> leading = new ArrayList<>();
      for (ByteString choice : choices) if (leadsOn(decoded(game, choice))) leading.add(choice);
      if (!leading.isEmpty()) among = leading;
    }
    return among.get(random.nextInt(among.size()));
  }

  private static Message<?, ?> decoded(Game<?, ?, ?, ?> game, ByteString choice) {
    try {
      return game.actionAdapter().decode(choice);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean leadsOn(Message<?, ?> action) {
    if (action instanceof org.precinct.engine.goodcop.proto.Action move) {
      return switch (move.kind) {
        case ANNOUNCE -> move.announce == TurnAction.ARM || move.announce == TurnAction.SHOOT;
        case ORDER, SET_STANDING_PASS -> false;
        default -> true;
      };
    }
    if (action instanceof org.precinct.engine.policecity.proto.Action move) {
      return move.support != null || move.word != null && ON.contains(move.word);
    }
    if (action instanceof org.precinct.engine.bleus.proto.Action move) {
      return move.end != null || move.arrest != null;
    }
    return true;
  }
}
