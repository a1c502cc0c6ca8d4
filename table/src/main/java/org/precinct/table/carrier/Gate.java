package org.precinct.table.carrier;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The air that all radios of a phone share: while one of its links knocks, nothing searches.
 *
 * <p>A radio that looks around hops over all channels and hears little on the one where a
 * connection is being made; Bluetooth and Wi-Fi even share the band. Everything on the loop.
 */
public final class Gate {
  private final Set<Knock> knocks = new LinkedHashSet<>();
  private final List<Runnable> searches = new ArrayList<>();

  /** Something that goes on until it is ended, once or more often. */
  public interface Hold {
    void end();
  }

  private final class Knock implements Hold {
    @Override
    public void end() {
      if (knocks.remove(this) && knocks.isEmpty()) tell();
    }
  }

  /** A link begins to knock; the searches rest before this returns, until it has ended. */
  Hold knock() {
    Knock knock = new Knock();
    knocks.add(knock);
    if (knocks.size() == 1) tell();
    return knock;
  }

  boolean isOpen() {
    return knocks.isEmpty();
  }

  /** Calls back whenever the gate has opened or closed. */
  Hold watch(Runnable search) {
    searches.add(search);
    return () -> searches.remove(search);
  }

  private void tell() {
    for (Runnable search : List.copyOf(searches)) search.run();
  }
}
