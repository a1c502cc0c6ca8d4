package org.precinct.app.storage;

import java.io.IOException;
import org.precinct.app.players.PlayerDao;
import org.precinct.app.players.SettingsDao;
import org.precinct.table.journal.Journal;

/** What a phone keeps. Nothing of it is for the main thread. */
public interface Storage {

  PlayerDao players();

  SettingsDao settings();

  TableDao tables();

  FinishedGameDao finishedGames();

  /** The journal of a table that is kept. */
  Journal journal(String table, Causes causes) throws IOException;

  /** What to tell people, in their language; it stands in brackets in a sentence. */
  interface Causes {
    String full();

    String unknown();
  }
}
