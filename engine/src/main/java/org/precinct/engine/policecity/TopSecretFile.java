package org.precinct.engine.policecity;

import java.util.function.IntConsumer;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Event;

/** The Top-secret file: {@code FILE_IN} and {@code FILE_OUT} (6.2, R25 to R27). */
final class TopSecretFile {
  private TopSecretFile() {}

  private static boolean hasRoom(City c, int seat) {
    return c.filed(seat) < Special.FILE_SIZE * c.files(seat);
  }

  /** The elements that may be filed. */
  static void movableIn(City c, int seat, IntConsumer out) {
    if (c.files(seat) > 0 && hasRoom(c, seat)) movable(c, seat, false, out);
  }

  /** The elements that may be taken out. */
  static void movableOut(City c, int seat, IntConsumer out) {
    if (c.files(seat) > 0) movable(c, seat, true, out);
  }

  private static void movable(City c, int seat, boolean filed, IntConsumer out) {
    int before = 0;
    for (int element : Stock.list(c, seat, filed)) {
      if (element != before && Stock.free(c, seat, element, filed) > 0) out.accept(element);
      before = element;
    }
  }

  static void fileIn(City c, int seat, int element) throws IllegalAction {
    Check.that(c.files(seat) > 0, "6.2", "err_no_file");
    Check.that(hasRoom(c, seat), "R25", "err_file_full");
    move(c, seat, element, false);
    // 5: the log never says what was filed.
    c.tell(News.of(Event.Kind.FILED, seat).build());
  }

  static void fileOut(City c, int seat, int element) throws IllegalAction {
    Check.that(c.files(seat) > 0, "6.2", "err_no_file");
    move(c, seat, element, true);
    c.tell(News.of(Event.Kind.UNFILED, seat).item(element).build());
  }

  private static void move(City c, int seat, int element, boolean out) throws IllegalAction {
    if (!Element.exists(element)) throw Check.unreadable();
    Check.that(Stock.count(c, seat, element, out) > 0, "6.2", "err_not_yours");
    Check.that(Stock.free(c, seat, element, out) > 0, "R57", "err_reserved");
    Stock.remove(c, seat, element, out);
    Stock.add(c, seat, element, !out);
  }
}
