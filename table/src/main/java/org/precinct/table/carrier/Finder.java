package org.precinct.table.carrier;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for tables by all transports at once, until it is closed.
 *
 * <p>Every method may be called from any thread and returns at once.
 */
public interface Finder extends AutoCloseable {

  /** The newest state. */
  State state();

  /** As {@link Doors#refresh}. */
  void refresh();

  @Override
  void close();

  /**
   * What there is to see.
   *
   * @param conditions of every transport
   * @param tables each once, in the order in which they were found
   */
  record State(Map<Transport, Condition> conditions, List<FoundTable> tables) {
    public State {
      Map<Transport, Condition> copy = new EnumMap<>(Transport.class);
      copy.putAll(conditions);
      conditions = Collections.unmodifiableMap(copy);
      tables = List.copyOf(tables);
    }
  }

  /** Hears every new state, and the first one, on a thread of the links' own. */
  @FunctionalInterface
  interface Listener {
    void changed(State state);
  }
}
